"""Matchpoints, by worked examples."""

from fractions import Fraction

from rulings.scoring.boards.scores import Score, Weighted
from rulings.scoring.methods.matchpoints import Matchpoints
from rulings.scoring.methods.short_fields import ShortField
from tests.scoring.saying import fractions, rows

WARSAW = rows("pairs_in_percent.csv")


def exact(form: Matchpoints, scores: list[int], expected: int) -> list[Fraction]:
    worths = form.worths(scores, expected)
    return [Fraction(worth, worths.denominator) for worth in worths.ns]


def test_two_for_each_score_beaten_and_one_for_each_equalled() -> None:
    assert exact(Matchpoints(), [420, 430, -500, 420, 450, -50, 170], 7) == [7, 10, 0, 7, 12, 2, 4]


def test_a_board_played_five_times_of_six() -> None:
    assert exact(Matchpoints(), [200, 230, 650, 170, 300], 6) == fractions("13/5", 5, "49/5", "1/5", "37/5")


def test_one_result_alone_gets_half_a_top_by_neuberg() -> None:
    assert exact(Matchpoints(), [420], 9) == fractions(8)


def test_a_board_that_a_polish_program_scored_in_percent_of_its_own_top() -> None:
    scores = [int(row["points_ns"]) for row in WARSAW]
    found = exact(Matchpoints(ShortField.SHARE), scores, 9)
    assert [round(float(100 * each / 16), 2) for each in found] == [float(row["percent_ns"]) for row in WARSAW]


def test_the_white_book_s_weighted_example_moves_everybody() -> None:
    scores: list[Score] = [100, 650, Weighted.of((650, 30), (-100, 70)), -100]
    worths = Matchpoints().worths(scores, 4)
    found = [Fraction(worth, worths.denominator) for worth in worths.ns]
    assert found[2] == Fraction(30, 100) * 5 + Fraction(70, 100) * 1
    assert found[0] == 0 + Fraction(70, 100) * 2 + 2
    assert found[1] == 2 + Fraction(30, 100) + Fraction(70, 100) * 2 + 2
    assert sum(found) == 12
