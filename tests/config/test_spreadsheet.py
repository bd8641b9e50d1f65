"""The process that opens workbooks: what it says, and how it ends."""

import io
import json
import subprocess
import sys

import openpyxl

from config.spreadsheet import ABSENT, TOO_LARGE
from rulings.formats.sheets.workbook import ABSENT as ABSENT_THERE
from rulings.formats.sheets.workbook import TOO_LARGE as TOO_LARGE_THERE
from tests.formats.sheets.books import workbook

COMMAND = [sys.executable, "-I", "config/spreadsheet.py", "3", "5"]


def told(data: bytes) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(COMMAND, input=data, capture_output=True, check=False)


def test_it_says_every_sheet_as_texts() -> None:
    data = workbook({"One": [["a", 0.5, 10], ["b"]], "Two": [[]]}, {"B1": "0%"})
    assert json.loads(told(data).stdout) == [
        {"name": "One", "rows": [["a", "50%", "10"], ["b"]], "unknown": []},
        {"name": "Two", "rows": [], "unknown": []},
    ]


def test_it_says_in_which_lines_formulas_were_never_calculated() -> None:
    (sheet,) = json.loads(told(workbook({"One": [["a"], ["b", "=1+1"]]})).stdout)
    assert (sheet["rows"], sheet["unknown"]) == ([["a"], ["b"]], [2])


def test_cells_joined_with_one_above_have_its_text_where_that_has_a_figure() -> None:
    book = openpyxl.Workbook()
    for row in (["Board 7", "x"], [None, "y"], ["Names", "z"]):
        book.active.append(row)
    book.active.merge_cells("A1:A2")
    book.active.merge_cells("B1:C1")
    written = io.BytesIO()
    book.save(written)
    (sheet,) = json.loads(told(written.getvalue()).stdout)
    assert sheet["rows"] == [["Board 7", "x"], ["Board 7", "y"], ["Names", "z"]]


def test_it_ends_with_a_status_for_more_than_it_may_say() -> None:
    assert told(workbook({"Long": [["x"]] * 4})).returncode == TOO_LARGE
    assert told(workbook({"Wide": [["x"] * 6]})).returncode == TOO_LARGE
    assert told(b"no workbook").returncode not in (0, TOO_LARGE, ABSENT)


def test_who_starts_it_knows_its_statuses() -> None:
    assert (ABSENT, TOO_LARGE) == (ABSENT_THERE, TOO_LARGE_THERE)
