"""Teams of four: weights, splits, averages and knockouts on the boards of one match."""

from fractions import Fraction

import pytest

from rulings.bridge import Average
from rulings.scoring.adjusted.explanations import explain
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Meaning
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations
from rulings.scoring.sessions.matches import evened
from rulings.scoring.sessions.session_scores import Session, score_session
from tests.scoring.saying import met, won

PLUS, MINUS, AVERAGE = (ArtificialScore(average) for average in (Average.PLUS, Average.MINUS, Average.PLAIN))
TEAMS = ScoringRegulations(Method.TEAMS)
FORTY_SIXTY = Assigned.to_both(Weighted.of((680, 40), (-100, 60)))


def test_the_home_team_sits_north_south_in_the_open_room() -> None:
    assert won(met(1, 620, 170)) == {"A": 10, "B": -10}
    assert won(met(1, -50, 110)) == {"A": -4, "B": 4}


@pytest.mark.parametrize("is_open", [True, False])
def test_a_weighted_score_is_weighted_in_imps_at_either_table(is_open: bool) -> None:
    """40 per cent of +680 and 60 of -100 against +650 at the other table: +1 and -13."""
    board = met(1, FORTY_SIXTY, 650) if is_open else met(1, 650, FORTY_SIXTY)
    explained = explain(board, 0 if is_open else 1, TEAMS, 2)
    assert explained is not None
    assert [(part.component.points, part.worth) for part in explained.ns.components] == [(680, 1), (-100, -13)]
    assert [(part.component.points, part.worth) for part in explained.ew.components] == [(680, -1), (-100, 13)]
    assert won(board)["A" if is_open else "B"] == Fraction(40 * 1 - 60 * 13, 100)


def test_weights_at_both_tables_meet_each_other() -> None:
    half = Assigned.to_both(Weighted.of((420, 50), (-50, 50)))
    assert won(met(1, half, half)) == {"A": 0, "B": 0}


def test_a_split_score_gives_each_team_its_own_imps() -> None:
    assert won(met(1, Assigned(ns=620, ew=-100), 170)) == {"A": 10, "B": 7}


def test_evening_keeps_halves_and_balances() -> None:
    assert evened(Fraction(3), Fraction(-10)) == (Fraction(13, 2), Fraction(-13, 2))
    assert evened(Fraction(3), Fraction(3)) == (0, 0)
    assert evened(Fraction(-3), Fraction(-3)) == (0, 0)


def test_averages_at_teams_are_three_up_and_three_down() -> None:
    assert won(met(1, Artificial(PLUS, MINUS), 0), met(2, Artificial(AVERAGE, AVERAGE), 0)) == {"A": 3, "B": -3}
    assert won(met(1, Artificial(PLUS, PLUS), 0)) == {"A": 3, "B": 3}


def test_a_team_that_wins_more_on_its_other_boards_gets_that() -> None:
    others = (met(1, 620, 170), met(2, 620, 170))
    assert won(*others, met(3, Artificial(PLUS, MINUS), 0)) == {"A": 30, "B": -30}
    fixed = ArtificialScore(Average.PLUS, Meaning.FIXED)
    assert won(*others, met(3, Artificial(fixed, MINUS), 0)) == {"A": 23, "B": -30}
    never = ScoringRegulations(Method.TEAMS, averages=Averages(with_session=False))
    assert won(*others, met(3, Artificial(PLUS, MINUS), 0), regulations=never) == {"A": 23, "B": -23}


def test_amounts_for_later_boards_of_a_match() -> None:
    later = ScoringRegulations(Method.TEAMS, averages=Averages(later=(Amounts(plus_imps=Fraction(2)),)))
    boards = (met(1, Artificial(PLUS, MINUS), 0), met(2, Artificial(PLUS, AVERAGE), 0))
    scores = score_session(Session(boards, later))
    assert [scores.award(number, "A") for number in (1, 2)] == [3, 2]
