"""Adjusted scores as they are stored: which of them count, and what they say to whom."""

from fractions import Fraction

from rulings.bridge import Side
from rulings.desk.adjusting.queries.stored import (
    adjustments_given,
    adjustments_in_force,
    adjustments_on,
    score_lines,
    would_drop,
)
from rulings.desk.adjusting.services.adjusting import withdraw_adjustment
from rulings.desk.adjusting.values import Given
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.models import Result, Ruling, ScoreAdjustment, User
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.adjustments import SidePenalty
from tests.factories import make_adjustment

WARNING = SidePenalty(Side.EW, Fraction(0), PenaltyKind.PROCEDURAL)
PENALTY_ALONE = Given(None, "90", penalties=(WARNING,), penalty_reason="Late.")


def adjusted(dora: User, ruling: Ruling, line: Result) -> ScoreAdjustment:
    given = Given(Assigned.to_both(-100), "16B3", penalties=(WARNING,), penalty_reason="Late.")
    return make_adjustment(dora, ruling, line, given=given)


def test_each_side_has_its_line_and_reads_of_its_own_penalties_alone(dora: User, ruling: Ruling, line: Result) -> None:
    made = adjusted(dora, ruling, line)
    scores = ["North-South: −100", "East-West: −100"]
    assert score_lines(made) == [*scores, "East-West: a warning (90A)"]
    assert score_lines(made, Side.NS) == scores
    assert score_lines(made, Side.EW) == [*scores, "East-West: a warning (90A)"]


def test_what_was_taken_back_is_on_record_and_counts_no_more(dora: User, ruling: Ruling, line: Result) -> None:
    made = adjusted(dora, ruling, line)
    assert list(adjustments_in_force(ruling.report_id)) == adjustments_given(ruling) == [made]
    withdraw_adjustment(actor=dora, adjustment=made, reason="Wrong line.")
    assert list(adjustments_in_force(ruling.report_id)) == adjustments_given(ruling) == []
    assert list(adjustments_on(line.board)) == [made]


def test_the_score_of_an_earlier_version_counts_for_the_new_one_too(dora: User, ruling: Ruling, line: Result) -> None:
    made = adjusted(dora, ruling, line)
    case = supersede_ruling(actor=dora, ruling=ruling, reason="wrong seat")
    new = issue_ruling(actor=dora, case=case, revision=case.revision)
    old = Ruling.objects.get(pk=ruling.pk)
    assert adjustments_given(new) == adjustments_given(old) == [made]


def test_a_penalty_alone_would_take_a_standing_score_away(dora: User, ruling: Ruling, line: Result) -> None:
    assert not would_drop(PENALTY_ALONE, ruling, None)
    made = adjusted(dora, ruling, line)
    assert would_drop(PENALTY_ALONE, ruling, made)
    assert not would_drop(Given(Assigned.to_both(420), "16B3"), ruling, made)
