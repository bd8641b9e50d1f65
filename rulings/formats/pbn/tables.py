"""Score tables: the results of all tables on one board, and the totals (PBN 5.2, 5.7, 5.8).

A caret before an entry makes it artificial; `?` is unknown and `-` does not apply. A row of
which any score or award is artificial is an artificial adjusted score.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from rulings.formats.errors import Expected
from rulings.formats.pbn.tokens import Section
from rulings.formats.session import ArtificialAward, Award, AwardUnit
from rulings.formats.text import Source

_DECORATION = re.compile(r"^[+-]|\\\d+[LR]?$")
_MARKED = re.compile(r"\^[+-]?\d")
_COLUMNS = (
    ("percentage", AwardUnit.PERCENT),
    ("mp", AwardUnit.MATCHPOINTS),
    ("imp", AwardUnit.IMPS),
)


@dataclass(frozen=True, slots=True)
class Row:
    """One row: entries by lower-case column name, and where the row stands."""

    cells: dict[str, str]
    at: int

    def cell(self, name: str) -> str:
        """An entry, "" where the column is missing, unknown or does not apply."""
        text = self.cells.get(name, "").strip()
        return "" if text in ("?", "-") else text

    def number(self, name: str, source: Source) -> Decimal | None:
        """An entry as a number, artificial or not; FormatError when it is none."""
        text = self.cell(name).removeprefix("^").rstrip("%")
        if not text:
            return None
        try:
            number = Decimal(text)
        except InvalidOperation:
            raise source.error(self.at, Expected.NUMBER, found=text) from None
        if not number.is_finite() or abs(number) >= 10**9:
            raise source.error(self.at, Expected.NUMBER, found=text)
        return number


def read_rows(section: Section, source: Source) -> list[Row]:
    """The rows of a table; FormatError when the last one is short."""
    columns = [_DECORATION.sub("", column.strip()).lower() for column in section.tag.value.split(";")]
    columns = [_DECORATION.sub("", column) for column in columns]
    tokens = section.tokens
    if len(tokens) % len(columns):
        raise source.error(tokens[-1][1], Expected.FULL_ROWS, found=f"{len(tokens)} entries for {len(columns)} columns")
    rows = (tokens[start : start + len(columns)] for start in range(0, len(tokens), len(columns)))
    return [Row({name: text for name, (text, _at) in zip(columns, row, strict=True)}, row[0][1]) for row in rows]


def read_row_awards(row: Row, source: Source) -> tuple[Award, ...]:
    """The awards of a row in each unit it has."""
    awards = []
    for name, unit in _COLUMNS:
        ns, ew = row.number(f"{name}_ns", source), row.number(f"{name}_ew", source)
        if ns is not None or ew is not None:
            awards.append(Award(unit, ns, ew))
    return tuple(awards)


def read_artificial(row: Row, source: Source) -> ArtificialAward | None:
    """The artificial award of a row, in the first unit that has a caret; None when no entry has one.

    A caret before the number of tricks says only that they are disputed.
    """
    marked = [text for name, text in row.cells.items() if name != "result" and _MARKED.match(text)]
    if not marked:
        return None
    for name, unit in _COLUMNS:
        cells = (row.cell(f"{name}_ns"), row.cell(f"{name}_ew"))
        if any(cell.startswith("^") for cell in cells):
            ns, ew = row.number(f"{name}_ns", source), row.number(f"{name}_ew", source)
            return ArtificialAward("/".join(cell or "-" for cell in cells), ns, ew, unit)
    return ArtificialAward("/".join(marked))
