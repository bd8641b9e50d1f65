"""The texts of a facts sheet, and how long each may be. What a report is about: a call or card, what was said of it.

Which of that a ruling cannot be understood without is demanded before it is published, never at the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rulings.bridge import Call, Card, Seat
from rulings.desk.base.texts import Text

TEXTS = {
    "agreed": Text.FACTS_AGREED,
    "disputed": Text.FACTS_DISPUTED,
    "ns_words": Text.WORDS,
    "ew_words": Text.WORDS,
    "additional": Text.FACTS_ADDITIONAL,
    "level": Text.LEVEL,
}


class Wanted(StrEnum):
    """What must be told of a matter: the action it is about, what was said, what is agreed."""

    ACTION = "action"
    SAID = "said"
    AGREEMENT = "agreement"


class Matter(StrEnum):
    """What a ruling is about, as far as that needs other words."""

    JUDGED = "judged"
    EXPLAINED = "explained"
    WITHDRAWN = "withdrawn"
    CLAIMED = "claimed"


MATTERS: Mapping[str, Matter] = {
    "unauthorized_information": Matter.JUDGED,
    "misinformation": Matter.EXPLAINED,
    "mistaken_explanation": Matter.EXPLAINED,
    "explanation_corrected": Matter.EXPLAINED,
    "change_of_call": Matter.WITHDRAWN,
    "unintended_call": Matter.WITHDRAWN,
    "insufficient_bid": Matter.WITHDRAWN,
    "pass_out_of_rotation": Matter.WITHDRAWN,
    "bid_out_of_rotation": Matter.WITHDRAWN,
    "double_out_of_rotation": Matter.WITHDRAWN,
    "inadmissible_double": Matter.WITHDRAWN,
    "call_by_player_required_to_pass": Matter.WITHDRAWN,
    "bid_above_seven": Matter.WITHDRAWN,
    "call_after_final_pass": Matter.WITHDRAWN,
    "contested_claim": Matter.CLAIMED,
    "claim_after_revoke": Matter.CLAIMED,
}
"""By situation; of any other nothing is demanded."""
DEMANDED: Mapping[Matter, tuple[Wanted, ...]] = {
    Matter.JUDGED: (Wanted.ACTION,),
    Matter.EXPLAINED: (Wanted.ACTION, Wanted.SAID, Wanted.AGREEMENT),
    Matter.WITHDRAWN: (Wanted.ACTION,),
    Matter.CLAIMED: (Wanted.SAID,),
}


@dataclass(frozen=True)
class Action:
    """A call, or a card led or played, and whose; `place` is that of a recorded call, from 1, else 0."""

    seat: Seat
    made: Call | Card
    place: int = 0

    @classmethod
    def parse(cls, text: str) -> "Action":
        """`W call 2H`, `W call 2H 5` or `E card SA`; `ValueError` for anything else."""
        match text.split():
            case [seat, "call", made]:
                return cls(Seat.parse(seat), Call.parse(made))
            case [seat, "call", made, place] if place.isascii() and place.isdigit():
                return cls(Seat.parse(seat), Call.parse(made), int(place))
            case [seat, "card", made]:
                return cls(Seat.parse(seat), Card.parse(made))
            case _:
                raise ValueError(f"neither a call nor a card: {text!r}")

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> "Action | None":
        """As `IrregularityReport.about` has it; None where nothing was told."""
        told = stored.get(Wanted.ACTION)
        if not told:
            return None
        if "card" in told:
            return cls(Seat(told["seat"]), Card.parse(told["card"]))
        return cls(Seat(told["seat"]), Call.parse(told["call"]), told["place"])

    @property
    def stored(self) -> dict[str, Any]:
        """As it is stored."""
        if isinstance(self.made, Card):
            return {"seat": str(self.seat), "card": str(self.made)}
        return {"seat": str(self.seat), "call": str(self.made), "place": self.place}

    def __str__(self) -> str:
        """As `parse` reads it."""
        return " ".join(map(str, (self.seat, self.what, self.made, *([self.place] if self.place else []))))

    @property
    def what(self) -> str:
        """Whether it is a call or a card: the same two signs may be either."""
        return "card" if isinstance(self.made, Card) else "call"
