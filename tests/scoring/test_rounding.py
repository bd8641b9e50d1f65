"""Exact rounding."""

from fractions import Fraction

import pytest

from rulings.scoring.rounding import Halves, decimal_text, read_exact, rounded


@pytest.mark.parametrize(
    ("halves", "above", "below"),
    [
        (Halves.AWAY, 10, -10),
        (Halves.TOWARDS, 0, 0),
        (Halves.UP, 10, 0),
        (Halves.DOWN, 0, -10),
        (Halves.EVEN, 0, 0),
    ],
)
def test_an_exact_half_goes_where_the_rule_says(halves: Halves, above: int, below: int) -> None:
    assert rounded(5, 10, halves) == above
    assert rounded(-5, 10, halves) == below


@pytest.mark.parametrize("halves", list(Halves))
def test_what_is_no_half_goes_to_the_nearest(halves: Halves) -> None:
    assert [rounded(value, 10, halves) for value in (4, 6, -4, -6, 14, 20)] == [0, 10, 0, -10, 10, 20]


def test_away_is_away_from_the_centre() -> None:
    half = Fraction(1, 2)
    assert rounded(4 + half, 1, Halves.AWAY, centre=6) == 4
    assert rounded(7 + half, 1, Halves.AWAY, centre=6) == 8


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(2, 3), 2, "0.67"),
        (Fraction(-2, 3), 2, "-0.67"),
        (Fraction(-1, 1000), 2, "0.00"),
        (Fraction(1, 8), 2, "0.13"),
        (Fraction(7), 2, "7.00"),
        (Fraction(5, 2), 0, "3"),
        (Fraction(-5, 2), 0, "-3"),
        (12, 1, "12.0"),
    ],
)
def test_decimal_text(value: Fraction | int, places: int, text: str) -> None:
    assert decimal_text(value, places) == text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("62.5", Fraction(125, 2)),
        (" -3 ", Fraction(-3)),
        ("1/3", Fraction(1, 3)),
        ("200/3", Fraction(200, 3)),
        ("0", 0),
    ],
)
def test_numbers_are_read_exactly(text: str, value: Fraction) -> None:
    assert read_exact(text) == value


@pytest.mark.parametrize(
    "text", ["", "x", "1/0", "1e999999999", "nan", "inf", "1/", "--1", "9" * 12, "1.5/2.5", "\u0663"]
)
def test_what_is_no_plain_number_is_refused_at_once(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_exact(text)
