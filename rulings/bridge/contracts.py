"""Contracts: what is to be made, at what stake, and by whom. Never knows how many tricks were taken.

Written `4SX by W`; without `by` nobody has said who declares. A board passed out has no contract.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.calls import Denomination
from rulings.bridge.seats import Seat


class Doubled(StrEnum):
    """Whether the contract is undoubled, doubled or redoubled."""

    NO = ""
    DOUBLED = "X"
    REDOUBLED = "XX"


@dataclass(frozen=True, slots=True)
class Contract:
    """Level (1 to 7), denomination, doubled or not, and declarer, None when not known.

    What hangs on the declarer is None as well while he is not known.
    """

    level: int
    denomination: Denomination
    doubled: Doubled = Doubled.NO
    declarer: Seat | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise ValueError(f"A contract is for 1 to 7 odd tricks, not {self.level}.")

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return self.declarer and self.declarer.partner

    @property
    def opening_leader(self) -> Seat | None:
        """Declarer's left-hand opponent, who leads to the first trick (Law 41A)."""
        return self.declarer and self.declarer.lho

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """Both opponents of declarer, the opening leader first."""
        return () if self.declarer is None else (self.declarer.lho, self.declarer.rho)

    @property
    def tricks_needed(self) -> int:
        """How many of the thirteen make the contract."""
        return self.level + 6

    def __str__(self) -> str:
        stake = f"{self.level}{self.denomination}{self.doubled}"
        return stake if self.declarer is None else f"{stake} by {self.declarer}"

    @staticmethod
    def parse(text: str) -> Contract | None:
        """Read `4S X by W`, `4SX W`, `4SXW` or `3NT`; `Pass` is None (passed out); ValueError otherwise."""
        if text.strip().lower() in _PASSED_OUT:
            return None
        match = _FORM.fullmatch(text.strip())
        if match is None:
            raise ValueError(f"'{text}' is not a contract; write 4S, 4SX by W, 3NT by N or Pass.")
        level, denomination, doubled, declarer = match.groups()
        return Contract(
            int(level),
            Denomination.parse(denomination),
            _STAKES[(doubled or "").lower()],
            None if declarer is None else Seat.parse(declarer),
        )


_PASSED_OUT = {"p", "pass", "passed", "passed out", "pass out", "all pass", "ap", "po"}
_STAKES = {"": Doubled.NO, "x": Doubled.DOUBLED, "xx": Doubled.REDOUBLED, "*": Doubled.DOUBLED, "**": Doubled.REDOUBLED}
_FORM = re.compile(
    r"([1-7])\s*+(NT|N(?!T)|[CDHS])\s*+(XX|X|\*\*|\*)?\s*+(?:(?:by\s+)?(N|E|S|W|North|East|South|West))?", re.IGNORECASE
)
