"""Finding players' names in a text."""

import pytest

from rulings.bridge import Seat
from rulings.desk.base.names import marked, names_in, to_seats

NAMES = ["Łucja Źrebiec", "D'Angelo Rossi", "Jo King", "Bo West", "Anne-Marie Ó Súilleabháin"]


@pytest.mark.parametrize(
    ("text", "hits"),
    [
        ("", ()),
        ("West led the king of hearts to the queen.", ()),
        ("The angel of death.", ()),
        ("A jo is no name, nor is an on.", ()),
        ("Rossini played no card.", ()),
        ("rossi played no card.", ("rossi",)),
        ("LUCJA ZREBIEC", ("Łucja Źrebiec",)),
        ("Jo  King led.", ("Jo King",)),
        ("Bo West led.", ("Bo West",)),
        ("Anne said so.", ("anne",)),
        ("(suilleabhain)", ("suilleabhain",)),
    ],
)
def test_whole_words_are_found_whatever_their_case_and_accents(text: str, hits: tuple[str, ...]) -> None:
    assert names_in(text, NAMES) == hits


def test_a_name_that_is_only_a_word_of_the_game_is_none() -> None:
    assert names_in("North passed.", ["North", "Łucja"]) == ()


def test_a_part_within_a_whole_name_is_not_found_again() -> None:
    both = ["Anna Bianchi", "Carla Bianchi"]
    assert names_in("Anna Bianchi led.", both) == ("Anna Bianchi",)
    assert names_in("Anna Bianchi led, then Bianchi.", both) == ("Anna Bianchi", "bianchi")


def test_hits_are_marked_where_they_stand() -> None:
    pieces = marked("ROSSI led; O Suilleabhain, Anne-Marie?", ["rossi", "Anne-Marie Ó Súilleabháin", "anne"])
    assert pieces == [("ROSSI", True), (" led; O Suilleabhain, ", False), ("Anne", True), ("-Marie?", False)]
    assert marked("", ["rossi"]) == []


SEATS = {Seat.NORTH: "Anna Bianchi", Seat.SOUTH: "Bruno Rossi", Seat.EAST: "Carla Bianchi", Seat.WEST: "Jo King"}


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("Anna Bianchi led; ROSSI, and then jo king.", "North led; South, and then West."),
        ("Bianchi led the king.", "Bianchi led the king."),
        ("Anna and Carla.", "North and East."),
        ("Rossini led.", "Rossini led."),
    ],
)
def test_names_become_seats_and_what_two_share_stays(text: str, seats: str) -> None:
    assert to_seats(text, SEATS) == seats


def test_what_is_spared_is_no_name() -> None:
    assert to_seats("Rossi, a colour, and Bruno.", SEATS, ["rossi"]) == "Rossi, a colour, and South."
