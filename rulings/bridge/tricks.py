"""Tricks, who wins them, and the part each seat has in the play. Never knows a law.

`trumps` is a suit, or None at notrump.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.cards import Card, Suit
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat


class Role(StrEnum):
    """The part a seat has once the auction is over."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Trick:
    """Who led, and one to four cards in the order they were played, clockwise from the leader.

    A defective trick is kept as it was: `missing` are the seats that gave no card, `extra` the cards beyond a player's
    first. Neither changes who wins it.
    """

    leader: Seat
    cards: tuple[Card, ...]
    missing: frozenset[Seat] = frozenset()
    extra: tuple[tuple[Seat, Card], ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= len(self.cards) <= 4 - len(self.missing) or self.leader in self.missing:
            raise ValueError(f"A trick has one to four cards, not {len(self.cards)}.")
        everything = [*self.cards, *(card for _seat, card in self.extra)]
        if len(set(everything)) < len(everything):
            twice = next(card for card in everything if everything.count(card) > 1)
            raise ValueError(f"{twice} is twice in one trick.")

    @property
    def led(self) -> Suit:
        """The suit that was led."""
        return self.cards[0].suit

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the seat that played it, in order; extra cards are left out."""
        gave = (seat for seat in (self.leader.after(steps) for steps in range(4)) if seat not in self.missing)
        return tuple(zip(gave, self.cards, strict=False))

    @property
    def turns(self) -> int:
        """How many seats have had their turn, with a card or without."""
        return len(self.cards) + len(self.missing)

    @property
    def is_complete(self) -> bool:
        """All four have had their turn."""
        return self.turns == 4

    @property
    def is_defective(self) -> bool:
        """Somebody gave no card, or more than one (Law 67)."""
        return bool(self.missing or self.extra)

    def card_of(self, seat: Seat) -> Card | None:
        """What the seat played, or None when it has not."""
        return dict(self.plays).get(seat)

    def __str__(self) -> str:
        return " ".join(str(card) for card in self.cards)

    @staticmethod
    def parse(leader: Seat, text: str) -> Trick:
        """Read `SA H2 ...` in the order of play; ValueError names the card."""
        return Trick(leader, tuple(Card.parse(card) for card in text.split()))


def winner(trick: Trick, trumps: Suit | None) -> Seat:
    """Who wins the trick, or is winning what has been played of it (Law 44)."""

    def strength(play: tuple[Seat, Card]) -> tuple[bool, bool, int]:
        card = play[1]
        return card.suit is trumps, card.suit is trick.led, card.rank

    return max(trick.plays, key=strength)[0]


def legal_cards(held: Iterable[Card], led: Suit | None) -> frozenset[Card]:
    """What a player may play from what he holds: the suit led if he can, else anything; None is a lead (Law 44)."""
    cards = frozenset(held)
    return frozenset(card for card in cards if card.suit is led) or cards


def role_of(seat: Seat, contract: Contract) -> Role | None:
    """The seat's part in the play, or None while nobody has said who declares."""
    if contract.declarer is None:
        return None
    if seat is contract.declarer:
        return Role.DECLARER
    return Role.DUMMY if seat is contract.dummy else Role.DEFENDER
