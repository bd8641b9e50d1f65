"""Which column of a sheet holds what, and what is missing for a result.

A layout is bound to its headings, by their digest: the same headings in another file, wherever they stand there, mean
the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rulings.formats.csv.columns import HEADERS

BOARD = "board"


class Letters(StrEnum):
    """How a sheet writes suits by one letter. A lone C is clubs in English and cuori, hearts, in Italian."""

    UNKNOWN = ""
    ENGLISH = "en"
    ITALIAN = "it"


class Need(StrEnum):
    """What a sheet must tell; the value says in which columns."""

    BOARD = "the number of the board"
    NS = "who sat north-south: a number or names"
    EW = "who sat east-west: a number or names"
    RESULT = "what happened: the contract, the points or the matchpoints"


_WHO = {
    side: (frozenset((f"number_{side}", f"name_{side}", f"names_{side}")), frozenset(f"name_{seat}" for seat in seats))
    for side, seats in (("ns", "NS"), ("ew", "EW"))
}
_WHAT = (
    *("contract", "score_ns", "score_ew", "artificial"),
    *(f"{unit}_{side}" for unit in ("mp", "imp", "percent") for side in ("ns", "ew")),
)


@dataclass(frozen=True, slots=True)
class Layout:
    """The columns, counted from 0, by the keys of `HEADERS`, how suits are written, and the board of all lines.

    That is 0 for none; a club keeps all but the board, which is another one in the next file.
    """

    columns: Mapping[str, int] = field(default_factory=dict)
    letters: Letters = Letters.UNKNOWN
    board: int = 0

    @property
    def stored(self) -> dict[str, Any]:
        """As a club keeps it."""
        return {"columns": dict(self.columns), "letters": self.letters.value, "board": self.board}

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> Layout:
        """One that a club kept; a column that we do not know any more is left out."""
        columns = {key: int(at) for key, at in stored["columns"].items() if key in HEADERS}
        return cls(columns, Letters(stored["letters"]), int(stored.get("board", 0)))


def missing(keys: Collection[str], *, has_titles: bool = False) -> list[Need]:
    """What columns with these keys leave open. `has_titles`: the board stands in a line above its results."""
    needs = [] if BOARD in keys or has_titles else [Need.BOARD]
    for need, side in ((Need.NS, "ns"), (Need.EW, "ew")):
        any_of, all_of = _WHO[side]
        if not any_of & set(keys) and not all_of <= set(keys):
            needs.append(need)
    return needs if any(key in keys for key in _WHAT) else [*needs, Need.RESULT]


def digest_of(headings: Collection[str]) -> str:
    """What headings are found again by: capitals, spaces and empty columns at the end do not count."""
    plain = [" ".join(text.casefold().split()) for text in headings]
    while plain and not plain[-1]:
        plain.pop()
    return hashlib.sha256("\x1f".join(plain).encode()).hexdigest()
