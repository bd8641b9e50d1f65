"""Matchpoints (78A): 2 for each comparable score that is beaten, 1 for each that is equalled.

Where a Regulating Authority writes 1 and a half instead, all of it is halved at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from rulings.scoring.boards.scores import Score
from rulings.scoring.methods.columns import Frequencies, Worths, against_others, looked_up, plain_looked_up
from rulings.scoring.methods.short_fields import Lift, ShortField, lift_of, top_of

BEATEN, EQUALLED = 2, 1


@dataclass(frozen=True, slots=True)
class Matchpoints:
    """The form of scoring; `short` is the formula for a board with fewer comparable scores than others.

    `beaten` is what a beaten score is worth, 2 or 1. `is_centred`: they are counted from the average of a board.
    """

    short: ShortField = ShortField.NEUBERG
    is_largest: bool = True
    beaten: int = BEATEN
    is_centred: bool = False

    def worths(self, scores: Sequence[Score], expected: int) -> Worths:
        """Matchpoints of every score."""
        found = Frequencies.of(scores)
        denominator, slope, offset, both = _in_whole(self, len(scores), expected)
        table = _table(found, slope, offset * found.one)
        rest = Worths((), denominator * found.one, both * found.one)
        if found.is_plain:
            return plain_looked_up(scores, table, rest)
        return looked_up(self, scores, expected, table, rest)

    def worth(self, scores: Sequence[Score], at: int, points: int, expected: int) -> Fraction:
        """Matchpoints for these points at that table against all others."""
        lift = self.lift(len(scores), expected)
        won = sum((much * _compared(points, other) for other, much in against_others(scores, at)))
        return won * lift.slope + lift.offset

    def lift(self, actual: int, expected: int) -> Lift:
        """How matchpoints among so many scores become those of a whole board."""
        lift = lift_of(self.short, actual, expected, is_largest=self.is_largest)
        if self.is_centred:
            lift = Lift(lift.slope, lift.offset - Fraction(top_of(self.short, actual, expected), 2))
        return lift if self.beaten == BEATEN else lift.times(Fraction(self.beaten, BEATEN))


@lru_cache(1000)
def _in_whole(form: Matchpoints, actual: int, expected: int) -> tuple[int, int, int, int]:
    """The lift in whole numbers, the same for board after board: their denominator, slope, offset, both sides' sum."""
    lift = form.lift(actual, expected)
    denominator = lcm(lift.slope.denominator, lift.offset.denominator)
    told = (lift.slope, lift.offset, lift.both(actual))
    slope, offset, both = (int(each * denominator) for each in told)
    return denominator, slope, offset, both


def _compared(points: int, other: int) -> int:
    return BEATEN if points > other else EQUALLED if points == other else 0


def _table(found: Frequencies, slope: int, offset: int) -> Mapping[int, int]:
    """Matchpoints times their denominator by points, for a table that has them whole."""
    counts = found.counts
    table: dict[int, int] = {}
    beaten = 0
    for points in sorted(counts):
        times = counts[points]
        table[points] = (BEATEN * beaten + EQUALLED * (times - found.one)) * slope + offset
        beaten += times
    return table
