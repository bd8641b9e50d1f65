"""Who may do what: one row for each role, and nothing for anybody else."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.db import IntegrityError, transaction

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right, by_right, demand, gives, may, of_clubs, rights_of, sessions_of
from rulings.models import Club, Membership, Role, Session, User
from tests.factories import make_club, make_pat, make_session, make_user, make_wanda

# Who has each right; every role sees.
TABLE = [
    # right, director, chief director, administrator
    (Right.SEE, True, True, True),
    (Right.RUN_SESSION, True, True, True),
    (Right.FILE, True, True, False),
    (Right.RULE, True, True, False),
    (Right.REVIEW, False, True, True),
    (Right.PUBLISH, False, True, False),
    (Right.HEAR, False, True, True),
    (Right.EXTEND, False, True, True),
    (Right.CONSULT, True, True, True),
    (Right.RECORD, False, False, False),
    (Right.FOLLOW, False, True, True),
    (Right.ADMINISTER, False, False, True),
]
ROLES = (Role.DIRECTOR, Role.CHIEF_DIRECTOR, Role.ADMINISTRATOR)
ROWS = [(role, right, bool(has)) for right, *row in TABLE for role, has in zip(ROLES, row, strict=True)]


def asked(user: User | AnonymousUser, club: Club) -> set[Right]:
    """The rights that somebody has, each asked for by itself."""
    return {right for right in Right if may(user, club, right)}


def test_every_role_and_every_right_is_in_the_table() -> None:
    assert [row[0] for row in TABLE] == list(Right)
    assert list(ROLES) == list(Role)


@pytest.mark.parametrize(("role", "right", "has"), ROWS)
def test_each_role_has_the_rights_of_its_column(db: None, role: Role, right: Right, has: bool) -> None:
    club = make_club()
    user = make_user("anybody", club, role)
    found = Membership.objects.filter(gives(right)).exists()
    assert (may(user, club, right), right in rights_of(user, club), found) == (has, has, has)


@pytest.mark.parametrize("right", list(Right))
def test_a_guest_reads_and_rules_in_his_session_and_has_no_right_elsewhere(db: None, right: Right) -> None:
    club = make_club()
    user, session, other = make_user("anybody"), make_session(club), make_session(club, "other")
    Membership.objects.create(user=user, club=club, role=Role.DIRECTOR, session=session)
    has = right in (Right.SEE, Right.FILE, Right.RULE)
    assert [may(user, club, right, each) for each in (session.pk, other.pk, None)] == [has, False, False]
    assert not Membership.objects.filter(gives(right)).exists()
    assert not Club.objects.filter(of_clubs(user.pk)).exists()
    assert list(Session.objects.filter(sessions_of(user.pk))) == [session]


def test_a_guest_is_nothing_more_beside_it(db: None) -> None:
    club = make_club()
    session = make_session(club)
    for more in ({"role": Role.CHIEF_DIRECTOR}, {"also_administers": True}, {"is_recorder": True}):
        told = {"role": Role.DIRECTOR} | more
        with pytest.raises(IntegrityError), transaction.atomic():
            Membership.objects.create(user=make_user(f"u{len(str(more))}"), club=club, session=session, **told)


@pytest.mark.parametrize(("right", "director", "chief_director", "administrator"), TABLE)
@pytest.mark.parametrize("role", [Role.DIRECTOR, Role.CHIEF_DIRECTOR])
def test_who_directs_and_administers_has_the_rights_of_both_columns(
    db: None, role: Role, right: Right, director: bool, chief_director: bool, administrator: bool
) -> None:
    club = make_club()
    user = make_user("both", club, role)
    user.memberships.update(also_administers=True)
    has = administrator or (director if role == Role.DIRECTOR else chief_director)
    found = Membership.objects.filter(gives(right)).exists()
    assert (may(user, club, right), found) == (has, has)


def test_an_administrator_is_not_said_to_be_one_twice(db: None) -> None:
    user = make_user("anybody", make_club(), Role.ADMINISTRATOR)
    with pytest.raises(IntegrityError), transaction.atomic():
        user.memberships.update(also_administers=True)


@pytest.mark.parametrize("right", [right for right in Right if right is not Right.SEE])
def test_who_has_not_the_right_is_told_so_in_its_own_sentence(db: None, right: Right) -> None:
    with pytest.raises(NotAllowed) as refusal:
        demand(make_pat(), make_club(), right)
    assert str(refusal.value) == str(right.sentence) != ""


def test_every_right_has_a_sentence_of_its_own() -> None:
    assert len({str(right.sentence) for right in Right}) == len(Right)


def test_who_has_the_right_is_refused_nothing(db: None) -> None:
    club = make_club()
    demand(make_user("anybody", club, Role.DIRECTOR), club, Right.RULE)


def test_a_recorder_reads_the_notes_beside_the_rights_of_his_role(db: None) -> None:
    club = make_club()
    user = make_user("recorder", club, Role.DIRECTOR)
    director = rights_of(user, club)
    user.memberships.update(is_recorder=True)
    assert rights_of(user, club) == director | {Right.RECORD}


def test_the_clubs_of_a_right_are_those_where_he_has_it(db: None) -> None:
    here, there = make_club(), make_club("wisla")
    user = make_user("anybody", here, Role.DIRECTOR)
    user.memberships.create(club=there, role=Role.ADMINISTRATOR)
    clubs = by_right(user.memberships.all())
    assert (clubs[Right.RULE], clubs[Right.ADMINISTER], clubs[Right.PUBLISH]) == ([here], [there], [])


def test_a_visitor_has_no_right(db: None) -> None:
    club = make_club()
    assert (asked(AnonymousUser(), club), rights_of(AnonymousUser(), club)) == (set(), frozenset())


def test_a_player_without_a_role_has_no_right(db: None) -> None:
    assert asked(make_pat(), make_club()) == set()


def test_a_director_has_no_right_in_another_club(db: None) -> None:
    club, wanda = make_club(), make_wanda()
    assert (asked(wanda, club), rights_of(wanda, club)) == (set(), frozenset())


def test_a_closed_account_has_no_right(db: None) -> None:
    club = make_club()
    user = make_user("gone", club, Role.CHIEF_DIRECTOR)
    user.is_active = False
    assert asked(user, club) == set()


def test_a_superuser_without_a_role_has_no_right(db: None) -> None:
    user = make_user("root")
    user.is_superuser = user.is_staff = True
    user.save()
    assert asked(user, make_club()) == set()
