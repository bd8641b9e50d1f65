"""Why something in a file cannot be, where the reader knows, and what to do about it in the scoring program.

Every value stands behind a colon or alone, so that no language has to bend it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

_LONGEST = 60
SEPARATOR = "; "
"""Stands between the values of a list in one."""


class Detail(StrEnum):
    """Every reason there is; the value is its English words, to be filled with the reason's values."""

    HAND_SIZE = "{seat}, number of cards: {count} in place of 13"
    CARD_IN_TWO_HANDS = "dealt twice: {card}, to {one} and to {other}"
    CARD_TWICE = "{seat}, the same card twice: {card}"
    HANDS = "number of hands: {count} in place of 4"
    NOT_A_HAND = "{seat}, this is no hand: {text}"
    NOT_A_CARD = "this is no card: {text}"
    TWO_DEALS = "there are two deals of board {board}"
    AUCTION_REACHED = "contract of the auction: {contract}"
    AUCTION_PASSED = "in the auction everybody passed"
    CONTRACT_SAYS = "contract of the file: {contract}"
    TWO_RESULTS = "board {board}, north-south {ns}, east-west {ew}"
    ENTRIES = "entries: {count}, columns: {columns}"
    CUT_OFF = "the file ends before everything in it is closed"
    OTHER_CLOSED = "something else is closed here than was opened last"
    AFTER_THE_END = "something stands behind the end of the document"
    NO_COLUMN = "no column tells: {needs}"
    NO_MARKUP = "these signs cannot stand here"


class Advice(StrEnum):
    """What to do in the scoring program, as a sentence."""

    CORRECT = "Correct it in the scoring program, and export the file again."
    OTHER_EXPORT = "Export the session from the scoring program as PBN, USEBIO or CSV, and send that file."
    ONE_SESSION = "Export a single session, or split the file."
    EXPORT_AGAIN = "Export the file again: it was cut off or changed on its way."
    NUMBERS = "Let the scoring program write the number of every board, and export the file again."
    SAY_COLUMNS = "Import it once on the site's own page, and say there what its columns hold."
    SHORTER = "Shorten the text in the scoring program, and export the file again."


@dataclass(frozen=True, slots=True)
class Why:
    """A reason with its values, all texts; `str()` is English."""

    key: Detail
    values: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.key.value.format_map(self.values)

    @staticmethod
    def of(key: Detail, **values: object) -> Why:
        """A reason; values become short texts of one line."""
        return Why(key, {name: str(value).replace("\n", " ")[:_LONGEST] for name, value in values.items()})
