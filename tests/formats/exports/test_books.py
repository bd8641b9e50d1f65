"""The sheets of any file, for who has to say what they hold."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.books import book_in
from rulings.formats.session import FileFormat
from tests.formats.samples import DATA
from tests.formats.sheets.books import packed, workbook


def test_workbooks_pages_folders_and_texts_have_sheets() -> None:
    piece = (DATA / "jfr_piece.txt").read_bytes()
    kinds = [
        book_in(data).format for data in (workbook({"A": [[1]]}), piece, packed({"p1.html": piece}), b"a,b,c\n" * 4)
    ]
    assert kinds == [FileFormat.XLSX, FileFormat.HTML, FileFormat.HTML, FileFormat.CSV]


def test_a_sheet_that_was_packed_is_found_in_it() -> None:
    assert book_in(packed({"a.xlsx": workbook({"A": [["x"]]})})).sheets[0].rows == (("x",),)


def test_a_text_without_columns_has_none() -> None:
    with pytest.raises(FormatError, match="one of the files that are read here"):
        book_in(b"hello")
