"""Self-inflicted damage (12C1(e)): the four cases."""

from fractions import Fraction

import pytest

from rulings.scoring.adjusted.self_inflicted import Inflicted, divided


@pytest.mark.parametrize(
    ("actual", "adjusted", "without_error", "case", "award"),
    [
        (8, 6, 10, Inflicted.NO_DAMAGE, 8),
        (8, 8, 10, Inflicted.NO_DAMAGE, 8),
        (2, 7, 9, Inflicted.ALL, 2),
        (2, 7, 7, Inflicted.ALL, 2),
        (3, 9, 1, Inflicted.NONE, 9),
        (3, 9, 3, Inflicted.NONE, 9),
        (2, 9, 5, Inflicted.PART, 6),
        (-12, 10, -3, Inflicted.PART, 1),
    ],
)
def test_what_the_non_offending_side_keeps(
    actual: int, adjusted: int, without_error: int, case: Inflicted, award: int
) -> None:
    division = divided(Fraction(actual), Fraction(adjusted), Fraction(without_error))
    assert (division.case, division.award) == (case, award)
    assert division.table_score_stands is (case is Inflicted.NO_DAMAGE)


def test_every_order_of_the_three_scores_is_one_of_the_four_cases() -> None:
    for actual in range(5):
        for adjusted in range(5):
            for without_error in range(5):
                division = divided(Fraction(actual), Fraction(adjusted), Fraction(without_error))
                assert min(actual, adjusted) <= division.award <= max(actual, adjusted)
