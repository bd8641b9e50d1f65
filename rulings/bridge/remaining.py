"""What is left to be played: the position before each trick of a recorded play. Solves nothing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from rulings.bridge.cards import Card, Suit
from rulings.bridge.deals import Deal, Hand
from rulings.bridge.play_text import ALL_TRICKS, Play
from rulings.bridge.seats import CLOCKWISE, Seat, Side


@dataclass(frozen=True)
class Position:
    """The cards left in the four hands, and the cards of the trick begun, which are in no hand any more.

    `leader` leads to that trick or has led to it; `trick` is its number from 1, 0 where nobody knows it; `won` the
    tricks of declarer's side before it, None where nobody knows them.
    """

    hands: Mapping[Seat, Hand]
    leader: Seat
    trumps: Suit | None
    begun: tuple[Card, ...] = ()
    trick: int = 0
    won: int | None = None

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self.leader.after(len(self.begun))

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, the one begun included."""
        return len(self.hands[self.turn]) if self.turn in self.hands else 0

    @property
    def is_even(self) -> bool:
        """All four hands are known, with equally many cards before the trick."""
        if len(self.hands) < len(CLOCKWISE):
            return False
        played = {self.leader.after(steps) for steps in range(len(self.begun))}
        return len({len(hand) + (seat in played) for seat, hand in self.hands.items()}) == 1

    @property
    def deal(self) -> Deal:
        """The hands as a deal."""
        return Deal.of_hands(dict(self.hands))


def positions_in(play: Play, declaring: Side) -> Iterator[Position]:
    """The position before each trick, then that of the trick begun, of a play whose four hands are known.

    What an irregular trick leaves uneven is told as it is; a play that is over has no last position.
    """
    for number in range(len(play.winners) + 1):
        before = replace(play, tricks=play.tricks[:number])
        if number < ALL_TRICKS:
            yield _position_after(before, declaring)
    if not play.is_between_tricks:
        yield _position_after(play, declaring)


def _position_after(play: Play, declaring: Side) -> Position:
    """The position after the last card of a play."""
    left = {seat: Hand(cards) for seat in CLOCKWISE if (cards := play.left(seat)) is not None}
    won = play.won_by(declaring)
    if play.is_between_tricks:
        return Position(left, play.turn, play.trumps, (), play.number, won)
    last = play.tricks[-1]
    return Position(left, last.leader, play.trumps, last.cards, play.number, won)


def positions_claimed(hands: Mapping[Seat, Hand], trumps: Suit | None) -> list[Position]:
    """The cards that a claimer left, with each player in turn to lead: who had the lead is not on record."""
    return [Position(hands, leader, trumps) for leader in CLOCKWISE]
