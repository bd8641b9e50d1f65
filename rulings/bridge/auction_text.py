"""An auction as a director taps or types it, `1NT P 2C(majors) E:2S! P`, read and written again.

A seat stands before a call only where it matters, as before the call of a player over whose turn another had called
(`S:1S! E:2C`); `!` declares a call out of rotation, or after the final pass, as the
irregularity that it is. What is neither in turn nor declared is refused, for it is more often a slip of the fingers.
Square brackets hold a call that a ruling cancelled, `1S [E:1H] E:2H P`; the turn is as if it had not been made. `AP` is
as many passes as end the auction. An entry is a call as reports keep it: `1NT`, or `{"call": "2S", "seat": "E"}` where
it was irregular or explained, with `"cancelled": true` where it was cancelled; naming the seat is the declaration.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from rulings.bridge.auctions import LONGEST, Auction, AuctionCall, CallIrregularity
from rulings.bridge.calls import Call
from rulings.bridge.seats import Seat

Entry = str | dict[str, Any]

ALL_PASS = "AP"
_DECLARED = frozenset({CallIrregularity.OUT_OF_ROTATION, CallIrregularity.AFTER_FINAL_PASS})
"""The irregularities that must be declared; the others show on the face of the call."""

_WORDS = re.compile(r"\[?[^\s(),\[\]]+(?:\s*\([^()]*\))?\]?|[()\[\]]+")
_WORD = re.compile(
    r"(?P<cancelled>\[)?(?:(?P<seat>[^:!()\[\]]+):)?(?P<call>[^\s:!()\[\]]+)(?P<mark>!?)(?:\s*\((?P<note>[^()]*)\))?"
    r"(?(cancelled)\])"
)
SYMBOLS = str.maketrans(dict(zip("♣♦♥♠♧♢♡♤", "CDHSCDHS", strict=True)) | {"\ufe0e": "", "\ufe0f": ""})
"""A phone's keyboard adds to a symbol whether it is text or a picture."""
_BRACKETS = str.maketrans("()", "[]")
ALSO = {
    **dict.fromkeys(("-", "–", "—", "PAS", "PASSO"), "P"),
    **dict.fromkeys(("CONTRO", "KONTRA", "KTR"), "X"),
    **dict.fromkeys(("SURCONTRO", "REKONTRA", "RKTR"), "XX"),
    **{f"{level}{word}": f"{level}NT" for level in range(1, 8) for word in ("SA", "BA")},
}
"""What Italians and Poles write, and what bridge books print."""


class Impossible(StrEnum):
    """Why a call cannot stand in the auction as it was given."""

    UNKNOWN_CALL = "unknown_call"
    UNKNOWN_SEAT = "unknown_seat"
    NOT_IN_TURN = "not_in_turn"
    AFTER_THE_END = "after_the_end"
    TOO_MANY = "too_many"


_REASONS = {
    Impossible.UNKNOWN_CALL: "it is no call; write P, X, XX or a bid such as 1NT, the suits as S, H, D, C",
    Impossible.UNKNOWN_SEAT: "there is no such seat; write N, E, S or W",
    Impossible.NOT_IN_TURN: "it was another player's turn; declare it with '!' if it was out of turn",
    Impossible.AFTER_THE_END: "the auction was over; name its seat if it was made after the final pass",
    Impossible.TOO_MANY: f"no auction has more than {LONGEST} calls",
}


class ImpossibleCall(ValueError):
    """A call that was refused: its `place` counted from 1, the `word` given, and the auction `before` it."""

    def __init__(self, reason: Impossible, word: str, before: Auction, seat: Seat | None = None) -> None:
        self.reason, self.word, self.before, self.seat = reason, word[:20], before, seat
        self.place = len(before.calls) + 1
        super().__init__(f"Call {self.place} of the auction, {self.word!r}: {_REASONS[reason]}.")


def read_text(dealer: Seat, text: str) -> Auction:
    """The auction that was typed; `ImpossibleCall` for the first call that cannot be."""
    auction = Auction(dealer)
    for word in _WORDS.findall(text):
        auction = _with_word(auction, word)
    return auction


def read_entries(dealer: Seat, entries: Iterable[object]) -> Auction:
    """The auction of these entries; `ImpossibleCall` for the first call that cannot be."""
    auction = Auction(dealer)
    for entry in entries:
        told = entry if isinstance(entry, Mapping) else {"call": entry}
        call, seat, note = (told.get(name) or "" for name in ("call", "seat", "note"))
        cancelled = told.get("cancelled") or False
        if not (
            isinstance(call, str) and isinstance(seat, str) and isinstance(note, str) and isinstance(cancelled, bool)
        ):
            raise ImpossibleCall(Impossible.UNKNOWN_CALL, str(call), auction)
        auction = with_call(auction, call, _read_seat(seat, call, auction), note, cancelled)
    return auction


def _read_seat(text: str, word: str, before: Auction) -> Seat | None:
    """The seat named before the call `word`, None where none is."""
    try:
        return Seat.parse("W" if text.upper() == "O" else text) if text else None
    except ValueError:
        raise ImpossibleCall(Impossible.UNKNOWN_SEAT, word, before) from None


def with_call(
    auction: Auction, word: str, seat: Seat | None = None, note: str = "", cancelled: bool = False
) -> Auction:
    """The auction with one more call, by the seat named or in turn; a call after the end needs its seat."""
    if len(auction.calls) >= LONGEST:
        raise ImpossibleCall(Impossible.TOO_MANY, word, auction)
    if auction.is_over and seat is None:
        raise ImpossibleCall(Impossible.AFTER_THE_END, word, auction, auction.turn)
    call = _read_call(word, auction)
    return auction.then(AuctionCall(seat or auction.turn, call, _tidied(note), cancelled=cancelled))


def with_all_pass(auction: Auction) -> Auction:
    """The auction ended by passes."""
    if auction.is_over:
        raise ImpossibleCall(Impossible.AFTER_THE_END, ALL_PASS, auction, auction.turn)
    while not auction.is_over:
        auction = with_call(auction, str(Call.PASS))
    return auction


def _read_call(word: str, before: Auction) -> Call:
    """The call that a word means, in any of the languages here."""
    plain = word.upper().translate(SYMBOLS)
    try:
        return Call.parse(ALSO.get(plain, plain))
    except ValueError:
        raise ImpossibleCall(Impossible.UNKNOWN_CALL, word, before) from None


def explained(auction: Auction, place: int, note: str) -> Auction:
    """The auction with the call at that place, counted from 1, explained so; as it is where no such call was made."""
    if not 1 <= place <= len(auction.calls):
        return auction
    calls = list(auction.calls)
    calls[place - 1] = replace(calls[place - 1], note=_tidied(note))
    return Auction(auction.dealer, tuple(calls))


def _tidied(note: str) -> str:
    """An explanation on one line, with the brackets that the text keeps for itself made square."""
    return " ".join(note.translate(_BRACKETS).split())


def written(auction: Auction) -> str:
    """The auction as text that reads back as the same auction."""
    return " ".join(_word(made) for made in auction.calls)


def entries(auction: Auction) -> list[Entry]:
    """The auction as reports keep it."""
    return [_entry(made) for made in auction.calls]


def entry_text(entry: Entry) -> str:
    """One entry for a reader: `1NT`, `E:2S(both majors)`, or `[E:2S]` where it was cancelled."""
    if isinstance(entry, str):
        return entry
    note = f"({entry['note']})" if entry.get("note") else ""
    text = f"{entry['seat']}:{entry['call']}{note}" if entry.get("seat") else f"{entry['call']}{note}"
    return f"[{text}]" if entry.get("cancelled") else text


def _with_word(auction: Auction, word: str) -> Auction:
    if word.upper() == ALL_PASS:
        return with_all_pass(auction)
    parts = _WORD.fullmatch(word)
    if parts is None:
        raise ImpossibleCall(Impossible.UNKNOWN_CALL, word, auction)
    seat = _read_seat(parts["seat"] or "", word, auction)
    cancelled = bool(parts["cancelled"])
    longer = with_call(auction, parts["call"], seat or auction.turn, parts["note"] or "", cancelled)
    if not (cancelled or parts["mark"]) and not longer.calls[-1].irregular.isdisjoint(_DECLARED):
        reason = Impossible.AFTER_THE_END if auction.is_over else Impossible.NOT_IN_TURN
        raise ImpossibleCall(reason, parts["call"], auction, longer.calls[-1].seat)
    return longer


def _word(made: AuctionCall) -> str:
    note = f"({_tidied(made.note)})" if made.note else ""
    if made.cancelled:
        return f"[{made.seat}:{made.call}{note}]"
    if made.answers:
        return f"{made.seat}:{made.call}{note}"
    return f"{made.call}{note}" if made.irregular.isdisjoint(_DECLARED) else f"{made.seat}:{made.call}!{note}"


def _entry(made: AuctionCall) -> Entry:
    is_plain = made.irregular.isdisjoint(_DECLARED) and not made.answers
    if is_plain and not made.note and not made.cancelled:
        return str(made.call)
    entry: dict[str, Any] = {"call": str(made.call), "seat": str(made.seat)}
    return entry | ({"note": made.note} if made.note else {}) | ({"cancelled": True} if made.cancelled else {})
