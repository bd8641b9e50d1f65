"""Our own columns as files."""

import io

import openpyxl

from rulings.desk.imports.queries.templates import can_write_workbooks, template_text, template_workbook
from rulings.formats.reader import read_session


def test_both_files_are_read_as_they_are_written() -> None:
    assert can_write_workbooks()
    written = template_workbook("it")
    assert written is not None
    assert openpyxl.load_workbook(io.BytesIO(written)).active["E1"].value == "Smazzata"
    for data in (template_text("it"), written):
        assert [result.tricks for result in read_session(data).results] == [10, 8]
