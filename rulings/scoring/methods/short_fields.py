"""Matchpoints on a board with fewer comparable scores than other boards have: fouled (87B), or played fewer times.

The Laws leave the formula to the Regulating Authority. On the scale of 2 for each score beaten, with M matchpoints
among the A scores that can be compared and E scores on other boards:

    neuberg  (M + 1) * E / A - 1, whatever A
    white    Neuberg, but 3 or 2 scores that are at most a third of E get 70 60 50 or 65 55 per cent, one alone 60
             (EBU White Book 4.2.3, 3.3.2)
    ase      Neuberg from 4 scores on, from 3 where no other form of the board has more; else as white
             (as the program ASE documents the WBF's)
    equalled each score that is missing counts as an equal one: M + E - A
    share    the same part of a top as among the A scores
    none     M as it is
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple


class ShortField(StrEnum):
    """Which formula the profile chooses."""

    NEUBERG = "neuberg"
    WHITE = "white"
    ASE = "ase"
    EQUALLED = "equalled"
    SHARE = "share"
    NONE = "none"


class Lift(NamedTuple):
    """Matchpoints become `slope` times themselves, plus `offset`."""

    slope: Fraction
    offset: Fraction

    def times(self, factor: Fraction) -> Lift:
        """The same on another scale."""
        return Lift(self.slope * factor, self.offset * factor)

    def both(self, actual: int) -> Fraction:
        """What the two sides get together where `actual` scores are compared."""
        return self.slope * 2 * (actual - 1) + 2 * self.offset


def lift_of(formula: ShortField, actual: int, expected: int, *, is_largest: bool = True) -> Lift:
    """How matchpoints among `actual` scores are lifted to a board of `expected`; 2 for each score beaten."""
    if actual >= expected:
        return Lift(Fraction(1), Fraction(0))
    match formula:
        case ShortField.NONE:
            return Lift(Fraction(1), Fraction(0))
        case ShortField.SHARE:
            return _share(actual, expected)
        case ShortField.EQUALLED:
            return Lift(Fraction(1), Fraction(expected - actual))
        case ShortField.WHITE if actual <= 3 and (actual == 1 or 3 * actual <= expected):
            return _in_percent(actual, expected)
        case ShortField.ASE if actual < 3 or (actual == 3 and not is_largest):
            return _in_percent(actual, expected)
        case _:
            return Lift(Fraction(expected, actual), Fraction(expected, actual) - 1)


def top_of(formula: ShortField, actual: int, expected: int) -> int:
    """The most that a side could have got on the board; what percentages are taken of."""
    return 2 * ((actual if formula is ShortField.NONE else max(actual, expected)) - 1)


def _share(actual: int, expected: int) -> Lift:
    if actual == 1:
        return Lift(Fraction(0), Fraction(expected - 1))
    return Lift(Fraction(expected - 1, actual - 1), Fraction(0))


def _in_percent(actual: int, expected: int) -> Lift:
    """60 per cent on average: 5 per cent more or less for each matchpoint above or below the group's average."""
    top = 2 * (expected - 1)
    return Lift(Fraction(5 * top, 100), Fraction((60 - 5 * (actual - 1)) * top, 100))
