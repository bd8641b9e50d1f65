"""A board as it was played: its number and its lines. Scores nothing itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulings.bridge import Side
from rulings.scoring.boards.lines import Line, Outcome, Played
from rulings.scoring.errors import Refusal, ScoringError
from rulings.scoring.regulations import ScoringRegulations


@dataclass(frozen=True, slots=True)
class Board:
    """A board's number and its lines, one for each table.

    Nobody stands on it twice, but a team: once each way in a match. `tables` is how many of them a section has, where
    it matters. `odd` are the places of the lines that have not simply the table's own score.
    """

    number: int
    lines: tuple[Line, ...]
    tables: Mapping[str, int] = field(default_factory=dict)
    odd: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        odd = tuple([at for at, line in enumerate(self.lines) if line.outcome.__class__ is not Played])
        object.__setattr__(self, "odd", odd)
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

    def is_seated_like(self, other: Board) -> bool:
        """Whether the same sat against each other, line by line."""
        if len(self.lines) != len(other.lines):
            return False
        changed = [pair for pair in zip(self.lines, other.lines, strict=True) if pair[0] is not pair[1]]
        return all(one.ns == two.ns and one.ew == two.ew for one, two in changed)

    def line_of(self, ns: Sequence[str], ew: Sequence[str]) -> int:
        """The place of these contestants' line; ScoringError when they did not play the board together."""
        for place, line in enumerate(self.lines):
            if line.ns == tuple(ns) and line.ew == tuple(ew):
                return place
        raise ScoringError(Refusal.NOT_AT_BOARD, contestants=" - ".join((*ns, *ew)), board=self.number)

    def with_outcome(self, at: int, outcome: Outcome) -> Board:
        """The board with another outcome at one line."""
        changed = self.lines[at]._replace(outcome=outcome)
        return replace(self, lines=(*self.lines[:at], changed, *self.lines[at + 1 :]))

    def expected(self, section: str, expected: int, regulations: ScoringRegulations) -> int:
        """How many tables of a section should have played it: as regulated, as the section has, or of the field."""
        return regulations.expected or self.tables.get(section, expected)
