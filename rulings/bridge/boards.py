"""What a board's number settles: dealer and vulnerability, by the usual cycle of sixteen (Law 2).

Never knows a deal or a result.
"""

from __future__ import annotations

from enum import StrEnum

from rulings.bridge.seats import CLOCKWISE, Seat, Side


class Vulnerability(StrEnum):
    """Which sides are vulnerable; the values are PBN's words."""

    NONE = "None"
    NS = "NS"
    EW = "EW"
    ALL = "All"

    def of(self, side: Side) -> bool:
        """Whether the side is vulnerable."""
        return self is Vulnerability.ALL or self.value == side.value

    @staticmethod
    def parse(text: str) -> Vulnerability:
        """Read `None`, `Love`, `-`, `NS`, `EW`, `All` or `Both` in either case; ValueError otherwise."""
        try:
            return _BY_WORD[text.strip().lower()]
        except KeyError:
            raise ValueError(f"'{text}' is not a vulnerability; write None, NS, EW or All.") from None


def dealer_of(number: int) -> Seat:
    """North deals board 1, east board 2, and so on clockwise; ValueError below 1."""
    return CLOCKWISE[(_checked(number) - 1) % 4]


def vulnerability_of(number: int) -> Vulnerability:
    """The vulnerability of a board by its number; ValueError below 1."""
    return _CYCLE[(_checked(number) - 1) % 16]


def _checked(number: int) -> int:
    if number < 1:
        raise ValueError(f"{number} is not a board number; boards are numbered from 1.")
    return number


_ROUND = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.ALL)
_CYCLE = tuple(_ROUND[(place + place // 4) % 4] for place in range(16))
_BY_WORD = {vulnerability.value.lower(): vulnerability for vulnerability in Vulnerability} | {
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "o": Vulnerability.NONE,
    "n-s": Vulnerability.NS,
    "n/s": Vulnerability.NS,
    "e-w": Vulnerability.EW,
    "e/w": Vulnerability.EW,
    "both": Vulnerability.ALL,
}
