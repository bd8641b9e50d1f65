"""Self-inflicted damage (12C1(e)): what the non-offending side keeps of a rectification.

The Laws say who bears what; the sum is R. Barker's, taken into the EBU White Book. In the unit of scoring and from
the non-offending side: A the table's score, B the adjusted one (no infraction), C what that side could have had
after the infraction without its error.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Inflicted(StrEnum):
    """The four cases."""

    NO_DAMAGE = "no_damage"
    ALL = "all"
    NONE = "none"
    PART = "part"


@dataclass(frozen=True, slots=True)
class Division:
    """The three scores, the case they make, and what the non-offending side gets."""

    actual: Fraction
    adjusted: Fraction
    without_error: Fraction
    case: Inflicted
    award: Fraction

    @property
    def table_score_stands(self) -> bool:
        """Whether the offending side keeps the table's score; else it gets the complement of the adjusted one."""
        return self.case is Inflicted.NO_DAMAGE


def divided(actual: Fraction, adjusted: Fraction, without_error: Fraction) -> Division:
    """Divide the damage; all from the non-offending side, in the unit of scoring."""
    case = _case(actual, adjusted, without_error)
    award = {
        Inflicted.NO_DAMAGE: actual,
        Inflicted.ALL: actual,
        Inflicted.NONE: adjusted,
        Inflicted.PART: actual + adjusted - without_error,
    }[case]
    return Division(actual, adjusted, without_error, case, award)


def _case(actual: Fraction, adjusted: Fraction, without_error: Fraction) -> Inflicted:
    if adjusted <= actual:
        return Inflicted.NO_DAMAGE
    if adjusted <= without_error:
        return Inflicted.ALL
    return Inflicted.NONE if without_error <= actual else Inflicted.PART
