"""Packed files: a folder of pages or boards that somebody saved of a program's results, or one file that was packed."""

from __future__ import annotations

import gzip
import io
import re
import zlib
from zipfile import BadZipFile, ZipFile

from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.page import is_page
from rulings.formats.exports.tourcalc import is_tourcalc
from rulings.formats.sheets.workbook import MOST_UNPACKED, is_workbook, members_of
from rulings.formats.signatures import OtherFile, OtherKind, refuse_documents
from rulings.formats.text import decode

_PAGES = (".html", ".htm", ".txt", ".json", ".json.gz")
_FILES = (".pbn", ".xml", ".lin", ".csv", ".bws", ".xlsx")
_HIDDEN = re.compile(r"(?:^|/)(?:__MACOSX|\.)")


def is_packed(data: bytes) -> bool:
    """Whether these bytes are a packed file of the kind ZIP."""
    return data.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def unpacked(data: bytes) -> tuple[bytes | None, list[tuple[str, bytes]]]:
    """The one file of a program that was packed, or the pages and boards, by name in their order.

    OtherFile for a document of an Office program, and where it is not clear which file of it is meant; FormatError for
    more than is looked at.
    """
    held = members_of(data)
    names = [name for name in held if not name.endswith("/") and not _HIDDEN.search(name)]
    refuse_documents(names, data)
    files = [name for name in names if name.lower().endswith(_FILES)]
    pages = sorted((name for name in names if name.lower().endswith(_PAGES)), key=_in_order)
    if len(files) > 1 or not (files or pages):
        raise OtherFile(OtherKind.ZIP, count=len(names))
    read = _read(data, files or pages)
    if files or not any(_is_of_folder(body) for _name, body in read):
        return _alone(read), []
    return None, read


def _is_of_folder(body: bytes) -> bool:
    """Whether it is a page, or a board of Tournament Calculator."""
    text = decode(body)[0] if body.strip() else ""
    return is_page(text) or is_tourcalc(text)


def _alone(read: list[tuple[str, bytes]]) -> bytes:
    """The one file; OtherFile where there are several, or an archive once more."""
    (_name, body), *others = read
    if others or (is_packed(body) and not is_workbook(body)):
        raise OtherFile(OtherKind.ZIP, count=len(read))
    return body


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
        raise OtherFile(OtherKind.ZIP_DAMAGED) from None
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
