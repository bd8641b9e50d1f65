"""From bytes to text: size, zero bytes, and which letters a file means. Never looks at bridge.

A file that says its encoding is believed, unless it cannot be read so. Otherwise UTF-8 if it is
that, else Windows-1250 where a byte stands inside a word that only makes a letter there (Polish
clubs write so and do not say so), else Windows-1252.
"""

from __future__ import annotations

import codecs
import re
from bisect import bisect_left
from datetime import date
from functools import cached_property
from itertools import accumulate

from rulings.formats.details import Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey

MAX_BYTES = 8 * 1024 * 1024
_DATE = re.compile(r"(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:\D.*)?")
_LOCAL_DATE = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:\D.*)?")
_MINUS = str.maketrans({"−": "-", "–": "-"})
MAX_TEXT = 1000
_BLOCK = 1024
"""The characters of a block in which line feeds are counted together."""

_KNOWN = {"utf-8", "ascii", "cp1250", "cp1252", "iso8859-1", "iso8859-2", "iso8859-15"}
_CHARSET = re.compile(rb"^%.{0,80}charset\s*=\s*\"?([\w.:-]{1,40})", re.IGNORECASE | re.MULTILINE)
_PAGE_CHARSET = re.compile(rb"<meta\b[^>]{0,200}\bcharset\s*=\s*[\"']?([\w.:-]{1,40})", re.IGNORECASE)
_XML_ENCODING = re.compile(rb"^\s*<\?xml[^>]{0,80}encoding\s*=\s*[\"']([\w.:-]{1,40})")
_ONLY_1250 = re.compile(rb"[A-Za-z][\xb9\xb3\xbf\x9c\x9f]|[\xa3\xa5\xaf\x8c\x8f][A-Za-z]|[\xb9\xb3\xbf\x9c\x9f][a-z]")
_POLISH = re.compile(rb"\b(?:Turniej|Para-\d|Mistrzostwa|Liga|Klub)")
_CONTROL = dict.fromkeys([*range(1, 9), 11, 12, *range(14, 32), 127], " ")


def check_size(data: bytes) -> None:
    """FormatError for a file that is empty, too large, or holds zero bytes (unless it is UTF-16)."""
    check_length(data)
    if b"\0" in data and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise FormatError(Expected.PLAIN_TEXT, line=data[: data.index(b"\0")].count(b"\n") + 1)


def check_length(data: bytes) -> None:
    """FormatError for a file that is empty or too large."""
    if not data.strip():
        raise FormatError(Expected.SOME_TEXT)
    if len(data) > MAX_BYTES:
        raise FormatError(Expected.SMALL_FILE, found=f"{len(data) / 1024 / 1024:.1f} MB")


def with_minus(text: str) -> str:
    """A number's text with the hyphen in place of the minus and the dash that some programs write."""
    return text.translate(_MINUS)


def day_of(text: str) -> date | None:
    """A day as programs write it, None for a text that is none."""
    whole, local = _DATE.fullmatch(text), _LOCAL_DATE.fullmatch(text)
    parts = whole.groups() if whole else local.groups()[::-1] if local else ()
    try:
        return date(*(int(part) for part in parts))
    except (TypeError, ValueError):
        return None


def decode(data: bytes) -> tuple[str, list[Remark]]:
    """The text with line feeds only, and what there is to say about its letters."""
    text, remarks = _decode(data)
    if "\0" in text:
        raise FormatError(Expected.PLAIN_TEXT, line=text[: text.index("\0")].count("\n") + 1)
    return text.replace("\r\n", "\n").replace("\r", "\n").translate(_CONTROL), remarks


def _decode(data: bytes) -> tuple[str, list[Remark]]:
    for bom, encoding in (
        (codecs.BOM_UTF8, "utf-8-sig"),
        (codecs.BOM_UTF16_LE, "utf-16"),
        (codecs.BOM_UTF16_BE, "utf-16"),
    ):
        if data.startswith(bom):
            return _decode_as(data, encoding), []
    declared = (
        _CHARSET.search(data, 0, 4096) or _XML_ENCODING.search(data, 0, 200) or _PAGE_CHARSET.search(data, 0, 4096)
    )
    remarks = []
    if declared is not None:
        name = declared[1].decode("ascii")
        if _codec(name) in _KNOWN:
            return _decode_declared(data, name)
        remarks.append(Remark.of(RemarkKey.CHARSET_UNKNOWN, encoding=name))
    text, guessed = _guess(data)
    return text, [*remarks, *guessed]


def _decode_declared(data: bytes, name: str) -> tuple[str, list[Remark]]:
    try:
        return data.decode(name), []
    except UnicodeDecodeError:
        return _guess(data)


def _decode_as(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise FormatError(Expected.KNOWN_ENCODING, line=line) from None


def _guess(data: bytes) -> tuple[str, list[Remark]]:
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError:
        polish = _ONLY_1250.search(data) or _POLISH.search(data)
        order = ("cp1250", "cp1252") if polish else ("cp1252", "cp1250")
    for encoding in (*order, "iso8859-1"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return text, [Remark.of(RemarkKey.READ_AS, encoding=_PEOPLE_SAY[encoding])]
    raise FormatError(Expected.KNOWN_ENCODING)


def _codec(name: str) -> str:
    try:
        return codecs.lookup(name).name
    except LookupError:
        return ""


_PEOPLE_SAY = {"cp1250": "Windows-1250", "cp1252": "Windows-1252", "iso8859-1": "ISO 8859-1"}


class Source:
    """A text that can say where an offset lies, and refuse what stands there."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def _feeds(self) -> list[int]:
        """How many line feeds stand before each block of the text: a list of all lines may be larger than the text."""
        blocks = range(0, len(self.text), _BLOCK)
        return list(accumulate((self.text.count("\n", at, at + _BLOCK) for at in blocks), initial=0))

    def place(self, at: int) -> tuple[int, int]:
        """Line and column of an offset, both counted from 1."""
        line = self.line(at)
        block = bisect_left(self._feeds, line - 1)
        before = self.text.rfind("\n", (block - 1) * _BLOCK, min(at, block * _BLOCK)) if line > 1 else -1
        return line, at - before

    def line(self, at: int) -> int:
        """The line of an offset, counted from 1."""
        block = at // _BLOCK
        return self._feeds[block] + self.text.count("\n", block * _BLOCK, at) + 1

    def error(self, at: int, expected: Expected, *, found: str = "", detail: Why | None = None) -> FormatError:
        """The refusal of what stands at the offset."""
        line, column = self.place(at)
        return FormatError(expected, found=found, detail=detail, line=line, column=column)
