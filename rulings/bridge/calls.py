"""Denominations and calls. Never says who called or whether he might.

A call is written `P`, `X`, `XX`, or a level and a denomination: `1C` ... `7NT`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from rulings.bridge.cards import Suit


class Denomination(StrEnum):
    """What a bid names: a suit or notrump, clubs lowest, notrump highest."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    @property
    def order(self) -> int:
        """0 for clubs to 4 for notrump."""
        return _ORDER[self.value]

    @property
    def trumps(self) -> Suit | None:
        """The trump suit, or None at notrump."""
        return None if self is Denomination.NOTRUMP else Suit(self.value)

    def __lt__(self, other: str) -> bool:
        return self.order < Denomination(other).order

    def __le__(self, other: str) -> bool:
        return self.order <= Denomination(other).order

    def __gt__(self, other: str) -> bool:
        return self.order > Denomination(other).order

    def __ge__(self, other: str) -> bool:
        return self.order >= Denomination(other).order

    @staticmethod
    def parse(text: str) -> Denomination:
        """Read `C D H S NT` or `N`, in either case; ValueError otherwise."""
        try:
            return _BY_WORD[text.strip().upper()]
        except KeyError:
            raise ValueError(f"'{text}' is not a denomination; write C, D, H, S or NT.") from None


class CallKind(StrEnum):
    """The four sorts of call (Law 17, 18, 19)."""

    PASS = "P"
    DOUBLE = "X"
    REDOUBLE = "XX"
    BID = "bid"


@dataclass(frozen=True, slots=True)
class Call:
    """A pass, double, redouble or bid. Level (1 to 7) and denomination are None unless it is a bid."""

    PASS: ClassVar[Call]
    DOUBLE: ClassVar[Call]
    REDOUBLE: ClassVar[Call]

    kind: CallKind
    level: int | None = None
    denomination: Denomination | None = None

    @property
    def is_bid(self) -> bool:
        """Whether it names a level and a denomination."""
        return self.kind is CallKind.BID

    @property
    def is_pass(self) -> bool:
        """Whether it is a pass."""
        return self.kind is CallKind.PASS

    @property
    def order(self) -> int:
        """A bid's place among the 35, 0 for 1C to 34 for 7NT; ValueError for the other calls."""
        if self.level is None or self.denomination is None:
            raise ValueError(f"{self} is not a bid.")
        return (self.level - 1) * len(Denomination) + self.denomination.order

    def outbids(self, other: Call) -> bool:
        """Whether this bid supersedes the other bid (Law 18)."""
        return self.order > other.order

    def __str__(self) -> str:
        return f"{self.level}{self.denomination}" if self.is_bid else self.kind.value

    @staticmethod
    def bid(level: int, denomination: Denomination) -> Call:
        """A bid; ValueError unless the level is 1 to 7."""
        if not 1 <= level <= 7:
            raise ValueError(f"A bid is for 1 to 7 odd tricks, not {level}.")
        return Call(CallKind.BID, level, denomination)

    @staticmethod
    def parse(text: str) -> Call:
        """Read `1NT`, `1N`, `P`, `Pass`, `X`, `D`, `Dbl`, `XX`, `R`, `Rdbl` in either case; ValueError otherwise."""
        try:
            return _CALL_BY_WORD[text.strip().upper()]
        except KeyError:
            raise ValueError(f"'{text}' is not a call; write P, X, XX or a bid such as 1NT.") from None


PASS = Call.PASS = Call(CallKind.PASS)
_DOUBLE = Call.DOUBLE = Call(CallKind.DOUBLE)
_REDOUBLE = Call.REDOUBLE = Call(CallKind.REDOUBLE)

_ORDER = {"C": 0, "D": 1, "H": 2, "S": 3, "NT": 4}
_BY_WORD = {
    "C": Denomination.CLUBS,
    "D": Denomination.DIAMONDS,
    "H": Denomination.HEARTS,
    "S": Denomination.SPADES,
} | dict.fromkeys(("NT", "N"), Denomination.NOTRUMP)
_CALL_BY_WORD = (
    dict.fromkeys(("P", "PASS"), PASS)
    | dict.fromkeys(("X", "D", "DBL", "DOUBLE"), _DOUBLE)
    | dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), _REDOUBLE)
    | {
        f"{level}{word}": Call.bid(level, denomination)
        for level in range(1, 8)
        for word, denomination in _BY_WORD.items()
    }
)
