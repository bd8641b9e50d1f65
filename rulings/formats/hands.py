"""Why the hands of a board cannot be: too many cards, a card dealt twice, a sign that is no card."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.bridge import CLOCKWISE, FULL_HAND, Seat
from rulings.formats.details import Detail, Why

_RANKS = "AKQJT98765432"
_SUITS = "SHDC"
_UNKNOWN = ("", "-", "...")


def why_no_deal(text: str) -> Why | None:
    """What is wrong with a deal as PBN writes it, `N:hand hand hand hand`; None where nothing of this is."""
    first, colon, rest = text.strip().partition(":")
    written = rest.split()
    if not colon or first.strip().upper() not in list(Seat):
        return None
    if len(written) != len(CLOCKWISE):
        return Why.of(Detail.HANDS, count=len(written))
    seat = Seat(first.strip().upper())
    return why_no_hands({seat.after(steps): hand for steps, hand in enumerate(written)})


def why_no_hands(hands: Mapping[Seat, str]) -> Why | None:
    """What is wrong with hands as `spades.hearts.diamonds.clubs`."""
    holders: dict[str, Seat] = {}
    for seat, text in hands.items():
        if text in _UNKNOWN:
            continue
        suits = text.upper().replace("10", "T").split(".")
        if len(suits) != len(_SUITS) or any(rank not in _RANKS for suit in suits for rank in suit):
            return Why.of(Detail.NOT_A_HAND, seat=seat.value, text=text)
        cards = [suit + rank for suit, ranks in zip(_SUITS, suits, strict=True) for rank in ranks]
        if wrong := _why_no_hand(seat, cards, holders):
            return wrong
        holders |= dict.fromkeys(cards, seat)
    return None


def _why_no_hand(seat: Seat, cards: list[str], holders: Mapping[str, Seat]) -> Why | None:
    """What is wrong with one hand's cards, beside those of the hands before it."""
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice:
        return Why.of(Detail.CARD_TWICE, seat=seat.value, card=twice)
    if len(cards) != FULL_HAND:
        return Why.of(Detail.HAND_SIZE, seat=seat.value, count=len(cards))
    both = next((card for card in cards if card in holders), None)
    if both:
        return Why.of(Detail.CARD_IN_TWO_HANDS, card=both, one=holders[both].value, other=seat.value)
    return None
