"""The cards left in each hand, as a director taps or types them when somebody has claimed.

A hand is typed as `AK.5..Q3`, spades first, or card by card, `SA SK H5`; a hand that nobody knows is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from rulings.bridge.cards import SUITS_DOWN, Card
from rulings.bridge.deals import FULL_HAND, Hand
from rulings.bridge.play_text import SYMBOLS, Play
from rulings.bridge.seats import CLOCKWISE, Seat

_Hands = Mapping[Seat, Hand]


class Misplaced(StrEnum):
    """Why a card, or a hand, cannot be as it was given."""

    UNREADABLE = "unreadable"
    TWICE = "twice"
    IN_TWO_HANDS = "in_two_hands"
    ALREADY_PLAYED = "already_played"
    NOT_DEALT_TO_HIM = "not_dealt_to_him"
    TOO_MANY = "too_many"
    UNEQUAL_HANDS = "unequal_hands"


_REASONS = {
    Misplaced.UNREADABLE: "it cannot be read; write AK.5..Q3 with spades first, or SA SK H5",
    Misplaced.TWICE: "it is there twice",
    Misplaced.IN_TWO_HANDS: "it is also in the hand of {other}",
    Misplaced.ALREADY_PLAYED: "it was played to trick {other}",
    Misplaced.NOT_DEALT_TO_HIM: "it was not dealt to him",
    Misplaced.TOO_MANY: "so many cards are left, and only {other} can be",
    Misplaced.UNEQUAL_HANDS: "so many cards are left, and {other} in another hand; hands differ by one card at most",
}


class ImpossiblePosition(ValueError):
    """What was refused: the `word`, whose hand, and the `other` seat, trick or number that speaks against it."""

    def __init__(self, reason: Misplaced, seat: Seat, word: str, other: Seat | int = 0) -> None:
        self.reason, self.seat, self.word, self.other = reason, seat, word[:40], other
        super().__init__(f"Hand of {seat}, {self.word!r}: {_REASONS[reason].format(other=other)}.")


def read_hands(texts: Mapping[Seat, str]) -> dict[Seat, Hand]:
    """The hands that were typed, blank ones left out; `ImpossiblePosition` for the first that cannot be read."""
    return {seat: read_hand(seat, texts[seat]) for seat in CLOCKWISE if texts.get(seat, "").strip()}


def read_hand(seat: Seat, text: str) -> Hand:
    """One hand, in either writing; each card once, and thirteen at most."""
    plain = text.translate(SYMBOLS).strip()
    try:
        cards = _cards_of(plain)
    except ValueError:
        raise ImpossiblePosition(Misplaced.UNREADABLE, seat, plain) from None
    for card in cards:
        if cards.count(card) > 1:
            raise ImpossiblePosition(Misplaced.TWICE, seat, str(card))
    if len(cards) > FULL_HAND:
        raise ImpossiblePosition(Misplaced.TOO_MANY, seat, str(len(cards)), FULL_HAND)
    return Hand.of_cards(cards)


def _cards_of(plain: str) -> list[Card]:
    """The cards in the order they were written; ValueError where they cannot be read."""
    if "." not in plain:
        return [Card.parse(word) for word in plain.split()]
    suits = plain.upper().replace("-", "").replace("10", "T").split(".")
    return [Card.parse(suit + rank) for suit, ranks in zip(SUITS_DOWN, suits, strict=True) for rank in ranks]


def check_hands(hands: _Hands, play: Play | None) -> None:
    """`ImpossiblePosition` for the first card that cannot be there, and for hands that are too long.

    A player has no more left than he has not played; and as within a trick some have already played, hands may differ
    by one card, besides those that a player owes to tricks to which he gave none.
    """
    for seat, hand in hands.items():
        for card in hand:
            _check_card(card, seat, hands, play)
        most = FULL_HAND - len(play.played_by(seat)) if play else FULL_HAND
        if len(hand) > most:
            raise ImpossiblePosition(Misplaced.TOO_MANY, seat, str(len(hand)), most)
    owed = {seat: play.owed_by(seat) if play else 0 for seat in hands}
    longest = max((len(hand) - owed[seat] for seat, hand in hands.items()), default=0)
    for seat, hand in hands.items():
        if longest - len(hand) + owed[seat] > 1:
            raise ImpossiblePosition(Misplaced.UNEQUAL_HANDS, seat, str(len(hand)), longest)


def _check_card(card: Card, seat: Seat, hands: _Hands, play: Play | None) -> None:
    """`ImpossiblePosition` where another hand has it, it was played, or a known hand was dealt it."""
    for other, hand in hands.items():
        if other is not seat and card in hand:
            raise ImpossiblePosition(Misplaced.IN_TWO_HANDS, seat, str(card), other)
    if play is None:
        return
    for number, trick in enumerate(play.tricks, start=1):
        if card in trick.cards:
            raise ImpossiblePosition(Misplaced.ALREADY_PLAYED, seat, str(card), number)
    dealt, holder = play.deal.hand(seat), play.deal.holder(card)
    if (dealt is not None and card not in dealt) or holder not in (None, seat):
        raise ImpossiblePosition(Misplaced.NOT_DEALT_TO_HIM, seat, str(card))


def with_tap(hands: _Hands, seat: Seat, card: Card) -> dict[Seat, Hand]:
    """The hands after a tap: the card goes to that seat, from wherever it was; a second tap takes it away again."""
    had = card in hands.get(seat, Hand(frozenset()))
    without = {each: Hand(hand.cards - {card}) for each, hand in hands.items()}
    if not had and len(without.get(seat, ())) < FULL_HAND:
        without[seat] = Hand(without.get(seat, Hand(frozenset())).cards | {card})
    return {each: without[each] for each in CLOCKWISE if each in without and len(without[each])}


def left_after(play: Play) -> dict[Seat, Hand]:
    """What each known hand still holds after the recorded tricks."""
    left = {seat: play.left(seat) for seat in CLOCKWISE}
    return {seat: Hand(cards) for seat, cards in left.items() if cards}
