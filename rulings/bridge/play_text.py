"""The play as a director taps or types it, a trick a line (`SA H2 C3 D4`), read and written again.

Who is to play follows from the opening leader, the trumps and who won each trick. A failure to follow suit is recorded
as it happened, and so are, with a seat or a dash:

- `E:SA` at the head of a trick: east led it although another had won the one before, and the lead was accepted;
- `-` in place of a card: the player in turn gave none to the trick;
- `E:S5` later in a trick: a second card of east's, which is in his hand again as soon as the trick is over.

What cannot have been played is refused: a card twice, one that a known hand does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rulings.bridge.cards import Card, Suit
from rulings.bridge.deals import Deal
from rulings.bridge.seats import Seat, Side
from rulings.bridge.tricks import Trick, winner

ALL_TRICKS = 13
_NO_CARD = "-"
SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", ",": " ", ";": " ", "–": "-", "—": "-"})
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
    NO_LEAD = "no_lead"
    NOT_IN_TURN = "not_in_turn"


_REASONS = {
    Impossible.UNKNOWN_CARD: "it is no card; write the suit, then the rank, such as SA or H10",
    Impossible.PLAYED_TWICE: "it has already been played",
    Impossible.NOT_IN_HIS_HAND: "{seat} was not dealt it",
    Impossible.IN_ANOTHER_HAND: "{holder} has it, not {seat}",
    Impossible.TOO_MANY_TRICKS: "it would be in a fourteenth trick",
    Impossible.SHORT_TRICK: "the trick is not complete, and another follows it; write - for a player who gave no card",
    Impossible.LONG_TRICK: "it is a fifth card; write the seat of the player who gave two before it, such as E:S5",
    Impossible.NO_LEAD: "a trick begins with the card that was led",
    Impossible.NOT_IN_TURN: "it was the turn of {turn}; write the cards clockwise from the leader",
}


class ImpossiblePlay(ValueError):
    """A card that was refused: the `word` given, the `trick` counted from 1, whose card, who holds it instead."""

    def __init__(
        self,
        reason: Impossible,
        word: str,
        before: Play,
        trick: int = 0,
        seat: Seat | None = None,
        holder: Seat | None = None,
    ) -> None:
        self.reason, self.word, self.before, self.trick = reason, word[:20], before, trick or before.number
        self.seat, self.holder = seat or before.turn, holder
        told = _REASONS[reason].format(seat=self.seat, holder=holder, turn=before.turn)
        super().__init__(f"Trick {self.trick}, {self.word!r}: {told}.")


@dataclass(frozen=True)
class Play:
    """The tricks so far, the last perhaps incomplete; each led by the winner of the one before, or as it is marked."""

    leader: Seat
    trumps: Suit | None
    tricks: tuple[Trick, ...] = ()
    deal: Deal = NO_DEAL

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card played, in order; a second card of one player went back to his hand and is none."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def is_over(self) -> bool:
        """All thirteen tricks are complete."""
        return len(self.winners) == ALL_TRICKS

    @property
    def is_between_tricks(self) -> bool:
        """The next card begins a trick."""
        return not self.tricks or self.tricks[-1].is_complete

    @property
    def number(self) -> int:
        """The number of the trick that the next card belongs to."""
        return len(self.tricks) + self.is_between_tricks

    @property
    def turn(self) -> Seat:
        """Who plays next; after the last trick, who won it."""
        if not self.tricks:
            return self.leader
        last = self.tricks[-1]
        return winner(last, self.trumps) if last.is_complete else last.leader.after(last.turns)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won each complete trick, in order."""
        return tuple(winner(trick, self.trumps) for trick in self.tricks if trick.is_complete)

    @property
    def rightful_leaders(self) -> tuple[Seat, ...]:
        """Who had the lead to each trick."""
        return (self.leader, *self.winners)[: len(self.tricks)]

    def won_by(self, side: Side) -> int:
        """How many complete tricks the side won."""
        return sum(seat.side is side for seat in self.winners)

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards the seat has played, in order."""
        return tuple(card for trick in self.tricks if (card := trick.card_of(seat)))

    def owed_by(self, seat: Seat) -> int:
        """How many tricks the seat gave no card to: so many more cards it still has."""
        return sum(seat in trick.missing for trick in self.tricks)

    def left(self, seat: Seat) -> frozenset[Card] | None:
        """What the seat still holds, None where his hand is not known."""
        hand = self.deal.hand(seat)
        return None if hand is None else hand.cards - frozenset(self.played_by(seat))

    def then(self, card: Card, by: Seat | None = None) -> Play:
        """The play with one more card by the player in turn; `by` leads out of turn, and it was accepted.

        `ImpossiblePlay` where it cannot be.
        """
        if self.number > ALL_TRICKS:
            raise ImpossiblePlay(Impossible.TOO_MANY_TRICKS, str(card), self)
        seat = by or self.turn
        if seat is not self.turn and not self.is_between_tricks:
            raise ImpossiblePlay(Impossible.NOT_IN_TURN, f"{seat}:{card}", self, seat=seat)
        self._check(card, seat, self.number)
        if self.is_between_tricks:
            return replace(self, tricks=(*self.tricks, Trick(seat, (card,))))
        last = self.tricks[-1]
        return self._with_last(replace(last, cards=(*last.cards, card)))

    def without_a_card(self) -> Play:
        """The play after the player in turn gave no card to the trick; a trick begins with a card."""
        if self.is_between_tricks:
            raise ImpossiblePlay(Impossible.NO_LEAD, _NO_CARD, self)
        last = self.tricks[-1]
        return self._with_last(replace(last, missing=last.missing | {self.turn}))

    def with_second_card(self, seat: Seat, card: Card) -> Play:
        """The play with a second card of a player who has given one to the last trick."""
        number, last = len(self.tricks), self.tricks[-1] if self.tricks else None
        if last is None or last.card_of(seat) is None:
            raise ImpossiblePlay(Impossible.NOT_IN_TURN, f"{seat}:{card}", self, number, seat)
        if (seat, card) in last.extra:
            raise ImpossiblePlay(Impossible.PLAYED_TWICE, str(card), self, number, seat)
        self._check(card, seat, number)
        return self._with_last(replace(last, extra=(*last.extra, (seat, card))))

    def undone(self) -> Play:
        """The play without its last card, or without the last player who gave none."""
        if not self.tricks:
            return self
        last = self.tricks[-1]
        latest = last.leader.after(last.turns - 1)
        if last.extra:
            return self._with_last(replace(last, extra=last.extra[:-1]))
        if latest in last.missing:
            return self._with_last(replace(last, missing=last.missing - {latest}))
        fewer = (replace(last, cards=last.cards[:-1]),) if len(last.cards) > 1 else ()
        return replace(self, tricks=(*self.tricks[:-1], *fewer))

    def _check(self, card: Card, seat: Seat, trick: int) -> None:
        if card in self.cards:
            raise ImpossiblePlay(Impossible.PLAYED_TWICE, str(card), self, trick, seat)
        shown = {second: whose for each in self.tricks for whose, second in each.extra}
        hand, holder = self.deal.hand(seat), self.deal.holder(card) or shown.get(card)
        if hand is not None and card not in hand:
            raise ImpossiblePlay(Impossible.NOT_IN_HIS_HAND, str(card), self, trick, seat, holder)
        if holder not in (None, seat):
            raise ImpossiblePlay(Impossible.IN_ANOTHER_HAND, str(card), self, trick, seat, holder)

    def _with_last(self, trick: Trick) -> Play:
        return replace(self, tricks=(*self.tricks[:-1], trick))


def read_card(play: Play, word: str) -> Card:
    """The card that a word names."""
    try:
        return Card.parse(word.translate(SYMBOLS))
    except ValueError:
        raise ImpossiblePlay(Impossible.UNKNOWN_CARD, word, play) from None


def read_text(start: Play, text: str) -> Play:
    """The play that was typed, a trick a line; `ImpossiblePlay` for the first card that cannot be."""
    lines = [line.translate(SYMBOLS).split() for line in text.splitlines()]
    return read_tricks(start, [line for line in lines if line])


def read_tricks(start: Play, tricks: Iterable[Sequence[str]]) -> Play:
    """The play of these tricks, each as the words of one line; only the last may have fewer than four cards."""
    play = start
    for words in tricks:
        if not play.is_between_tricks:
            raise ImpossiblePlay(Impossible.SHORT_TRICK, " ".join(words), play)
        for place, word in enumerate(words):
            play = _with_word(play, word, begins=place == 0)
    return play


def written(play: Play) -> str:
    """The play as text that reads back as the same play."""
    return "\n".join(" ".join(words) for words in entries(play))


def entries(play: Play) -> list[list[str]]:
    """The tricks as reports keep them: the words of each line."""
    return [_words(trick, leader) for trick, leader in zip(play.tricks, play.rightful_leaders, strict=True)]


def _with_word(play: Play, word: str, begins: bool) -> Play:
    if word == _NO_CARD:
        return play.without_a_card()
    letter, colon, name = word.rpartition(":")
    try:
        seat = Seat.parse("W" if letter.upper() == "O" else letter) if colon else None
    except ValueError:
        raise ImpossiblePlay(Impossible.UNKNOWN_CARD, word, play) from None
    card = read_card(play, name or word)
    if begins:
        return play.then(card, by=seat)
    if seat is not None and (play.is_between_tricks or play.tricks[-1].card_of(seat)):
        return play.with_second_card(seat, card)
    if play.is_between_tricks:
        raise ImpossiblePlay(Impossible.LONG_TRICK, word, play, len(play.tricks))
    return play.then(card, by=seat)


def _words(trick: Trick, rightful: Seat) -> list[str]:
    cards = dict(trick.plays)
    turns = [trick.leader.after(steps) for steps in range(trick.turns)]
    words = [str(cards[seat]) if seat in cards else _NO_CARD for seat in turns]
    if trick.leader is not rightful:
        words[0] = f"{trick.leader}:{words[0]}"
    return words + [f"{seat}:{card}" for seat, card in trick.extra]
