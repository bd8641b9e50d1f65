"""Which row of a sheet heads its columns, and which of our columns its words name.

A heading may stand below titles, and may take two rows, the upper one over several columns (`NS`
over `number`, `names`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rulings.formats.csv.columns import column_of
from rulings.formats.sheets.layout import BOARD
from rulings.formats.sheets.sheet import Sheet

_WITHIN = 40
"""The rows in which a heading is looked for."""
_PARTNERS = {"name_N": "name_S", "name_S": "name_N", "name_E": "name_W", "name_W": "name_E"}
"""A letter alone names a seat where its partner's stands beside it."""
_BOARD_TITLE = re.compile(
    r"[^\w]*(?:board|brd|bd|rozdanie|rozd|smazzata|mano)\.?\s*+(?:numer|number|nr|no|num|n)?\.?\s*+[°º#:]?\s*+(\d{1,4})\b(.{0,60})",
    re.IGNORECASE | re.DOTALL,
)


_SAYS = re.compile(r"\w")


@dataclass(frozen=True, slots=True)
class Heading:
    """The row, and the one after the heading's last; the texts; the columns that they name, by key."""

    row: int
    after: int
    texts: tuple[str, ...]
    columns: dict[str, int]


def heading_of(sheet: Sheet) -> Heading:
    """The heading of a sheet: the row, or two, that name most of our columns; else the first that is full of words."""
    rows = sheet.rows[:_WITHIN]
    single = [_heading(at, at + 1, row) for at, row in enumerate(rows)]
    double = [_heading(at, at + 2, _joined(rows[at], rows[at + 1])) for at in range(len(rows) - 1)]
    best = max([*single, *double], key=_weight, default=Heading(0, 0, (), {}))
    return best if len(best.columns) > 1 or not single else single[_wordy(rows)]


def heading_at(sheet: Sheet, row: int) -> Heading:
    """The heading that somebody says is in this row."""
    return _heading(row, row + 1, sheet.rows[row])


def board_in_title(row: Sequence[str]) -> int | None:
    """The board that a row names which says nothing else, `Board 7` or `Rozdanie nr 7`; None for another row."""
    title = _title_in(row)
    return int(title[0][1]) if title else None


def beside_title(row: Sequence[str]) -> int:
    """How many cells of a row that names a board say something besides its number."""
    title = _title_in(row)
    return 0 if title is None else bool(_SAYS.search(title[0][2])) + title[1]


def _title_in(row: Sequence[str]) -> tuple[re.Match[str], int] | None:
    """The board in a row that names one, and how many cells stand behind it."""
    told = [text for text in row if text.strip()]
    alone = _BOARD_TITLE.fullmatch(told[0].strip()) if len(told) in (1, 2) else None
    if alone is not None:
        return alone, len(told) - 1
    both = _BOARD_TITLE.fullmatch(" ".join(told)) if len(told) == 2 else None
    return None if both is None else (both, 0)


def _heading(row: int, after: int, texts: Sequence[str]) -> Heading:
    columns: dict[str, int] = {}
    for at, text in enumerate(texts):
        key = column_of(text)
        if key:
            columns.setdefault(key, at)
    lone = [key for key, partner in _PARTNERS.items() if key in columns and partner not in columns]
    return Heading(row, after, tuple(texts), {key: at for key, at in columns.items() if key not in lone})


def _weight(heading: Heading) -> tuple[int, int, int]:
    """More columns are better, then fewer rows, then the upper one."""
    return len(heading.columns) + (BOARD in heading.columns), heading.row - heading.after, -heading.row


def _joined(upper: Sequence[str], lower: Sequence[str]) -> list[str]:
    """Two rows of one heading: what stands above reaches to the right until the next text."""
    width = max(len(upper), len(lower))
    texts, above = [], ""
    for at in range(width):
        over, under = (row[at].strip() if at < len(row) else "" for row in (upper, lower))
        above = over or (above if under else "")
        together = f"{above} {under}".strip()
        texts.append(under if under and column_of(under) and not column_of(together) else together)
    return texts


def _wordy(rows: Sequence[Sequence[str]]) -> int:
    """The first row with most cells that are no numbers."""
    words = [sum(bool(text.strip()) and not any(sign.isdigit() for sign in text) for text in row) for row in rows]
    return words.index(max(words))
