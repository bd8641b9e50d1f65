"""What the Regulating Authority and the organiser settle about scores: one frozen value, all with usual defaults."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction

from rulings.bridge import Average
from rulings.scoring.boards.lines import Line
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.methods.aggregate import Aggregate
from rulings.scoring.methods.columns import Form
from rulings.scoring.methods.imps import Butler, CrossDivisor, CrossImps, Datum, UndividedAverage
from rulings.scoring.methods.matchpoints import BEATEN, Matchpoints
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.methods.victory_points import VictoryPoints, VpKind


class Method(StrEnum):
    """How boards are scored."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross_imps"
    BUTLER = "butler"
    AGGREGATE = "aggregate"
    TEAMS = "teams"
    BOARD_A_MATCH = "board_a_match"

    @property
    def is_of_teams(self) -> bool:
        """Whether a table is compared with the other table of its match alone."""
        return self in (Method.TEAMS, Method.BOARD_A_MATCH)

    @property
    def unit(self) -> Unit:
        """What an award on a board is counted in."""
        return _UNITS[self]

    @staticmethod
    def parse(text: str) -> Method:
        """Read a method by its value; ScoringError names those there are."""
        try:
            return Method(text.strip().lower().replace("-", "_"))
        except ValueError:
            raise ScoringError(Refusal.METHOD, method=text[:40], known=", ".join(Method)) from None


class Unit(StrEnum):
    """What awards and penalties are counted in."""

    MATCHPOINTS = "MP"
    IMPS = "IMP"
    POINTS = "points"
    VPS = "VP"


_UNITS = {
    Method.MATCHPOINTS: Unit.MATCHPOINTS,
    Method.CROSS_IMPS: Unit.IMPS,
    Method.BUTLER: Unit.IMPS,
    Method.AGGREGATE: Unit.POINTS,
    Method.TEAMS: Unit.IMPS,
    Method.BOARD_A_MATCH: Unit.MATCHPOINTS,
}


class UnequalBoards(StrEnum):
    """How contestants with different numbers of boards are compared."""

    AVERAGED = "averaged"
    ADDED = "added"


class Sections(StrEnum):
    """Whether the sections of a field are compared with each other."""

    TOGETHER = "together"
    APART = "apart"


class CountedFrom(StrEnum):
    """What a side has for the worst score of a board at matchpoints: nothing, or half a top less than nothing."""

    BOTTOM = "bottom"
    AVERAGE = "average"


@dataclass(frozen=True, slots=True)
class Amounts:
    """Average plus, average and average minus, in per cent of a top and in IMPs (12C2(a), (b))."""

    plus: Fraction = Fraction(60)
    average: Fraction = Fraction(50)
    minus: Fraction = Fraction(40)
    plus_imps: Fraction = Fraction(3)
    average_imps: Fraction = Fraction(0)
    minus_imps: Fraction = Fraction(-3)

    def times(self, comparisons: int) -> Amounts:
        """The same with so many times the IMPs."""
        imps = {name: getattr(self, name) * comparisons for name in ("plus_imps", "average_imps", "minus_imps")}
        return replace(self, **imps)

    def of(self, average: Average, unit: Unit) -> Fraction:
        """The fixed amount: IMPs where boards are scored in IMPs, else per cent."""
        percent, imps = {
            Average.PLUS: (self.plus, self.plus_imps),
            Average.PLAIN: (self.average, self.average_imps),
            Average.MINUS: (self.minus, self.minus_imps),
        }[average]
        return percent if unit is Unit.MATCHPOINTS else imps


@dataclass(frozen=True, slots=True)
class Averages:
    """Artificial scores (12C2). `later` has amounts for a contestant's second, third ... of a session (12C2(d));

    the last of them stands for all that follow, none means as the first. `with_session` applies 12C2(c).
    """

    first: Amounts = field(default_factory=Amounts)
    later: tuple[Amounts, ...] = ()
    with_session: bool = True

    def amounts(self, place: int) -> Amounts:
        """The amounts for a contestant's artificial score with that place in the session, counted from 1."""
        return (self.first, *self.later)[min(place, len(self.later) + 1) - 1]

    def times(self, comparisons: int) -> Averages:
        """The same with so many times the IMPs."""
        return replace(
            self, first=self.first.times(comparisons), later=tuple(each.times(comparisons) for each in self.later)
        )


@dataclass(frozen=True, slots=True)
class ScoringRegulations:
    """The settings of one session.

    `expected` is how often each board should have been played, None for the most that any board has lines.
    `short` is the formula for a board played fewer times, `fouled` for one played in several forms (87B). `beaten`
    is what a beaten score is worth at matchpoints, 2 or 1, an equalled one half of it. `victory_points` turn matches
    into points; `knockout` evens out a board whose two scores do not balance (12C4). `sections` says whether they are
    one field, `counted_from` where the matchpoints of a field begin.
    """

    method: Method = Method.MATCHPOINTS
    expected: int | None = None
    short: ShortField = ShortField.NEUBERG
    fouled: ShortField = ShortField.NEUBERG
    cross_divisor: CrossDivisor = CrossDivisor.COMPARISONS
    undivided_average: UndividedAverage = UndividedAverage.EACH_COMPARISON
    datum: Datum = field(default_factory=Datum)
    averages: Averages = field(default_factory=Averages)
    unequal: UnequalBoards = UnequalBoards.AVERAGED
    beaten: int = BEATEN
    victory_points: VictoryPoints = field(default_factory=VictoryPoints)
    knockout: bool = False
    sections: Sections = Sections.TOGETHER
    counted_from: CountedFrom = CountedFrom.BOTTOM

    @property
    def is_centred(self) -> bool:
        """Whether an average is nothing, what is above it more and what is below it less."""
        return self.method is Method.MATCHPOINTS and self.counted_from is CountedFrom.AVERAGE

    @property
    def has_sections(self) -> bool:
        """Whether sections are scored apart."""
        return self.sections is Sections.APART and not self.method.is_of_teams

    def section_of(self, line: Line) -> str:
        """The section that a line is compared in; "" where the field is one."""
        return line.section if self.has_sections else ""

    @property
    def unit(self) -> Unit:
        """What awards are counted in."""
        return self.method.unit

    @property
    def total_unit(self) -> Unit:
        """What totals and penalties are counted in."""
        return self.unit if self.victory_points.kind is VpKind.NONE else Unit.VPS

    def top(self, expected: int) -> int:
        """The top of a whole board at matchpoints; 0 in other forms of scoring."""
        if self.unit is not Unit.MATCHPOINTS:
            return 0
        return self.beaten if self.method.is_of_teams else self.beaten * (expected - 1)

    def averages_among(self, expected: int) -> Averages:
        """The amounts of artificial scores on a board that `expected` tables should have played."""
        is_undivided = self.method is Method.CROSS_IMPS and self.cross_divisor is CrossDivisor.NONE
        if not is_undivided or self.undivided_average is UndividedAverage.IN_ALL:
            return self.averages
        return self.averages.times(expected - 1)

    def form(self) -> Form:
        """The form of scoring where it is not matchpoints of a whole field."""
        match self.method:
            case Method.CROSS_IMPS:
                return CrossImps(self.cross_divisor)
            case Method.BUTLER:
                return Butler(self.datum)
            case Method.TEAMS:
                return CrossImps()
            case Method.BOARD_A_MATCH:
                return Matchpoints(ShortField.NONE, beaten=self.beaten)
            case _:
                return Aggregate()
