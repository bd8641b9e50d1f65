"""A ranking with its ties. Totals are compared as whole numbers, exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import repeat
from math import lcm
from typing import NamedTuple

_NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Beside:
    """What counts besides the boards: an amount in the unit of the totals, or in per cent of what was available."""

    amount: Fraction
    is_percent: bool = False

    def gain(self, available: int) -> Fraction:
        """What a total gains by it."""
        return self.amount * available / 100 if self.is_percent else self.amount


@dataclass(frozen=True, slots=True)
class Extras:
    """By contestant, for the few who have any: what penalties cost, and what a file counts besides the boards."""

    penalties: Mapping[str, Fraction] = field(default_factory=dict)
    beside: Mapping[str, Beside] = field(default_factory=dict)


class Row(NamedTuple):
    """What is known of a contestant before he is ranked: worths over a denominator that all rows share.

    `available` is what the worths are a part of: the tops at matchpoints, else the number of boards.
    """

    contestant: str
    worths: int
    available: int
    boards: int


class Rows(NamedTuple):
    """The same of all contestants of a list, column by column: a thousand rows take longer to make than to rank."""

    contestants: Sequence[str]
    worths: Sequence[int]
    available: Sequence[int]
    boards: Sequence[int]

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Rows:
        """Of rows."""
        return cls(*zip(*rows, strict=True)) if rows else cls((), (), (), ())


class Standing(NamedTuple):
    """A contestant's place; several with one total share it. `numerator` over `denominator` is the total.

    `beside` is what the total holds besides the boards: carried over, a handicap ... `middle` is the percentage of a
    total of nothing: 50 where matchpoints are counted from the average.
    """

    place: int
    is_tied: bool
    contestant: str
    numerator: int
    denominator: int
    available: int
    boards: int
    penalty: Fraction = _NOTHING
    beside: Fraction = _NOTHING
    middle: int = 0

    @property
    def total(self) -> Fraction:
        """The total with all that counts, as if all had played as many boards where the regulations say so."""
        return Fraction(self.numerator, self.denominator)

    @property
    def percent(self) -> Fraction | None:
        """The total in per cent of what was available; None where nothing was."""
        if not self.available:
            return None
        percent = Fraction(100 * self.numerator, self.denominator * self.available)
        return percent + self.middle if self.middle else percent


@dataclass(frozen=True, slots=True)
class Ranking:
    """One ranking list: `NS` or `EW` where there are two winners, `all` where there is one."""

    line: str
    standings: tuple[Standing, ...]

    def of(self, contestant: str) -> Standing:
        """A contestant's standing; KeyError for one who is not on the list."""
        return next((s for s in self.standings if s.contestant == contestant), None) or _missing(contestant)


def ranked(
    line: str,
    rows: Rows,
    denominator: int,
    extras: Extras,
    *,
    averaged: bool,
    percents: bool,
    middle: int = 0,
) -> Ranking:
    """Rank the rows, best first; contestants with one total keep the order of the rows.

    `averaged`: totals as if every contestant had had as much available as the one who had most.
    """
    contestants, worths, parts, boards = rows
    most, distinct = max(parts, default=0), set(parts)
    available = _available(parts, most, averaged=averaged, percents=percents)
    gained, added = _added(extras, dict(zip(contestants, available, strict=True)) if extras.beside else {})
    share = lcm(*(distinct - {0})) if averaged else 1
    scale = lcm(denominator * share, *(amount.denominator for amount in added.values()))
    factor = scale // denominator
    factors = {part: factor * most // part if averaged and part else 0 if averaged else factor for part in distinct}
    keys = [worth * factors[part] for worth, part in zip(worths, parts, strict=True)]
    if added:
        keys = [key + int(added.get(who, 0) * scale) for key, who in zip(keys, contestants, strict=True)]
    lost = extras.penalties
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
    in_order = [keys[at] for at in order]
    named = [contestants[at] for at in order]
    parts, played = [available[at] for at in order], [boards[at] for at in order]
    more = [[each.get(who, _NOTHING) for who in named] if each else repeat(_NOTHING) for each in (lost, gained)]
    told = zip(*_places(in_order), named, in_order, repeat(scale), parts, played, *more, repeat(middle), strict=False)
    return Ranking(line, tuple(map(Standing._make, told)))


def _available(parts: Sequence[int], most: int, *, averaged: bool, percents: bool) -> Sequence[int]:
    """What each total is a part of, where it is told in per cent."""
    if not percents:
        return [0] * len(parts)
    return [most] * len(parts) if averaged else parts


def _added(extras: Extras, available: Mapping[str, int]) -> tuple[dict[str, Fraction], dict[str, Fraction]]:
    """What contestants gain besides the boards, and that less what they lose."""
    gained = {key: given.gain(available.get(key, 0)) for key, given in extras.beside.items()}
    lost = extras.penalties
    return gained, {key: gained.get(key, _NOTHING) - lost.get(key, _NOTHING) for key in {*gained, *lost}}


def _places(keys: list[int]) -> tuple[list[int], list[bool]]:
    """Places of keys in falling order, counted from 1, and whether each is shared."""
    first = dict(zip(reversed(keys), range(len(keys), 0, -1), strict=True))
    times = Counter(keys)
    return [first[key] for key in keys], [times[key] > 1 for key in keys]


def _missing(contestant: str) -> Standing:
    raise KeyError(contestant)
