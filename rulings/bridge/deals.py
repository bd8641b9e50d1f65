"""Hands and deals, read and written as PBN writes them. Never shuffles, never counts points.

A hand is four suits, spades first, with dots between: `AKQ.T9..8765432`. A deal names its first
seat, then goes clockwise: `N:hand hand hand hand`, with `-` for a hand nobody knows.
A hand may be short (a position in mid-play, a board found fouled); it is never above thirteen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from rulings.bridge.cards import SUITS_DOWN, Card, Suit
from rulings.bridge.seats import CLOCKWISE, Seat

_UNKNOWN = "-"
FULL_HAND = 13


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards one player holds, at most thirteen."""

    cards: frozenset[Card]

    def __post_init__(self) -> None:
        if len(self.cards) > FULL_HAND:
            raise ValueError(f"A hand has at most 13 cards, and {self} has {len(self.cards)}.")

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __iter__(self) -> Iterator[Card]:
        """Spades first, each suit from the highest card down."""
        return (card for suit in SUITS_DOWN for card in self.of(suit))

    def of(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one suit from the highest down; empty in a void."""
        return tuple(sorted((card for card in self.cards if card.suit is suit), reverse=True))

    def __str__(self) -> str:
        return ".".join("".join(card.rank.letter for card in self.of(suit)) for suit in SUITS_DOWN)

    @staticmethod
    def of_cards(cards: Iterable[Card]) -> Hand:
        """Make a hand of cards; ValueError when one of them is there twice."""
        listed = list(cards)
        held = frozenset(listed)
        if len(held) < len(listed):
            twice = next(card for card in listed if listed.count(card) > 1)
            raise ValueError(f"{twice} is twice in one hand.")
        return Hand(held)

    @staticmethod
    def parse(text: str) -> Hand:
        """Read `AKQ.T9..8765432`; ValueError names what is wrong."""
        suits = text.strip().upper().replace("10", "T").split(".")
        if len(suits) != len(SUITS_DOWN):
            raise ValueError(f"'{text}' is not a hand; write four suits with dots between, spades first.")
        return Hand.of_cards(
            Card.parse(suit + rank) for suit, ranks in zip(SUITS_DOWN, suits, strict=True) for rank in ranks
        )


@dataclass(frozen=True, slots=True)
class Deal:
    """The four hands of a board; `None` for a hand that nobody knows. No card is in two of them."""

    north: Hand | None = None
    east: Hand | None = None
    south: Hand | None = None
    west: Hand | None = None

    def __post_init__(self) -> None:
        for (seat, hand), (other, another) in combinations(self.hands.items(), 2):
            for card in sorted(hand.cards & another.cards):
                raise ValueError(f"{card} is twice in the deal: {seat.name.lower()} and {other.name.lower()} have it.")

    @property
    def hands(self) -> dict[Seat, Hand]:
        """The known hands by seat, clockwise from north."""
        known = zip(CLOCKWISE, (self.north, self.east, self.south, self.west), strict=True)
        return {seat: hand for seat, hand in known if hand is not None}

    @property
    def is_complete(self) -> bool:
        """All four hands are known and full."""
        return [len(hand) for hand in self.hands.values()] == [FULL_HAND] * 4

    def hand(self, seat: Seat) -> Hand | None:
        """What the seat was dealt, or None when unknown."""
        match seat:
            case Seat.NORTH:
                return self.north
            case Seat.EAST:
                return self.east
            case Seat.SOUTH:
                return self.south
            case Seat.WEST:
                return self.west

    def holder(self, card: Card) -> Seat | None:
        """Who was dealt the card, or None when no known hand has it."""
        return next((seat for seat, hand in self.hands.items() if card in hand), None)

    def written_from(self, first: Seat) -> str:
        """The PBN text that begins with the given seat."""
        hands = self.hands
        listed = (hands.get(first.after(steps)) for steps in range(4))
        return f"{first.value}:" + " ".join(_UNKNOWN if hand is None else str(hand) for hand in listed)

    def __str__(self) -> str:
        return self.written_from(Seat.NORTH)

    @staticmethod
    def of_hands(hands: dict[Seat, Hand]) -> Deal:
        """Make a deal of hands by seat; the seats left out are unknown."""
        return Deal(*(hands.get(seat) for seat in CLOCKWISE))

    @staticmethod
    def parse(text: str) -> Deal:
        """Read `N:hand hand hand hand`; ValueError names the hand and what is wrong with it."""
        first, colon, rest = text.strip().partition(":")
        written = rest.split()
        if not colon or len(written) != len(CLOCKWISE):
            raise ValueError(
                f"'{text}' is not a deal; write the first seat, a colon and four hands: N:hand hand hand hand."
            )
        seat = Seat.parse(first)
        return Deal.of_hands(
            {
                seat.after(steps): _hand_of(seat.after(steps), hand)
                for steps, hand in enumerate(written)
                if hand != _UNKNOWN
            }
        )


def _hand_of(seat: Seat, text: str) -> Hand:
    try:
        return Hand.parse(text)
    except ValueError as error:
        raise ValueError(f"{seat.name.capitalize()}: {error}") from None
