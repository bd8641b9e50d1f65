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
    """What players and director must know before they go on."""

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


_EXCLUDING: Mapping[Matter, tuple[frozenset[State], ...]] = MappingProxyType(
    {
        Matter.CALL: (frozenset({State.STANDS, State.CANCELLED}),),
        Matter.AUCTION: (frozenset({State.GOES_ON, State.OVER}),),
        Matter.CARD: tuple(
            frozenset({one, other})
            for one, other in (
                (State.STANDS, State.RETURNED),
                (State.STANDS, State.PENALTY_CARD),
                (State.RETURNED, State.PENALTY_CARD),
                (State.RETURNED, State.STAYS_FACED),
                (State.NOTHING, State.PENALTY_CARD),
            )
        ),
        Matter.TRICK: (frozenset({State.STANDS, State.CANCELLED}),),
        Matter.SCORE: tuple(
            frozenset({one, other})
            for one, other in (
                (State.ARTIFICIAL, State.ASSIGNED),
                (State.STANDS, State.ARTIFICIAL),
                (State.STANDS, State.ASSIGNED),
                (State.NOTHING, State.ARTIFICIAL),
                (State.NOTHING, State.ASSIGNED),
                (State.NOTHING, State.LATER),
            )
        ),
        Matter.TRANSFER: (frozenset({State.NOTHING, State.SETTLED}),),
        Matter.CHOICE: (frozenset({State.NOTHING, State.SETTLED}),),
        Matter.PARTNER: (frozenset({State.NOTHING, State.SETTLED}),),
    }
)
"""Pairs of states that no ruling may give to the same object."""

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
    }
)
"""What a sentence settles by its effect alone, where the table of its part says nothing else of its key."""


def excluding(said: Sequence[tuple[Finding, Settled]]) -> Iterator[tuple[Finding, Finding]]:
    """The pairs of findings that say what cannot both be, of the same object, the same player and the same cards."""
    for place, (one, first) in enumerate(said):
        for other, second in said[place + 1 :]:
            alike = first.matter is second.matter and first.of == second.of and _may_be_the_same(one, other)
            if alike and frozenset({first.state, second.state}) in _EXCLUDING.get(first.matter, ()):
                yield one, other


def _may_be_the_same(one: Finding, other: Finding) -> bool:
    """Unless both name a player, or cards, and not the same."""
    return all(
        None in (first := one.values.get(name), second := other.values.get(name)) or first == second
        for name in ("who", "card", "cards", "to")
    )
