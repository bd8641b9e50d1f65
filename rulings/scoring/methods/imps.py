"""International matchpoints (78B): the scale; and pairs against every other table (cross-IMPs), or a datum (Butler).

Differences of real scores are multiples of 10 and fall in no gap of the scale; a mean or a datum is rounded to 10
before it is compared. Where a score has weights, each result is turned into IMPs by itself, and the IMPs are weighted
(12C1(c)). Knows no match: victory points are made elsewhere.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import TypeVar

from rulings.scoring.boards.scores import Score
from rulings.scoring.methods.columns import Frequencies, Worths, against_others, looked_up, plain_looked_up
from rulings.scoring.rounding import Halves, rounded

SCALE = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""The least difference in points for 1, 2, 3 ... 24 IMPs."""


@cache
def imps(difference: int) -> int:
    """IMPs for a difference in points, below nothing for one below nothing."""
    won = bisect_right(SCALE, abs(difference))
    return won if difference >= 0 else -won


class CrossDivisor(StrEnum):
    """What the sum of IMPs against all others is divided by."""

    COMPARISONS = "comparisons"
    RESULTS = "results"
    NONE = "none"


class UndividedAverage(StrEnum):
    """What an average of so many IMPs is where the sum is not divided: so many for each comparison, or in all.

    For each comparison as the ACBL has it: 3 IMPs times the number of results less 1 (ACBLscore manual, 83).
    """

    EACH_COMPARISON = "each_comparison"
    IN_ALL = "in_all"


@dataclass(frozen=True, slots=True)
class CrossImps:
    """IMPs against each other table; undivided, a board with fewer results is factored up to the others' number."""

    divisor: CrossDivisor = CrossDivisor.COMPARISONS

    def worths(self, scores: Sequence[Score], expected: int) -> Worths:
        """IMPs of every score."""
        found = Frequencies.of(scores)
        factor = self.factor(len(scores), expected)
        table = {
            points: factor.numerator * sum(times * imps(points - other) for other, times in found.counts.items())
            for points in found.counts
        }
        rest = Worths((), factor.denominator * found.one)
        if found.is_plain:
            return plain_looked_up(scores, table, rest)
        return looked_up(self, scores, expected, table, rest)

    def worth(self, scores: Sequence[Score], at: int, points: int, expected: int) -> Fraction:
        """IMPs for these points at that table against all others."""
        won = sum((much * imps(points - other) for other, much in against_others(scores, at)))
        return won * self.factor(len(scores), expected)

    def factor(self, actual: int, expected: int) -> Fraction:
        """What the sum of IMPs is multiplied by."""
        match self.divisor:
            case CrossDivisor.COMPARISONS:
                return Fraction(1, max(actual - 1, 1))
            case CrossDivisor.RESULTS:
                return Fraction(1, actual)
            case CrossDivisor.NONE:
                return Fraction(max(actual, expected), actual)


@dataclass(frozen=True, slots=True)
class Datum:
    """How the datum is made: the mean without the `trim` best and worst scores, rounded to `unit` points.

    `trim_percent` trims that part of the field at each end instead, where it is more; `least` results are needed
    before anything is trimmed. With `factored` a board that was played fewer times counts as if it had been played
    as often as the others (EBU White Book 4.2.4).
    """

    trim: int = 1
    trim_percent: int = 0
    least: int = 4
    unit: int = 10
    halves: Halves = Halves.AWAY
    factored: bool = False

    def of(self, scores: Sequence[Score], expected: int) -> int:
        """The datum of a column, in points."""
        found = Frequencies.of(scores)
        if found.is_plain and not self.factored:
            return self._of_plain(found.counts, len(scores))
        results = Fraction(max(len(scores), expected) if self.factored else len(scores))
        scale = results / (len(scores) * found.one)
        kept = _without_ends({points: times * scale for points, times in found.counts.items()}, self._trimmed(results))
        mean = sum((points * much for points, much in kept.items()), Fraction()) / sum(kept.values())
        return int(rounded(mean, self.unit, self.halves))

    def _of_plain(self, counts: Mapping[int, int], results: int) -> int:
        """The same for tables that are whole, counted twice over so that half a table can be taken off."""
        trimmed = int(2 * self._trimmed(Fraction(results)))
        kept = _without_ends({points: 2 * times for points, times in counts.items()}, trimmed)
        mean = Fraction(sum(points * much for points, much in kept.items()), sum(kept.values()))
        return int(rounded(mean, self.unit, self.halves))

    def _trimmed(self, results: Fraction) -> Fraction:
        if results < self.least:
            return Fraction(0)
        trimmed = max(Fraction(self.trim), Fraction(results * self.trim_percent // 100))
        return min(trimmed, (results - 1) / 2)


@dataclass(frozen=True, slots=True)
class Butler:
    """IMPs against the datum of one's own line."""

    datum: Datum = field(default_factory=Datum)

    def worths(self, scores: Sequence[Score], expected: int) -> Worths:
        """IMPs of every score."""
        found = Frequencies.of(scores)
        datum = self.datum.of(scores, expected)
        table = {points: imps(points - datum) for points in found.counts}
        if found.is_plain:
            return plain_looked_up(scores, table, Worths((), 1))
        return looked_up(self, scores, expected, table, Worths((), 1))

    def worth(self, scores: Sequence[Score], at: int, points: int, expected: int) -> Fraction:
        """IMPs for these points at that table; the datum is the one the column has, whatever the points."""
        return Fraction(imps(points - self.datum.of(scores, expected)))


_Much = TypeVar("_Much", int, Fraction)


def _without_ends(much: Mapping[int, _Much], trimmed: _Much) -> dict[int, _Much]:
    """What is left when so many tables are taken off at each end."""
    kept = dict(much)
    for order in (sorted(kept), sorted(kept, reverse=True)):
        rest = trimmed
        for points in order:
            if not rest:
                break
            taken = min(rest, kept[points])
            kept[points] -= taken
            rest -= taken
    return kept
