"""A text whose cells are parted by commas, semicolons or tabs, into a book of one sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from rulings.formats.csv.grid import DELIMITERS, hinted, rows_of
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark
from rulings.formats.session import FileFormat
from rulings.formats.sheets.sheet import MOST_ROWS, Book, checked
from rulings.formats.text import Source

_LOOKED_AT = 200
_LEAST_ROWS, _LEAST_CELLS = 3, 3


def is_table(text: str) -> bool:
    """Whether the same sign parts several lines into as many cells each."""
    return bool(_delimiter_of(text))


def _delimiter_of(text: str) -> str:
    """The sign that parts most lines alike, the one that the text names before others; "" where none does."""
    hint, at = hinted(text)
    lines = [line for line in text[at : at + _LOOKED_AT * 1_000].split("\n")[:_LOOKED_AT] if line.strip()]
    alike = {sign: _alike(lines, sign) for sign in hint or DELIMITERS}
    sign = max(alike, key=lambda each: alike[each])
    return sign if hint or alike[sign] else ""


def _alike(lines: list[str], sign: str) -> int:
    """How many cells the lines have together that have as many as most of them; 0 for too few."""
    widths = Counter(line.count(sign) + 1 for line in lines)
    width, rows = max(widths.items(), key=lambda each: (each[0] >= _LEAST_CELLS) * each[0] * each[1], default=(0, 0))
    return width * rows if width >= _LEAST_CELLS and rows >= _LEAST_ROWS else 0


def book_of_text(text: str, remarks: Sequence[Remark] = (), *, is_strict: bool = True) -> Book:
    """The text as a book, with what was said of it before; `is_table` says whether it is one.

    Read strictly, FormatError for a quote that is not closed and for a cell that is too long.
    """
    source = Source(text)
    faults = Faults(list(remarks), is_strict)
    told = rows_of(source, _delimiter_of(text), hinted(text)[1], faults)
    rows = list(islice(told, MOST_ROWS + 1))
    sheet = checked("", [tuple(row.texts) for row in rows], [source.line(row.places[0]) for row in rows])
    return Book(FileFormat.CSV, (sheet,), tuple(faults.remarks))
