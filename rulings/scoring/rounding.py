"""Exact numbers: rounded to a unit, read from text, written as decimals. Never a float.

"Away" is away from a centre (0, or the average of a board), as the EBU White Book (4.2.6) and most
federations round exact halves.
"""

from __future__ import annotations

import re
from enum import StrEnum
from fractions import Fraction

Exact = int | Fraction

_EXACT = re.compile(r"([+-]?\d{1,9}(?:\.\d{1,9})?)(?:/([1-9]\d{0,8}))?", re.ASCII)


class Halves(StrEnum):
    """Where an exact half goes."""

    AWAY = "away"
    TOWARDS = "towards"
    UP = "up"
    DOWN = "down"
    EVEN = "even"


def rounded(value: Exact, unit: Exact = 1, halves: Halves = Halves.AWAY, centre: Exact = 0) -> Fraction:
    """The multiple of the unit nearest to the value; `centre` is what AWAY and TOWARDS are measured from."""
    steps = Fraction(value) / unit
    lower = steps.__floor__()
    rest = steps - lower
    half = Fraction(1, 2)
    is_upper = rest > half or (rest == half and _half_goes_up(halves, steps > Fraction(centre) / unit, lower))
    return Fraction(lower + is_upper) * unit


def _half_goes_up(halves: Halves, is_above: bool, lower: int) -> bool:
    match halves:
        case Halves.AWAY:
            return is_above
        case Halves.TOWARDS:
            return not is_above
        case Halves.UP:
            return True
        case Halves.DOWN:
            return False
        case Halves.EVEN:
            return lower % 2 == 1


def read_exact(text: str) -> Fraction:
    """Read `62.5`, `-3` or `1/3`; ValueError for anything else, however large a number it would be."""
    match = _EXACT.fullmatch(text.strip())
    if match is None:
        raise ValueError(text[:40])
    return Fraction(match[1]) / int(match[2] or 1)


def decimal_text(value: Exact, places: int = 2) -> str:
    """The value with so many decimals, halves away from 0: `decimal_text(Fraction(2, 3))` is `0.67`; never `-0.00`."""
    numerator, denominator = value.as_integer_ratio()
    scaled = (2 * abs(numerator) * 10**places + denominator) // (2 * denominator)
    sign = "-" if numerator < 0 < scaled else ""
    whole, rest = divmod(scaled, 10**places)
    return f"{sign}{whole}.{rest:0{places}d}" if places else f"{sign}{whole}"
