"""What stands in the way of deleting an account, and where the trail names it."""

from rulings.desk.people.queries.leaving import clubs_left_alone, clubs_naming, entries_naming, has_namesake
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.models import Club, Role, User
from tests.factories import make_club


def test_a_club_is_left_alone_by_the_last_who_administers_it_for_good(olga: User, dora: User, club: Club) -> None:
    assert clubs_left_alone(olga) == [club]
    assert clubs_left_alone(dora) == []
    give_role(actor=olga, club=club, user=dora, role=Role.DIRECTOR, also_administers=True)
    assert clubs_left_alone(olga) == []
    User.objects.filter(pk=dora.pk).update(is_active=False)
    assert clubs_left_alone(olga) == [club]


def test_the_trail_of_every_club_in_which_he_had_a_role_may_name_him(dora: User, rev: User, club: Club) -> None:
    second = make_club("second", "Second")
    give_role(actor=None, club=second, user=dora, role=Role.DIRECTOR)
    take_role(actor=None, club=second, user=dora)
    give_role(actor=None, club=club, user=rev, role=Role.DIRECTOR)
    assert clubs_naming(dora) == sorted([club.pk, second.pk])
    his, alike = entries_naming(second, dora)
    assert ([entry.verb for entry in his], alike) == (["role.given", "role.taken"], [])
    assert entries_naming(club, dora) == ([], [])


def test_a_namesake_is_somebody_with_the_same_name_who_is_still_there(dora: User) -> None:
    assert not has_namesake(dora)
    User.objects.create(username="other", first_name="Dora", last_name="Neri")
    assert has_namesake(dora)
