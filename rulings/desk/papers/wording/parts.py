"""What a form on paper is made of: parts, fields to write in or to tick, tables; and the form of a penalty.

A form is filled from what is stored, or printed blank: then a field has `rows` lines to write on, or boxes to tick.
The other forms are in `layouts`.
"""

from dataclasses import dataclass
from enum import StrEnum

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.wording.terms import Choices, Text


class Paper(StrEnum):
    """The forms there are; the words are parts of addresses."""

    RULING = "ruling"
    SCORE = "score"
    PENALTY = "penalty"
    APPEAL = "appeal"
    HAND = "hand"
    CLAIM = "claim"


@dataclass(frozen=True)
class Field:
    """One field: its key for whoever fills it, its label, its lines when blank, or what may be ticked."""

    key: str
    label: Text
    rows: int = 1
    choices: Choices | None = None

    @property
    def is_long(self) -> bool:
        """Whether it takes the page's whole width."""
        return self.rows > 1

    @property
    def lines(self) -> range:
        """The lines to write on."""
        return range(self.rows)


@dataclass(frozen=True)
class Grid:
    """A table of a part: its key, the heads of its columns, and how many rows it has when blank."""

    key: str
    heads: tuple[Text, ...]
    rows: int

    @property
    def lines(self) -> range:
        """The rows to write in."""
        return range(self.rows)


@dataclass(frozen=True)
class Part:
    """One part of a form; `is_by_hand` where it is printed although nothing of it is known, to be written on."""

    title: Text
    fields: tuple[Field, ...]
    grid: Grid | None = None
    is_by_hand: bool = False


@dataclass(frozen=True)
class Layout:
    """A form: its title, what it is for, which parts of the board it draws, its parts, who signs it."""

    title: Text
    purpose: Text
    parts: tuple[Part, ...]
    signatures: tuple[Text, ...]
    has_hands: bool = True
    has_auction: bool = True


_PENALTY_KINDS: Choices = {
    PenaltyKind.PROCEDURAL: pgettext_lazy("penalty", "procedural (90)"),
    PenaltyKind.DISCIPLINARY: pgettext_lazy("penalty", "disciplinary (91)"),
}
PENALTY_FORM = Layout(
    _("Penalty"),
    _("A procedural or disciplinary penalty, or a warning, apart from any score: who pays it, how much, and what for."),
    (
        Part(
            _("The penalty"),
            (
                Field("penalty_kind", _("Kind of penalty"), choices=_PENALTY_KINDS),
                Field("law", _("Law")),
                Field("penalty_reason", _("What it is for"), 5),
                Field("issued", _("Given by, at")),
            ),
            Grid("penalties", (_("Who pays it"), _("The standard one, another amount, or a warning only")), 2),
            is_by_hand=True,
        ),
    ),
    (_("Director"), _("Chief director")),
    has_hands=False,
    has_auction=False,
)
