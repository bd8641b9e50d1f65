"""Clubs, roles and sessions: as services leave them, the trail tells them."""

from rulings.desk.people.services.clubs import create_club, give_role, show_heads, take_role
from rulings.desk.trail.queries.replay.held import CLUBS, HELD, ROLES
from rulings.models import Club, Membership
from tests.factories import make_user


def differences(club: Club) -> list[str]:
    return [str(each) for story in HELD for each in story.differences(club)]


def test_a_club_with_its_roles_given_changed_and_taken_is_as_the_trail_tells(db: None) -> None:
    club = create_club(name="Ponte", slug="ponte")
    ada, eva = make_user("ada", first_name="Ada"), make_user("eva")
    for role in ("director", "chief_director"):
        give_role(actor=None, club=club, user=ada, role=role, also_administers=True, is_recorder=True)
    give_role(actor=None, club=club, user=eva, role="director")
    take_role(actor=None, club=club, user=eva)
    show_heads(actor=ada, club=club, is_shown=True, mail="audit@example.org")
    assert differences(club) == []


def test_a_role_that_was_taken_and_is_there_again_is_found(db: None) -> None:
    club = create_club(name="Ponte", slug="ponte")
    eva = make_user("eva")
    its = give_role(actor=None, club=club, user=eva, role="director")
    pk = its.pk
    take_role(actor=None, club=club, user=eva)
    Membership.objects.create(pk=pk, club=club, user=eva, role="director")
    assert [str(each) for each in ROLES.differences(club)] == [f"Membership {pk}: is there, and entry 3 took it away"]


def test_heads_that_are_shown_to_others_than_the_club_said_are_found(db: None) -> None:
    club = create_club(name="Ponte", slug="ponte")
    Club.objects.update(heads_mailed_to="me@example.org")
    assert [str(each) for each in CLUBS.differences(club)] == [
        f"Club {club.pk}: heads_mailed_to is 'me@example.org', and the trail says ''"
    ]
