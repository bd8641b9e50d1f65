"""Packed files: a folder of pages or boards that somebody saved of a program's results, or one file that was packed.

And what a file is that is none of ours, by its first bytes, so that the message can say what to send instead.
"""

from __future__ import annotations

import gzip
import io
import re
import zlib
from zipfile import BadZipFile, ZipFile

from rulings.formats.errors import Expected, FormatError
from rulings.formats.sheets.workbook import MOST_UNPACKED, members_of

_PAGES = (".html", ".htm", ".txt", ".json", ".json.gz")
_FILES = (".pbn", ".xml", ".lin", ".csv", ".xlsx")
_HIDDEN = re.compile(r"(?:^|/)(?:__MACOSX|\.)")
_OTHERS: tuple[tuple[bytes, Expected], ...] = (
    (b"%PDF", Expected.NOT_PDF),
    (b"\x89PNG", Expected.NOT_PICTURE),
    (b"\xff\xd8\xff", Expected.NOT_PICTURE),
    (b"GIF8", Expected.NOT_PICTURE),
    (b"Rar!", Expected.NOT_PACKED),
    (b"7z\xbc\xaf\x27\x1c", Expected.NOT_PACKED),
    (b"{\\rtf", Expected.NOT_WORD),
)
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_XLS = ("Workbook", "Book")


def refuse_others(data: bytes) -> None:
    """FormatError for a file that is known and not read here, with what to send instead."""
    for start, expected in _OTHERS:
        if data.startswith(start):
            raise FormatError(expected)
    if data.startswith(_OLE):
        is_sheet = any(name.encode("utf-16-le") in data for name in _XLS)
        raise FormatError(Expected.NOT_XLS if is_sheet else Expected.NOT_WORD)


def is_packed(data: bytes) -> bool:
    """Whether these bytes are a packed file of the kind ZIP."""
    return data.startswith(b"PK\x03\x04")


def unpacked(data: bytes) -> tuple[bytes | None, list[tuple[str, bytes]]]:
    """The one file of a program that was packed, or the pages and boards, by name in their order.

    FormatError for a document of another kind, for more than is looked at, and where nothing in it is known.
    """
    held = members_of(data)
    if not held:
        raise FormatError(Expected.WHOLE_ARCHIVE)
    names = [name for name in held if not name.endswith("/") and not _HIDDEN.search(name)]
    if "word/document.xml" in names:
        raise FormatError(Expected.NOT_WORD)
    if "content.xml" in names and "mimetype" in names:
        raise FormatError(Expected.NOT_ODS)
    files = [name for name in names if name.lower().endswith(_FILES)]
    pages = sorted((name for name in names if name.lower().endswith(_PAGES)), key=_in_order)
    if len(files) == 1:
        return _read(data, files)[0][1], []
    if files or not pages:
        raise FormatError(Expected.KNOWN_INSIDE, found=", ".join(sorted(files or names)[:3]))
    return None, _read(data, pages)


def _in_order(name: str) -> tuple[str, int, str]:
    """Pages by the number in their name, where they have one."""
    number = re.search(r"(\d+)\D*$", name.rpartition("/")[2])
    return name.rpartition("/")[0], int(number[1]) if number else 0, name


def _read(data: bytes, names: list[str]) -> list[tuple[str, bytes]]:
    left = MOST_UNPACKED
    read = []
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            for name in names:
                body = packed.read(name)
                body = _gunzipped(body, left) if name.lower().endswith(".gz") else body
                left -= len(body)
                if left < 0:
                    raise FormatError(Expected.SMALL_ARCHIVE)
                read.append((name, body))
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError, zlib.error):
        raise FormatError(Expected.WHOLE_ARCHIVE) from None
    return read


def _gunzipped(body: bytes, most: int) -> bytes:
    """What a file packed by itself holds, no more of it than may be; a server may have unpacked it already."""
    if not body.startswith(b"\x1f\x8b"):
        return body
    with gzip.GzipFile(fileobj=io.BytesIO(body)) as packed:
        told = packed.read(most + 1)
    if len(told) > most:
        raise FormatError(Expected.SMALL_ARCHIVE)
    return told
