"""A column: the comparable scores of one board in one form, and what they are worth, in whole numbers.

A form of scoring turns scores into worths; both keep the order of the tables. Worths are whole numbers over one
denominator, so that a thousand tables cost no more than a few sums, and nothing is ever rounded on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import NamedTuple, Protocol, cast

from rulings.scoring.boards.scores import Score, Weighted, common_weight, parts_of, total_of
from rulings.scoring.rounding import Exact


class Worths(NamedTuple):
    """North-south's worths times `denominator`; east-west's are `both` less those."""

    ns: tuple[int, ...]
    denominator: int
    both: int = 0

    def ew(self) -> tuple[int, ...]:
        """East-west's worths times `denominator`."""
        both = self.both
        return tuple([both - worth for worth in self.ns])

    def over(self, denominator: int) -> Worths:
        """The same over a multiple of the denominator."""
        factor = denominator // self.denominator
        if factor == 1:
            return self
        return Worths(tuple([worth * factor for worth in self.ns]), denominator, self.both * factor)


class Form(Protocol):
    """A form of scoring one board: matchpoints, cross-IMPs, Butler or total points."""

    def worths(self, scores: Sequence[Score], expected: int) -> Worths:
        """What every score of the column is worth; `expected` tables should have played the board."""

    def worth(self, scores: Sequence[Score], at: int, points: int, expected: int) -> Fraction:
        """What these points would be worth to north-south at that table, all else unchanged."""


@dataclass(frozen=True, slots=True)
class Frequencies:
    """How often each number of points occurs, in parts of a table; one table has `one` part."""

    counts: Mapping[int, int]
    one: int = 1
    is_plain: bool = True

    @staticmethod
    def of(scores: Sequence[Score]) -> Frequencies:
        """Count a column; a score with weights counts by its weights."""
        counted = Counter(scores)
        weighted = tuple(score for score in counted if isinstance(score, Weighted))
        if not weighted:
            return Frequencies(cast("Counter[int]", counted))
        one = common_weight(weighted)
        parts: Counter[int] = Counter()
        for score, times in counted.items():
            for points, weight in parts_of(score):
                parts[points] += weight * times * (one // total_of(score))
        return Frequencies(parts, one, is_plain=False)


def against_others(scores: Sequence[Score], at: int) -> Iterable[tuple[int, Exact]]:
    """Points of all tables but one, each with how many tables have them."""
    others = Counter(scores)
    others[scores[at]] -= 1
    for score, times in others.items():
        if isinstance(score, int):
            yield score, times
        else:
            yield from ((points, Fraction(weight * times, total_of(score))) for points, weight in parts_of(score))


def mean_worth(form: Form, scores: Sequence[Score], at: int, expected: int) -> Fraction:
    """A score's worth: each of its results by itself first, then by weight (12C1(c))."""
    score = scores[at]
    worths = (form.worth(scores, at, points, expected) * weight for points, weight in parts_of(score))
    return sum(worths, Fraction()) / total_of(score)


def looked_up(form: Form, scores: Sequence[Score], expected: int, table: Mapping[int, int], worths: Worths) -> Worths:
    """Worths by points from a table; scores with weights are worked out one by one. `worths` has the rest."""
    plain = list(map(table.get, cast("Sequence[int]", scores)))
    odd = {at: mean_worth(form, scores, at, expected) for at, worth in enumerate(plain) if worth is None}
    shared = lcm(worths.denominator, *(worth.denominator for worth in odd.values()))
    factor = shared // worths.denominator
    ns = [int(odd[at] * shared) if worth is None else worth * factor for at, worth in enumerate(plain)]
    return Worths(tuple(ns), shared, worths.both * factor)


def plain_looked_up(scores: Sequence[Score], table: Mapping[int, int], worths: Worths) -> Worths:
    """Worths by points from a table, where no score has weights."""
    plain = cast("Sequence[int]", scores)
    return Worths(tuple([table[points] for points in plain]), worths.denominator, worths.both)
