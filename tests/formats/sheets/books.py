"""Sheets and workbooks for tests, with invented people."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

import openpyxl

from rulings.formats.sheets.sheet import Sheet


def sheet(text: str, name: str = "") -> Sheet:
    """Rows of a text, cells parted by bars."""
    rows = [tuple(cell.strip() for cell in line.split("|")) for line in text.strip("\n").split("\n")]
    return Sheet(name, tuple(rows), tuple(range(1, len(rows) + 1)))


def workbook(sheets: Mapping[str, Sequence[Sequence[Any]]], formats: Mapping[str, str] | None = None) -> bytes:
    """An XLSX file of these sheets; `formats` are those of numbers, by cell of the first sheet."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        made = book.create_sheet(name)
        for row in rows:
            made.append(list(row))
    for cell, shown_as in (formats or {}).items():
        book.worksheets[0][cell].number_format = shown_as
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def packed(files: Mapping[str, bytes]) -> bytes:
    """A ZIP of these files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body)
    return written.getvalue()
