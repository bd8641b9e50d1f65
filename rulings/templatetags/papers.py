"""The board on paper: four hands round the table, or room to write them; and an empty auction."""

from typing import Any

from django import template

from rulings.bridge import CLOCKWISE, SUITS_DOWN, Hand, Seat, Vulnerability
from rulings.desk.papers.wording.parts import Part
from rulings.models import Board
from rulings.templatetags.boards import COLUMNS, hand_sheet, seat_sheet
from rulings.wording.terms import SEATS, SUIT_SYMBOLS

register = template.Library()

_EMPTY = [(SUIT_SYMBOLS[suit], "") for suit in SUITS_DOWN]
_ROWS_OF_CALLS = 5


@register.filter
def is_known(part: Part, known: frozenset[str]) -> bool:
    """Whether anything of a part is filled in, or is to be filled in by hand."""
    keys = {field.key for field in part.fields} | ({part.grid.key} if part.grid else set())
    return part.is_by_hand or not keys.isdisjoint(known)


@register.inclusion_tag("papers/_hands.html")
def paper_hands(board: Board | None, hands: dict[str, str], names: dict[str, str]) -> dict[str, Any]:
    """The hands by seat letter, four suits each; the suits alone where a hand is not known."""
    seats = [
        {
            "seat": str(seat),
            "title": SEATS[seat],
            "name": names.get(str(seat), ""),
            "hand": hand_sheet(Hand.parse(hands[str(seat)])) if str(seat) in hands else _EMPTY,
        }
        for seat in CLOCKWISE
    ]
    return {"seats": seats, "board": board}


@register.inclusion_tag("papers/_auction.html")
def paper_auction(board: Board | None) -> dict[str, Any]:
    """Room for an auction, in the columns that every auction has."""
    dealer = Seat(board.dealer) if board else None
    vulnerability = Vulnerability(board.vulnerability) if board else Vulnerability.NONE
    return {
        "heads": [seat_sheet(seat, vulnerability, seat is dealer) for seat in COLUMNS],
        "rows": range(_ROWS_OF_CALLS),
    }
