"""What a form on paper is made of: parts, boxes to write in or to tick, tables.

A form is filled from what is stored, or printed blank: then a box has `rows` lines to write on, or squares to tick.
The forms themselves are in `layouts`.
"""

from dataclasses import dataclass
from enum import StrEnum

from rulings.wording.terms import Choices, Text


class Paper(StrEnum):
    """The forms there are; the words are parts of addresses."""

    RULING = "ruling"
    SCORE = "score"
    PENALTY = "penalty"
    APPEAL = "appeal"
    HAND = "hand"
    CLAIM = "claim"
    POLL = "poll"
    RECORDER = "recorder"
    SESSION = "session"


_WHOLE = 12
"""The width of a form, in the unit of its boxes."""


@dataclass(frozen=True)
class Field:
    """One box: its key for whoever fills it, its label, its lines when blank, or what may be ticked; twelfths wide."""

    key: str
    label: Text
    rows: int = 1
    choices: Choices | None = None
    wide: int = _WHOLE // 2

    @property
    def is_whole(self) -> bool:
        """Whether it takes the form's whole width."""
        return self.wide == _WHOLE

    @property
    def lines(self) -> range:
        """The lines to write on; a box of one line is room enough."""
        return range(self.rows if self.rows > 1 else 0)


def in_rows(fields: tuple[Field, ...]) -> list[list[Field]]:
    """The boxes as they stand beside each other."""
    rows: list[list[Field]] = [[]]
    for field in fields:
        if sum(each.wide for each in rows[-1]) + field.wide > _WHOLE:
            rows.append([])
        rows[-1].append(field)
    return rows


@dataclass(frozen=True)
class Grid:
    """A table of a part: its key, its columns' heads and their widths in twelfths, how many rows it has when blank."""

    key: str
    heads: tuple[Text, ...]
    wides: tuple[int, ...]
    rows: int

    @property
    def columns(self) -> list[tuple[Text, int]]:
        """The head and the width of each column."""
        return list(zip(self.heads, self.wides, strict=True))

    @property
    def lines(self) -> range:
        """The rows to write in."""
        return range(self.rows)


@dataclass(frozen=True)
class Part:
    """One part of a form; `is_by_hand` where it is printed although nothing of it is known, to be written on.

    Where it is blank and `is_overleaf` it begins the back of the sheet.
    """

    title: Text
    fields: tuple[Field, ...]
    grid: Grid | None = None
    is_by_hand: bool = False
    is_overleaf: bool = False

    @property
    def rows(self) -> list[list[Field]]:
        """Its boxes as they stand beside each other."""
        return in_rows(self.fields) if self.fields else []


@dataclass(frozen=True)
class Layout:
    """A form: its title, what it is for, its parts, who signs it, the boxes that it begins with.

    With the hands, the auction, or both; `beside` is the part that stands beside the hands, under the auction.
    """

    title: Text
    purpose: Text
    parts: tuple[Part, ...]
    signatures: tuple[Text, ...]
    head: tuple[Field, ...]
    has_hands: bool = True
    has_auction: bool = True
    beside: Part | None = None

    @property
    def all_parts(self) -> tuple[Part, ...]:
        """Every part, that beside the hands among them."""
        return (self.beside, *self.parts) if self.beside else self.parts
