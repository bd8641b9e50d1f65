"""Artificial scores (12C2), resolved when the session is."""

from dataclasses import replace
from fractions import Fraction

import pytest

from rulings.bridge import Average
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Line, Meaning
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.errors import ScoringError
from rulings.scoring.methods.imps import CrossDivisor, UndividedAverage
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations
from tests.scoring.saying import board, exactly, scored

PLUS, MINUS, AVERAGE = (ArtificialScore(average) for average in (Average.PLUS, Average.MINUS, Average.PLAIN))
SIXTY_FORTY = Artificial(PLUS, MINUS)
IMPS = ScoringRegulations(Method.CROSS_IMPS)
GOOD_NORTH = (board(1, 620, 100, 100, 100, 50), board(2, 420, 50, 50, 50, 50))
BAD_NORTH = (board(1, 0, 100, 100, 100, 100), board(2, 0, 50, 50, 50, 50))


def test_average_plus_is_sixty_per_cent_of_the_normal_top_and_average_minus_forty() -> None:
    scores = scored(board(1, 0, 0, 0, 0, 0, 0), board(2, SIXTY_FORTY, 0, 0, 0, 0, 0))
    assert scores.award(2, "N1") == 6
    assert scores.award(2, "E1") == 4


def test_average_plus_is_the_rest_of_the_session_where_that_is_better() -> None:
    scores = scored(*GOOD_NORTH, board(3, SIXTY_FORTY, 0, 0, 0, 0))
    assert scores.award(3, "N1") == 8
    assert scores.award(3, "E1") == 0
    assert scores.artificial[3, "", "N1"].is_from_session
    assert scores.artificial[3, "", "N1"].rest == 100


def test_average_plus_is_not_lowered_by_a_bad_session_nor_average_minus_raised_by_a_good_one() -> None:
    scores = scored(*BAD_NORTH, board(3, SIXTY_FORTY, 0, 0, 0, 0))
    assert scores.award(3, "N1") == Fraction(48, 10)
    assert scores.award(3, "E1") == Fraction(32, 10)
    assert not scores.artificial[3, "", "N1"].is_from_session


def test_average_hangs_on_no_session() -> None:
    scores = scored(*GOOD_NORTH, board(3, Artificial(AVERAGE, AVERAGE), 0, 0, 0, 0))
    assert (scores.award(3, "N1"), scores.award(3, "E1")) == (4, 4)


def test_the_meaning_ruled_goes_before_the_profile_s() -> None:
    fixed = Artificial(ArtificialScore(Average.PLUS, Meaning.FIXED), ArtificialScore(Average.MINUS, Meaning.FIXED))
    scores = scored(*GOOD_NORTH, board(3, fixed, 0, 0, 0, 0))
    assert (scores.award(3, "N1"), scores.award(3, "E1")) == (Fraction(48, 10), Fraction(32, 10))
    never = ScoringRegulations(averages=Averages(with_session=False))
    assert scored(*GOOD_NORTH, board(3, SIXTY_FORTY, 0, 0, 0, 0), regulations=never).award(3, "N1") == Fraction(48, 10)
    asked = Artificial(ArtificialScore(Average.PLUS, Meaning.SESSION), MINUS)
    assert scored(*GOOD_NORTH, board(3, asked, 0, 0, 0, 0), regulations=never).award(3, "N1") == 8


def test_artificial_scores_do_not_hang_on_each_other() -> None:
    twice = (board(3, SIXTY_FORTY, 0, 0, 0, 0), board(4, SIXTY_FORTY, 0, 0, 0, 0))
    scores = scored(*GOOD_NORTH, *twice)
    assert (scores.award(3, "N1"), scores.award(4, "N1")) == (8, 8)
    assert [scores.artificial[number, "", "N1"].place for number in (3, 4)] == [1, 2]


def test_regulations_may_give_other_amounts_from_the_second_board_on() -> None:
    later = Averages(later=(Amounts(plus=Fraction(55)), Amounts(plus=Fraction(50))))
    boards = [board(number, SIXTY_FORTY, 0, 0, 0, 0) for number in (1, 2, 3, 4)]
    scores = scored(*boards, regulations=ScoringRegulations(averages=later))
    given = [scores.award(number, "N1") for number in (1, 2, 3, 4)]
    assert given == [Fraction(8 * percent, 100) for percent in (60, 55, 50, 50)]


def test_at_imps_three_up_three_down_or_the_session_s_mean() -> None:
    level = scored(board(1, 0, 0, 0), board(2, SIXTY_FORTY, 0, 0), regulations=IMPS)
    assert (level.award(2, "N1"), level.award(2, "E1")) == (3, -3)
    good = scored(board(1, 620, 100, 100), board(2, SIXTY_FORTY, 0, 0), regulations=IMPS)
    assert (good.award(2, "N1"), good.award(2, "E1")) == (11, -11)
    average = scored(board(1, 620, 100, 100), board(2, Artificial(AVERAGE, AVERAGE), 0, 0), regulations=IMPS)
    assert (average.award(2, "N1"), average.award(2, "E1")) == (0, 0)


def test_the_organiser_may_vary_the_imps() -> None:
    two = Averages(Amounts(plus_imps=Fraction(2), minus_imps=Fraction(-4)))
    regulations = ScoringRegulations(Method.BUTLER, averages=two)
    scores = scored(board(1, 0, 0, 0), board(2, SIXTY_FORTY, 0, 0), regulations=regulations)
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (2, -4)


UNDIVIDED = ScoringRegulations(Method.CROSS_IMPS, cross_divisor=CrossDivisor.NONE)


@pytest.mark.parametrize(
    ("regulations", "plus"),
    [
        (UNDIVIDED, 3 * 4),
        (replace(UNDIVIDED, undivided_average=UndividedAverage.IN_ALL), 3),
        (replace(UNDIVIDED, averages=Averages(later=(Amounts(plus_imps=Fraction(2)),))), 3 * 4),
        (replace(UNDIVIDED, expected=3), 3 * 2),
        (replace(UNDIVIDED, cross_divisor=CrossDivisor.RESULTS), 3),
        (IMPS, 3),
    ],
)
def test_undivided_cross_imps_have_so_many_for_each_comparison(regulations: ScoringRegulations, plus: int) -> None:
    """ACBLscore manual, 83: total IMPs have 3 for each other result, average IMPs 3."""
    scores = scored(board(1, 0, 0, 0, 0, 0), board(2, SIXTY_FORTY, 0, 0, 0, 0), regulations=regulations)
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (plus, -plus)


def test_the_session_s_mean_stands_beside_what_all_comparisons_come_to() -> None:
    """600 is 11 IMPs each against 100 and 100: 22, more than 2 times 3."""
    scores = scored(board(1, 600, 100, 100), board(2, SIXTY_FORTY, 0, 0), regulations=UNDIVIDED)
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (22, -22)
    by_hand = Artificial(ArtificialScore.imps(4), ArtificialScore.imps(-2))
    assert scored(board(1, by_hand, 0, 0), regulations=UNDIVIDED).award(1, "N1") == 4


def test_an_amount_set_by_hand_hangs_on_nothing() -> None:
    seventy = Artificial(ArtificialScore.percent(70), ArtificialScore.percent(0))
    scores = scored(*GOOD_NORTH, board(3, seventy, 0, 0, 0, 0))
    assert (scores.award(3, "N1"), scores.award(3, "E1")) == (Fraction(56, 10), 0)
    by_matchpoints = Artificial(ArtificialScore.matchpoints(Fraction(13, 2)), ArtificialScore.percent(20))
    scores = scored(*GOOD_NORTH, board(3, by_matchpoints, 0, 0, 0, 0))
    assert (scores.award(3, "N1"), scores.award(3, "E1")) == (Fraction(13, 2), Fraction(16, 10))
    by_imps = Artificial(ArtificialScore.imps(4), ArtificialScore.imps(-2))
    assert scored(board(1, by_imps, 0, 0), regulations=IMPS).award(1, "N1") == 4


def test_in_an_individual_each_player_has_a_session_of_his_own() -> None:
    def line(points: int, *players: str) -> Line:
        return Line(players[:2], players[2:], board(1, points).lines[0].outcome)

    first = Board(1, (line(620, "a", "b", "c", "d"), line(0, "e", "f", "g", "h"), line(0, "i", "j", "k", "l")))
    second = Board(2, (line(0, "a", "c", "b", "d"), line(0, "e", "g", "f", "h"), line(620, "i", "k", "j", "l")))
    third = Board(
        3, (Line(("a", "d"), ("b", "c"), SIXTY_FORTY), line(0, "e", "h", "f", "g"), line(0, "i", "l", "j", "k"))
    )
    scores = scored(first, second, third)
    assert scores.award(3, "a") == 4 * Fraction(5, 8)
    assert scores.award(3, "d") == 4 * Fraction(60, 100)
    assert scores.award(3, "b") == 4 * Fraction(40, 100)
    assert scores.award(3, "c") == 4 * Fraction(1, 8)


@pytest.mark.parametrize(
    ("method", "score", "unit", "scored_in"),
    [
        (Method.MATCHPOINTS, ArtificialScore.imps(3), "IMP", "MP"),
        (Method.BUTLER, ArtificialScore.percent(60), "%", "IMP"),
        (Method.CROSS_IMPS, ArtificialScore.matchpoints(6), "MP", "IMP"),
        (Method.AGGREGATE, PLUS, "%", "points"),
    ],
)
def test_an_artificial_score_in_another_unit_is_refused(
    method: Method, score: ArtificialScore, unit: str, scored_in: str
) -> None:
    sentence = f"An artificial score in {unit} cannot be given here; this session is scored in {scored_in}."
    with pytest.raises(ScoringError, match=exactly(sentence)):
        scored(board(1, Artificial(score, score), 0), regulations=ScoringRegulations(method))
