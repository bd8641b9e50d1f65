"""The process that opens workbooks: what it says, and how it ends."""

import json
import subprocess
import sys

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
        {"name": "One", "rows": [["a", "50%", "10"], ["b"]]},
        {"name": "Two", "rows": []},
    ]


def test_it_ends_with_a_status_for_more_than_it_may_say() -> None:
    assert told(workbook({"Long": [["x"]] * 4})).returncode == TOO_LARGE
    assert told(workbook({"Wide": [["x"] * 6]})).returncode == TOO_LARGE
    assert told(b"no workbook").returncode not in (0, TOO_LARGE, ABSENT)


def test_who_starts_it_knows_its_statuses() -> None:
    assert (ABSENT, TOO_LARGE) == (ABSENT_THERE, TOO_LARGE_THERE)
