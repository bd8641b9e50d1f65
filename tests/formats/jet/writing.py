"""Access databases for tests: the pages of Jet 3 and Jet 4, written anew from rows, with what real files have besides.

A record can be deleted, or moved to another page with a pointer in its place; a page of a table that was thrown away
still says whose it was. No index and no query: nothing that reads rows needs them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from struct import pack

from rulings.formats.jet.pages import LAYOUTS, ciphered

Value = int | float | str | bool | datetime | None
YES_OR_NO, SHORT, LONG, MOMENT, TEXT, _OBJECT = 1, 3, 4, 8, 10, 11
_VARIABLE = (TEXT, _OBJECT)
_SIZES = {SHORT: 2, LONG: 4, MOMENT: 8}
_FIRST_DAY = datetime(1899, 12, 30)


@dataclass(frozen=True)
class Table:
    """A table: its columns with their kinds, and its rows; which of them, by their places, are deleted or moved."""

    columns: Mapping[str, int]
    rows: Sequence[Mapping[str, Value]] = ()
    deleted: frozenset[int] = frozenset()
    moved: frozenset[int] = frozenset()


_INLINE = 64
"""So many bytes of a map of pages stand where the table is defined."""


def _bits(used: Sequence[int], first: int, size: int) -> bytearray:
    """A bit for each page from the first on that is among those."""
    bits = bytearray(size)
    for page in used:
        if 0 <= page - first < 8 * size:
            bits[(page - first) // 8] |= 1 << (page - first) % 8
    return bits


@dataclass
class _Writer:
    version: int
    codepage: str
    pages: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.layout = LAYOUTS[self.version]

    def add(self, page: bytes) -> int:
        assert len(page) <= self.layout.page
        self.pages.append(page.ljust(self.layout.page, b"\0"))
        return len(self.pages) - 1

    def data_page(self, owner: int, records: Sequence[tuple[bytes, int]]) -> bytes:
        """A data page of records with their marks: 0xC000 deleted, 0x4000 a pointer, 0x8000 what it points to."""
        head = b"\x01\x01\0\0" + pack("<I", owner) + (b"\0" * 4 if self.version == 4 else b"")
        offsets, body, end = b"", b"", self.layout.page
        for record, mark in records:
            end -= len(record)
            offsets += pack("<H", end | mark)
            body = record + body
        head += pack("<H", len(records)) + offsets
        assert len(head) <= end
        return head + b"\0" * (end - len(head)) + body

    def pages_of(self, owner: int, records: Sequence[tuple[bytes, int]]) -> list[int]:
        """Data pages, each filled as far as it goes."""
        numbers: list[int] = []
        batch: list[tuple[bytes, int]] = []
        for record in records:
            filled = sum(len(each) + 2 for each, _mark in [*batch, record])
            if batch and filled > self.layout.page - 64:
                numbers.append(self.add(self.data_page(owner, batch)))
                batch = []
            batch.append(record)
        return [*numbers, self.add(self.data_page(owner, batch))] if batch else numbers

    def table(self, number: int, table: Table) -> None:
        """The records of a table whose definition is that page, and the definition."""
        records = [(self.record(table.columns, row), 0) for row in table.rows]
        moved = [self.pages_of(number, [(records[place][0], 0x8000)]) for place in sorted(table.moved)]
        for place, (page,) in zip(sorted(table.moved), moved, strict=True):
            records[place] = (pack("<I", page << 8), 0x4000)
        for place in table.deleted:
            records[place] = (records[place][0], 0xC000)
        used = sorted([*self.pages_of(number, records), *(page for pages in moved for page in pages)])
        usage = self.add(self.data_page(0, [(self.usage(used), 0)]))
        self.pages[number] = self.definition(table, usage).ljust(self.layout.page, b"\0")

    def usage(self, used: Sequence[int]) -> bytes:
        """Which pages a table has: a bit for each, on pages of their own where it is a large one."""
        if not used or used[-1] < 8 * _INLINE:
            return b"\0" + pack("<I", 0) + bytes(_bits(used, 0, _INLINE))
        held = self.layout.page - 4
        maps = [self.add(b"\x05\x01\0\0" + bytes(_bits(used, 8 * held * at, held))) for at in range(17)]
        return b"\x01" + b"".join(pack("<I", page) for page in maps)

    def definition(self, table: Table, usage: int) -> bytes:
        variable = [kind in _VARIABLE for kind in table.columns.values()]
        counts = (
            pack("<HHH", len(variable), sum(variable), len(variable))
            + pack("<II", 0, 0)
            + pack("<II", usage << 8, usage << 8)
        )
        if self.version == 3:
            head = pack("<III", 0, len(table.rows), 0) + b"\x4e" + counts
        else:
            head = pack("<IIII", 0, 0, len(table.rows), 0) + b"\0" * 16 + b"\x4e" + counts
        head = b"\x02\x01\0\0" + pack("<I", 0) + head
        assert len(head) == self.layout.head
        descriptions, names, place, at = b"", b"", 0, 0
        for number, (name, kind) in enumerate(table.columns.items()):
            descriptions += self.column(kind, number, place, at)
            place += kind in _VARIABLE
            at += _SIZES.get(kind, 0)
            encoded = name.encode(self.codepage if self.version == 3 else "utf-16-le")
            names += pack("<B" if self.version == 3 else "<H", len(encoded)) + encoded
        return head + descriptions + names

    def column(self, kind: int, number: int, place: int, at: int) -> bytes:
        flags = 2 if kind in _VARIABLE else 3
        length = 510 if kind == TEXT else _SIZES.get(kind, 1)
        if self.version == 3:
            return pack("<BHHH", kind, number, place, number) + b"\0" * 6 + pack("<BHH", flags, at, length)
        middle = b"\0" * 4 + pack("<B", flags) + b"\0" * 5
        return pack("<BIHHH", kind, 0, number, place, number) + middle + pack("<HH", at, length)

    def record(self, columns: Mapping[str, int], row: Mapping[str, Value]) -> bytes:
        """A row as a record; texts as Access writes them: compressed where every letter has one byte."""
        fixed, variable, mask = b"", [], 0
        for number, (name, kind) in enumerate(columns.items()):
            value = row.get(name)
            if value is not None and value is not False:
                mask |= 1 << number
            if kind in _VARIABLE:
                variable.append(self.text(str(value)) if value is not None else b"")
            elif kind != YES_OR_NO:
                fixed += _fixed(kind, value)
        size = 1 if self.version == 3 else 2
        begins = size + len(fixed)
        offsets = [begins + sum(map(len, variable[:place])) for place in range(len(variable) + 1)]
        body = pack("<B" if size == 1 else "<H", len(columns)) + fixed + b"".join(variable)
        masked = mask.to_bytes((len(columns) + 7) // 8, "little")
        if not variable:
            return body + masked
        if size == 2:
            ends = b"".join(pack("<H", each) for each in reversed(offsets))
            return body + ends + pack("<H", len(variable)) + masked
        ends = bytes(each % 256 for each in reversed(offsets))
        return body + ends + _jumps(offsets, len(body) + len(ends) + 1 + len(masked)) + bytes([len(variable)]) + masked

    def text(self, value: str) -> bytes:
        if self.version == 3:
            return value.encode(self.codepage, "replace")
        try:
            return b"\xff\xfe" + value.encode("latin-1") if value else b""
        except UnicodeEncodeError:
            return value.encode("utf-16-le")


def _jumps(offsets: list[int], length: int) -> bytes:
    """Of version 3: the columns at which offsets of one byte begin again, the last one first."""
    count = 0
    while (length + count - 1) // 256 > count:
        count += 1
    places = [next((at for at, end in enumerate(offsets) if end >= 256 * jump), 255) for jump in range(1, count + 1)]
    return bytes(reversed(places))


def _fixed(kind: int, value: Value) -> bytes:
    if kind == MOMENT:
        days = (value - _FIRST_DAY).total_seconds() / 86_400 if isinstance(value, datetime) else 0.0
        return pack("<d", days)
    number = value if isinstance(value, int) else 0
    return pack("<h" if kind == SHORT else "<i", number)


_CATALOGUE = {"Id": LONG, "Name": TEXT, "Type": SHORT, "Flags": LONG, "LvProp": _OBJECT}


def write_database(tables: Mapping[str, Table], *, version: int = 4, codepage: int = 1252) -> bytes:
    """A database of these tables, as the pages of Jet 3 or Jet 4."""
    writer = _Writer(version, f"cp{codepage}")
    writer.pages = [b"", b"", b"", *(b"" for _table in tables)]
    numbers = dict(zip(tables, range(3, 3 + len(tables)), strict=True))
    listed: list[Mapping[str, Value]] = [
        {"Id": number, "Name": name, "Type": 1, "Flags": 0} for name, number in numbers.items()
    ]
    writer.table(2, Table(_CATALOGUE, [{"Id": 2, "Name": "MSysObjects", "Type": 1, "Flags": -2147483648}, *listed]))
    for name, table in tables.items():
        writer.table(numbers[name], table)
    secret = bytearray(126 if version == 3 else 128)
    secret[0x3C - 0x18 : 0x3E - 0x18] = pack("<H", codepage)
    head = b"\x00\x01\x00\x00Standard Jet DB\x00" + pack("<I", 0 if version == 3 else 1) + ciphered(bytes(secret))
    size = writer.layout.page
    writer.pages[0] = head.ljust(size, b"\0")
    writer.pages[1] = b"\x01\x01".ljust(size, b"\0")
    return b"".join(writer.pages)
