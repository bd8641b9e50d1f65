"""Movements as text: written, read back, and refused with the place of the first mistake."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge.movements import (
    Expected,
    Meeting,
    Movement,
    MovementError,
    RowsError,
    howell,
    individual,
    read_rows,
)
from rulings.bridge.movements.rows import board_ranges, write_rows

EVENING = Movement((Meeting(1, 1, (1,), (4,), (1, 2, 3)), Meeting(1, 2, (), (5,), (4, 5, 6))))


def test_a_movement_is_written_with_headings_and_ranges() -> None:
    assert write_rows(EVENING) == "round,table,NS,EW,boards\n1,1,1,4,1-3\n1,2,,5,4-6\n"


def test_an_individual_is_written_with_a_column_for_each_seat() -> None:
    assert write_rows(individual(8, boards_per_round=2)).splitlines()[:2] == [
        "round,table,N,S,E,W,boards",
        "1,1,8,1,6,2,1-2",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1,1,1,4,1-3\n1,2,0,5,4-6",
        "1;1;1;4;1 2 3\n1;2;-;5;4, 5, 6\n",
        "1\t1\t1\t4\t1,2,3\n\n1\t2\t\t5\t4-5 6\n",
        "Round,Table,N-S,E-W,Boards\r\n1,1,1,4,1-3\r\n1,2,,5,4–6\r\n",
        "Turno;Tavolo;NS;EO;Mani\n1;1;1;4;1-3\n1;2;;5;4-6",
        "Runda\tStół\tNS\tWE\tRozdania\n1\t1\t1\t4\t1-3\n1\t2\t\t5\t4-6",
        'boards,EW,NS,table,round\n"1,2,3",4,1,1,1\n4-6,5,,2,1',
        "\ufeffround,table,NS,EW,boards\n1,1,1,4,1-3\n1,2,,5,4-6",
    ],
)
def test_the_same_movement_in_many_hands(text: str) -> None:
    assert read_rows(text) == EVENING


def test_an_individual_is_read_with_and_without_headings() -> None:
    meeting = Meeting(1, 1, (8, 1), (6, 2), (1, 2))
    assert read_rows("1,1,8,1,6,2,1-2") == Movement((meeting,))
    assert read_rows("Turno;Tavolo;Nord;Est;Sud;Ovest;Board\n1;1;8;6;1;2;1 2") == Movement((meeting,))


@pytest.mark.parametrize(
    ("text", "expected", "line", "column"),
    [
        ("", Expected.ROWS, 1, 1),
        (" \n\t\n", Expected.ROWS, 1, 1),
        ("round,table,NS,EW,boards\n", Expected.ROWS, 2, 1),
        ("round,table,we,them,boards", Expected.COLUMN, 1, 4),
        ("round,table,NS,NS,boards\n1,1,1,2,1", Expected.COLUMN_ONCE, 1, 4),
        ("round,table,NS,boards\n1,1,1,1", Expected.ALL_COLUMNS, 1, 4),
        ("1,1,1,4", Expected.ALL_COLUMNS, 1, 4),
        ("1,1,1,4,1-3\n1,2,2,5", Expected.CELLS, 2, 4),
        ("0,1,1,4,1-3", Expected.ROUND, 1, 1),
        ("80,1,1,4,1-3", Expected.ROUND, 1, 1),
        ("1,1000,1,4,1-3", Expected.TABLE, 1, 2),
        ("1,1,1,4,1-3\n\n1,1,2,5,4-6", Expected.NEW_TABLE, 3, 2),
        ("1,1,one,4,1-3", Expected.CONTESTANT, 1, 3),
        ("1,1,1,12345,1-3", Expected.CONTESTANT, 1, 4),
        ("1,1,1,²,1-3", Expected.CONTESTANT, 1, 4),
        ("1,1,8,,6,2,1-2", Expected.PARTNER, 1, 4),
        ("1,1,,,1-3", Expected.SOMEBODY, 1, 3),
        ("1,1,1,4,", Expected.BOARDS, 1, 5),
        ("1,1,1,4,3-1", Expected.BOARDS, 1, 5),
        ("1,1,1,4,0", Expected.BOARDS, 1, 5),
        ("1,1,1,4,12345", Expected.BOARDS, 1, 5),
        ("1,1,1,4,1-65", Expected.BOARDS, 1, 5),
        ("1,1,1,4,one", Expected.BOARDS, 1, 5),
        ("1" * 200_001, Expected.SHORTER_TEXT, 1, 1),
        ("1,1,1,4,1-3\n1,2," + "1" * 150_000, Expected.SHORT_ENTRIES, 2, 1),
    ],
)
def test_the_first_mistake_is_named_with_its_place(text: str, expected: Expected, line: int, column: int) -> None:
    with pytest.raises(RowsError) as refused:
        read_rows(text)
    assert (refused.value.expected, refused.value.line, refused.value.column) == (expected, line, column)


def test_a_mistake_is_said_in_one_sentence() -> None:
    with pytest.raises(RowsError) as refused:
        read_rows("1,1,one,4,1-3")
    assert str(refused.value) == (
        "Line 1, column 3: expected the number of a pair, team or player, or nothing where nobody sits, found 'one'."
    )


def test_boards_are_written_in_their_order() -> None:
    assert board_ranges((1, 2, 3, 7, 9, 10, 8)) == "1–3 7 9–10 8"
    assert board_ranges(()) == ""


@given(st.text(alphabet='0123456789,;\t\n -–"abNSEW', max_size=60))
def test_any_text_is_a_movement_or_a_refusal(text: str) -> None:
    try:
        movement = read_rows(text)
    except MovementError:
        return
    assert read_rows(write_rows(movement)) == movement


_NUMBERS = st.integers(1, 9999)
_SIDE = st.tuples(_NUMBERS) | st.just(())
_BOARDS = st.lists(_NUMBERS, min_size=1, max_size=8).map(tuple)


@given(st.dictionaries(st.tuples(st.integers(1, 79), st.integers(1, 40)), st.tuples(_SIDE, _SIDE, _BOARDS), min_size=1))
def test_whatever_is_written_is_read_back(seats: dict) -> None:
    meetings = tuple(Meeting(*place, ns, ew, boards) for place, (ns, ew, boards) in seats.items() if ns or ew)
    movement = Movement(meetings or (Meeting(1, 1, (1,), (2,), (1,)),))
    assert read_rows(write_rows(movement)) == movement


def test_a_howell_with_a_half_table_is_read_back() -> None:
    movement = howell(5, boards_per_round=3, missing=True)
    assert read_rows(write_rows(movement)) == movement
