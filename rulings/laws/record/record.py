"""The record: what is already known of the board and the table, so that no law asks for it again.

`tricks` is a list of tricks in order of play, each a list of cards from the leader's on, `["SA", "H2", "C3", "D4"]`. In
place of a card `"-"` says that the player in turn gave none; a second card of a player stands later in the trick with
its seat, `"E:S5"`. The winner of the trick before leads; another whose lead out of turn was accepted is marked with his
seat, `["E:SA", ...]` or `{"leader": "E", "cards": ["SA", ...]}`.
`claim` is `{"claimer": "S", "hands": {"N": "AK.5..Q3"}, "statement": "...", "objection": "..."}`, all keys optional.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from rulings.bridge import (
    Auction,
    Card,
    Contract,
    Deal,
    Hand,
    ImpossiblePosition,
    Role,
    Seat,
    Trick,
    Vulnerability,
    check_hands,
    dealer_of,
    is_honour,
    read_hands,
    role_of,
    vulnerability_of,
)
from rulings.bridge.auction_text import ImpossibleCall, read_entries, read_text
from rulings.bridge.play_text import NO_DEAL, ImpossiblePlay, Play, read_tricks


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
class RecordedClaim:
    """A claim or concession as it was made: who, the cards left by hand, what was said, and what was objected."""

    claimer: Seat | None = None
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    statement: str = ""
    objection: str = ""


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
    tricks: tuple[Trick, ...] = ()
    cards: tuple[SeatedCard, ...] = ()
    penalty_cards: tuple[PenaltyCard, ...] | None = None
    claim: RecordedClaim | None = None

    @property
    def start_of_play(self) -> Play:
        """The play before its first card, with the hands dealt; west leads where nobody is known to."""
        trumps = self.contract.denomination.trumps if self.contract else None
        return Play(self.opening_leader or Seat.WEST, trumps, deal=self.deal or NO_DEAL)

    @property
    def play(self) -> Play:
        """The play as far as it is recorded."""
        return replace(self.start_of_play, tricks=self.tricks)


def read_record(entries: Mapping[str, object]) -> Record:
    """A record from JSON, keys as in the fields of `Record`; a board number gives dealer and vulnerability."""
    known: dict[str, Any] = {}
    for name, raw in entries.items():
        if name not in _READERS and name not in _READ_TOGETHER:
            raise BadRecord(f"record: unknown entry {name[:40]!r}; it takes {', '.join([*_READERS, *_READ_TOGETHER])}")
        if raw is not None and name in _READERS:
            known[name] = _read(name, raw, _READERS[name])
    if "board" in known:
        known.setdefault("dealer", dealer_of(known["board"]))
        known.setdefault("vulnerability", vulnerability_of(known["board"]))
    if entries.get("auction") is not None:
        known["auction"] = _read_auction(entries["auction"], known.get("dealer"))
        known.setdefault("contract", known["auction"].contract())
    if known.get("contract") is not None and known["contract"].declarer is not None:
        known.setdefault("opening_leader", known["contract"].opening_leader)
    record = Record(**known)
    _check_penalty_cards(record)
    return _with_claim(_with_tricks(record, entries.get("tricks")), entries.get("claim"))


def _with_tricks(record: Record, raw: object) -> Record:
    """The record with these tricks; without contract or opening leader nobody can tell whose cards they are."""
    if raw is None:
        return record
    tricks = _read("tricks", raw, _words_of_tricks)
    try:
        if record.contract and record.opening_leader:
            return replace(record, tricks=read_tricks(record.start_of_play, tricks).tricks)
        read_tricks(Play(Seat.WEST, None), tricks)
    except ImpossiblePlay as error:
        raise BadRecord(f"record: {error}") from None
    return record


def _with_claim(record: Record, raw: object) -> Record:
    """The record with this claim, whose cards must be where the record lets them be; dummy makes none (68A)."""
    if raw is None:
        return record
    claim: RecordedClaim = _read("claim", raw, _claim)
    if record.contract and claim.claimer and role_of(claim.claimer, record.contract) is Role.DUMMY:
        raise BadRecord(f"record: claim: {claim.claimer} is dummy, and dummy can neither claim nor concede")
    try:
        check_hands(claim.hands, record.play)
    except ImpossiblePosition as error:
        raise BadRecord(f"record: claim: {error}") from None
    return replace(record, claim=claim)


def _check_penalty_cards(record: Record) -> None:
    """48A: only a defender has penalty cards."""
    for entry in record.penalty_cards or ():
        if record.contract and role_of(entry.seat, record.contract) in (Role.DECLARER, Role.DUMMY):
            raise BadRecord(f"record: penalty_cards: {entry.seat} is no defender, so {entry.card} is no penalty card")


def _read(name: str, raw: object, reader: Callable[[object], object]) -> Any:
    try:
        return reader(raw)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadRecord(f"record: {name} cannot be {str(raw)[:60]!r}: {error}") from None


def _read_auction(raw: object, dealer: Seat | None) -> Auction:
    """From text such as `1NT P E:2C!`, or a list of calls; every call possible, or declared as irregular.

    A call that a ruling cancelled is `[E:2C]` in text, `{"call": "2C", "seat": "E", "cancelled": true}` in a list.
    """
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


def _words_of_tricks(raw: object) -> list[list[str]]:
    if not isinstance(raw, list):
        raise TypeError("tricks is a list of tricks, each a list of cards such as SA")
    return [_words_of_trick(trick) for trick in raw]


def _words_of_trick(raw: object) -> list[str]:
    """A list of words, a line of text, or `{"leader": "E", "cards": [...]}`, which puts the leader's seat first."""
    if not isinstance(raw, Mapping):
        return [_text(word) for word in _words(raw)]
    words = [_text(word) for word in _words(raw["cards"])]
    if raw.get("leader") is not None and words:
        words[0] = f"{_seat(raw['leader'])}:{words[0].rpartition(':')[2]}"
    return words


def _claim(raw: object) -> RecordedClaim:
    if not isinstance(raw, Mapping):
        raise TypeError("a claim is an object with claimer, hands, statement, objection")
    for name in raw:
        if name not in _CLAIM_KEYS:
            raise ValueError(f"unknown entry {str(name)[:40]!r}; it takes {', '.join(_CLAIM_KEYS)}")
    hands = raw.get("hands") or {}
    if not isinstance(hands, Mapping):
        raise TypeError("the hands are an object such as {'N': 'AK.5..Q3'}")
    claimer = raw.get("claimer")
    said = {name: _text(raw[name]) for name in ("statement", "objection") if raw.get(name) is not None}
    typed = {_seat(seat): _text(hand) for seat, hand in hands.items()}
    return RecordedClaim(None if claimer is None else _seat(claimer), read_hands(typed), **said)


def _words(raw: object) -> list[object]:
    words = raw.split() if isinstance(raw, str) else raw
    if not isinstance(words, list):
        raise TypeError("cards are a list such as SA H2")
    return words


def _seated_cards(raw: object) -> tuple[SeatedCard, ...]:
    """`[{"seat": "W", "card": "SA"}]` or `{"W": "SA H2"}`; no card twice."""
    if isinstance(raw, Mapping):
        pairs = [(seat, card) for seat, cards in raw.items() for card in _words(cards)]
    elif isinstance(raw, list) and all(isinstance(entry, Mapping) for entry in raw):
        pairs = [(entry["seat"], entry["card"]) for entry in raw]
    else:
        raise TypeError('cards are a list such as {"seat": "W", "card": "SA"}')
    cards = tuple(SeatedCard(_seat(seat), Card.parse(_text(card))) for seat, card in pairs)
    named = [entry.card for entry in cards]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"{card} is named twice")
    return cards


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


_READERS: dict[str, Callable[[object], object]] = {
    "board": _board,
    "dealer": _seat,
    "vulnerability": _one_of(Vulnerability),
    "form": _one_of(Form),
    "offender": _seat,
    "deal": lambda raw: Deal.parse(_text(raw)),
    "contract": lambda raw: Contract.parse(_text(raw)),
    "opening_leader": _seat,
    "cards": _seated_cards,
    "penalty_cards": _penalty_cards,
}
_READ_TOGETHER = ("auction", "tricks", "claim")
"""What can be read only once the rest is known."""
_CLAIM_KEYS = ("claimer", "hands", "statement", "objection")
