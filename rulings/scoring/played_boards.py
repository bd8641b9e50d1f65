"""A board as it was played, and its lines' worths once it is scored. Scores nothing itself.

At teams a group is one table of a match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from rulings.bridge.seats import Side
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.lines import Line, Outcome
from rulings.scoring.regulations import ScoringRegulations


@dataclass(frozen=True, slots=True)
class Board:
    """A board's number and its lines, one for each table.

    Nobody stands on it twice, but a team: once each way in a match. `tables` is how many of them a section has, where
    it matters.
    """

    number: int
    lines: tuple[Line, ...]
    tables: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seated = [contestant for line in self.lines for contestant in line.ns + line.ew]
        if len(set(seated)) < len(seated):
            self._check_matches()

    def _check_matches(self) -> None:
        """Somebody stands here twice: ScoringError unless each time in another match, or in another direction."""
        seats: set[tuple[str, str, str]] = set()
        for line in self.lines:
            for side in Side:
                for contestant in line.of(side):
                    seat = (contestant, line.match, side.value if line.match else "")
                    if seat in seats:
                        raise ScoringError(Refusal.TWICE_AT_BOARD, contestant=contestant, board=self.number)
                    seats.add(seat)

    @property
    def seating(self) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Who sat against whom, line by line."""
        return [(line.ns, line.ew) for line in self.lines]

    def line_of(self, ns: Sequence[str], ew: Sequence[str]) -> int:
        """The place of these contestants' line; ScoringError when they did not play the board together."""
        for place, line in enumerate(self.lines):
            if line.ns == tuple(ns) and line.ew == tuple(ew):
                return place
        raise ScoringError(Refusal.NOT_AT_BOARD, contestants=" - ".join((*ns, *ew)), board=self.number)

    def with_outcome(self, at: int, outcome: Outcome) -> Board:
        """The board with another outcome at one line."""
        changed = replace(self.lines[at], outcome=outcome)
        return replace(self, lines=(*self.lines[:at], changed, *self.lines[at + 1 :]))

    def expected(self, section: str, expected: int, regulations: ScoringRegulations) -> int:
        """How many tables of a section should have played it: as regulated, as the section has, or of the field."""
        return regulations.expected or self.tables.get(section, expected)


@dataclass(frozen=True, slots=True)
class GroupScore:
    """What the lines of a group are worth: whole numbers over one denominator, in the order of `at`.

    `counted` is how many of them enter totals: of the two tables of a match the first.
    """

    at: tuple[int, ...]
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    denominator: int
    top: int
    counted: int


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A scored board: its groups, and the tops that whole boards have, which artificial scores are taken of.

    `top` is that of the field, `tops` are those of sections that are scored apart.
    """

    board: Board
    groups: tuple[GroupScore, ...]
    top: int
    tops: Mapping[str, int] = field(default_factory=dict)

    def top_at(self, at: int) -> int:
        """The top of a line's field."""
        return self.tops.get(self.board.lines[at].section, self.top)

    def by_line(self) -> Iterator[tuple[int, Fraction, Fraction]]:
        """The place of each comparable line, and what north-south and east-west get there."""
        for group in self.groups:
            for at, ns, ew in zip(group.at, group.ns, group.ew, strict=True):
                yield at, Fraction(ns, group.denominator), Fraction(ew, group.denominator)
