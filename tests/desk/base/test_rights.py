"""Who may do what: one row for each role, and nothing for anybody else."""

from collections.abc import Callable

import pytest
from django.contrib.auth.models import AnonymousUser

from rulings.desk.base import rights as permissions
from rulings.desk.base.rights import Right, rights_of
from rulings.models import Club, Role, User
from tests.factories import make_club, make_pat, make_user, make_wanda

MAY = {
    "may_run_session": Right.RUN_SESSION,
    "may_file": Right.FILE,
    "may_rule": Right.RULE,
    "may_review": Right.REVIEW,
    "may_publish": Right.PUBLISH,
    "may_hear": Right.HEAR,
    "may_extend": Right.EXTEND,
    "may_record": Right.RECORD,
    "may_administer": Right.ADMINISTER,
}
TABLE = [
    # role, run session, file, rule, review, publish, hear, extend, record, administer
    (Role.DIRECTOR, True, True, True, False, False, False, False, False, False),
    (Role.CHIEF_DIRECTOR, True, True, True, True, True, True, True, False, False),
    (Role.ADMINISTRATOR, True, False, False, True, False, True, True, False, True),
]


def asked(user: User | AnonymousUser, club: Club) -> list[bool]:
    """The answers of all predicates, in the order of the table."""
    predicates: list[Callable[[User | AnonymousUser, Club], bool]] = [getattr(permissions, name) for name in MAY]
    return [may(user, club) for may in predicates]


@pytest.mark.parametrize(("role", "row"), [(row[0], list(row[1:])) for row in TABLE])
def test_each_role_has_the_rights_of_its_row(db: None, role: Role, row: list[bool]) -> None:
    club = make_club()
    user = make_user("anybody", club, role)
    assert asked(user, club) == row
    told = {right for right, may in zip(MAY.values(), row, strict=True) if may}
    assert rights_of(user, club) == {Right.SEE} | told


def test_every_role_and_every_right_is_in_the_table() -> None:
    assert [row[0] for row in TABLE] == list(Role)
    assert [Right.SEE, *MAY.values()] == list(Right)


def test_a_recorder_reads_the_notes_beside_the_rights_of_his_role(db: None) -> None:
    club = make_club()
    user = make_user("recorder", club, Role.DIRECTOR)
    user.memberships.update(is_recorder=True)
    assert rights_of(user, club) == permissions.DIRECTS | {Right.RECORD}


def test_a_visitor_has_no_right(db: None) -> None:
    club = make_club()
    assert (asked(AnonymousUser(), club), rights_of(AnonymousUser(), club)) == ([False] * len(MAY), frozenset())


def test_a_player_without_a_role_has_no_right(db: None) -> None:
    assert asked(make_pat(), make_club()) == [False] * len(MAY)


def test_a_director_has_no_right_in_another_club(db: None) -> None:
    club, wanda = make_club(), make_wanda()
    assert (asked(wanda, club), rights_of(wanda, club)) == ([False] * len(MAY), frozenset())


def test_a_closed_account_has_no_right(db: None) -> None:
    club = make_club()
    user = make_user("gone", club, Role.CHIEF_DIRECTOR)
    user.is_active = False
    assert asked(user, club) == [False] * len(MAY)


def test_a_superuser_without_a_role_has_no_right(db: None) -> None:
    user = make_user("root")
    user.is_superuser = user.is_staff = True
    user.save()
    assert asked(user, make_club()) == [False] * len(MAY)
