"""What a recorded auction tells of an irregular call, so that no law asks for it. Never judges, never rules.

The call in question is the last one recorded with the irregularity, as far as it is the offender's. Each function
returns None where nothing is recorded; the law then asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from rulings.bridge.auctions import Auction, AuctionCall, CallIrregularity
from rulings.bridge.calls import Call, CallKind
from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, one_of, yes_no
from rulings.laws.roles import offender


class Turn(StrEnum):
    """Whose turn it was, seen from the offender."""

    OWN = "own"
    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"


@dataclass(frozen=True)
class InQuestion:
    """A recorded call with the auction before it and the calls after it."""

    made: AuctionCall
    before: Auction
    after: tuple[AuctionCall, ...]

    @property
    def turn(self) -> Turn | None:
        """Whose turn it was; None right after another call out of rotation, which may have been cancelled."""
        if self.before.calls and CallIrregularity.OUT_OF_ROTATION in self.before.calls[-1].irregular:
            return None
        return turn_seen_from(self.made.seat, self.before.turn)

    @property
    def next_caller(self) -> Seat | None:
        """Who called next, if anybody."""
        return self.after[0].seat if self.after else None

    @property
    def lho_called(self) -> bool:
        """Whether his left-hand opponent has called since."""
        return self.made.seat.lho in {later.seat for later in self.after}


def turn_seen_from(who: Seat, turn: Seat) -> Turn:
    return {who: Turn.OWN, who.rho: Turn.RHO, who.partner: Turn.PARTNER, who.lho: Turn.LHO}[turn]


def seat_in_turn(who: Seat, turn: Turn) -> Seat:
    """The player whose turn it was."""
    return {Turn.OWN: who, Turn.RHO: who.rho, Turn.PARTNER: who.partner, Turn.LHO: who.lho}[turn]


def caller(case: Case, kind: CallIrregularity, *sorts: CallKind) -> Seat:
    """The offender; who made the recorded irregular call, of one of these sorts, is not asked."""
    found = call_in_question(case, kind, sorts)
    return offender_recorded_as(case, found.made.seat if found else None)


def offender_recorded_as(case: Case, seat: Seat | None) -> Seat:
    """The offender; where the record names none, `seat` counts as recorded."""
    if seat is not None and case.record.offender is None:
        case.record = replace(case.record, offender=seat)
    return case[offender]


def call_in_question(case: Case, kind: CallIrregularity, sorts: tuple[CallKind, ...] = ()) -> InQuestion | None:
    """The recorded call with that irregularity, of the offender as far as he is established."""
    auction, who = case.record.auction, case.relied_on.get(offender)
    if auction is None:
        return None
    places = [
        place
        for place, made in enumerate(auction.calls)
        if kind in made.irregular and who in (None, made.seat) and (not sorts or made.call.kind in sorts)
    ]
    found = in_question(auction, first_of_its_kind(auction, kind, places[-1])) if places else None
    return found if found and (not sorts or found.made.call.kind in sorts) else None


def first_of_its_kind(auction: Auction, kind: CallIrregularity, place: int) -> int:
    """Back over what the call before it explains: a second try of the same player, a call by the player in turn."""
    while place and kind in auction.calls[place - 1].irregular:
        answers = auction.calls[place].seat is auction.before(place - 1).turn
        if not (answers or auction.calls[place].seat is auction.calls[place - 1].seat):
            break
        place -= 1
    return place


def in_question(auction: Auction, place: int) -> InQuestion:
    return InQuestion(auction.calls[place], auction.before(place), auction.calls[place + 1 :])


def last_call(case: Case) -> InQuestion | None:
    """The offender's last call, or the first of his last two where he has called twice in a row."""
    auction, who = case.record.auction, case[offender]
    places = [place for place, made in enumerate(auction.calls) if made.seat is who] if auction else []
    if auction is None or not places:
        return None
    place = places[-1]
    return in_question(auction, place - 1 if place and auction.calls[place - 1].seat is who else place)


def recorded_second_caller(case: Case) -> Seat | None:
    """The player who is recorded with two calls in a row; None where nobody is."""
    calls = case.record.auction.calls if case.record.auction else ()
    doubles = [later.seat for earlier, later in pairwise(calls) if earlier.seat is later.seat]
    return doubles[-1] if doubles else None


def recorded_turn(kind: CallIrregularity) -> Callable[[Case], Turn | None]:
    def derive(case: Case) -> Turn | None:
        found = call_in_question(case, kind)
        return found.turn if found else None

    return derive


def recorded_lho_called(kind: CallIrregularity) -> Callable[[Case], bool | None]:
    def derive(case: Case) -> bool | None:
        found = call_in_question(case, kind)
        return found.lho_called if found else None

    return derive


def recorded_called_before(case: Case) -> bool | None:
    """Whether the offender had called earlier in this auction."""
    found = call_in_question(case, CallIrregularity.OUT_OF_ROTATION)
    return any(made.seat is found.made.seat for made in found.before.calls) if found else None


def recorded_lowest_bid(case: Case) -> Call | None:
    """The lowest sufficient bid in the denomination that the insufficient bid named."""
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    if found is None or found.made.call.denomination is None:
        return None
    return found.before.lowest_sufficient(found.made.call.denomination)


whose_turn = one_of("whose_turn", Turn, law="29", derive=recorded_turn(CallIrregularity.OUT_OF_ROTATION))
has_called_before: Fact[bool] = yes_no("has_called_before", law="29", derive=recorded_called_before)
