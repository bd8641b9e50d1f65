"""One table's line on a board: who played, and how it is scored. Says what is awarded as a rule, never as a number.

An adjusted score replaces the table's (12C1(a)). An artificial one is kept as what was ruled, "average plus", and
becomes a number only when the session is scored, because it may hang on the rest of the session (12C2(c)).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from rulings.bridge import Average, Side
from rulings.scoring.boards.scores import Score


class Meaning(StrEnum):
    """What average plus and average minus mean."""

    PROFILE = "profile"
    FIXED = "fixed"
    SESSION = "session"


class AmountUnit(StrEnum):
    """What an amount set by hand is counted in."""

    PERCENT = "%"
    MATCHPOINTS = "MP"
    IMPS = "IMP"


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """One side's artificial score as it was ruled.

    PROFILE leaves the meaning to the regulations; FIXED is the fixed amount; SESSION is that or the rest of the
    contestant's session, whichever is better for average plus and worse for average minus. An average of None is an
    amount set by hand: `amount` with its unit goes with that alone.
    """

    average: Average | None
    meaning: Meaning = Meaning.PROFILE
    amount: Fraction = Fraction(0)
    unit: AmountUnit = AmountUnit.PERCENT

    @staticmethod
    def percent(amount: Fraction | int) -> ArtificialScore:
        """A percentage of a top set by hand: 60 is sixty per cent."""
        return ArtificialScore(None, amount=Fraction(amount))

    @staticmethod
    def matchpoints(amount: Fraction | int) -> ArtificialScore:
        """A number of matchpoints set by hand."""
        return ArtificialScore(None, amount=Fraction(amount), unit=AmountUnit.MATCHPOINTS)

    @staticmethod
    def imps(amount: Fraction | int) -> ArtificialScore:
        """A number of IMPs set by hand."""
        return ArtificialScore(None, amount=Fraction(amount), unit=AmountUnit.IMPS)


class Played(NamedTuple):
    """The table's own score: north-south's points."""

    points: int


@dataclass(frozen=True, slots=True)
class Assigned:
    """An assigned adjusted score (12C1): what each side is given, as north-south see it; split where they differ."""

    ns: Score
    ew: Score

    @property
    def is_split(self) -> bool:
        """Whether the two sides are given different scores."""
        return self.ns != self.ew

    @staticmethod
    def to_both(score: Score) -> Assigned:
        """One score for both sides."""
        return Assigned(score, score)


@dataclass(frozen=True, slots=True)
class SelfInflicted:
    """12C1(e): the non-offending side bears the part of the damage that it did to itself.

    All as north-south see it: `actual` (A) is the table's score, `adjusted` (B) what rectifies the infraction,
    `without_error` (C) what the non-offending side could have had after the infraction.
    """

    non_offending: Side
    actual: int
    adjusted: Score
    without_error: Score


@dataclass(frozen=True, slots=True)
class Artificial:
    """An artificial adjusted score for each side (12C2)."""

    ns: ArtificialScore
    ew: ArtificialScore

    def of(self, side: Side) -> ArtificialScore:
        """A side's."""
        return self.ns if side is Side.NS else self.ew


@dataclass(frozen=True, slots=True)
class OneSideAtFault:
    """86B2(b), for the board of a match: the other side gets the better of average plus and of an assigned score.

    The side at fault gets the complement of that, never an average minus of its own. `assigned` is this table's score
    as north-south see it, to be compared with what the other table has; None where no result can be assigned.
    """

    at_fault: Side
    assigned: Score | None = None


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """Nobody gets anything for it and it counts for nobody: a board that was never to be played, or was cancelled."""


Outcome: TypeAlias = Played | Assigned | SelfInflicted | Artificial | OneSideAtFault | NotPlayed


class Line(NamedTuple):
    """Who played a board at one table, and its outcome.

    `ns` and `ew` hold contestants' keys: one for a pair, two for an individual event. `form` names the form in which
    the board was played where it is fouled (87B), "" for the correct one. `match` names the match that the table is
    part of, "" where there are none, `section` the part of the field that it stands in.
    """

    ns: tuple[str, ...]
    ew: tuple[str, ...]
    outcome: Outcome
    form: str = ""
    match: str = ""
    section: str = ""

    def of(self, side: Side) -> tuple[str, ...]:
        """The contestants of a side."""
        return self.ns if side is Side.NS else self.ew
