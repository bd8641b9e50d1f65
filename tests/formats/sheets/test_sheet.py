"""Where a cell stands, and how much a sheet may hold."""

import pytest

from rulings.formats.errors import Expected, FormatError
from rulings.formats.sheets.sheet import Places, Sheet, checked, column_of_letters, letters_of
from tests.formats.samples import exactly


@pytest.mark.parametrize(("column", "letters"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (52, "BA"), (701, "ZZ")])
def test_columns_are_called_as_spreadsheets_call_them(column: int, letters: str) -> None:
    assert letters_of(column) == letters
    assert column_of_letters(letters.lower()) == column


def test_a_place_is_a_cell_in_a_workbook_and_a_line_elsewhere() -> None:
    for has_cells, sentence in (
        (True, "cell C9: expected a number, found 'x'."),
        (False, "line 9: expected a number, found 'x'."),
    ):
        places = Places(Sheet("", (("a",), ("b",)), (4, 9), has_cells))
        assert str(places.error(places.at(1, 2), Expected.NUMBER, found="x")) == sentence
        assert places.line(places.at(1, 2)) == 9


def test_more_rows_columns_or_signs_than_can_be_looked_at_are_refused() -> None:
    assert checked("", [("a", "b")], [1]).width == 2
    for rows, sentence in (
        ([("a",)] * 8_001, "line 8001: expected a sheet of at most 8,000 rows and 200 columns."),
        ([("a",) * 201], "line 1: expected a sheet of at most 8,000 rows and 200 columns."),
    ):
        with pytest.raises(FormatError, match=exactly(sentence)):
            checked("", rows, list(range(1, len(rows) + 1)))
    with pytest.raises(FormatError, match="at most 1,000 characters"):
        checked("", [("a" * 1_001,)], [1])
