"""Whoever may rule decides on what clashed; what was announced stays as it was, and what others did too."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, WrongState
from rulings.desk.pocket.services.deciding import decide, place
from rulings.desk.pocket.values import Clash
from rulings.models import Arrival, ArrivalChoice, ArrivalState, IrregularityReport, Membership, Ruling, Session, User
from tests.desk.pocket.carrying import ANSWERS, OTHERWISE, arrived, ruling_of
from tests.factories import history, make_report, make_ruling, make_session

pytestmark = pytest.mark.django_db


@pytest.fixture
def other(session: Session, rev: User) -> Ruling:
    """What Rev ruled on the same board and table meanwhile."""
    return make_ruling(rev, session, board_number=2, table="5", narrative="East first.")


@pytest.fixture
def clashed(session: Session, dora: User, other: Ruling) -> Arrival:
    return arrived(session, dora)


def test_beside_the_other_it_is_a_report_of_its_own(clashed: Arrival, dora: User, other: Ruling) -> None:
    decided = decide(actor=dora, arrival=clashed, choice=ArrivalChoice.BESIDE)
    report = decided.report
    assert report is not None
    assert report != other.report
    assert (decided.state, report.status, report.begun_at) == (ArrivalState.FILED, "ruled", clashed.begun_at)
    other.refresh_from_db()
    assert (other.is_current, Ruling.objects.count()) == (True, 2)


def test_added_to_the_other_it_stands_under_what_happened(clashed: Arrival, dora: User, other: Ruling) -> None:
    decided = decide(actor=dora, arrival=clashed, choice=ArrivalChoice.ATTACHED, other=other.report)
    narrative = decided.report.narrative  # type: ignore[union-attr]
    assert decided.report == other.report
    assert narrative.startswith("East first.\n\nAnnounced by Dora Neri without a network")
    assert all(each["text"] in narrative for each in clashed.told["ruling"])
    assert (IrregularityReport.objects.count(), Ruling.objects.count()) == (1, 1)


def test_it_is_added_to_no_report_of_another_board(clashed: Arrival, dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match="Choose the report"):
        decide(actor=dora, arrival=clashed, choice=ArrivalChoice.ATTACHED, other=make_report(dora, session))


def test_with_the_ruling_of_today_what_was_announced_stays_to_be_read(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, ruling=OTHERWISE)
    decided = decide(actor=dora, arrival=arrival, choice=ArrivalChoice.RULED_ANEW)
    ruling = Ruling.objects.get()
    assert (decided.report, decided.told["ruling"]) == (ruling.report, OTHERWISE)
    assert ruling.sentences["en"] == [each["text"] for each in ruling_of(ANSWERS)]


def test_beside_it_is_not_filed_with_a_ruling_that_was_not_announced(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, ruling=OTHERWISE)
    decided = decide(actor=dora, arrival=arrival, choice=ArrivalChoice.BESIDE)
    assert (decided.state, decided.clashes) == (ArrivalState.WAITING, [Clash.RULING])
    assert IrregularityReport.objects.count() == 0


def test_a_ruling_that_nobody_has_read_is_not_taken_for_the_one_of_today(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, ruling=OTHERWISE)
    Arrival.objects.update(today={"ruling": OTHERWISE, "is_complete": True})
    decided = decide(actor=dora, arrival=arrival, choice=ArrivalChoice.RULED_ANEW)
    assert (decided.state, decided.today["ruling"]) == (ArrivalState.WAITING, ruling_of(ANSWERS))
    assert Ruling.objects.count() == 0


def test_as_a_narrative_its_questions_are_asked_anew(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, ruling=OTHERWISE, narrative="West sat still.", language="it")
    report = decide(actor=dora, arrival=arrival, choice=ArrivalChoice.NARRATIVE).report
    assert report is not None
    case = report.cases.get()
    assert (case.is_open, case.answers, report.status) == (True, {}, "open")
    assert report.narrative.startswith("West sat still.\n")
    assert "Two tricks. (67B1(a))" in report.narrative


def test_dropped_it_is_on_record_with_the_reason(clashed: Arrival, rev: User) -> None:
    with pytest.raises(ReasonMissing, match="Write why it is dropped"):
        decide(actor=rev, arrival=clashed, choice=ArrivalChoice.DROPPED)
    decided = decide(actor=rev, arrival=clashed, choice=ArrivalChoice.DROPPED, reason="The same, told twice.")
    assert (decided.state, decided.report, decided.decided_by) == (ArrivalState.DROPPED, None, rev)
    told = {"choice": "dropped", "reason": "The same, told twice.", "state": "dropped"}
    assert history(clashed.club)[-1] == ("report.arrival_decided", {}, told)


def test_it_is_decided_once(clashed: Arrival, dora: User, rev: User) -> None:
    decide(actor=dora, arrival=clashed, choice=ArrivalChoice.BESIDE)
    with pytest.raises(WrongState, match="decided already"):
        decide(actor=rev, arrival=clashed, choice=ArrivalChoice.BESIDE)
    assert IrregularityReport.objects.count() == 2


def test_who_may_not_rule_decides_nothing(clashed: Arrival, olga: User, wanda: User) -> None:
    for stranger in (olga, wanda):
        with pytest.raises(NotAllowed):
            decide(actor=stranger, arrival=clashed, choice=ArrivalChoice.DROPPED, reason="No.")


def test_what_came_from_somebody_without_a_right_is_filed_by_another(session: Session, dora: User, rev: User) -> None:
    make_report(dora, session)
    Membership.objects.filter(user=dora).delete()
    arrival = arrived(session, dora)
    report = decide(actor=rev, arrival=arrival, choice=ArrivalChoice.BESIDE).report
    assert report is not None
    assert (report.filed_by, report.status, arrival.sent_by) == (rev, "ruled", dora)


def test_what_belongs_nowhere_is_first_given_its_place(session: Session, dora: User) -> None:
    arrival = arrived(session, dora, session="wednesday")
    with pytest.raises(WrongState, match="Say first"):
        decide(actor=dora, arrival=arrival, choice=ArrivalChoice.BESIDE)
    placed = place(actor=dora, arrival=arrival, session=session, board_number=3)
    assert (placed.state, placed.clashes, placed.told["session"]) == (ArrivalState.FILED, [], "wednesday")
    assert IrregularityReport.objects.get().board.number == 3


def test_it_is_given_no_place_in_another_club(session: Session, dora: User, wanda: User) -> None:
    arrival = arrived(session, dora, board=77)
    elsewhere = make_session_of(wanda)
    with pytest.raises(BadInput):
        place(actor=dora, arrival=arrival, session=elsewhere, board_number=1)


def make_session_of(user: User) -> Session:
    return make_session(user.memberships.get().club, slug="there")
