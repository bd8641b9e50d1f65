"""The play as a director taps or types it, a trick a line (`SA H2 C3 D4`), read and written again.

Who is to play follows from the opening leader, the trumps and who won each trick. A failure to follow suit is recorded
as it happened; what cannot have been played is refused: a card twice, one that a known hand does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rulings.bridge.cards import Card, Suit
from rulings.bridge.deals import Deal
from rulings.bridge.seats import CLOCKWISE, Seat, Side
from rulings.bridge.tricks import Trick, winner

ALL_TRICKS = 13
SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", ",": " ", ";": " "})
NO_DEAL = Deal()


class Impossible(StrEnum):
    """Why a card cannot have been played there."""

    UNKNOWN_CARD = "unknown_card"
    PLAYED_TWICE = "played_twice"
    NOT_IN_HIS_HAND = "not_in_his_hand"
    IN_ANOTHER_HAND = "in_another_hand"
    TOO_MANY_TRICKS = "too_many_tricks"
    SHORT_TRICK = "short_trick"
    LONG_TRICK = "long_trick"


class ImpossiblePlay(ValueError):
    """A card that was refused: the `word` given, the `trick` counted from 1, whose turn, who holds it instead."""

    def __init__(self, reason: Impossible, word: str, before: Play, trick: int, holder: Seat | None = None) -> None:
        self.reason, self.word, self.before, self.trick = reason, word[:20], before, trick
        self.seat, self.holder = before.turn, holder
        super().__init__(f"Trick {trick}, {self.word!r}: {reason}.")


@dataclass(frozen=True)
class Play:
    """The tricks so far, each led by the winner of the one before; the last may be incomplete."""

    leader: Seat
    trumps: Suit | None
    tricks: tuple[Trick, ...] = ()
    deal: Deal = NO_DEAL

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card played, in order."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def is_over(self) -> bool:
        """All thirteen tricks are complete."""
        return len(self.cards) == ALL_TRICKS * len(CLOCKWISE)

    @property
    def is_between_tricks(self) -> bool:
        """The next card begins a trick."""
        return not self.tricks or self.tricks[-1].is_complete

    @property
    def turn(self) -> Seat:
        """Who plays next; after the last trick, who won it."""
        if not self.tricks:
            return self.leader
        last = self.tricks[-1]
        return winner(last, self.trumps) if last.is_complete else last.leader.after(len(last.cards))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each complete trick, in order."""
        return tuple(winner(trick, self.trumps) for trick in self.tricks if trick.is_complete)

    def won_by(self, side: Side) -> int:
        """How many complete tricks the side won."""
        return sum(seat.side is side for seat in self.winners)

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards the seat has played, in order."""
        return tuple(card for trick in self.tricks if (card := trick.card_of(seat)))

    def left(self, seat: Seat) -> frozenset[Card] | None:
        """What the seat still holds, None where his hand is not known."""
        hand = self.deal.hand(seat)
        return None if hand is None else hand.cards - frozenset(self.played_by(seat))

    def then(self, card: Card) -> Play:
        """The play with one more card by the player in turn; `ImpossiblePlay` where it cannot be."""
        trick = len(self.tricks) + self.is_between_tricks
        if trick > ALL_TRICKS:
            raise ImpossiblePlay(Impossible.TOO_MANY_TRICKS, str(card), self, trick)
        if card in self.cards:
            raise ImpossiblePlay(Impossible.PLAYED_TWICE, str(card), self, trick)
        hand, holder = self.deal.hand(self.turn), self.deal.holder(card)
        if hand is not None and card not in hand:
            raise ImpossiblePlay(Impossible.NOT_IN_HIS_HAND, str(card), self, trick, holder)
        if holder not in (None, self.turn):
            raise ImpossiblePlay(Impossible.IN_ANOTHER_HAND, str(card), self, trick, holder)
        if self.is_between_tricks:
            return replace(self, tricks=(*self.tricks, Trick(self.turn, (card,))))
        last = self.tricks[-1]
        return replace(self, tricks=(*self.tricks[:-1], Trick(last.leader, (*last.cards, card))))

    def undone(self) -> Play:
        """The play without its last card."""
        if not self.tricks:
            return self
        last = self.tricks[-1]
        fewer = (Trick(last.leader, last.cards[:-1]),) if len(last.cards) > 1 else ()
        return replace(self, tricks=(*self.tricks[:-1], *fewer))


def with_word(play: Play, word: str) -> Play:
    """The play with the card that a word names."""
    try:
        card = Card.parse(word.translate(SYMBOLS))
    except ValueError:
        trick = len(play.tricks) + play.is_between_tricks
        raise ImpossiblePlay(Impossible.UNKNOWN_CARD, word, play, trick) from None
    return play.then(card)


def read_text(start: Play, text: str) -> Play:
    """The play that was typed, a trick a line; `ImpossiblePlay` for the first card that cannot be."""
    lines = [line.translate(SYMBOLS).split() for line in text.splitlines()]
    return read_tricks(start, [line for line in lines if line])


def read_tricks(start: Play, tricks: Iterable[Sequence[str]]) -> Play:
    """The play of these tricks; only the last may have fewer than four cards."""
    play = start
    for number, words in enumerate(tricks, start=1):
        if not play.is_between_tricks:
            raise ImpossiblePlay(Impossible.SHORT_TRICK, " ".join(words), play, number - 1)
        if len(words) > len(CLOCKWISE):
            raise ImpossiblePlay(Impossible.LONG_TRICK, words[len(CLOCKWISE)], play, number)
        for word in words:
            play = with_word(play, word)
    return play


def written(play: Play) -> str:
    """The play as text that reads back as the same play."""
    return "\n".join(str(trick) for trick in play.tricks)


def entries(play: Play) -> list[list[str]]:
    """The tricks as reports keep them."""
    return [[str(card) for card in trick.cards] for trick in play.tricks]
