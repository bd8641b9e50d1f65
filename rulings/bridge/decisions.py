"""What one player sees when it is for him to call or to play, and what he may choose. Never says what he should.

He sees his own cards, the auction, the cards played and, from the opening lead on, dummy. Nothing else is here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulings.bridge.auctions import Auction, AuctionCall
from rulings.bridge.calls import Call, Denomination
from rulings.bridge.cards import Card, Suit
from rulings.bridge.deals import Deal, Hand
from rulings.bridge.play_text import NO_DEAL, Play
from rulings.bridge.seats import Seat
from rulings.bridge.tricks import legal_cards

_ALL_CALLS = (
    Call.PASS,
    Call.DOUBLE,
    Call.REDOUBLE,
    *(Call.bid(level, denomination) for level in range(1, 8) for denomination in Denomination),
)


class Choice(StrEnum):
    """What the player decides; in words where it is not his turn, or nothing is left to call or play."""

    CALL = "call"
    CARD = "card"
    WORDS = "words"


@dataclass(frozen=True)
class Decision:
    """A seat, the hand it was dealt, the auction and, once that is over, the play before the decision.

    `play` is None while the auction is open and where all passed; its deal holds the player's hand and, where it is
    known, dummy's.
    """

    seat: Seat
    hand: Hand
    auction: Auction
    play: Play | None = None

    @property
    def choice(self) -> Choice:
        """What he decides."""
        if not self.auction.is_over:
            return Choice.CALL if self.auction.turn is self.seat else Choice.WORDS
        return Choice.CARD if self.cards else Choice.WORDS

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls that he may make: none of them is irregular."""
        if self.choice is not Choice.CALL:
            return ()
        made = (self.auction.then(AuctionCall(self.seat, call)).calls[-1] for call in _ALL_CALLS)
        return tuple(each.call for each in made if not each.irregular)

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that he may play, from dummy when he is declarer and it is dummy's turn (Law 44)."""
        if self.play is None or self.play.is_over or chooser(self.auction, self.play) is not self.seat:
            return frozenset()
        held = self.play.left(self.play.turn) or frozenset()
        led: Suit | None = None if self.play.is_between_tricks else self.play.tricks[-1].led
        return legal_cards(held, led) if held else frozenset()

    @property
    def dummy(self) -> Seat | None:
        """Whose cards lie on the table: dummy's from the opening lead on (Law 41D)."""
        return _dummy_of(self.auction) if self.play and self.play.tricks else None

    @property
    def seen(self) -> dict[Seat, Hand]:
        """The cards that are left in the hands he sees: his own, and dummy's where they are known."""
        if self.play is None:
            return {self.seat: self.hand}
        left = {each: self.play.left(each) for each in dict.fromkeys((self.seat, self.dummy)) if each is not None}
        return {each: Hand(cards) for each, cards in left.items() if cards is not None}


def _dummy_of(auction: Auction) -> Seat | None:
    """Declarer's partner; None while nobody declares."""
    contract = auction.contract()
    return contract.dummy if contract else None


def chooser(auction: Auction, play: Play) -> Seat:
    """Who chooses the next card: the player in turn, for dummy declarer (Law 45B)."""
    return play.turn.partner if play.turn is _dummy_of(auction) else play.turn


def start_of_play(auction: Auction, hands: dict[Seat, Hand]) -> Play | None:
    """The play before the opening lead, with these hands; None where nobody declares."""
    contract = auction.contract()
    if contract is None or contract.declarer is None:
        return None
    return Play(contract.declarer.lho, contract.denomination.trumps, (), Deal.of_hands(hands) if hands else NO_DEAL)


def in_sight(seat: Seat, auction: Auction, hands: dict[Seat, Hand]) -> dict[Seat, Hand]:
    """Those of the hands that the player may ever see: his own and dummy's."""
    return {each: hand for each, hand in hands.items() if each in (seat, _dummy_of(auction))}
