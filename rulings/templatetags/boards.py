"""The board as bridge books draw it, and the auction as they print it. Draws what is recorded; judges nothing.

A deal or an auction that cannot be read is left out: it was checked when it came in.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django import template
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.bridge import (
    CLOCKWISE,
    SUITS_DOWN,
    Auction,
    Call,
    CallKind,
    Deal,
    Denomination,
    Doubled,
    Hand,
    Seat,
    Suit,
    Vulnerability,
)
from rulings.desk.base.known import Known
from rulings.desk.cases.wording.auctions import call_and_caller, irregular_calls, irregular_words
from rulings.desk.scores.wording.results import CONTRACTS
from rulings.models import Board, Contestant, Result
from rulings.wording.terms import SEATS, SUIT_SYMBOLS, bid_text, call_text, denomination_text, rank_text

register = template.Library()

_Place = dict[str, Any]
_SEATS, _SUITS = frozenset(Seat), frozenset(Suit)
COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""Of every auction, whoever deals."""


@dataclass
class _Cell:
    """One call in the auction's table: the number of its explanation, in a word or two what is irregular about it, and
    whether it was cancelled. `word` is for ears where `call` is only a sign.

    `place` counts the calls from 1; `said` names the call and its caller. Empty where nobody called.
    """

    call: str = ""
    word: str = ""
    note: int = 0
    irregular: str = ""
    is_cancelled: bool = False
    place: int = 0
    said: str = ""


_DIAGRAMS: Known[SafeString] = Known(1000)


@register.simple_tag
def board_diagram(board: Board) -> SafeString:
    """Number, dealer, vulnerability, and the hands where the cards are known."""
    key = (get_language(), board.number, board.dealer, board.vulnerability, board.deal)
    return _DIAGRAMS.of(key, lambda: render_to_string("base/_board.html", diagram_sheet(board)))


def diagram_sheet(board: Board) -> dict[str, Any]:
    """What the diagram is drawn from."""
    vulnerability = Vulnerability(board.vulnerability)
    seats = [seat_sheet(seat, vulnerability, board.dealer == seat) for seat in CLOCKWISE]
    hands = {str(seat): hand_sheet(hand) for seat, hand in _known_hands(board.deal).items()}
    return {"board": board, "seats": seats, "hands": [(seat, hands.get(seat["seat"])) for seat in seats]}


def _known_hands(deal: str) -> dict[Seat, Hand]:
    """The hands of a PBN deal, none where there is none."""
    try:
        return Deal.parse(deal).hands if deal else {}
    except ValueError:
        return {}


@register.inclusion_tag("base/_position.html")
def position_diagram(hands: Mapping[str, str]) -> dict[str, Any]:
    """The cards left in the hands that are known, by seat letter as reports keep them."""
    return {"hands": [(seat, SEATS[Seat(seat)], hand_sheet(Hand.parse(hand))) for seat, hand in hands.items()]}


def seat_sheet(seat: Seat, vulnerability: Vulnerability, is_dealer: bool) -> _Place:
    """A seat as the diagram and the auction show it."""
    return {
        "seat": str(seat),
        "name": SEATS[seat],
        "is_vulnerable": vulnerability.of(seat.side),
        "is_dealer": is_dealer,
    }


def hand_sheet(hand: Hand) -> list[tuple[str, str]]:
    """Four suits with their ranks, spades first; a void is a dash."""
    return [(SUIT_SYMBOLS[suit], _suit_ranks(hand, suit) or "–") for suit in SUITS_DOWN]


def _suit_ranks(hand: Hand, suit: Suit) -> str:
    """The ranks of one suit in the reader's letters, highest first."""
    return " ".join(rank_text(card.rank) for card in hand.of(suit))


@register.inclusion_tag("base/_auction.html")
def auction_table(
    board: Board, calls: list[str | Mapping[str, Any]], tappable: bool = False, seen_from: str = ""
) -> dict[str, Any]:
    """The auction with marks and explanations, west first as it is printed everywhere; `tappable` in the bidding box.

    `seen_from` is the seat of one who reads it as his own.
    """
    try:
        auction = Auction.of(Seat(board.dealer), calls)
    except ValueError:
        return {"rows": []}
    vulnerability = Vulnerability(board.vulnerability)
    heads = [
        seat_sheet(seat, vulnerability, seat is auction.dealer) | {"is_you": seat == seen_from} for seat in COLUMNS
    ]
    notes = list(dict.fromkeys(made.note for made in auction.calls if made.note))
    return {
        "heads": heads,
        "rows": _rows_of(auction, notes),
        "notes": notes,
        "irregular": irregular_calls(auction),
        "tappable": tappable,
    }


def _rows_of(auction: Auction, notes: list[str]) -> list[list[_Cell]]:
    """Each call under its seat: the dealer's may leave cells empty before it, and so may one out of rotation."""
    rows: list[list[_Cell]] = []
    column = len(COLUMNS)
    for place, made in enumerate(auction.calls, start=1):
        previous, column = column, COLUMNS.index(made.seat)
        if column <= previous:
            rows.append([_Cell() for _seat in COLUMNS])
        number = notes.index(made.note) + 1 if made.note else 0
        call, word = _call_sheet(made.call)
        rows[-1][column] = _Cell(
            call, word, number, irregular_words(made), made.cancelled, place, call_and_caller(made)
        )
    return rows


def _call_sheet(call: Call) -> tuple[str, str]:
    """A call as it is printed, `1♥`, `3NT`, `Pass`, `X`, and the word for it where a sign stands for one."""
    if call.kind is CallKind.PASS:
        return _("Pass"), ""
    if call.level is None or call.denomination is None:
        return str(call), call_text(call)
    return bid_text(call.level, call.denomination), ""


@register.filter
def contract_text(contract: str) -> str:
    """A recorded contract such as `4SX` or `4SX by W` with its suit as a symbol and its declarer's seat by name."""
    bid, _by, declarer = contract.partition(" by ")
    if bid[1:2] in _SUITS:
        bid = f"{bid[0]}{SUIT_SYMBOLS[Suit(bid[1])]}{bid[2:]}"
    elif bid[1:3] == str(Denomination.NOTRUMP):
        bid = f"{bid[0]}{denomination_text(Denomination.NOTRUMP)}{bid[3:]}"
    if declarer not in _SEATS:
        return f"{bid} {declarer}".strip()
    return str(CONTRACTS[Doubled.NO]).format(bid=bid, declarer=SEATS[Seat(declarer)])


@register.filter
def pairs(result: Result) -> list[Contestant]:
    """Who met: north-south first; none where the file named none."""
    return [pair for pair in (result.ns, result.ew) if pair is not None]


@register.filter
def minus(score: int | None) -> str:
    """A score with a true minus sign; empty where there is none."""
    return "" if score is None else str(score).replace("-", "−")
