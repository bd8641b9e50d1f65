"""A workbook to texts in a process of its own: XLSX on standard input, JSON on standard output, once.

[{"name", "rows": [[text]]}], every cell as it was last shown; nothing is calculated. The arguments are the most rows
and columns of a sheet. It ends beyond its limits of memory and time, with `ABSENT` where openpyxl is not installed, and
with `TOO_LARGE` for a sheet that has more. It fetches nothing, and knows nothing of the site.
"""

import datetime
import io
import json
import resource
import sys
from typing import Any

ABSENT, TOO_LARGE = 3, 4
_MOST_BYTES = 512 * 1024 * 1024
_MOST_SECONDS = 15
_LONGEST_TEXT = 2_000


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
    sheets = [{"name": sheet.title, "rows": _rows(sheet, most_rows, most_columns)} for sheet in book.worksheets]
    sys.stdout.write(json.dumps(sheets))


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
