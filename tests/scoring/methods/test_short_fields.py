"""Boards with fewer comparable scores than others (87B, and boards played fewer times)."""

from fractions import Fraction

import pytest

from rulings.scoring.methods.short_fields import ShortField, lift_of, top_of
from tests.scoring.saying import fractions


def lifted(formula: ShortField, actual: int, expected: int, *, is_largest: bool = True) -> list[Fraction]:
    """What 0, 2, 4 ... matchpoints among the actual scores become."""
    lift = lift_of(formula, actual, expected, is_largest=is_largest)
    return [2 * beaten * lift.slope + lift.offset for beaten in range(actual)]


@pytest.mark.parametrize("formula", list(ShortField))
def test_a_whole_board_is_left_alone(formula: ShortField) -> None:
    assert lifted(formula, 5, 5) == fractions(0, 2, 4, 6, 8)


def test_neuberg_as_the_english_bridge_union_works_it_out() -> None:
    assert lifted(ShortField.NEUBERG, 7, 10) == fractions("3/7", "23/7", "43/7", "63/7", "83/7", "103/7", "123/7")
    assert lifted(ShortField.NEUBERG, 3, 10) == fractions("7/3", "27/3", "47/3")


@pytest.mark.parametrize(("actual", "expected"), [(7, 10), (3, 10), (1, 10), (18, 19)])
def test_neuberg_gives_both_sides_together_a_top(actual: int, expected: int) -> None:
    assert lift_of(ShortField.NEUBERG, actual, expected).both(actual) == 2 * (expected - 1)


def test_neuberg_gives_a_group_its_share_of_all_matchpoints() -> None:
    assert sum(lifted(ShortField.NEUBERG, 7, 10)) == 63
    assert sum(lifted(ShortField.NEUBERG, 3, 10)) == 27


def percents(formula: ShortField, actual: int, expected: int, *, is_largest: bool = True) -> list[Fraction]:
    points = lifted(formula, actual, expected, is_largest=is_largest)
    return [100 * each / top_of(formula, actual, expected) for each in points]


def test_small_groups_by_the_white_book() -> None:
    assert percents(ShortField.WHITE, 1, 10) == fractions(60)
    assert percents(ShortField.WHITE, 2, 10) == fractions(55, 65)
    assert percents(ShortField.WHITE, 3, 10) == fractions(50, 60, 70)


def test_the_white_book_goes_by_neuberg_above_a_third_of_the_field() -> None:
    assert lifted(ShortField.WHITE, 2, 5) == fractions("3/2", "13/2")
    assert lifted(ShortField.WHITE, 3, 8) == lifted(ShortField.NEUBERG, 3, 8)
    assert lifted(ShortField.WHITE, 4, 20) == lifted(ShortField.NEUBERG, 4, 20)


def test_ase_asks_whether_three_are_the_largest_group() -> None:
    assert percents(ShortField.ASE, 3, 8, is_largest=False) == fractions(50, 60, 70)
    assert lifted(ShortField.ASE, 3, 8, is_largest=True) == lifted(ShortField.NEUBERG, 3, 8)
    assert percents(ShortField.ASE, 2, 5) == fractions(55, 65)
    assert percents(ShortField.ASE, 1, 5) == fractions(60)


def test_a_share_keeps_the_percentage() -> None:
    assert percents(ShortField.SHARE, 5, 9) == fractions(0, 25, 50, 75, 100)
    assert percents(ShortField.SHARE, 1, 9) == fractions(50)


def test_without_a_formula_the_top_is_the_group_s_own() -> None:
    assert lifted(ShortField.NONE, 3, 9) == fractions(0, 2, 4)
    assert top_of(ShortField.NONE, 3, 9) == 4
    assert top_of(ShortField.NEUBERG, 3, 9) == 16
