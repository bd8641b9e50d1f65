"""A workbook to texts in a process of its own: XLSX on standard input, JSON on standard output, once.

[{"name", "rows": [[text]], "unknown": [line]}], every cell as it was last shown; nothing is calculated, and the lines
of formulas that were never calculated are told. Of cells that were made one below the other into one, each has what
stands there where that has a figure, as boards and tables do. The arguments are the most rows
and columns of a sheet. It ends beyond its limits of memory and time, with `ABSENT` where openpyxl is not installed, and
with `TOO_LARGE` for a sheet that has more. It fetches nothing, and knows nothing of the site.
"""

import datetime
import io
import json
import re
import resource
import sys
from typing import Any

ABSENT, TOO_LARGE = 3, 4
_MOST_BYTES = 512 * 1024 * 1024
_MOST_SECONDS = 15
_LONGEST_TEXT = 2_000
_JOINED = re.compile(rb'<mergeCell ref="([A-Z]{1,3})([0-9]{1,7}):[A-Z]{1,3}([0-9]{1,7})"')
_UNKNOWN = re.compile(rb'<c r="[A-Z]{1,3}([0-9]{1,7})"[^>]*><f[^>]*>[^<]*</f>(?:<v ?/>|<v></v>)?</c>')


def _main() -> None:
    """Read, limit, say."""
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (_MOST_SECONDS, _MOST_SECONDS))
    try:
        import openpyxl
    except ImportError:
        sys.exit(ABSENT)
    most_rows, most_columns = (int(each) for each in sys.argv[1:3])
    book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()), read_only=True, data_only=True, keep_links=False)
    sheets = []
    for sheet in book.worksheets:
        rows = _rows(sheet, most_rows, most_columns)
        written = book._archive.read(sheet._worksheet_path)  # openpyxl tells neither of what it reads cell by cell
        _fill(rows, written)
        sheets.append({"name": sheet.title, "rows": rows, "unknown": [int(at) for at in _UNKNOWN.findall(written)]})
    sys.stdout.write(json.dumps(sheets))


def _fill(rows: list[list[str]], written: bytes) -> None:
    """Cells below one that they are joined with have its text, as far as there are rows."""
    for letters, first, last in _JOINED.findall(written):
        column = 0
        for letter in letters:
            column = column * 26 + letter - ord("A") + 1
        joined = rows[int(first) - 1 : int(last)]
        text = joined[0][column - 1] if joined and len(joined[0]) >= column else ""
        for row in joined[1:] if any(map(str.isdigit, text)) else ():
            if len(row) >= column and not row[column - 1]:
                row[column - 1] = text


def _rows(sheet: Any, most_rows: int, most_columns: int) -> list[list[str]]:
    """The rows of a sheet, without what is empty at the end of each, and after the last."""
    sheet.reset_dimensions()
    rows: list[list[str]] = []
    last = 0
    for row in sheet.iter_rows():
        texts = [_text(cell) for cell in row[:10_000]]
        while texts and not texts[-1]:
            texts.pop()
        rows.append(texts)
        last = len(rows) if texts else last
        if len(texts) > most_columns or last > most_rows:
            sys.exit(TOO_LARGE)
        if len(rows) - last > most_rows:
            break
    return rows[:last]


def _text(cell: Any) -> str:
    """What a cell shows, as plainly as can be said."""
    value = cell.value
    if value is None or cell.data_type == "e":
        return ""
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, int | float):
        return _number(value, str(cell.number_format or ""))
    if isinstance(value, datetime.datetime):
        return value.date().isoformat() if value.time() == datetime.time() else value.isoformat(" ", "minutes")
    if isinstance(value, datetime.date):
        return value.isoformat()
    return str(value).strip()[:_LONGEST_TEXT]


def _number(value: float, shown_as: str) -> str:
    """A number without a tail of noughts; a part of one that is shown as a percentage is one."""
    if "%" in shown_as:
        return f"{round(value * 100, 6):.6f}".rstrip("0").rstrip(".") + "%"
    return str(int(value)) if float(value).is_integer() else f"{round(value, 6):.6f}".rstrip("0").rstrip(".")


if __name__ == "__main__":
    _main()
