"""Rows of texts and where they stand. Knows no bridge."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.formats.details import Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileFormat
from rulings.formats.text import MAX_TEXT, Source

MOST_ROWS = 8_000
MOST_COLUMNS = 200
MOST_SHEETS = 200
_COLUMNS = 1_000
"""What a place is counted by: row * 1,000 + column."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table: its rows, the line of each in the file, and its name, "" where the file has one table only.

    `has_cells`: the file is a workbook, where people call a place by its column's letter and its row.
    """

    name: str
    rows: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    has_cells: bool = False

    @property
    def width(self) -> int:
        """The columns of the widest row."""
        return max(map(len, self.rows), default=0)


@dataclass(frozen=True, slots=True)
class Book:
    """The sheets of a file, and what there is to say about it."""

    format: FileFormat
    sheets: tuple[Sheet, ...]
    remarks: tuple[Remark, ...] = ()
    is_of_kops: bool = False


class Places(Source):
    """Says where in its file a cell of a sheet stands, and refuses what stands there."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("")
        self.sheet = sheet

    @staticmethod
    def at(row: int, column: int) -> int:
        """The place of a cell, both counted from 0."""
        return row * _COLUMNS + min(column, _COLUMNS - 1)

    def place(self, at: int) -> tuple[int, int]:
        """The line in the file, and the column counted from 1."""
        row, column = divmod(at, _COLUMNS)
        return self.sheet.lines[row], column + 1

    def line(self, at: int) -> int:
        """The line in the file."""
        return self.place(at)[0]

    def error(self, at: int, expected: Expected, *, found: str = "", detail: Why | None = None) -> FormatError:
        """The refusal of what stands there: by its cell in a workbook, else by its line."""
        line, column = self.place(at)
        cell = f"{letters_of(column - 1)}{line}" if self.sheet.has_cells else ""
        return FormatError(expected, found=found, detail=detail, line=line, cell=cell)


def checked(
    name: str,
    rows: list[tuple[str, ...]],
    lines: list[int],
    *,
    has_cells: bool = False,
    cut: list[Remark] | None = None,
) -> Sheet:
    """A sheet of these rows; FormatError where there are more than one can look at.

    A text that is too long is cut, with a remark in `cut`; without such a list it is refused.
    """
    if len(rows) > MOST_ROWS or any(len(row) > MOST_COLUMNS for row in rows):
        raise FormatError(Expected.SMALL_SHEET, found=name, line=lines[-1] if lines else 0)
    for at, (row, line) in enumerate(zip(rows, lines, strict=True)):
        long = [text for text in row if len(text) > MAX_TEXT]
        if not long:
            continue
        if cut is None:
            raise FormatError(Expected.SHORTER_TEXT, found=long[0], line=line)
        said = {"line": line, "element": name or "-", "limit": MAX_TEXT}
        cut += [Remark.of(RemarkKey.TEXT_CUT, length=len(text), **said) for text in long]
        rows[at] = tuple(text[:MAX_TEXT] for text in row)
    return Sheet(name, tuple(rows), tuple(lines), has_cells)


def letters_of(column: int) -> str:
    """What a spreadsheet calls a column, counted from 0: A to Z, AA, AB."""
    letters = ""
    while column >= 0:
        column, at = divmod(column, 26)
        letters = chr(ord("A") + at) + letters
        column -= 1
    return letters


def column_of_letters(letters: str) -> int:
    """The column that letters call, counted from 0."""
    column = 0
    for letter in letters.upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1
