"""The four seats and the two sides. Never says who sits there.

Seats go clockwise: north, east, south, west. A seat's `lho` is the next of them.
"""

from __future__ import annotations

from enum import StrEnum


class Side(StrEnum):
    """Two partners who sit opposite each other."""

    NS = "NS"
    EW = "EW"

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The side's two seats, north or east first."""
        return _SEATS_OF[self]

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @staticmethod
    def parse(text: str) -> Side:
        """Read `NS`, `N-S`, `N/S` or the same for east and west, in either case; ValueError otherwise."""
        try:
            return Side(text.strip().upper().replace("-", "").replace("/", ""))
        except ValueError:
            raise ValueError(f"'{text}' is not a side; write NS or EW.") from None


class Seat(StrEnum):
    """One of the four places at the table; its value is the letter that every file uses."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.after(2)

    @property
    def lho(self) -> Seat:
        """The left-hand opponent, who calls or plays next."""
        return self.after(1)

    @property
    def rho(self) -> Seat:
        """The right-hand opponent, who called or played before."""
        return self.after(3)

    @property
    def side(self) -> Side:
        """The side this seat belongs to."""
        return Side.NS if self in (Seat.NORTH, Seat.SOUTH) else Side.EW

    def after(self, steps: int) -> Seat:
        """The seat that many places clockwise; 0 is this one."""
        return CLOCKWISE[(_PLACE[self] + steps) % 4]

    def steps_to(self, other: Seat) -> int:
        """How many places clockwise from here to the other seat, 0 to 3."""
        return (_PLACE[other] - _PLACE[self]) % 4

    @staticmethod
    def parse(text: str) -> Seat:
        """Read `N`, `n` or `North`; ValueError otherwise."""
        try:
            return _BY_WORD[text.strip().lower()]
        except KeyError:
            raise ValueError(f"'{text}' is not a seat; write N, E, S or W.") from None


CLOCKWISE = (Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)

_PLACE = {seat: place for place, seat in enumerate(CLOCKWISE)}
_SEATS_OF = {Side.NS: (Seat.NORTH, Seat.SOUTH), Side.EW: (Seat.EAST, Seat.WEST)}
_BY_WORD = {word: seat for seat in CLOCKWISE for word in (seat.value.lower(), seat.name.lower())}
