"""Total points (78C): the net points of every board, added. Only the points of a weighted score are weighted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rulings.scoring.boards.scores import Score
from rulings.scoring.methods.columns import Frequencies, Worths, looked_up, plain_looked_up


@dataclass(frozen=True, slots=True)
class Aggregate:
    """The form of scoring in which a point is a point."""

    def worths(self, scores: Sequence[Score], expected: int) -> Worths:
        """Points of every score."""
        found = Frequencies.of(scores)
        table = {points: points for points in found.counts}
        if found.is_plain:
            return plain_looked_up(scores, table, Worths((), 1))
        return looked_up(self, scores, expected, table, Worths((), 1))

    def worth(self, scores: Sequence[Score], at: int, points: int, expected: int) -> Fraction:
        """The points themselves."""
        return Fraction(points)
