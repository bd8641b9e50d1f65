"""The tables of an Access database, and their rows by the names of columns.

A cell is a number, a text, a yes or no, a moment, or None where it is empty or of a kind that no table here has
(pictures, money, identifiers). Only the columns that are asked for are read.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from struct import Struct

from rulings.formats.jet.pages import Pages, damaged, number_at
from rulings.formats.watching import watched

Cell = int | float | str | bool | datetime | None

_CATALOGUE = 2
"""The page of the definition of the table that lists all tables."""
_TABLE = 1
_YES_OR_NO, _TEXT, _MEMO, _MOMENT = 1, 10, 12, 8
_IS_FIXED = 1
_FIRST_DAY = datetime(1899, 12, 30)
_MOST_DAYS = 100_000
_NUMBERS = {2: Struct("<B"), 3: Struct("<h"), 4: Struct("<i"), 6: Struct("<f"), 7: Struct("<d"), 8: Struct("<d")}
_MOST_COLUMNS = 255
_NOTHING = (None, "", 0)
"""What a cell has that says nothing: no is 0 too."""
_INLINE, _ON_ONE_PAGE = 0x80, 0x40
_COMPRESSED = b"\xff\xfe"


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of a table: its kind by the engine's number, and where its cells stand in a record."""

    name: str
    kind: int
    number: int
    variable: int
    """Its place among the columns of no fixed length."""
    is_fixed: bool
    at: int


class Database:
    """An Access database. FormatError wherever it is not whole.

    `names` are those of its tables; `left` says of each that was read, by small letters, how many cells hold something
    in columns that nobody asked for. A record is read once.
    """

    def __init__(self, data: bytes) -> None:
        self._pages = Pages(data)
        self._definitions: dict[str, int] = {}
        self.names: list[str] = []
        self.left: dict[str, Counter[str]] = {}
        wanted = ("Id", "Name", "Type")
        for row in self._rows(_CATALOGUE, wanted):
            number, name, kind = (row[column] for column in wanted)
            if kind == _TABLE and isinstance(number, int) and isinstance(name, str) and name:
                self.names += [name] if name.lower() not in self._definitions else []
                self._definitions.setdefault(name.lower(), number & 0xFFFFFF)

    @property
    def tables(self) -> frozenset[str]:
        """The names of all tables, small letters, the engine's own among them."""
        return frozenset(self._definitions)

    def rows(self, table: str, columns: Collection[str]) -> Iterator[dict[str, Cell]]:
        """The rows of a table, each with these columns, None where the table has no such column; none without table."""
        if (number := self._definitions.get(table.lower())) is not None:
            yield from self._rows(number, columns, self.left.setdefault(table.lower(), Counter()))

    def _rows(
        self, number: int, columns: Collection[str], left: Counter[str] | None = None
    ) -> Iterator[dict[str, Cell]]:
        definition = self._pages.definition(number)
        wanted = {name.lower(): name for name in columns}
        there = list(self._columns(definition))
        found = [(wanted[column.name.lower()], column) for column in there if column.name.lower() in wanted]
        others = [column for column in there if column.name.lower() not in wanted]
        pointer = number_at(definition, self._pages.layout.used_at, 4)
        used = self._pages.record(pointer >> 8, pointer & 0xFF)
        has_variable = bool(number_at(definition, self._pages.layout.columns_at, 2))
        for record in watched(self._pages.records(number, used)):
            row: dict[str, Cell] = dict.fromkeys(columns)
            cells = _Record(self._pages, record, has_variable=has_variable)
            for name, column in found:
                row[name] = cells.cell(column)
            if left is not None:
                left.update(column.name for column in others if cells.cell(column) not in _NOTHING)
            yield row

    def _columns(self, definition: bytes) -> Iterator[_Column]:
        """The columns of a definition: their descriptions stand after the indexes', their names after all of those."""
        layout = self._pages.layout
        count = number_at(definition, layout.columns_at + 2, 2)
        at = layout.head + layout.index * number_at(definition, layout.indexes_at, 4)
        if count > _MOST_COLUMNS or at + count * layout.column > len(definition):
            raise damaged()
        name_at = at + count * layout.column
        for place in range(count):
            name, name_at = self._name(definition, name_at)
            yield self._column(name, definition[at + place * layout.column : at + (place + 1) * layout.column])

    def _name(self, definition: bytes, at: int) -> tuple[str, int]:
        """A column's name, and where the next one stands."""
        if self._pages.layout.version == 3:
            begins, length = at + 1, number_at(definition, at, 1)
            text = definition[begins : begins + length].decode(self._pages.codepage, "replace")
        else:
            begins, length = at + 2, number_at(definition, at, 2)
            text = definition[begins : begins + length].decode("utf-16-le", "replace")
        return text, begins + length

    def _column(self, name: str, description: bytes) -> _Column:
        number_place, variable_place, flags_place, at_place = (
            (1, 3, 13, 14) if self._pages.layout.version == 3 else (5, 7, 15, 21)
        )
        return _Column(
            name,
            description[0],
            number_at(description, number_place, 2),
            number_at(description, variable_place, 2),
            bool(description[flags_place] & _IS_FIXED),
            number_at(description, at_place, 2),
        )


class _Record:
    """One row as bytes: how many columns, fixed cells, variable cells, where each of those ends, which are there."""

    def __init__(self, pages: Pages, record: bytes, *, has_variable: bool) -> None:
        self._pages = pages
        self._record = record
        self._size = 1 if pages.layout.version == 3 else 2
        """Bytes of a count or an offset in a record."""
        self._count = number_at(record, 0, self._size)
        self._mask_at = len(record) - (self._count + 7) // 8
        if self._mask_at < self._size:
            raise damaged()
        self._ends = list(self._offsets()) if has_variable else []

    def _offsets(self) -> Iterator[int]:
        """Where each variable cell begins, and where the last one ends."""
        count_at = self._mask_at - self._size
        count = number_at(self._record, count_at, self._size)
        jumps, first = self._jumps(count_at, count)
        last = 0
        used = 0
        for place in range(count + 1):
            while used < len(jumps) and jumps[used] == place:
                used += 1
            at = first - place * self._size
            offset = number_at(self._record, at, self._size) + 256 * used if at > 0 else -1
            if not last <= offset <= count_at:
                raise damaged()
            yield offset
            last = offset

    def _jumps(self, count_at: int, count: int) -> tuple[list[int], int]:
        """Version 3 has offsets of one byte: the columns at which they begin again; and where the first offset is."""
        if self._size == 2:
            return [], count_at - 2
        jumps = (len(self._record) - 1) // 256
        first = count_at - jumps - 1
        if jumps and (first - count) // 256 < jumps:
            jumps -= 1
        return [number_at(self._record, count_at - 1 - place, 1) for place in range(jumps)], first

    def cell(self, column: _Column) -> Cell:
        """What stands in a column."""
        is_there = column.number < self._count and bool(
            self._record[self._mask_at + column.number // 8] >> column.number % 8 & 1
        )
        if column.kind == _YES_OR_NO:
            return is_there
        if not is_there:
            return None
        if column.is_fixed and (form := _NUMBERS.get(column.kind)) is not None:
            at = self._size + column.at
            if at + form.size > self._mask_at:
                raise damaged()
            value: int | float = form.unpack_from(self._record, at)[0]
            return _moment(value) if column.kind == _MOMENT else value
        if column.is_fixed:
            return self._value(column.kind, self._record[self._size + column.at : self._mask_at])
        if column.variable + 1 >= len(self._ends):
            return None
        return self._value(column.kind, self._record[self._ends[column.variable] : self._ends[column.variable + 1]])

    def _value(self, kind: int, cell: bytes) -> Cell:
        """A cell's value; a fixed one is at the beginning of these bytes."""
        if kind == _TEXT:
            return self._text(cell)
        if kind == _MEMO:
            return self._text(self._memo(cell))
        form = _NUMBERS.get(kind)
        if form is None:
            return None
        if len(cell) < form.size:
            raise damaged()
        value: int | float = form.unpack_from(cell)[0]
        return _moment(value) if kind == _MOMENT else value

    def _text(self, cell: bytes) -> str:
        if self._size == 1:
            return cell.decode(self._pages.codepage, "replace")
        if not cell.startswith(_COMPRESSED):
            return cell.decode("utf-16-le", "replace")
        parts = cell[2:].split(b"\x00")
        decoders: tuple[Callable[[bytes], str], ...] = (_one_byte, _two_bytes)
        return "".join(decoders[place % 2](part) for place, part in enumerate(parts))

    def _memo(self, cell: bytes) -> bytes:
        """A long text: in its place, or in a record elsewhere; what is longer than a page is left out."""
        if len(cell) < 12:
            return b""
        length = number_at(cell, 0, 4) & 0xFFFFFF
        if cell[3] & _INLINE:
            return cell[12 : 12 + length]
        if cell[3] & _ON_ONE_PAGE:
            pointer = number_at(cell, 4, 4)
            return self._pages.record(pointer >> 8, pointer & 0xFF)[:length]
        return b""


def _one_byte(part: bytes) -> str:
    return part.decode("latin-1")


def _two_bytes(part: bytes) -> str:
    return part.decode("utf-16-le", "replace")


def _moment(days: float) -> datetime | None:
    """A moment from days since the end of 1899, before which the fraction still counts forwards."""
    if not math.isfinite(days) or abs(days) > _MOST_DAYS:
        return None
    whole = math.trunc(days)
    return _FIRST_DAY + timedelta(days=whole, seconds=round(abs(days - whole) * 86_400))
