"""Players' names made seats; who plays for each side, and names written in more than one way."""

import pytest

from rulings.bridge import Seat, Side
from rulings.desk.base.names import everybody, is_among, is_short_for, players_of_side, to_seats
from rulings.models import Session, User
from tests.factories import make_pair, make_report, make_result

SEATS = {Seat.NORTH: "Anna Bianchi", Seat.SOUTH: "Bruno Rossi", Seat.EAST: "Carla Bianchi", Seat.WEST: "Jo King"}


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("Anna Bianchi led; ROSSI, and then jo king.", "North led; South, and then West."),
        ("Bianchi led the king.", "Bianchi led the king."),
        ("Anna and Carla.", "North and East."),
        ("Rossini led.", "Rossini led."),
        ("Rossiego spytano, a Rossini milczał.", "South spytano, a Rossini milczał."),
        ("Bruno’s lead; the Rossis’ agreement.", "South’s lead; the South’ agreement."),
    ],
)
def test_names_become_seats_and_what_two_share_stays(text: str, seats: str) -> None:
    assert to_seats(text, SEATS) == seats


def test_what_is_spared_is_no_name() -> None:
    assert to_seats("Rossi, a colour, and Bruno.", SEATS, ["rossi"]) == "Rossi, a colour, and South."


def test_names_typed_at_the_table_stand_before_those_of_the_pair(dora: User, session: Session) -> None:
    ns = make_pair(session, "1", "NS", "Anna", "Bruno")
    report = make_report(dora, session, ns=ns, seats={"N": "Carla", "S": "Dino"})
    assert players_of_side(report, Side.NS) == ["Carla", "Dino"]


def test_one_typed_name_leaves_the_pairs_players(dora: User, session: Session) -> None:
    ns = make_pair(session, "1", "NS", "Anna", "Bruno")
    report = make_report(dora, session, ns=ns, seats={"N": "Carla"})
    assert players_of_side(report, Side.NS) == ["Anna", "Bruno"]


def test_without_a_pair_what_is_known_of_the_seats_is_told(dora: User, session: Session) -> None:
    report = make_report(dora, session, seats={"E": "Emma"})
    assert (players_of_side(report, Side.EW), players_of_side(report, Side.NS)) == (["Emma"], [])


def test_the_results_seats_tell_who_sat_there(dora: User, session: Session) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    seats = {"N": "Carla", "S": "Dino", "E": "Emma", "W": "Fabio"}
    make_result(session.boards.get(number=1), *pairs, seats=seats)
    report = make_report(dora, session, ns=pairs[0], ew=pairs[1])
    assert sorted(everybody(report)) == ["Carla", "Dino", "Emma", "Fabio"]


@pytest.mark.parametrize("name", ["Zoë Łuczak", "zoe luczak", "LUCZAK, Zoë", " Zoe  Luczak "])
def test_a_name_is_known_in_any_order_case_and_accent(name: str) -> None:
    assert is_among(name, ["Zoë Łuczak"])


@pytest.mark.parametrize("name", ["Zoë", "Zoë Maria Łuczak", "", "7"])
def test_another_name_is_another_person(name: str) -> None:
    assert not is_among(name, ["Zoë Łuczak", ""])


@pytest.mark.parametrize(
    ("name", "full", "is_short"),
    [
        ("D. Neri", "Dora Neri", True),
        ("Neri D.", "Dora Neri", True),
        ("Neri", "Dora Neri", True),
        ("A. M. Neri", "Anna Maria Neri", True),
        ("Anna Neri", "Anna Maria Neri", True),
        ("Dora Neri", "Dora Neri", False),
        ("neri dora", "Dora Neri", False),
        ("Daria Neri", "Dora Neri", False),
        ("D. N.", "Dora Neri", False),
        ("E. Neri", "Dora Neri", False),
        ("", "Dora Neri", False),
    ],
)
def test_a_name_in_short_may_be_somebodys(name: str, full: str, is_short: bool) -> None:
    assert is_short_for(name, full) is is_short
