"""Total points: a point is a point."""

from fractions import Fraction

from rulings.scoring.boards.scores import Score, Weighted
from rulings.scoring.methods.aggregate import Aggregate


def test_every_table_has_the_points_that_it_scored() -> None:
    worths = Aggregate().worths([420, -50, 0, 420], 4)
    assert (worths.ns, worths.ew(), worths.denominator) == ((420, -50, 0, 420), (-420, 50, 0, -420), 1)


def test_of_a_weighted_score_the_points_are_weighted() -> None:
    scores: list[Score] = [Weighted.of((620, 1), (-100, 2)), 170]
    worths = Aggregate().worths(scores, 2)
    assert [Fraction(worth, worths.denominator) for worth in worths.ns] == [Fraction(620 - 200, 3), 170]


def test_other_tables_and_boards_not_played_change_nothing() -> None:
    assert Aggregate().worth([420, 170], 0, 450, 9) == 450
