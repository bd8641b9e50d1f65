"""The record: what is already known of the board and the table, so that no law asks for it again."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from rulings.bridge.auction_text import ImpossibleCall, read_entries, read_text
from rulings.bridge.auctions import Auction
from rulings.bridge.boards import Vulnerability, dealer_of, vulnerability_of
from rulings.bridge.cards import Card, is_honour
from rulings.bridge.contracts import Contract
from rulings.bridge.deals import Deal
from rulings.bridge.seats import Seat


class BadRecord(ValueError):
    """A record that cannot be read: one line that names the entry and what it takes."""


class Form(StrEnum):
    """The form of scoring of the session."""

    PAIRS_MP = "pairs_mp"
    PAIRS_IMP = "pairs_imp"
    INDIVIDUAL = "individual"
    TEAMS = "teams"
    KNOCKOUT = "knockout"


@dataclass(frozen=True)
class SeatedCard:
    """A card in question and whose it is."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class PenaltyCard:
    """A penalty card on the table; `is_major` is None where a lone low card's kind was not recorded."""

    seat: Seat
    card: Card
    is_major: bool | None


@dataclass(frozen=True)
class Record:
    """Everything known before the first question; each part may be absent."""

    board: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    form: Form | None = None
    offender: Seat | None = None
    deal: Deal | None = None
    auction: Auction | None = None
    contract: Contract | None = None
    opening_leader: Seat | None = None
    tricks: tuple[tuple[Card, ...], ...] = ()
    cards: tuple[SeatedCard, ...] = ()
    penalty_cards: tuple[PenaltyCard, ...] | None = None


def read_record(entries: Mapping[str, object]) -> Record:
    """A record from JSON, keys as in the fields of `Record`; a board number gives dealer and vulnerability."""
    known: dict[str, Any] = {}
    for name, raw in entries.items():
        if name not in READERS and name != "auction":
            raise BadRecord(f"record: unknown entry {name[:40]!r}; it takes {', '.join([*READERS, 'auction'])}")
        if raw is not None and name != "auction":
            known[name] = _read(name, raw)
    if "board" in known:
        known.setdefault("dealer", dealer_of(known["board"]))
        known.setdefault("vulnerability", vulnerability_of(known["board"]))
    if entries.get("auction") is not None:
        known["auction"] = _read_auction(entries["auction"], known.get("dealer"))
        known.setdefault("contract", known["auction"].contract())
    if known.get("contract") is not None and known["contract"].declarer is not None:
        known.setdefault("opening_leader", known["contract"].opening_leader)
    return Record(**known)


def _read(name: str, raw: object) -> Any:
    try:
        return READERS[name](raw)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadRecord(f"record: {name} cannot be {str(raw)[:60]!r}: {error}") from None


def _read_auction(raw: object, dealer: Seat | None) -> Auction:
    """From text such as `1NT P E:2C!`, or a list of calls; every call possible, or declared as irregular."""
    if dealer is None:
        raise BadRecord("record: an auction needs the dealer or the board number")
    if not isinstance(raw, str | list):
        raise BadRecord("record: auction is a list of calls from the dealer, such as 1NT P 2C X")
    try:
        return read_text(dealer, raw) if isinstance(raw, str) else read_entries(dealer, raw)
    except ImpossibleCall as error:
        raise BadRecord(f"record: {error}") from None


def _board(raw: object) -> int:
    if isinstance(raw, bool) or not isinstance(raw, int) or not 1 <= raw <= 999:
        raise ValueError("a board is a whole number from 1 to 999")
    return raw


def _text(raw: object) -> str:
    if not isinstance(raw, str):
        raise TypeError("it is written as text")
    return raw


def _one_of(choices: type[StrEnum]) -> Callable[[object], StrEnum]:
    def read(raw: object) -> StrEnum:
        if raw not in {str(choice) for choice in choices}:
            raise ValueError(f"it takes {', '.join(choices)}")
        return choices(_text(raw))

    return read


def _seat(raw: object) -> Seat:
    return Seat.parse(_text(raw))


def _tricks(raw: object) -> tuple[tuple[Card, ...], ...]:
    if not isinstance(raw, list):
        raise TypeError("tricks is a list of tricks, each a list of cards such as SA")
    tricks = tuple(tuple(Card.parse(_text(card)) for card in _words(trick)) for trick in raw)
    played = [card for trick in tricks for card in trick]
    for card in played:
        if played.count(card) > 1:
            raise ValueError(f"card {card} is played twice")
    if len(tricks) > 13 or any(len(trick) > 4 for trick in tricks):
        raise ValueError("a board has 13 tricks of four cards")
    return tricks


def _words(raw: object) -> list[object]:
    words = raw.split() if isinstance(raw, str) else raw
    if not isinstance(words, list):
        raise TypeError("cards are a list such as SA H2")
    return words


def _seated_cards(raw: object) -> tuple[SeatedCard, ...]:
    """`[{"seat": "W", "card": "SA"}]` or `{"W": "SA H2"}`."""
    if isinstance(raw, Mapping):
        return tuple(
            SeatedCard(_seat(seat), Card.parse(_text(card))) for seat, cards in raw.items() for card in _words(cards)
        )
    if not isinstance(raw, list) or not all(isinstance(entry, Mapping) for entry in raw):
        raise TypeError('cards are a list such as {"seat": "W", "card": "SA"}')
    return tuple(SeatedCard(_seat(entry["seat"]), Card.parse(_text(entry["card"]))) for entry in raw)


def _penalty_cards(raw: object) -> tuple[PenaltyCard, ...]:
    """As `_seated_cards`, each entry with an optional `"kind": "minor"` or `"major"` (50B decides it otherwise)."""
    kinds = [entry.get("kind") for entry in raw] if isinstance(raw, list) and not isinstance(raw, Mapping) else []
    if any(kind not in (None, "minor", "major") for kind in kinds):
        raise ValueError("a penalty card is of the kind minor or major")
    cards = _seated_cards(raw)
    seats = [entry.seat for entry in cards]
    return tuple(
        PenaltyCard(entry.seat, entry.card, _is_major(kind, entry.card, seats.count(entry.seat)))
        for entry, kind in zip_longest(cards, kinds)
    )


def _is_major(kind: object, card: Card, of_the_same_defender: int) -> bool | None:
    """50B: an honour, or one of several of the same defender, is major however it was exposed."""
    if of_the_same_defender > 1 or is_honour(card):
        return True
    return None if kind is None else kind == "major"


READERS: dict[str, Callable[[object], object]] = {
    "board": _board,
    "dealer": _seat,
    "vulnerability": _one_of(Vulnerability),
    "form": _one_of(Form),
    "offender": _seat,
    "deal": lambda raw: Deal.parse(_text(raw)),
    "contract": lambda raw: Contract.parse(_text(raw)),
    "opening_leader": _seat,
    "tricks": _tricks,
    "cards": _seated_cards,
    "penalty_cards": _penalty_cards,
}
