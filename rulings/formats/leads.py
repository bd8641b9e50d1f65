"""Opening leads as programs write them: `SK`, `KS`, `10H`, `♥T`, or a word for none; and notrump in their languages."""

from __future__ import annotations

import re
from functools import lru_cache

from rulings.bridge import Card

_NOTHING = frozenset(("", "-", "--", "---", "?", "N/A", "NA"))
_NO_CARD = re.compile(r"[SHDC]X?|X[SHDC]?|0|PASS|NONE", re.IGNORECASE)
_NOTRUMP = re.compile(r"(?<=[1-7])\s*(?:SA|BA|NT)", re.IGNORECASE)
_EXCLAIMED = re.compile(r"(?<=[A-Z♠♥♦♣])\s*(!!?)", re.IGNORECASE)
_CARDS = 1_024
"""Of 52 cards, as some programs write them."""
_SUITS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C"})


@lru_cache(maxsize=_CARDS)
def read_lead(text: str) -> Card | None:
    """The card, None where its rank is not told; ValueError for a text that is no card."""
    plain = text.replace(" ", "").translate(_SUITS)
    if plain.upper() in _NOTHING or _NO_CARD.fullmatch(plain):
        return None
    try:
        return Card.parse(plain)
    except ValueError:
        return Card.parse(plain[-1] + plain[:-1])


def in_our_signs(text: str) -> str:
    """A contract's text with suits as letters (`4♠`), notrump as NT (`3SA`, `3 BA`), and doubles as X (`4S !`)."""
    return _EXCLAIMED.sub(lambda found: "X" * len(found[1]), _NOTRUMP.sub("NT", text.translate(_SUITS)))
