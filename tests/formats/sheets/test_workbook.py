"""Excel workbooks, and what is refused of them before and within their own process."""

import io
import zipfile
from datetime import date

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.sheets.workbook import is_workbook, members_of, read_workbook
from rulings.formats.signatures import OtherFile
from tests.formats.samples import exactly
from tests.formats.sheets.books import packed, workbook


def test_cells_come_as_they_are_shown() -> None:
    data = workbook({"One": [["=1+1", 10, 1.5, None, True, date(2024, 5, 28), "  x "], [], ["y"]], "Two": []})
    assert is_workbook(data)
    one, two = read_workbook(data).sheets
    assert one.rows == (("", "10", "1.5", "", "True", "2024-05-28", "x"), ("y",))
    assert one.lines == (1, 3)
    assert (two.name, two.rows) == ("Two", ())


def test_a_workbook_that_cannot_be_opened_is_refused() -> None:
    broken = packed({"xl/workbook.xml": b"<nothing", "[Content_Types].xml": b""})
    with pytest.raises(FormatError, match=exactly("the file: expected an Excel workbook that can be opened.")):
        read_workbook(broken)


def test_a_bomb_is_refused_before_it_is_opened() -> None:
    bomb = packed({"xl/workbook.xml": b"0" * (65 * 1024 * 1024)})
    assert len(bomb) < 100_000
    with pytest.raises(FormatError, match="at most 64 MB and 2,000 files"):
        members_of(bomb)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for number in range(2_001):
            archive.writestr(f"{number}", b"")
    with pytest.raises(FormatError, match="at most 64 MB and 2,000 files"):
        members_of(written.getvalue())


def test_too_many_columns_are_refused_within_its_process() -> None:
    with pytest.raises(FormatError, match="at most 8,000 rows and 200 columns"):
        read_workbook(workbook({"Wide": [["x"] * 201]}))


def test_what_is_no_zip_is_said_to_be_damaged_and_another_zip_is_no_workbook() -> None:
    with pytest.raises(OtherFile, match="cannot be opened"):
        members_of(b"PK\x03\x04 rubbish")
    assert not is_workbook(packed({"a.txt": b"x"}))
