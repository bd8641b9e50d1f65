"""Who sits where, and how seats are read."""

import pytest

from rulings.bridge import CLOCKWISE, Seat, Side
from tests.bridge.saying import exactly


def test_the_left_hand_opponents_go_clockwise() -> None:
    assert [seat.lho for seat in CLOCKWISE] == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH]


def test_partner_and_rho_are_across_and_behind() -> None:
    assert (Seat.EAST.partner, Seat.EAST.rho) == (Seat.WEST, Seat.NORTH)


def test_a_side_has_two_seats_and_an_opposing_side() -> None:
    assert Side.EW.seats == (Seat.EAST, Seat.WEST)
    assert Side.EW.other is Side.NS
    assert [seat.side for seat in CLOCKWISE] == [Side.NS, Side.EW, Side.NS, Side.EW]


def test_the_steps_between_seats_are_counted_clockwise() -> None:
    assert [Seat.WEST.steps_to(seat) for seat in CLOCKWISE] == [1, 2, 3, 0]


@pytest.mark.parametrize("text", ["S", "s", " South ", "SOUTH"])
def test_a_seat_is_read_from_its_letter_or_its_name(text: str) -> None:
    assert Seat.parse(text) is Seat.SOUTH


@pytest.mark.parametrize("text", ["", "X", "Sud", "NS"])
def test_anything_else_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=exactly(f"'{text}' is not a seat; write N, E, S or W.")):
        Seat.parse(text)


def test_a_side_is_read_with_or_without_a_dash() -> None:
    assert [Side.parse(text) for text in ("NS", "e-w", "E/W")] == [Side.NS, Side.EW, Side.EW]


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(ValueError, match=exactly("'NE' is not a side; write NS or EW.")):
        Side.parse("NE")
