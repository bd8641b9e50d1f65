"""What follows where cards stay or go back."""

from rulings.bridge import Seat
from rulings.laws.engine import Case
from rulings.laws.play.sequel import no_penalty_card, play_goes_on_from, play_goes_on_in_turn
from rulings.laws.record.record import read_record

TRICK = {"contract": "4S S", "tricks": [["C2", "C3"]]}


def test_44B_the_next_in_turn_is_read_from_the_trick_that_the_leader_began() -> None:
    case = Case({}, read_record(TRICK))
    assert play_goes_on_from(case, Seat.WEST, Seat.NORTH).values["who"] is Seat.EAST
    assert play_goes_on_from(case, Seat.WEST, Seat.SOUTH).values["who"] is Seat.SOUTH


def test_44B_of_a_trick_that_another_hand_began_the_record_tells_nothing() -> None:
    case = Case({}, read_record(TRICK))
    assert play_goes_on_from(case, Seat.EAST, Seat.SOUTH).values["who"] is Seat.SOUTH
    assert play_goes_on_from(Case(), Seat.WEST, Seat.NORTH).values["who"] is Seat.NORTH


def test_48A_and_44B_name_nobody_too_many() -> None:
    assert no_penalty_card(Seat.SOUTH).plain_values() == {"who": "S"}
    assert play_goes_on_in_turn().plain_values() == {}
