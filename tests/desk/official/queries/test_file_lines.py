"""The lines of a stored session as a file has them: what was played, what each side gets, how it was adjusted."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest

from rulings.bridge import Average, Card, Contract, Seat, Side
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.official.queries.file_lines import decimal_of, file_result, scored, scored_lines
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.formats.session import AdjustmentKind, Award, AwardUnit, FileAdjustment, FileResult, PlayedTrick, ScorePart
from rulings.models import Result, Session, User
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, NotPlayed, Outcome, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from tests.factories import both, make_pair, make_result, make_ruling, make_three_tables


@pytest.fixture
def first(session: Session) -> Result:
    """420, beside 400 and 170 at the other tables."""
    return make_three_tables(session)


def line_of(dora: User, result: Result, outcome: Outcome, **given: Any) -> FileResult:
    """The line with that adjusted score."""
    ruling = make_ruling(dora, result.board.session)
    what = Given(outcome=outcome, paragraph="12C1", **given)
    adjust_score(actor=dora, ruling=ruling, result=result, given=what, override_reason="So.")
    return scored(file_result(result), dict(scored_lines(score_sheet(result.board.session)))[result.pk])


def test_a_line_as_it_was_played_has_all_that_is_stored_of_it(session: Session) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    play = [{"leader": "W", "cards": ["W SJ", "N SA"], "notes": {"SJ": "fourth"}, "marks": {"SA": "revoke"}}]
    told = {
        "lead": "SJ",
        "auction": [{"call": "1NT", "seat": "N"}],
        "play": play,
        "seats": {"N": "Anna"},
        "room": "Open",
    }
    line = file_result(make_result(session.boards.get(number=1), *pairs, round="3", is_result_disputed=True, **told))
    assert (line.ns, line.ew, line.table, line.round, line.room) == ("1NS", "1EW", "1", "3", "Open")
    assert (line.contract, line.tricks, line.score_ns) == (Contract.parse("4S by S"), 10, 420)
    assert (line.lead, line.names, line.is_result_disputed) == (Card.parse("SJ"), {Seat.NORTH: "Anna"}, True)
    assert line.auction is not None
    assert str(line.auction.calls[0].call) == "1NT"
    assert isinstance(line.play[0], PlayedTrick)
    assert [(card.note, card.is_revoke) for card in line.play[0].cards] == [("fourth", False), ("", True)]


def test_a_line_without_anything_is_a_line(session: Session) -> None:
    empty = {"contract": "", "declarer": "", "tricks": None, "score_ns": None, "score_ew": None}
    line = file_result(Result.objects.create(board=session.boards.get(number=1), table="1", **empty))
    assert (line.ns, line.contract, line.is_passed_out, line.awards) == ("", None, False, ())


def test_each_line_has_what_both_sides_get(session: Session, first: Result) -> None:
    lines = dict(scored_lines(score_sheet(session)))
    results = Result.objects.order_by("pk")
    awards = [scored(file_result(each), lines[each.pk]).awards for each in results]
    assert awards == [(Award(AwardUnit.MATCHPOINTS, Decimal(ns), Decimal(4 - ns)),) for ns in (4, 2, 0)]


def test_points_added_up_are_in_no_unit_that_files_have(session: Session, first: Result) -> None:
    Session.objects.update(own_scoring={"method": "aggregate"})
    lines = dict(scored_lines(score_sheet(Session.objects.get(pk=session.pk))))
    assert scored(file_result(first), lines[first.pk]).awards == ()


def test_an_assigned_score_is_the_lines_own_result(dora: User, first: Result) -> None:
    line = line_of(dora, first, Assigned.to_both(-100), results=both("4S -2 S"))
    assert (line.tricks, line.score_ns, line.score_ew) == (8, -100, 100)
    assert line.adjusted is not None
    assert (line.adjusted.kind, line.adjusted.reason) == (AdjustmentKind.ASSIGNED, "12C1")


def test_points_that_come_from_no_contract_have_none(dora: User, first: Result) -> None:
    line = line_of(dora, first, Assigned.to_both(-100))
    assert (line.contract, line.tricks, line.is_passed_out, line.score_ns) == (None, None, False, -100)


def test_a_weighted_score_has_its_parts_in_points_of_each_side_and_per_cent_of_a_top(dora: User, first: Result) -> None:
    line = line_of(dora, first, Assigned.to_both(Weighted.of((420, 1), (170, 2))))
    assert (line.score_ns, line.tricks) == (420, 10)
    third, rest = Decimal("33.33"), Decimal("66.67")
    adjusted = line.adjusted
    assert adjusted is not None
    assert adjusted.parts_ns == (ScorePart(420, third), ScorePart(170, rest))
    assert adjusted.parts_ew == (ScorePart(-420, third), ScorePart(-170, rest))
    assert adjusted.unit is AwardUnit.PERCENT
    assert adjusted.ns is not None
    assert adjusted.ew is not None
    assert adjusted.ns + adjusted.ew == 100


@pytest.mark.parametrize(
    ("outcome", "kind"),
    [
        (Assigned(-50, 420), AdjustmentKind.SPLIT),
        (SelfInflicted(Side.NS, -100, 420, 170), AdjustmentKind.SPLIT),
        (Assigned.to_both(Weighted.of((420, 60), (-50, 40))), AdjustmentKind.WEIGHTED),
    ],
)
def test_what_is_not_one_score_for_both_keeps_what_was_played(
    outcome: Outcome, kind: AdjustmentKind, dora: User, first: Result
) -> None:
    line = line_of(dora, first, outcome)
    assert (line.score_ns, line.tricks) == (420, 10)
    assert line.adjusted is not None
    assert line.adjusted.kind is kind


def test_an_artificial_score_takes_the_place_of_what_was_played(dora: User, first: Result) -> None:
    line = line_of(dora, first, Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)))
    assert (line.contract, line.tricks, line.score_ns) == (None, None, None)
    assert line.artificial is not None
    assert line.adjusted == FileAdjustment(
        AdjustmentKind.ARTIFICIAL, Decimal(60), Decimal(40), AwardUnit.PERCENT, reason="12C1"
    )


def test_what_was_not_played_gives_nobody_anything(dora: User, first: Result) -> None:
    line = line_of(dora, first, NotPlayed())
    assert line.artificial is not None
    assert (line.artificial.text, line.awards, line.adjusted, line.score_ns) == ("NP", (), None, None)


@pytest.mark.parametrize(
    ("amount", "text"), [(Fraction(1, 3), "0.33"), (Fraction(-7, 2), "-3.50"), (Fraction(12), "12.00")]
)
def test_an_amount_has_two_decimals(amount: Fraction, text: str) -> None:
    assert decimal_of(amount) == Decimal(text)
