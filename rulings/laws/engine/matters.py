"""What a ruling answers at the table: the matters that a situation must settle, and what a sentence says of each.

A finding settles what its effect says, and what the table of its part of the book (`settled.py`) says of its key. The
tests walk every path: each matter that a situation demands is settled, and nothing said excludes another thing said.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from rulings.laws.engine.findings import Effect, Finding


class Matter(StrEnum):
    """What players and director must know before they go on.

    `RIGHT` is what a player or spectator may do, which he has (`STANDS`) or has not (`CANCELLED`); `REMEDY` whether
    anything is rectified at all.
    """

    CALL = "call"
    AUCTION = "auction"
    CARD = "card"
    TRICK = "trick"
    TURN = "turn"
    SCORE = "score"
    INFORMATION = "information"
    PARTNER = "partner"
    CHOICE = "choice"
    TRANSFER = "transfer"
    RIGHT = "right"
    REMEDY = "remedy"
    PENALTY = "penalty"


class State(StrEnum):
    """What becomes of a matter. `NOTHING` says in so many words that nothing follows."""

    NOTHING = "nothing"
    STANDS = "stands"
    CANCELLED = "cancelled"
    GOES_ON = "goes_on"
    OVER = "over"
    RETURNED = "returned"
    PENALTY_CARD = "penalty_card"
    STAYS_FACED = "stays_faced"
    SETTLED = "settled"
    ARTIFICIAL = "artificial"
    ASSIGNED = "assigned"
    LATER = "later"


@dataclass(frozen=True)
class Settled:
    """One thing that a sentence says of a matter; `of` keeps apart two objects of one ruling, such as two cards."""

    matter: Matter
    state: State = State.SETTLED
    of: str = ""


def _pairs(state: State, *others: State) -> frozenset[frozenset[State]]:
    return frozenset(frozenset({state, other}) for other in others)


_EXCLUDING = (
    _pairs(State.STANDS, State.CANCELLED, State.RETURNED, State.PENALTY_CARD, State.ARTIFICIAL, State.ASSIGNED)
    | _pairs(State.CANCELLED, State.GOES_ON)
    | _pairs(State.OVER, State.GOES_ON, State.SETTLED, State.PENALTY_CARD, State.RETURNED)
    | _pairs(State.RETURNED, State.PENALTY_CARD, State.STAYS_FACED)
    | _pairs(State.ARTIFICIAL, State.ASSIGNED)
    | _pairs(State.NOTHING, State.SETTLED, State.ARTIFICIAL, State.ASSIGNED, State.PENALTY_CARD, State.GOES_ON)
    | _pairs(State.NOTHING, State.LATER, State.CANCELLED)
)
"""Pairs of states that no ruling may give to the same object, whatever the matter: above all, where nothing follows
nothing does.
"""

BY_EFFECT: Mapping[Effect, Settled] = MappingProxyType(
    {
        Effect.TURN_RETURNS: Settled(Matter.TURN),
        Effect.MUST_PASS: Settled(Matter.PARTNER),
        Effect.LEAD_RESTRICTION: Settled(Matter.PARTNER),
        Effect.PENALTY_CARD: Settled(Matter.CARD, State.PENALTY_CARD),
        Effect.CARD_RETURNED: Settled(Matter.CARD, State.RETURNED),
        Effect.TRICKS_TRANSFERRED: Settled(Matter.TRANSFER),
        Effect.INFORMATION: Settled(Matter.INFORMATION),
        Effect.CHECK_LATER: Settled(Matter.SCORE, State.LATER),
        Effect.PENALTY: Settled(Matter.PENALTY),
        Effect.NO_RECTIFICATION: Settled(Matter.REMEDY, State.NOTHING),
    }
)
"""What a sentence settles by its effect alone, where the table of its part says nothing else of its key."""

RECTIFYING = frozenset(
    {
        Effect.MUST_PASS,
        Effect.LEAD_RESTRICTION,
        Effect.PLAY_RESTRICTION,
        Effect.PENALTY_CARD,
        Effect.TRICKS_TRANSFERRED,
        Effect.ADJUSTED_SCORE,
    }
)
"""What costs a side something: beside it no ruling says that nothing is rectified, unless it says of what."""


def excluding(said: Sequence[tuple[Finding, Settled]]) -> Iterator[tuple[Finding, Finding]]:
    """The pairs of findings that say what cannot both be, of the same object, the same player and the same cards."""
    for place, (one, first) in enumerate(said):
        for other, second in said[place + 1 :]:
            alike = first.matter is second.matter and first.of == second.of and _may_be_the_same(one, other)
            if alike and frozenset({first.state, second.state}) in _EXCLUDING:
                yield one, other


def _may_be_the_same(one: Finding, other: Finding) -> bool:
    """Unless both name a player, or cards, and not the same."""
    return all(
        None in (first := one.values.get(name), second := other.values.get(name)) or first == second
        for name in ("who", "card", "cards", "to")
    )
