"""The deal of a LIN file (`md`): dealer, 1 south to 4 east, and hands from south, each suit by suit (`SJ973H...`)."""

from __future__ import annotations

import re

from rulings.bridge import DECK, Card, Deal, Hand, Seat
from rulings.formats.errors import Expected
from rulings.formats.hands import why_no_hands
from rulings.formats.text import Source

FROM_SOUTH = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_HELD = 13
_SUIT = re.compile(r"([SHDC])([AKQJT2-9]*)")


def dealer_in(value: str) -> Seat | None:
    """The dealer of a deal, None where its first sign is none."""
    return FROM_SOUTH[int(value[0]) - 1] if value[:1] in ("1", "2", "3", "4") else None


def read_deal(value: str, at: int, source: Source) -> Deal:
    """The hands, one that is missing being what the others leave; where more are missing they stay unknown.

    FormatError for hands of other than thirteen cards each, all different.
    """
    texts = value[1:].upper().split(",")
    if dealer_in(value) is None or len(texts) not in (3, 4):
        raise source.error(at, Expected.LIN_DEAL, found=value)
    try:
        hands = {seat: _hand(text) for seat, text in zip(FROM_SOUTH, texts, strict=False) if text.strip()}
        if len(hands) == 3:
            held = {card for hand in hands.values() for card in hand.cards}
            missing = next(seat for seat in FROM_SOUTH if seat not in hands)
            hands[missing] = Hand(frozenset(card for card in DECK if card not in held))
        deal = Deal.of_hands(hands)
    except ValueError:
        why = why_no_hands(dict(zip(FROM_SOUTH, map(_dotted, texts), strict=False)))
        raise source.error(at, Expected.LIN_DEAL, found="" if why else value, detail=why) from None
    if not hands or any(len(hand.cards) != _HELD for hand in hands.values()):
        why = why_no_hands({seat: str(hand) for seat, hand in deal.hands.items()})
        raise source.error(at, Expected.LIN_DEAL, found="" if why else value, detail=why)
    return deal


def _dotted(text: str) -> str:
    """A hand with its suits parted by dots, as far as it is one."""
    held: dict[str, str] = dict.fromkeys("SHDC", "")
    for suit, ranks in _SUIT.findall(text):
        held[suit] += ranks
    rest = _SUIT.sub("", text)
    return rest or ".".join(held.values())


def _hand(text: str) -> Hand:
    cards = [Card.parse(suit + rank) for suit, ranks in _SUIT.findall(text) for rank in ranks]
    if sum(len(found[0]) for found in _SUIT.finditer(text)) != len(text):
        raise ValueError(f"'{text}' is not a hand")
    return Hand.of_cards(cards)
