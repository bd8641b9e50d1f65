"""Cells with their places, whatever parts them."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.formats.csv.grid import DELIMITERS, hinted, rows_of
from rulings.formats.errors import FormatError
from rulings.formats.text import Source
from tests.formats.samples import exactly

CELLS = st.text(st.sampled_from([*"ab ;,\"\t'=é"]), max_size=8)


@pytest.mark.parametrize("delimiter", DELIMITERS)
@given(rows=st.lists(st.lists(CELLS, min_size=1, max_size=4), max_size=4))
def test_what_the_standard_library_writes_is_read(delimiter: str, rows: list[list[str]]) -> None:
    written = io.StringIO()
    csv.writer(written, delimiter=delimiter, lineterminator="\n").writerows(rows)
    read = [row.texts for row in rows_of(Source(written.getvalue()), delimiter)]
    stripped = [[cell.strip() for cell in row] for row in rows]
    assert read == [row for row in stripped if any(row)]


def test_a_cell_knows_where_it_begins() -> None:
    source = Source('Board,Score\n1,"4,20"\n\n2,-50\n')
    rows = list(rows_of(source, ","))
    assert [[(text, *source.place(at)) for text, at in zip(*row, strict=True)] for row in rows] == [
        [("Board", 1, 1), ("Score", 1, 7)],
        [("1", 2, 1), ("4,20", 2, 3)],
        [("2", 4, 1), ("-50", 4, 3)],
    ]


def test_a_quoted_cell_may_run_over_several_lines() -> None:
    assert next(rows_of(Source('"Ann\nAsh",2\n'), ",")).texts == ["Ann Ash", "2"]


def test_quotes_within_a_cell_are_left_alone() -> None:
    assert next(rows_of(Source('Ann "Annie" Ash,"x" y,2\n'), ",")).texts == [
        'Ann "Annie" Ash',
        '"x" y',
        "2",
    ]


def test_a_quote_that_is_not_closed_is_refused_with_its_place() -> None:
    sentence = "line 2, column 3: expected a closing quote for this text, found '\"Ann'."
    with pytest.raises(FormatError, match=exactly(sentence)):
        list(rows_of(Source('Board,NS\n1,"Ann\n2,Bo\n'), ","))


def test_a_very_long_cell_is_refused() -> None:
    with pytest.raises(FormatError, match="line 1, column 3: expected a text of at most 1,000 characters"):
        list(rows_of(Source(f"1,{'x' * 1001}\n"), ","))


@pytest.mark.parametrize(
    ("text", "hint"),
    [("sep=;\nBoard", (";", 6)), ("SEP=,\nBoard", (",", 6)), ("Board;NS", ("", 0)), ("\ufeffBoard", ("", 1))],
)
def test_a_first_line_may_name_the_sign_between_cells(text: str, hint: tuple[str, int]) -> None:
    assert hinted(text) == hint
