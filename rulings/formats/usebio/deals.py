"""The hands of a USEBIO file (HANDSET): one board of four HAND elements, each a direction and four suits."""

from __future__ import annotations

from rulings.bridge import FULL_HAND, Deal, Hand, Seat
from rulings.formats.errors import Expected
from rulings.formats.usebio.xml import Element

_SUITS = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")


def read_deal(board: Element) -> Deal | None:
    """The deal of a board, None when no hand has a card; FormatError names the hand."""
    hands: dict[Seat, Hand] = {}
    for element in board.all("HAND"):
        seat = _seat(element)
        hand = _hand(element)
        if seat in hands:
            raise element.error(Expected.HAND, child="DIRECTION", found=seat.value)
        if hand.cards:
            hands[seat] = hand
    try:
        return Deal.of_hands(hands) if hands else None
    except ValueError as error:
        raise board.error(Expected.DEAL, detail=str(error)) from None


def _seat(element: Element) -> Seat:
    text = element.value("DIRECTION")
    try:
        return Seat.parse(text)
    except ValueError:
        raise element.error(Expected.SEAT, child="DIRECTION", found=text) from None


def _hand(element: Element) -> Hand:
    suits = (element.value(suit).replace(" ", "").replace("-", "") for suit in _SUITS)
    try:
        hand = Hand.parse(".".join(suits))
    except ValueError as error:
        raise element.error(Expected.HAND, detail=str(error)) from None
    if hand.cards and len(hand) != FULL_HAND:
        raise element.error(Expected.HAND, detail=f"{len(hand)} cards")
    return hand
