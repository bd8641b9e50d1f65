"""One board: adjusted lines, split scores, self-inflicted damage, several forms."""

from fractions import Fraction

from rulings.bridge import Average, Side
from rulings.scoring.boards.board_scores import score_board
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Line, NotPlayed, Played, SelfInflicted
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.regulations import Method, ScoringRegulations
from tests.scoring.saying import awards, board, fractions, scored

AVERAGES = Artificial(ArtificialScore(Average.PLAIN), ArtificialScore(Average.PLAIN))
IMPS = ScoringRegulations(Method.CROSS_IMPS)


def test_an_assigned_score_takes_the_place_of_the_table_s_for_everybody() -> None:
    scores = scored(board(1, 420, 170, Assigned.to_both(430), 420))
    assert awards(scores, 1) == [3, 0, 6, 3]
    assert awards(scores, 1, "E") == [3, 6, 0, 3]


def test_a_weighted_score_is_matchpointed_result_by_result_and_then_weighted() -> None:
    pair = Weighted.of((430, 50), (-50, 50))
    scores = scored(board(1, 420, 170, Assigned.to_both(pair), 420))
    assert awards(scores, 1) == [4, 1, 3, 4]
    assert awards(scores, 1, "E") == [2, 5, 3, 2]


def test_split_scores_are_compared_each_with_its_own_side_s() -> None:
    scores = scored(board(1, 420, 170, Assigned(ns=430, ew=420), 420))
    assert awards(scores, 1) == [3, 0, 6, 3]
    assert awards(scores, 1, "E") == [2, 6, 2, 2]


def test_split_imps_need_not_balance() -> None:
    scores = scored(board(1, 420, Assigned(ns=620, ew=-50)), regulations=IMPS)
    assert awards(scores, 1) == [-5, 5]
    assert awards(scores, 1, "E") == [-10, 10]


def test_an_artificial_score_is_no_score_for_others_to_be_compared_with() -> None:
    scores = scored(board(1, 420, AVERAGES, 170, 140), board(2, 0, 0, 0, 0))
    assert awards(scores, 1) == fractions("17/3", 3, 3, "1/3")


def test_a_board_not_played_counts_for_nobody() -> None:
    scores = scored(board(1, 420, NotPlayed(), 170), board(2, 100, 50, 50))
    assert awards(scores, 1) == [*fractions("7/2"), None, *fractions("1/2")]
    assert {s.contestant: s.boards for ranking in scores.rankings for s in ranking.standings}["N2"] == 1


def test_self_inflicted_damage_at_imps() -> None:
    hurt = SelfInflicted(Side.NS, actual=-100, adjusted=620, without_error=140)
    scores = scored(board(1, 620, hurt), regulations=IMPS)
    assert awards(scores, 1)[1] == -12 + 0 - -10
    assert awards(scores, 1, "E")[1] == 0


def test_others_are_compared_with_what_each_side_of_that_table_has() -> None:
    """North-souths with the table's score, which the non-offending side earned; east-wests with the adjusted one."""
    hurt = SelfInflicted(Side.NS, actual=-100, adjusted=620, without_error=140)
    scores = scored(board(1, 620, hurt), regulations=IMPS)
    assert (scores.award(1, "N1"), scores.award(1, "E1")) == (12, 0)


def test_without_damage_both_sides_keep_the_table_s_score() -> None:
    lucky = SelfInflicted(Side.EW, actual=-620, adjusted=-170, without_error=-650)
    assert awards(scored(board(1, -620, lucky)), 1) == awards(scored(board(1, -620, -620)), 1)
    assert awards(scored(board(1, -620, lucky)), 1, "E") == [1, 1]


def test_self_inflicted_damage_at_matchpoints_from_east_west_s_side() -> None:
    hurt = SelfInflicted(Side.EW, actual=620, adjusted=-100, without_error=620)
    scores = scored(board(1, 620, 170, hurt, -100))
    assert awards(scores, 1, "E")[2] == 0 + 5 - 1 + (1 - 0)
    assert awards(scores, 1)[2] == 1


def test_a_fouled_board_is_scored_in_groups() -> None:
    lines = [
        Line((f"N{at}",), (f"E{at}",), Played(points), "" if at <= 5 else "a")
        for at, points in enumerate((420, 170, 420, -50, 140, 100, 90), start=1)
    ]
    fouled = Board(3, tuple(lines))
    by_neuberg = scored(fouled)
    assert awards(by_neuberg, 3)[:2] == [(7 + 1) * Fraction(7, 5) - 1, (4 + 1) * Fraction(7, 5) - 1]
    assert awards(by_neuberg, 3)[5:] == [3 * Fraction(7, 2) - 1, Fraction(7, 2) - 1]
    by_white = scored(fouled, regulations=ScoringRegulations(fouled=ShortField.WHITE))
    assert awards(by_white, 3)[5:] == fractions("39/5", "33/5")
    assert awards(by_white, 3, "E")[5:] == fractions("33/5", "39/5")
    assert awards(by_white, 3)[:5] == awards(by_neuberg, 3)[:5]


def test_the_formula_for_a_board_played_fewer_times_is_another_setting() -> None:
    regulations = ScoringRegulations(expected=6, short=ShortField.WHITE, fouled=ShortField.NONE)
    assert awards(scored(board(1, 420, 170), regulations=regulations), 1) == fractions("13/2", "11/2")


def test_forms_are_apart_at_imps_too() -> None:
    lines = [Line((f"N{at}",), (f"E{at}",), Played(420 * (at % 2)), "ab"[at > 2]) for at in (1, 2, 3, 4)]
    assert awards(scored(Board(1, tuple(lines)), regulations=IMPS), 1) == [9, -9, 9, -9]


def test_the_top_of_a_board_is_that_of_the_whole_field() -> None:
    assert score_board(board(1, 420, 170), ScoringRegulations(), 9).top == 16
    assert score_board(board(1, 420, 170), IMPS, 9).top == 0
