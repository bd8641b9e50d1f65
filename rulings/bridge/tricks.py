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
    """Who led, and one to four cards in the order they were played, clockwise from the leader."""

    leader: Seat
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.cards) <= 4:
            raise ValueError(f"A trick has one to four cards, not {len(self.cards)}.")
        if len(set(self.cards)) < len(self.cards):
            twice = next(card for card in self.cards if self.cards.count(card) > 1)
            raise ValueError(f"{twice} is twice in one trick.")

    @property
    def led(self) -> Suit:
        """The suit that was led."""
        return self.cards[0].suit

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the seat that played it, in order."""
        return tuple((self.leader.after(steps), card) for steps, card in enumerate(self.cards))

    @property
    def is_complete(self) -> bool:
        """All four have played."""
        return len(self.cards) == 4

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
