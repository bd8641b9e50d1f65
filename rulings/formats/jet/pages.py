"""An Access database as pages: what each version has where, the records of a page, and which pages a table owns.

A file is damaged where a page or a record lies beyond its end. A genuine file holds each byte of a record once, so that
nobody's records are longer together than the file: what is more is refused, whatever its pages say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from struct import Struct, error

from rulings.formats.errors import Expected, FormatError

_MARKS = (b"\x00\x01\x00\x00Standard Jet DB\x00", b"\x00\x01\x00\x00Standard ACE DB\x00")
_MOST_ROWS = 150_000

_VERSION_AT = 0x14
_HEADER_AT = 0x18
_HEADER_KEY = b"\xc7\xda\x39\x6b"
_HEADER_LENGTH = {3: 126, 4: 128}
_CODEPAGE_AT = 0x3C - _HEADER_AT
_KEY_AT = 0x3E - _HEADER_AT
_DATA_PAGE = 1
_DEFINITION_PAGE = 2
_BITMAP_PAGE = 5
_MOVED = 0x4000
_DELETED = 0x8000
_OFFSET = 0x1FFF
_CODEPAGES = {each: f"cp{each}" for each in (437, 850, 852, *range(1250, 1259))}


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where a version of the engine has what. Offsets are bytes from the beginning of a page or of a definition."""

    version: int
    page: int
    records_at: int
    """Of a data page: the number of its records, then their offsets."""
    columns_at: int
    """Of a definition: the numbers of variable columns and of all columns, two bytes each."""
    indexes_at: int
    used_at: int
    """Of a definition: the record with the pages that the table owns."""
    head: int
    """Bytes before the indexes and columns of a definition."""
    index: int
    column: int


LAYOUTS = {
    3: _Layout(3, 2048, 8, 23, 31, 35, 43, 8, 18),
    4: _Layout(4, 4096, 12, 43, 51, 55, 63, 12, 25),
}


def damaged() -> FormatError:
    """The refusal of a database that is not whole."""
    return FormatError(Expected.WHOLE_DATABASE)


def is_database(data: bytes) -> bool:
    """Whether these bytes begin as an Access database does."""
    return data.startswith(_MARKS)


class Pages:
    """The pages of a file, and what was taken of it so far."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.layout = LAYOUTS[3 if data[_VERSION_AT : _VERSION_AT + 1] == b"\x00" else 4]
        if len(data) < 2 * self.layout.page:
            raise damaged()
        self.count = len(data) // self.layout.page
        self._left = len(data)
        self._rows_left = _MOST_ROWS
        header = ciphered(data[_HEADER_AT : _HEADER_AT + _HEADER_LENGTH[self.layout.version]])
        if any(header[_KEY_AT : _KEY_AT + 4]):
            raise FormatError(Expected.OPEN_DATABASE)
        self.codepage = _CODEPAGES.get(number_at(header, _CODEPAGE_AT, 2), "cp1252")

    def page(self, number: int) -> bytes:
        """A page by its number."""
        if not 0 < number < self.count:
            raise damaged()
        return self.data[number * self.layout.page : (number + 1) * self.layout.page]

    def record(self, number: int, row: int) -> bytes:
        """A record by its page and its place there, wherever it was moved."""
        for _jump in range(2):
            page = self.page(number)
            start, end = self._bounds(page, row)
            if not start & _MOVED:
                return page[start & _OFFSET : end]
            pointer = number_at(page, start & _OFFSET, 4)
            number, row = pointer >> 8, pointer & 0xFF
        raise damaged()

    def records(self, owner: int, used: bytes) -> Iterator[bytes]:
        """The records of the table whose definition begins at that page; `used` says which pages it owns."""
        for number in self._pages_in(used):
            page = self.page(number)
            if page[0] != _DATA_PAGE or number_at(page, 4, 4) != owner:
                continue
            for row in range(number_at(page, self.layout.records_at, 2)):
                start, _end = self._bounds(page, row)
                if not start & _DELETED:
                    yield self._counted(self.record(number, row))

    def definition(self, number: int) -> bytes:
        """A table's definition, put together from its pages."""
        parts: list[bytes] = []
        seen: set[int] = set()
        following = number
        while following:
            page = self.page(following)
            if page[0] != _DEFINITION_PAGE or following in seen:
                raise damaged()
            seen.add(following)
            parts.append(page[8:] if parts else page)
            following = number_at(page, 4, 4)
        return b"".join(parts)

    def _bounds(self, page: bytes, row: int) -> tuple[int, int]:
        """Where a record begins, with its two marks, and where it ends: at the beginning of the one before."""
        at = self.layout.records_at + 2 + 2 * row
        start = number_at(page, at, 2)
        end = number_at(page, at - 2, 2) & _OFFSET if row else self.layout.page
        if not at + 2 <= start & _OFFSET <= end <= self.layout.page:
            raise damaged()
        return start, end

    def _counted(self, record: bytes) -> bytes:
        self._left -= len(record)
        self._rows_left -= 1
        if self._rows_left < 0:
            raise FormatError(Expected.FEWER_ROWS)
        if self._left < 0:
            raise damaged()
        return record

    def _pages_in(self, used: bytes) -> Iterator[int]:
        """The pages of a map: bits from a first page on, or the pages that have the bits."""
        if used[:1] == b"\x00":
            yield from _bits(used[5:], number_at(used, 1, 4), self.count)
        elif used[:1] == b"\x01":
            for place in range((len(used) - 1) // 4):
                if number := number_at(used, 1 + 4 * place, 4):
                    page = self.page(number)
                    if page[0] != _BITMAP_PAGE:
                        raise damaged()
                    yield from _bits(page[4:], place * 8 * (len(page) - 4), self.count)
        else:
            raise damaged()


def _bits(bitmap: bytes, first: int, count: int) -> Iterator[int]:
    """The pages whose bits are set, of so many that there are."""
    for place, byte in enumerate(bitmap[: max(0, count - first + 7) // 8]):
        for bit in range(8) if byte else ():
            number = first + 8 * place + bit
            if byte >> bit & 1 and number < count:
                yield number


_NUMBERS = {1: Struct("<B"), 2: Struct("<H"), 4: Struct("<I")}


def number_at(data: bytes, at: int, size: int) -> int:
    """The number without a sign that stands there; FormatError beyond the end."""
    try:
        value: int = _NUMBERS[size].unpack_from(data, at)[0]
    except error:
        raise damaged() from None
    return value


def ciphered(header: bytes) -> bytes:
    """The part of the first page that every file has enciphered with the same key (RC4): read, or written again."""
    state = list(range(256))
    mixed = 0
    for at in range(256):
        mixed = (mixed + state[at] + _HEADER_KEY[at % len(_HEADER_KEY)]) & 0xFF
        state[at], state[mixed] = state[mixed], state[at]
    out, first, second = bytearray(), 0, 0
    for byte in header:
        first = (first + 1) & 0xFF
        second = (second + state[first]) & 0xFF
        state[first], state[second] = state[second], state[first]
        out.append(byte ^ state[(state[first] + state[second]) & 0xFF])
    return bytes(out)
