"""A ruling whose result or board was changed afterwards is marked until somebody has looked at it."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.refusals import BadInput
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.cases.services.rechecking import recheck_ruling
from rulings.desk.imports.services.differences import leave_difference, take_difference
from rulings.desk.imports.services.undoing import undo_import
from rulings.desk.movements.queries import seating_of
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.recording import record_results
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because, mark_of
from rulings.desk.scores.values.recording import Recorded
from rulings.models import Difference, Result, Ruling, Session, SessionImport, User
from rulings.scoring.notation.results import read_result
from tests.factories import answer_all, first_case, make_pair, make_report, make_result, make_ruling

PENALTY_CARD: tuple[tuple[str, Any], ...] = (
    ("visibility", "seen_or_named"),
    ("penalty_cards", ["DK"]),
    ("moment", "partner_to_lead"),
    ("partners_major_penalty_cards", []),
)
AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")


@pytest.fixture
def result(session: Session) -> Result:
    """4S by South, ten tricks, at table 1."""
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    return make_result(session.boards.get(number=1), *pairs)


@pytest.fixture
def ruling(dora: User, session: Session, result: Result) -> Ruling:
    """On that result: West, a defender, played no card to a trick."""
    return make_ruling(dora, session, table="1")


def correct(actor: User, result: Result, played: str) -> None:
    correct_result(actor=actor, result=result, table=read_result(played, "en"), agreement=AGREED)


def marked(session: Session) -> list[int]:
    """The rulings of the session that are to be looked at again."""
    rulings = Ruling.objects.select_related("report__board", "case").filter(report__session=session)
    return [each.ruling.pk for each in rechecks_of(rulings)]


def differs(session: Session) -> list[bool]:
    return [each.differs for each in rechecks_of(Ruling.objects.filter(report__session=session))]


def a_difference(session: Session, **about: Any) -> Difference:
    return Difference.objects.create(session=session, found_at=timezone.now(), **about)


def a_correction(dora: User, ruling: Ruling) -> None:
    correct(dora, Result.objects.get(), "4S -1 S")


def a_difference_taken(dora: User, ruling: Ruling) -> None:
    about = {"result": Result.objects.get(), "before": {"tricks": 10}, "after": {"tricks": 9}}
    take_difference(actor=dora, difference=a_difference(ruling.report.session, **about))


def other_cards_taken(dora: User, ruling: Ruling) -> None:
    board = ruling.report.board
    take_difference(
        actor=dora, difference=a_difference(board.session, board=board, before={"deal": board.deal}, after={"deal": ""})
    )


def cards_of_a_file_taken_back(dora: User, ruling: Ruling) -> None:
    """What a file had filled in of the board's cards goes again; a result on which a report stands, stays."""
    session, board = ruling.report.session, ruling.report.board
    stored = {"changed": {"board": {str(board.pk): {"deal": ""}}}}
    about = {"club": session.event.club, "session": session, "digest": "d", "filename": "f", "stored": stored}
    undo_import(actor=dora, taken=SessionImport.objects.create(imported_at=timezone.now(), **about))
    board.refresh_from_db()
    assert board.deal == ""


CHANGES = [
    a_correction,
    a_difference_taken,
    other_cards_taken,
    cards_of_a_file_taken_back,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_ruling_is_marked_whichever_way_its_result_was_changed(
    change: Callable[[User, Ruling], None], dora: User, session: Session, ruling: Ruling
) -> None:
    assert marked(session) == []
    change(dora, ruling)
    assert marked(session) == [ruling.pk]


def test_what_was_changed_before_the_ruling_marks_nothing(dora: User, session: Session, result: Result) -> None:
    correct(dora, result, "4S -1 S")
    make_ruling(dora, session, table="1")
    assert marked(session) == []


def test_another_tables_result_marks_nothing(dora: User, session: Session, ruling: Ruling) -> None:
    pairs = [make_pair(session, "2", side, "Carla", "Dino") for side in ("NS", "EW")]
    correct(dora, make_result(ruling.report.board, *pairs, table="2"), "4S -1 S")
    assert marked(session) == []


def test_a_difference_that_was_left_marks_nothing(dora: User, session: Session, ruling: Ruling, result: Result) -> None:
    about = {"result": result, "before": {"tricks": 10}, "after": {"tricks": 9}}
    leave_difference(actor=dora, difference=a_difference(session, **about))
    assert marked(session) == []


def test_the_scorers_page_changes_no_result_on_which_a_ruling_stands(
    dora: User, session: Session, ruling: Ruling, result: Result
) -> None:
    session.sections.create(name="", tables=1, meetings=[[1, 1, [1], [2], [1]]])
    for place, pair in enumerate((result.ns, result.ew), 1):
        assert pair is not None
        pair.position = place
        pair.save()
    (sitting,) = seating_of(session).of_board(1)
    entry = Recorded(1, sitting.place, 1, read_result("4S -1 S", "en"), mark_of(result))
    with pytest.raises(BadInput, match="a ruling stands on it"):
        record_results(actor=dora, session=session, entries=[entry])
    assert marked(session) == []


def test_it_stands_until_the_next_change(dora: User, session: Session, ruling: Ruling, result: Result) -> None:
    correct(dora, result, "4S -1 S")
    recheck_ruling(actor=dora, ruling=ruling)
    assert marked(session) == []
    correct(dora, result, "4S -2 S")
    assert marked(session) == [ruling.pk]


def test_a_new_version_ends_it(dora: User, session: Session, ruling: Ruling, result: Result) -> None:
    correct(dora, result, "4S -1 S")
    case = supersede_ruling(actor=dora, ruling=ruling, reason="The result was wrong.")
    assert marked(session) == []
    newer = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert marked(session) == []
    correct(dora, result, "4S -2 S")
    assert marked(session) == [newer.pk]


@pytest.mark.parametrize(
    ("played", "is_otherwise"),
    [("4S -1 S", False), ("4S +1 S", False), ("5H = N", False), ("3NT = E", True), ("4S = W", True)],
)
def test_a_new_declarer_changes_a_ruling_on_a_lead_and_a_new_score_does_not(
    played: str, is_otherwise: bool, dora: User, session: Session, result: Result
) -> None:
    """West exposed a card: a penalty card while he defends (50), none while he declares or is dummy (48, 24)."""
    report = make_report(dora, session, table="1", situation="penalty_card", facts={"offender": "W"})
    case = first_case(report)
    case = answer_all(dora, case, (*PENALTY_CARD, ("declarer_chooses", "require")))
    issue_ruling(actor=dora, case=case, revision=case.revision)
    correct(dora, result, played)
    assert differs(session) == [is_otherwise]


def test_a_session_costs_three_queries_however_many_rulings(dora: User, session: Session, ruling: Ruling) -> None:
    for rulings in (1, 3):
        found = list(Ruling.objects.select_related("report__board", "case").filter(report__session=session))
        with CaptureQueriesContext(connection) as asked:
            rechecks_of(found)
        assert (len(found), len(asked)) == (rulings, 1 if rulings == 1 else 3)
        for _each in range(2):
            make_ruling(dora, session, table="1")
        a_correction(dora, ruling)
    assert rechecks_of([]) == []


def test_the_desk_and_the_ruling_say_so_until_somebody_has_looked(
    as_dora: Client, dora: User, ruling: Ruling, result: Result
) -> None:
    correct(dora, result, "4S -1 S")
    for page in ("/", f"/rulings/{ruling.pk}/"):
        assert "changed after" in as_dora.get(page).content.decode()
    assert "It would come out the same." in as_dora.get(f"/rulings/{ruling.pk}/").content.decode()
    as_dora.post(f"/rulings/{ruling.pk}/recheck/")
    assert "the ruling stands as it is" in as_dora.get(f"/rulings/{ruling.pk}/").content.decode()
    for page in ("/", f"/rulings/{ruling.pk}/"):
        assert "changed after" not in as_dora.get(page).content.decode()


def test_a_clock_set_back_hides_no_change(
    dora: User, session: Session, ruling: Ruling, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = ruling.issued_at - timedelta(hours=1)
    monkeypatch.setattr(timezone, "now", lambda: earlier)
    a_correction(dora, ruling)
    assert marked(session) == [ruling.pk]
