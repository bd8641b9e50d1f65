"""Which row heads a sheet."""

import pytest

from rulings.formats.sheets.headings import board_in_title, heading_at, heading_of
from tests.formats.sheets.books import sheet

TITLED = """
Tuesday at the Lime|||
28.05.2024|||
Rozdanie|Para NS|Para WE|Kontrakt
1|1|2|4H
"""
DOUBLE = """
|NS||EW||
Board|number|names|number|names|Contract
1|1|Ada - Bo|2|Cy - Di|4H
"""


def test_a_heading_may_stand_below_titles() -> None:
    heading = heading_of(sheet(TITLED))
    assert (heading.row, heading.after) == (2, 3)
    assert heading.columns == {"board": 0, "number_ns": 1, "number_ew": 2, "contract": 3}


def test_a_heading_may_take_two_rows() -> None:
    heading = heading_of(sheet(DOUBLE))
    assert (heading.row, heading.after) == (0, 2)
    assert heading.columns == {"board": 0, "number_ns": 1, "names_ns": 2, "number_ew": 3, "names_ew": 4, "contract": 5}


def test_where_no_word_is_known_the_row_of_words_heads_the_columns() -> None:
    found = heading_of(sheet("1|2|3\nwer|was|wo\n1|2|3"))
    assert (found.row, found.columns) == (1, {})


def test_a_letter_alone_names_a_seat_only_beside_its_partners() -> None:
    assert heading_of(sheet("Board|N|S|E|W\n1|a|b|c|d")).columns == {
        "board": 0, "name_N": 1, "name_S": 2, "name_E": 3, "name_W": 4,
    }  # fmt: skip
    assert "name_E" not in heading_of(sheet("Board|NS|EW|Contract|e\n1|1|2|4H|N")).columns


def test_somebody_may_say_which_row_it_is() -> None:
    assert heading_at(sheet(TITLED), 3).texts == ("1", "1", "2", "4H")


@pytest.mark.parametrize(
    ("row", "board"),
    [(("Board 7",), 7), (("", "ROZDANIE NR  19", ""), 19), (("Smazzata n. 3",), 3), (("Mano", "12"), 12),
     (("Board 7: dealer S, none",), 7), (("Board 7", "1", "2"), None), (("Tuesday 7",), None), (("",), None)],
)  # fmt: skip
def test_a_row_that_only_names_a_board_is_its_title(row: tuple[str, ...], board: int | None) -> None:
    assert board_in_title(row) == board


def test_numbers_and_names_below_a_side_are_that_side_s() -> None:
    heading = heading_of(sheet("Smazzata|Nord-Sud||Est-Ovest||Ris.\n|N.|Nomi|N.|Nomi|\n1|1|a; b|2|c; d|+1"))
    assert heading.columns == {
        "board": 0, "number_ns": 1, "names_ns": 2, "number_ew": 3, "names_ew": 4, "tricks": 5,
    }  # fmt: skip
