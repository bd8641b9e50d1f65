"""Procedural and disciplinary penalties (90, 91), kept apart from every score and taken off at the end.

They never change what opponents or other contestants get.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.regulations import Unit
from rulings.scoring.rounding import read_exact


class PenaltyKind(StrEnum):
    """Which law it is given under."""

    PROCEDURAL = "procedural"
    DISCIPLINARY = "disciplinary"

    @property
    def paragraph(self) -> str:
        """90A or 91A."""
        return "90A" if self is PenaltyKind.PROCEDURAL else "91A"


class PenaltyUnit(StrEnum):
    """What a penalty is counted in."""

    PERCENT_OF_TOP = "% of a top"
    IMPS = "IMP"
    VPS = "VP"


STANDARD = {
    PenaltyUnit.PERCENT_OF_TOP: Fraction(25),
    PenaltyUnit.IMPS: Fraction(6),
    PenaltyUnit.VPS: Fraction(1),
}
"""The usual amounts; the Laws give none. A quarter of a top, 6 IMPs, 1 VP: the EBU's standard penalty."""

NAMES = {
    "percent_of_top": PenaltyUnit.PERCENT_OF_TOP,
    "imps": PenaltyUnit.IMPS,
    "vps": PenaltyUnit.VPS,
}
"""Names of the standard amounts in a profile."""

FITS = {
    Unit.MATCHPOINTS: PenaltyUnit.PERCENT_OF_TOP,
    Unit.IMPS: PenaltyUnit.IMPS,
    Unit.VPS: PenaltyUnit.VPS,
}
"""What penalties are counted in where boards are scored in a unit; total points take none."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """An amount above 0 that a contestant loses. A warning costs nothing and is no penalty here."""

    contestant: str
    amount: Fraction
    unit: PenaltyUnit
    kind: PenaltyKind = PenaltyKind.PROCEDURAL

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise ScoringError(Refusal.PENALTY_AMOUNT, amount=self.amount)

    @staticmethod
    def standard(
        contestant: str, unit: PenaltyUnit, kind: PenaltyKind = PenaltyKind.PROCEDURAL, times: int = 1
    ) -> Penalty:
        """So many times the usual amount."""
        return Penalty(contestant, STANDARD[unit] * times, unit, kind)

    def cost(self, unit: Unit, top: int) -> Fraction:
        """What it costs in the unit of a session whose boards have that top; ScoringError where it does not fit."""
        if FITS.get(unit) is not self.unit:
            raise ScoringError(Refusal.PENALTY_UNIT, unit=self.unit, scored=unit)
        return self.amount * top / 100 if self.unit is PenaltyUnit.PERCENT_OF_TOP else self.amount


def standard_amounts(entries: Mapping[str, object]) -> dict[PenaltyUnit, Fraction]:
    """The standard amounts of a profile, `STANDARD` where it names none; ScoringError names what is no amount."""
    amounts = dict(STANDARD)
    for name, value in entries.items():
        if name not in NAMES:
            raise ScoringError(Refusal.RULE, setting="standard_penalties", value=str(name)[:40], known=", ".join(NAMES))
        try:
            amounts[NAMES[name]] = read_exact(str(value))
        except ValueError:
            raise ScoringError(Refusal.RULE, setting=name, value=str(value)[:40], known="a number") from None
        if amounts[NAMES[name]] <= 0:
            raise ScoringError(Refusal.PENALTY_AMOUNT, amount=amounts[NAMES[name]])
    return amounts


def costs(penalties: Iterable[Penalty], unit: Unit, top: int) -> dict[str, Fraction]:
    """What each contestant loses in all."""
    found: dict[str, Fraction] = {}
    for penalty in penalties:
        found[penalty.contestant] = found.get(penalty.contestant, Fraction(0)) + penalty.cost(unit, top)
    return found
