"""A table's own result (79): entered late, put right, with who agreed; never a ruling's score."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, NotAllowed, ReasonMissing, Refusal, Stale, WrongState
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because, mark_of
from rulings.models import Board, Contestant, Result, Session, User
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.results import read_result
from tests.factories import history, make_adjustment, make_result, make_ruling

AGREED = Agreement(Because.RECORDED_WRONGLY, "Nine tricks were written as ten.", "both pairs")
LATE = Agreement(Because.PLAYED_LATE, "Played after the last round.", "both pairs")


def result(text: str) -> TableResult:
    return read_result(text, "en")


@pytest.fixture
def board(session: Session, pairs: list[tuple[Contestant, Contestant]]) -> Board:
    """Two of three tables have a result: 420 and 170."""
    its: Board = session.boards.get(number=1)
    make_result(its, *pairs[0], table="1", awards=[{"unit": "MP", "ns": "2", "ew": "0"}])
    make_result(its, *pairs[1], table="2", contract="2S", tricks=10, score_ns=170, score_ew=-170)
    return its


@pytest.fixture
def line(board: Board) -> Result:
    return board.results.get(table="1")


def awards(session: Session) -> list[tuple[str, str]]:
    sheet = score_sheet(session)
    return [(str(ns), str(ew)) for ns, ew in (sheet.awards(1, at) for at in range(len(sheet.results[1])))]


def over(session: Session) -> None:
    """The correction period is over."""
    session.result_available_at = timezone.now() - timedelta(days=1)
    session.save()


def test_a_corrected_result_is_scored_at_once_and_told_in_full(dora: User, session: Session, line: Result) -> None:
    assert awards(session) == [("2", "0"), ("0", "2")]
    corrected = correct_result(actor=dora, result=line, table=result("4S X -1 S"), agreement=AGREED)
    corrected.refresh_from_db()
    assert (corrected.contract, corrected.declarer, corrected.tricks) == ("4SX", "S", 9)
    assert (corrected.score_ns, corrected.score_ew, corrected.awards) == (-100, 100, [])
    assert awards(session) == [("0", "2"), ("2", "0")]
    ((verb, before, after),) = history(session.event.club)
    assert (verb, before["tricks"], before["score_ns"]) == ("result.corrected", 10, 420)
    told = {name: after[name] for name in ("board", "table", "tricks", "because", "agreed_by", "is_late")}
    assert told == {
        "board": 1,
        "table": "1",
        "tricks": 9,
        "because": "recorded_wrongly",
        "agreed_by": "both pairs",
        "is_late": False,
    }


def test_a_passed_out_board_and_an_artificial_text_can_be_put_right(dora: User, line: Result) -> None:
    Result.objects.filter(pk=line.pk).update(artificial="A6040", contract="", declarer="", tricks=None, score_ns=None)
    corrected = correct_result(actor=dora, result=line, table=result("Pass"), agreement=AGREED)
    assert (corrected.contract, corrected.artificial, corrected.tricks, corrected.score_ns) == ("Pass", "", None, 0)


def test_a_line_that_waited_for_its_late_play_gets_its_result(dora: User, session: Session, line: Result) -> None:
    Result.objects.filter(pk=line.pk).update(artificial="A5050", contract="", declarer="", tricks=None, score_ns=None)
    assert awards(session) == [("1", "1"), ("1", "1")]
    correct_result(actor=dora, result=line, table=result("4S = S"), agreement=LATE)
    assert awards(session) == [("2", "0"), ("0", "2")]


def test_the_same_result_changes_nothing(dora: User, session: Session, line: Result) -> None:
    Result.objects.filter(pk=line.pk).update(awards=[])
    correct_result(actor=dora, result=line, table=result("4S = S"), agreement=AGREED)
    assert history(session.event.club) == []


def test_a_ruling_s_score_stays_when_the_table_s_is_corrected(dora: User, session: Session, line: Result) -> None:
    adjustment = make_adjustment(dora, make_ruling(dora, session), line)
    correct_result(actor=dora, result=line, table=result("3S = S"), agreement=AGREED)
    adjustment.refresh_from_db()
    assert (adjustment.is_current, adjustment.rule["ns"]["points"]) == (True, -100)
    assert awards(session) == [("0", "2"), ("2", "0")]


@pytest.mark.parametrize(
    ("agreement", "refusal"),
    [
        (replace(AGREED, reason=" "), ReasonMissing),
        (replace(AGREED, agreed_by=""), ReasonMissing),
        (replace(AGREED, agreed_at=timezone.now() + timedelta(hours=1)), BadInput),
        (replace(AGREED, agreed_by="x" * 501), BadInput),
    ],
)
def test_without_reason_and_agreement_nothing_is_stored(
    dora: User, session: Session, line: Result, agreement: Agreement, refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        correct_result(actor=dora, result=line, table=result("3S = S"), agreement=agreement)
    line.refresh_from_db()
    assert (line.tricks, history(session.event.club)) == (10, [])


def test_after_the_period_it_takes_approval_and_no_reasonable_doubt(dora: User, session: Session, line: Result) -> None:
    over(session)
    for missing in ({}, {"approved_by": "the club"}, {"is_beyond_doubt": True}):
        with pytest.raises(WrongState, match=r"^The time for corrections is over\."):
            correct_result(actor=dora, result=line, table=result("3S = S"), agreement=replace(AGREED, **missing))  # type: ignore[arg-type]
    allowed = replace(AGREED, approved_by="the club", is_beyond_doubt=True)
    assert correct_result(actor=dora, result=line, table=result("3S = S"), agreement=allowed).tricks == 9
    assert history(session.event.club)[-1][2]["is_late"] is True


def test_tricks_in_dispute_have_the_time_for_rulings(dora: User, session: Session, line: Result) -> None:
    session.profile.correction_minutes = 60 * 24 * 7
    session.profile.save()
    over(session)
    disputed = replace(AGREED, because=Because.DISPUTED)
    with pytest.raises(WrongState):
        correct_result(actor=dora, result=line, table=result("3S = S"), agreement=disputed)
    assert correct_result(actor=dora, result=line, table=result("3S = S"), agreement=AGREED).tricks == 9


def test_the_scorer_corrects_an_error_and_a_director_alone_rules_on_a_dispute(olga: User, line: Result) -> None:
    with pytest.raises(NotAllowed):
        correct_result(
            actor=olga, result=line, table=result("3S = S"), agreement=replace(AGREED, because=Because.CONVINCED)
        )
    assert correct_result(actor=olga, result=line, table=result("3S = S"), agreement=AGREED).tricks == 9


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_nobody_else_touches_a_result(who: str, line: Result, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        correct_result(actor=request.getfixturevalue(who), result=line, table=result("3S = S"), agreement=AGREED)


def test_two_who_correct_at_once_do_not_overwrite_each_other(dora: User, line: Result) -> None:
    seen = mark_of(line)
    correct_result(actor=dora, result=line, table=result("3S = S"), agreement=AGREED, was=seen)
    with pytest.raises(Stale, match=r"^Somebody changed this result"):
        correct_result(actor=dora, result=line, table=result("5S = S"), agreement=AGREED, was=seen)
