"""The hands of a USEBIO file (HANDSET): one board of four HAND elements, each a direction and four suits."""

from __future__ import annotations

from rulings.bridge import FULL_HAND, Deal, Hand, Seat
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected
from rulings.formats.hands import why_no_hands
from rulings.formats.usebio.xml import Element

_SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
OF_DEALS = frozenset((*_SUITS, "DIRECTION"))
"""The elements that are read here."""


def read_deal(board: Element) -> Deal | None:
    """The deal of a board, None when no hand has a card; FormatError names the hand."""
    hands: dict[Seat, Hand] = {}
    for element in board.all("HAND"):
        seat = _seat(element)
        hand = _hand(element, seat)
        if seat in hands:
            raise element.error(Expected.HAND, child="DIRECTION", found=seat.value)
        if hand.cards:
            hands[seat] = hand
    try:
        return Deal.of_hands(hands) if hands else None
    except ValueError:
        why = why_no_hands({seat: str(hand) for seat, hand in hands.items()})
        raise board.error(Expected.DEAL, detail=why) from None


def _seat(element: Element) -> Seat:
    text = element.value("DIRECTION")
    try:
        return Seat.parse(text)
    except ValueError:
        raise element.error(Expected.SEAT, child="DIRECTION", found=text) from None


def _hand(element: Element, seat: Seat) -> Hand:
    suits = (element.value(suit).replace(" ", "").replace("-", "") for suit in _SUITS)
    text = ".".join(suits)
    try:
        hand = Hand.parse(text)
    except ValueError:
        raise element.error(Expected.HAND, detail=why_no_hands({seat: text})) from None
    if hand.cards and len(hand) != FULL_HAND:
        raise element.error(Expected.HAND, detail=Why.of(Detail.HAND_SIZE, seat=seat.value, count=len(hand)))
    return hand


def written(board: Element) -> str:
    """The hands of a board as the file has them, in one text: `N KQ.T9.. E ...`."""
    hands = (
        f"{element.value('DIRECTION')} {'.'.join(element.value(suit) for suit in _SUITS)}"
        for element in board.all("HAND")
    )
    return " ".join(hands)
