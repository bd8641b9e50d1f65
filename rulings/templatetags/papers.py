"""The board on paper: four hands round the table, or room to write them; and an empty auction."""

from typing import Any

from django import template

from rulings.bridge import CLOCKWISE, SUITS_DOWN, Hand, Seat, Vulnerability
from rulings.desk.papers.wording.parts import Part
from rulings.models import Board
from rulings.templatetags.boards import COLUMNS, hand_sheet, seat_sheet
from rulings.wording.terms import SUIT_SYMBOLS

register = template.Library()

_EMPTY = [(SUIT_SYMBOLS[suit], "") for suit in SUITS_DOWN]
_ROWS_WHEN_BLANK, _ROWS_BESIDE_A_BOARD = 5, 3


@register.filter
def is_known(part: Part, known: frozenset[str]) -> bool:
    """Whether anything of a part is filled in, or is to be filled in by hand."""
    keys = {field.key for field in part.fields} | ({part.grid.key} if part.grid else set())
    return part.is_by_hand or not keys.isdisjoint(known)


@register.inclusion_tag("papers/_hands.html")
def paper_hands(board: Board | None, hands: dict[str, str], names: dict[str, str]) -> dict[str, Any]:
    """The hands by seat letter round the compass, four suits each; the suits alone where a hand is not known."""
    seats = [
        _seat(board, seat)
        | {
            "who": names.get(str(seat), ""),
            "hand": hand_sheet(Hand.parse(hands[str(seat)])) if str(seat) in hands else _EMPTY,
        }
        for seat in CLOCKWISE
    ]
    return {"around": {seat["seat"]: seat for seat in seats}, "seats": seats, "board": board}


@register.inclusion_tag("papers/_auction.html")
def paper_auction(board: Board | None) -> dict[str, Any]:
    """Room for an auction, in every auction's columns; less of it where the rest of the form is filled in."""
    rows = range(_ROWS_BESIDE_A_BOARD if board else _ROWS_WHEN_BLANK)
    return {"heads": [_seat(board, seat) for seat in COLUMNS], "rows": rows}


def _seat(board: Board | None, seat: Seat) -> dict[str, Any]:
    """A seat with who deals and who is vulnerable, as far as the board is known."""
    vulnerability = Vulnerability(board.vulnerability) if board else Vulnerability.NONE
    return seat_sheet(seat, vulnerability, board is not None and seat == Seat(board.dealer))
