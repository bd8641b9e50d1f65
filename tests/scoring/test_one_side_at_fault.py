"""86B2(b) in a session of teams: the better of average plus and an assigned score, and its complement."""

from fractions import Fraction

import pytest

from rulings.bridge import Average, Side
from rulings.scoring.adjusted.effects import MatchChange, effects
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    Line,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    Played,
)
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Score, Weighted
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind
from rulings.scoring.notation.outcomes import read_outcome, write_outcome
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session

TEAMS = ScoringRegulations(method=Method.TEAMS)
PLUS, MINUS = ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS)


def table(number: int, open_room: Outcome, closed_room: Outcome) -> Board:
    """A board of the match of A and B; A sits north-south in the open room."""
    return Board(number, (Line(("A",), ("B",), open_room, match="A B"), Line(("B",), ("A",), closed_room, match="A B")))


def scores(*boards: Board, regulations: ScoringRegulations = TEAMS) -> SessionScores:
    return score_session(Session(boards, regulations))


def of_board(scored: SessionScores, number: int = 1) -> list[tuple[Fraction | None, Fraction | None]]:
    return scored.line_awards(number)


def test_without_an_assigned_score_it_is_average_plus_and_its_complement() -> None:
    found = scores(table(1, OneSideAtFault(Side.EW), Played(170)))
    assert of_board(found) == [(3, -3), (-3, 3)]
    assert found.matches[0].sums == {"A": 3, "B": -3}


@pytest.mark.parametrize(
    ("at_fault", "assigned", "expected"),
    [
        pytest.param(Side.EW, 620, 10, id="the assigned score is better: 620 against 170, 450 points"),
        pytest.param(Side.EW, 200, 3, id="average plus is better: 30 points are 1 IMP"),
        pytest.param(Side.NS, 620, -3, id="the assigned score favours the side at fault"),
        pytest.param(Side.NS, -100, -7, id="the assigned score is better: -100 against 170, 270 points"),
        pytest.param(Side.EW, Weighted.of((620, 50), (170, 50)), 5, id="half of 10 and nothing"),
    ],
)
def test_the_better_of_average_plus_and_the_assigned_score(at_fault: Side, assigned: Score, expected: int) -> None:
    """The complement goes to the side at fault, at both tables of the match."""
    found = scores(table(1, OneSideAtFault(at_fault, assigned), Played(170)))
    assert of_board(found) == [(expected, -expected), (-expected, expected)]


def test_it_may_stand_on_either_table() -> None:
    found = scores(table(1, Played(170), OneSideAtFault(Side.NS, 620)))
    assert of_board(found) == [(3, -3), (-3, 3)]
    other = scores(table(1, Played(170), OneSideAtFault(Side.EW, 620)))
    assert of_board(other) == [(-10, 10), (10, -10)]


@pytest.mark.parametrize("other", [NotPlayed(), Artificial(MINUS, MINUS)])
def test_where_the_other_table_has_no_score_there_is_nothing_to_compare_with(other: Outcome) -> None:
    found = scores(table(1, OneSideAtFault(Side.EW, 620), other))
    assert of_board(found) == [(3, -3), (-3, 3)]


def test_an_assigned_score_at_the_other_table_is_what_it_is_compared_with() -> None:
    found = scores(table(1, OneSideAtFault(Side.EW, 620), Assigned.to_both(600)))
    assert of_board(found)[0] == (3, -3)


def test_the_rest_of_the_session_can_be_better_than_both() -> None:
    """12C2(c): 12 IMPs (720 points) on the only other board; two such boards do not hang on each other."""
    found = scores(
        table(1, OneSideAtFault(Side.EW, 620), Played(170)),
        table(2, OneSideAtFault(Side.EW), Played(170)),
        table(3, Played(620), Played(-100)),
    )
    assert [of_board(found, number)[0] for number in (1, 2, 3)] == [(12, -12)] * 3


def test_later_amounts_count_for_the_side_not_at_fault() -> None:
    """12C2(d): A's first average plus is 3, its second 2; B had none."""
    averages = Averages(later=(Amounts(plus_imps=Fraction(2)),), with_session=False)
    regulations = ScoringRegulations(method=Method.TEAMS, averages=averages)
    boards = [table(number, OneSideAtFault(Side.EW), NotPlayed()) for number in (1, 2)]
    found = scores(*boards, table(3, OneSideAtFault(Side.NS), NotPlayed()), regulations=regulations)
    assert [of_board(found, number)[0] for number in (1, 2, 3)] == [(3, -3), (2, -2), (-3, 3)]


def test_at_board_a_match_the_complement_is_what_is_left_of_the_board() -> None:
    regulations = ScoringRegulations(method=Method.BOARD_A_MATCH)
    found = scores(table(1, OneSideAtFault(Side.EW), Played(170)), regulations=regulations)
    assert of_board(found)[0] == (Fraction(6, 5), Fraction(4, 5))
    better = scores(table(1, OneSideAtFault(Side.EW, 180), Played(170)), regulations=regulations)
    assert of_board(better)[0] == (2, 0)


def test_in_a_knockout_it_balances_and_is_not_evened_out() -> None:
    regulations = ScoringRegulations(method=Method.TEAMS, knockout=True)
    found = scores(table(1, OneSideAtFault(Side.EW, 620), Played(170)), regulations=regulations)
    assert found.evened == {}
    assert found.matches[0].sums == {"A": 10, "B": -10}


@pytest.mark.parametrize("assigned", [None, -800, -100, 0, 170, 200, 620, Weighted.of((620, 70), (-100, 30))])
@pytest.mark.parametrize("at_fault", list(Side))
def test_it_is_never_less_than_average_plus_nor_than_the_assigned_score(at_fault: Side, assigned: Score | None) -> None:
    found = scores(table(1, OneSideAtFault(at_fault, assigned), Played(170)))
    innocent = "A" if at_fault is Side.EW else "B"
    given = Fraction(-99)
    if assigned is not None:
        given = scores(table(1, Assigned.to_both(assigned), Played(170))).matches[0].sums[innocent]
    assert found.matches[0].sums[innocent] == max(3, given)
    assert sum(found.matches[0].sums.values()) == 0


def test_both_teams_at_fault_have_an_average_each() -> None:
    """86B2(c): no complement there: both lose 3."""
    found = scores(table(1, Artificial(MINUS, MINUS), Played(170)))
    assert found.matches[0].sums == {"A": -3, "B": -3}


def test_a_match_that_comes_out_differently_is_named_with_its_victory_points() -> None:
    """10 IMPs in one board become 3; two boards by the WBF's continuous scale."""
    points = VictoryPoints(VpKind.CONTINUOUS)
    regulations = ScoringRegulations(method=Method.TEAMS, victory_points=points)
    second = table(2, Played(600), Played(630))
    before = scores(table(1, Played(620), Played(170)), second, regulations=regulations)
    after = scores(table(1, OneSideAtFault(Side.EW), Played(170)), second, regulations=regulations)
    (change,) = effects(before, after).matches
    assert change == MatchChange(before.matches[0], after.matches[0])
    assert effects(before, before).matches == ()


def test_a_match_that_had_no_board_is_named_too() -> None:
    before = scores(table(1, NotPlayed(), Played(170)))
    after = scores(table(1, OneSideAtFault(Side.EW), Played(170)))
    assert effects(before, after).matches == (MatchChange(None, after.matches[0]),)


@pytest.mark.parametrize(
    "outcome", [OneSideAtFault(Side.NS), OneSideAtFault(Side.EW, 620), OneSideAtFault(Side.EW, Weighted.of((620, 40)))]
)
def test_it_is_stored_as_a_rule_and_read_again(outcome: OneSideAtFault) -> None:
    assert read_outcome(write_outcome(outcome)) == outcome
