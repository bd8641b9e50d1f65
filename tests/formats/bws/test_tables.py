"""Rows of a session file as values."""

from datetime import datetime, timedelta

import pytest

from rulings.bridge import Seat
from rulings.formats.bws.tables import entries, hands, names, number, seated, sections, sessions, steps, text
from rulings.formats.jet.database import Cell, Database
from tests.formats.bws.files import BEGUN, Bws, Row, entry


def database(**tables: list[Row]) -> Database:
    return Database(Bws(tables).data())


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (7, 7),
        ("7", 7),
        (" 12 ", 12),
        (3.0, 3),
        (2.5, 0),
        ("A7", 0),
        (None, 0),
        ("", 0),
        ("1" * 30, 0),
        (float("inf"), 0),
    ],
)
def test_a_cell_that_is_no_whole_number_is_nothing(cell: Cell, value: int) -> None:
    assert number(cell) == value


@pytest.mark.parametrize(
    ("cell", "value"), [(" 3 NT ", "3 NT"), (101, "101"), (None, ""), (True, ""), (BEGUN, ""), ("a\nb", "a b")]
)
def test_a_cell_as_text_is_one_line_without_blanks_around_it(cell: Cell, value: str) -> None:
    assert text(cell) == value


def test_entries_come_in_the_order_in_which_they_were_entered() -> None:
    late = entry(1, 1, 2, "1 S", "N", "=", TimeLog=BEGUN + timedelta(hours=2))
    same = entry(2, 1, 2, "1 H", "N", "=", DateLog=None, TimeLog=None)
    found = entries(database(ReceivedData=[late, entry(3, 1, 2, "1 C", "N", "="), same]))
    assert [each.contract for each in found] == ["1 H", "1 C", "1 S"]
    assert found[2].at == BEGUN + timedelta(hours=2)


def test_a_session_has_its_name_and_day() -> None:
    (session,) = sessions(database(Session=[{"ID": 1, "Name": "Tuesday", "Date": datetime(2026, 11, 24)}]))
    assert (session.number, session.name, session.day) == (1, "Tuesday", datetime(2026, 11, 24))


def test_a_section_without_a_letter_is_called_by_its_number() -> None:
    found = sections(database(Section=[{"ID": 1, "Letter": "A  "}, {"ID": 2}]))
    assert [section.letter for section in found] == ["A", "2"]


def test_who_gave_neither_number_nor_name_is_left_out() -> None:
    rows: list[Row] = [
        {"Section": 1, "Table": 1, "Direction": "N", "Number": "101", "Round": 2},
        {"Section": 1, "Table": 1, "Direction": "S", "Number": "0", "Round": 0},
        {"Section": 1, "Table": 1, "Direction": "E", "Number": "0", "Name": "Anna", "Round": 0},
        {"Section": 1, "Table": 1, "Direction": "?", "Number": "103", "Round": 0},
    ]
    found = seated(database(PlayerNumbers=rows))
    assert [(one.seat, one.number, one.name) for one in found] == [(Seat.EAST, "", "Anna"), (Seat.NORTH, "101", "")]


def test_a_name_is_found_by_both_of_its_numbers() -> None:
    found = names(database(PlayerNames=[{"ID": 7, "Name": "Anna", "strID": "PL007"}, {"ID": 8, "Name": ""}]))
    assert found == {"7": "Anna", "PL007": "Anna"}


def test_hands_may_be_written_with_tens_blanks_and_dashes() -> None:
    row: Row = {"Section": 1, "Board": 3, "NorthSpades": "A 10 2", "NorthHearts": "-", "NorthClubs": "K,Q"}
    (cards,) = hands(database(HandRecord=[row]))
    assert cards.hands[Seat.NORTH] == "AT2...KQ"
    assert cards.hands[Seat.EAST] == "..."


def test_a_step_has_its_place_its_seat_and_its_text() -> None:
    row: Row = {"Section": 1, "Table": 2, "Round": 3, "Board": 4, "Counter": 5, "Direction": "South", "Bid": "2NT"}
    (step,) = steps(database(BiddingData=[row]), "BiddingData", "Bid")
    assert (step.where, step.counter, step.seat, step.text) == ((1, 2, 3, 4), 5, Seat.SOUTH, "2NT")
