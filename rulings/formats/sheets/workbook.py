"""An Excel workbook (XLSX) into a book, opened by `config/spreadsheet.py` in a process of its own with limits.

What stands in a cell is taken as it was last shown: nothing is calculated, no macro is run, no other file is opened.
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from zipfile import BadZipFile, ZipFile

from rulings.formats.errors import Expected, FormatError
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileFormat
from rulings.formats.sheets.sheet import MOST_COLUMNS, MOST_ROWS, MOST_SHEETS, Book, checked
from rulings.formats.signatures import OtherFile, OtherKind

_PROCESS = Path(__file__).resolve().parents[3] / "config" / "spreadsheet.py"
ABSENT, TOO_LARGE = 3, 4
"""The process's status where openpyxl is not installed, and where a sheet has more than it may."""
_LONGEST = 20.0
_WITHIN = "xl/workbook.xml"
_CUT, _HEAD = b"xl/", 4096
"""What a workbook that was cut off still has at its head."""
MOST_UNPACKED = 64 * 1024 * 1024
_MOST_MEMBERS = 2_000


def is_workbook(data: bytes) -> bool:
    """Whether these bytes are an Excel workbook in today's format."""
    return data.startswith(b"PK") and _WITHIN in members_of(data)


def members_of(data: bytes) -> list[str]:
    """What a packed file holds, by name; FormatError for one that unpacks to more than it may, or is damaged."""
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            listed = packed.infolist()
    except (BadZipFile, ValueError, NotImplementedError, OSError, UnicodeDecodeError):
        if _CUT in data[:_HEAD]:
            raise FormatError(Expected.WHOLE_WORKBOOK) from None
        raise OtherFile(OtherKind.ZIP_DAMAGED) from None
    if len(listed) > _MOST_MEMBERS or sum(each.file_size for each in listed) > MOST_UNPACKED:
        raise FormatError(Expected.SMALL_ARCHIVE)
    return [each.filename for each in listed]


def read_workbook(data: bytes, *, is_strict: bool = True) -> Book:
    """The sheets of a workbook; FormatError where it cannot be opened, or takes too long or too much.

    Read strictly, also where a cell has too long a text; else that is cut, with a remark.
    """
    told = json.loads(_opened(data))
    sheets = []
    cut: list[Remark] = []
    for sheet in told[:MOST_SHEETS]:
        rows = [(at, tuple(row)) for at, row in enumerate(sheet["rows"], 1) if any(text.strip() for text in row)]
        texts, lines = [row for _at, row in rows], [at for at, _row in rows]
        if unknown := sheet["unknown"]:
            cut.append(Remark.of(RemarkKey.FORMULAS_UNKNOWN, count=len(unknown), line=unknown[0]))
        sheets.append(checked(sheet["name"], texts, lines, has_cells=True, cut=None if is_strict else cut))
    return Book(FileFormat.XLSX, tuple(sheets), tuple(cut))


def _opened(data: bytes) -> bytes:
    """What the process says of the workbook, as JSON: [{"name", "rows": [[text]], "unknown": [line]}]."""
    command = [sys.executable, "-I", str(_PROCESS), str(MOST_ROWS), str(MOST_COLUMNS)]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=_LONGEST, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        raise FormatError(Expected.SMALL_SHEET) from None
    if done.returncode == ABSENT:
        raise OtherFile(OtherKind.EXCEL)
    if done.returncode == TOO_LARGE:
        raise FormatError(Expected.SMALL_SHEET)
    if done.returncode:
        raise FormatError(Expected.WHOLE_WORKBOOK)
    return done.stdout
