"""A ranking with its ties. Totals are compared as whole numbers, exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
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
        return 100 * self.total / self.available + self.middle if self.available else None


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
    rows: list[Row],
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
    most = max((row.available for row in rows), default=0)
    available = {row.contestant: (most if averaged else row.available) if percents else 0 for row in rows}
    gained = {key: given.gain(available.get(key, 0)) for key, given in extras.beside.items()}
    lost = extras.penalties
    added = {key: gained.get(key, _NOTHING) - lost.get(key, _NOTHING) for key in {*gained, *lost}}
    share = lcm(*{row.available for row in rows if row.available}) if averaged else 1
    scale = lcm(denominator * share, *(amount.denominator for amount in added.values()))
    factor = scale // denominator
    keys = [
        row.worths * (factor * most // row.available if averaged and row.available else 0 if averaged else factor)
        for row in rows
    ]
    if added:
        keys = [key + int(added.get(row.contestant, 0) * scale) for key, row in zip(keys, rows, strict=True)]
    order = sorted(range(len(rows)), key=keys.__getitem__, reverse=True)
    standings: list[Standing] = []
    for at, (place, is_tied) in zip(order, _places([keys[at] for at in order]), strict=True):
        key, _worths, _available, boards = rows[at]
        more = (lost.get(key, _NOTHING), gained.get(key, _NOTHING)) if added else (_NOTHING, _NOTHING)
        standings.append(Standing(place, is_tied, key, keys[at], scale, available[key], boards, *more, middle))
    return Ranking(line, tuple(standings))


def _places(keys: list[int]) -> list[tuple[int, bool]]:
    """Places of keys in falling order, counted from 1, and whether each is shared."""
    places: list[int] = []
    for at, key in enumerate(keys):
        places.append(places[-1] if at and key == keys[at - 1] else at + 1)
    shared = {place for at, place in enumerate(places) if at and place == places[at - 1]}
    return [(place, place in shared) for place in places]


def _missing(contestant: str) -> Standing:
    raise KeyError(contestant)
