"""What an adjusted score would do before anybody gives it: the tables have 420, 400 and 170, and a top is four."""

from fractions import Fraction

import pytest

from rulings.bridge import Average, Side
from rulings.desk.adjusting.queries.weighing import (
    penalties_counted,
    standard_penalty,
    weigh,
    weigh_stored,
)
from rulings.desk.adjusting.values import Given
from rulings.desk.base.refusals import BadInput
from rulings.desk.scores.values.scoring import CannotScore
from rulings.models import Result, Ruling, ScoreAdjustment, Session, User
from rulings.scoring.adjusted.penalties import PenaltyKind, PenaltyUnit
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, OneSideAtFault
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.regulations import Unit
from tests.factories import make_adjustment

TWO_DOWN = Given(Assigned.to_both(-100), "16B3")


def test_both_sides_awards_are_told_before_and_after(ruling: Ruling, line: Result) -> None:
    assert weigh(line, TWO_DOWN, ruling).awards == {Side.NS: (4, 0), Side.EW: (0, 4)}


def test_everybody_else_who_moves_is_told_and_nothing_is_stored(ruling: Ruling, line: Result) -> None:
    changes = weigh(line, TWO_DOWN, ruling).effects.awards
    assert {change.after for change in changes} == {0, 2, 4}
    assert len(changes) == 6
    assert ScoreAdjustment.objects.count() == 0


def test_each_contestant_of_a_side_stands_there_with_his_own(ruling: Ruling, line: Result) -> None:
    assert weigh(line, TWO_DOWN, ruling).players(Side.NS) == [(str(line.ns_id), 4, 0)]


def test_it_is_tried_in_place_of_the_adjustment_in_force(dora: User, ruling: Ruling, line: Result) -> None:
    make_adjustment(dora, ruling, line)
    again = weigh(line, Given(Assigned.to_both(400), "16B3"), ruling)
    assert again.awards[Side.NS] == (4, 3)


def test_a_stored_score_is_weighed_as_the_session_stands(dora: User, ruling: Ruling, line: Result) -> None:
    assert weigh_stored(make_adjustment(dora, ruling, line)).awards == {Side.NS: (4, 0), Side.EW: (0, 4)}


def test_an_amount_that_no_board_gives_is_refused(ruling: Ruling, line: Result) -> None:
    five = Artificial(ArtificialScore.matchpoints(5), ArtificialScore(Average.MINUS))
    with pytest.raises(CannotScore, match="from 0 to 4 matchpoints on this board"):
        weigh(line, Given(five, "12C2"), ruling)


def test_86B2_that_one_side_alone_is_at_fault_is_for_teams(ruling: Ruling, line: Result) -> None:
    with pytest.raises(CannotScore, match="a board of a match of teams"):
        weigh(line, Given(OneSideAtFault(Side.NS), "86B2"), ruling)


def test_penalties_are_counted_in_what_totals_are_counted_in() -> None:
    given = Given(None, "90", penalties=(SidePenalty(Side.EW, Fraction(3), PenaltyKind.PROCEDURAL),))
    assert [penalty.unit for penalty in penalties_counted(given, Unit.IMPS)] == [PenaltyUnit.IMPS]
    with pytest.raises(BadInput, match="has no unit for a penalty"):
        penalties_counted(given, Unit.POINTS)


def test_the_standard_penalty_is_a_quarter_of_a_top_unless_the_profile_says_otherwise(session: Session) -> None:
    assert standard_penalty(session) == (25, PenaltyUnit.PERCENT_OF_TOP)
    session.profile.scoring = {"standard_penalties": {"percent_of_top": "10"}}
    assert standard_penalty(session) == (10, PenaltyUnit.PERCENT_OF_TOP)


def test_total_points_have_no_penalty(session: Session) -> None:
    session.own_scoring = {"method": "aggregate"}
    assert standard_penalty(session) is None
