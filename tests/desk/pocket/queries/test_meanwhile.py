"""What others did on the same board and table while a report lay on a device."""

import pytest

from rulings.desk.pocket.queries.meanwhile import others_of, was_of
from rulings.desk.reports.services.filing import withdraw_report
from rulings.models import Club, Membership, Session, User
from tests.desk.pocket.carrying import arrived
from tests.factories import make_report

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("told", "filed", "is_same"),
    [("5", "5", True), ("5", "6", False), ("A5", "5", True), ("A5", "B5", False), ("", "9", True), ("5", "", True)],
)
def test_a_table_is_the_same_by_its_number_and_section(
    told: str, filed: str, is_same: bool, session: Session, dora: User, rev: User
) -> None:
    other = make_report(rev, session, board_number=2, table=filed)
    assert others_of(arrived(session, dora, table=told)) == ([other] if is_same else [])


def test_another_board_is_another_matter(session: Session, dora: User, rev: User) -> None:
    make_report(rev, session, board_number=3, table="5")
    assert others_of(arrived(session, dora)) == []


def test_what_was_withdrawn_stands_in_no_way(session: Session, dora: User, rev: User) -> None:
    report = make_report(rev, session, board_number=2, table="5")
    withdraw_report(actor=rev, report=report, reason="The wrong table.")
    assert others_of(arrived(session, dora)) == []


def test_a_club_knows_its_members_and_who_did_something_there(session: Session, dora: User, pat: User) -> None:
    club: Club = session.event.club
    make_report(dora, session)
    Membership.objects.filter(user=dora).delete()
    assert (was_of(dora, club), was_of(pat, club)) == (True, False)
