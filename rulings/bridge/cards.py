"""Suits, ranks and cards. Never says who holds them.

A card is written suit first: `SA` the ace of spades, `H10` or `HT` the ten of hearts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Suit(StrEnum):
    """The four suits; their letters happen to sort as the suits rank, clubs lowest."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @staticmethod
    def parse(text: str) -> Suit:
        """Read `S`, `s` or `Spades`; ValueError otherwise."""
        try:
            return _SUIT_BY_WORD[text.strip().lower()]
        except KeyError:
            raise ValueError(f"'{text}' is not a suit; write S, H, D or C.") from None


class Rank(IntEnum):
    """The thirteen ranks, two lowest and ace (14) highest."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """One sign: `A K Q J T 9` ... `2`."""
        return "23456789TJQKA"[self - 2]

    @staticmethod
    def parse(text: str) -> Rank:
        """Read a rank's sign in either case, the ten as `T` or `10`; ValueError otherwise."""
        try:
            return _RANK_BY_SIGN[text.strip().upper()]
        except KeyError:
            raise ValueError(f"'{text}' is not a rank; write A, K, Q, J, 10 or T, 9 ... 2.") from None


@dataclass(frozen=True, order=True, slots=True)
class Card:
    """One of the 52; ordered by suit, clubs first, then by rank, deuce first."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank.letter}"

    @staticmethod
    def parse(text: str) -> Card:
        """Read `SA`, `S10` or `sT`; ValueError otherwise."""
        try:
            return _CARD_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise ValueError(f"'{text}' is not a card; write the suit, then the rank: SA, H10, D2.") from None


def is_honour(card: Card) -> bool:
    """Ace, king, queen, jack or ten."""
    return card.rank >= Rank.TEN


def _spellings(card: Card) -> Iterator[str]:
    yield str(card)
    if card.rank is Rank.TEN:
        yield f"{card.suit.value}10"


SUITS_DOWN = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
DECK = tuple(Card(suit, rank) for suit in Suit for rank in Rank)

_SUIT_BY_WORD = {
    word: suit for suit in Suit for word in (suit.value.lower(), suit.name.lower(), suit.name.lower()[:-1])
}
_RANK_BY_SIGN = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_CARD_BY_TEXT = {text: card for card in DECK for text in _spellings(card)}
