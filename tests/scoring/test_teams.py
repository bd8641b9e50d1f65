"""Teams of four: boards, matches, victory points, knockouts."""

from fractions import Fraction

import pytest

from rulings.scoring.errors import ScoringError
from rulings.scoring.lines import ArtificialScore, Assigned, Average, Meaning, Played
from rulings.scoring.regulations import Amounts, Averages
from rulings.scoring.scores import Weighted
from rulings.scoring.teams import (
    Averaged,
    Compared,
    MatchRegulations,
    MatchScore,
    OneAtFault,
    Team,
    TeamBoard,
    TeamOutcome,
    board_imps,
    component_imps,
    evened,
    score_match,
)
from rulings.scoring.victory_points import continuous, discrete
from tests.scoring.saying import exactly

PLUS, MINUS, AVERAGE = (ArtificialScore(average) for average in (Average.PLUS, Average.MINUS, Average.AVERAGE))


def match(*outcomes: TeamOutcome, regulations: MatchRegulations | None = None) -> MatchScore:
    boards = [TeamBoard(number, outcome) for number, outcome in enumerate(outcomes, start=1)]
    return score_match(boards, regulations or MatchRegulations())


def compared(open_room: int, closed_room: int) -> Compared:
    return Compared(Played(open_room), Played(closed_room))


def test_the_home_team_sits_north_south_in_the_open_room() -> None:
    assert board_imps(compared(620, 170), Team.HOME) == 10
    assert board_imps(compared(620, 170), Team.AWAY) == -10
    assert board_imps(compared(-50, 110), Team.HOME) == -4


def test_a_match_is_added_and_turned_into_victory_points() -> None:
    regulations = MatchRegulations(scale=discrete(8))
    score = match(compared(620, 170), compared(-50, 110), compared(0, 0), regulations=regulations)
    assert (score.home_imps, score.away_imps) == (6, -6)
    assert (score.home_vps, score.away_vps) == (12, 8)
    assert [(board.home, board.away) for board in score.boards] == [(10, -10), (-4, 4), (0, 0)]
    on_continuous = match(compared(620, 170), regulations=MatchRegulations(scale=continuous(16)))
    assert (on_continuous.home_vps, on_continuous.away_vps) == (Fraction(1280, 100), Fraction(720, 100))


def test_a_weighted_score_is_weighted_in_imps() -> None:
    """A published way of the sum: 40 per cent of +680 and 60 of -100 against +650 at the other table."""
    outcome = Compared(Assigned.to_both(Weighted.of((680, 40), (-100, 60))), Played(650))
    assert component_imps(outcome, Team.HOME) == [(680, 40, 1), (-100, 60, -13)]
    assert board_imps(outcome, Team.HOME) == Fraction(40 * 1 - 60 * 13, 100)
    assert board_imps(outcome, Team.AWAY) == -board_imps(outcome, Team.HOME)
    assert component_imps(outcome, Team.AWAY) == [(680, 40, -1), (-100, 60, 13)]


def test_weights_in_the_closed_room() -> None:
    outcome = Compared(Played(650), Assigned.to_both(Weighted.of((680, 40), (-100, 60))))
    assert component_imps(outcome, Team.HOME) == [(680, 40, -1), (-100, 60, 13)]
    assert board_imps(outcome, Team.HOME) == Fraction(-40 + 60 * 13, 100)


def test_weights_at_both_tables_meet_each_other() -> None:
    half = Weighted.of((420, 50), (-50, 50))
    outcome = Compared(Assigned.to_both(half), Assigned.to_both(half))
    assert board_imps(outcome, Team.HOME) == 0


def test_a_split_score_gives_each_team_its_own_imps() -> None:
    outcome = Compared(Assigned(ns=620, ew=-100), Played(170))
    assert board_imps(outcome, Team.HOME) == 10
    assert board_imps(outcome, Team.AWAY) == 7
    score = match(outcome, regulations=MatchRegulations(scale=discrete(8)))
    assert (score.home_vps, score.away_vps) == (14, 13)


def test_in_a_knockout_both_get_the_average() -> None:
    score = match(
        Compared(Assigned(ns=620, ew=-100), Played(170)), compared(620, 0), regulations=MatchRegulations(knockout=True)
    )
    assert [(board.home, board.away, board.is_evened) for board in score.boards] == [
        (Fraction(3, 2), Fraction(-3, 2), True),
        (12, -12, False),
    ]
    assert (score.home_imps, score.away_imps) == (Fraction(27, 2), Fraction(-27, 2))


def test_evening_keeps_halves_and_balances() -> None:
    assert evened(Fraction(3), Fraction(-10)) == (Fraction(13, 2), Fraction(-13, 2))
    assert evened(Fraction(3), Fraction(3)) == (0, 0)
    assert evened(Fraction(-3), Fraction(-3)) == (0, 0)


def test_averages_at_teams_are_three_up_and_three_down() -> None:
    score = match(Averaged(PLUS, MINUS), Averaged(AVERAGE, AVERAGE))
    assert (score.home_imps, score.away_imps) == (3, -3)
    both = match(Averaged(PLUS, PLUS))
    assert (both.home_imps, both.away_imps) == (3, 3)


def test_a_team_that_wins_more_on_its_other_boards_gets_that() -> None:
    won = (compared(620, 170), compared(620, 170))
    score = match(*won, Averaged(PLUS, MINUS))
    assert (score.boards[2].home, score.boards[2].away) == (10, -10)
    fixed = ArtificialScore(Average.PLUS, Meaning.FIXED)
    assert match(*won, Averaged(fixed, MINUS)).boards[2].home == 3
    never = MatchRegulations(averages=Averages(with_session=False))
    assert match(*won, Averaged(PLUS, MINUS), regulations=never).boards[2].away == -3


def test_amounts_for_later_boards_of_a_match() -> None:
    later = MatchRegulations(averages=Averages(later=(Amounts(plus_imps=Fraction(2)),)))
    score = match(Averaged(PLUS, MINUS), Averaged(PLUS, AVERAGE), regulations=later)
    assert [board.home for board in score.boards] == [3, 2]


def test_a_match_has_boards() -> None:
    with pytest.raises(ScoringError, match=exactly("A match has at least one board.")):
        match()


def test_one_team_at_fault_gets_the_complement_of_the_better_of_average_plus_and_an_assigned_score() -> None:
    (board,) = match(OneAtFault(Team.AWAY)).boards
    assert (board.home, board.away) == (3, -3)
    (better,) = match(OneAtFault(Team.AWAY, compared(620, 170))).boards
    assert (better.home, better.away) == (10, -10)
    (worse,) = match(OneAtFault(Team.HOME, compared(620, 170))).boards
    assert (worse.home, worse.away) == (-3, 3)
