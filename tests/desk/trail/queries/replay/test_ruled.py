"""Reports, rulings and what hangs on them: as services leave them, the trail tells them."""

from typing import Any

import pytest

from rulings.desk.cases.services.answering import answer, withdraw_answer
from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.pocket.services.deciding import place
from rulings.desk.reports.services.recording import write_facts
from rulings.desk.review.services import countersign
from rulings.desk.trail.queries.replay.ruled import CASES, RULED, RULINGS
from rulings.models import Arrival, Club, ReportCase, Ruling, Session, User
from tests.append_only import drop_the_triggers
from tests.desk.pocket.carrying import arrived
from tests.desk.states import State, brought_to
from tests.factories import answer_all, first_case, make_report, make_ruling


def differences(club: Club) -> list[str]:
    return [str(each) for story in RULED for each in story.differences(club)]


@pytest.mark.parametrize("state", State)
def test_a_report_brought_into_any_state_by_services_is_as_the_trail_tells(
    state: State, dora: User, rev: User, session: Session, club: Club
) -> None:
    brought_to(state, dora, rev, session)
    assert differences(club) == []


def test_answers_changed_and_taken_back_are_as_the_last_entry_has_them(
    dora: User, session: Session, club: Club
) -> None:
    case = answer_all(dora, first_case(make_report(dora, session)))
    case = answer(actor=dora, case=case, key="offender", value="N", revision=case.revision).case
    case = withdraw_answer(actor=dora, case=case, key="offender", revision=case.revision).case
    assert differences(club) == []
    ReportCase.objects.update(answers=case.answers | {"offender": {"value": "E"}})
    assert [str(each) for each in CASES.differences(club)] == [
        f"ReportCase {case.pk}, answers: offender is {{'value': 'E'}}, and the trail says None"
    ]


def test_a_case_that_was_discarded_is_gone_by_right(dora: User, session: Session, club: Club) -> None:
    case = first_case(make_report(dora, session, facts={}))
    discard_case(actor=dora, case=case, revision=case.revision)
    assert differences(club) == []


def test_a_new_version_takes_the_place_of_the_one_before(dora: User, session: Session, club: Club) -> None:
    ruling = make_ruling(dora, session)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="West had a heart.")
    answer(actor=dora, case=case, key="offender", value="N", revision=case.revision)
    assert differences(club) == []
    Ruling.objects.update(superseded_at="2026-01-01T00:00:00Z")
    assert len(list(RULINGS.differences(club))) == 1


@pytest.mark.parametrize("told", [{"session": "gone"}, {"board": 99}])
def test_a_late_report_is_where_the_trail_says_before_and_after_it_is_given_its_place(
    told: dict[str, Any], session: Session, dora: User, club: Club
) -> None:
    arrival = arrived(session, dora, **told)
    assert differences(club) == []
    place(actor=dora, arrival=arrival, session=session, board_number=3)
    assert differences(club) == []
    Arrival.objects.update(board=session.boards.get(number=2))
    assert differences(club) == [f"Arrival {arrival.pk}: board.number is 2, and the trail says 3"]


def test_a_countersignature_that_was_lost_is_none_that_was_taken_away(
    dora: User, rev: User, session: Session, club: Club
) -> None:
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    write_facts(actor=dora, report=ruling.report, revision=0, texts={"agreed": "West had fourteen cards."})
    assert Ruling.objects.get(pk=ruling.pk).countersigned_by is None
    assert differences(club) == []
    drop_the_triggers()
    Ruling.objects.filter(pk=ruling.pk).update(signatures_lost=[{"by": rev.pk, "because": "report.amended"}])
    assert differences(club) == [
        f"Ruling {ruling.pk}, signatures_lost: report.amended is True, and the trail says None"
    ]
