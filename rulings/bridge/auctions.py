"""An auction: the calls with their seats, and what follows from them.

It records what happened at the table, so it refuses no call for being irregular: a call out of
rotation, an insufficient bid or a double of nothing is kept and marked. What the Laws make of it
is not here. A call out of rotation counts as accepted, and the turn passes to the caller's left
(29A), unless the opponent whose turn it was calls next: then that call is in rotation, and the other
counts for nothing (28B). Three passes that robbed a player of his turn end nothing: it is his (17D3).
A call that a ruling cancelled is kept too, and counts for nothing: neither for the turn nor for what
is sufficient, nor for the contract.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from itertools import pairwise, takewhile
from typing import Any

from rulings.bridge.calls import Call, CallKind, Denomination
from rulings.bridge.contracts import Contract, Doubled
from rulings.bridge.seats import Seat


class CallIrregularity(StrEnum):
    """What can be wrong with a call on its face."""

    OUT_OF_ROTATION = "out_of_rotation"
    INSUFFICIENT = "insufficient"
    INADMISSIBLE = "inadmissible"
    AFTER_FINAL_PASS = "after_final_pass"


LONGEST = 400
"""More calls than any auction can have (319 are the most without an irregularity)."""


@dataclass(frozen=True, slots=True)
class AuctionCall:
    """A call, who made it, how it was explained ("" when it was not), what is irregular about it, and whether a ruling
    cancelled it. `answers`: in rotation, though the opponent on his left had called before him (28B), or though it was
    the turn of a player whom three passes had skipped (29A).
    """

    seat: Seat
    call: Call
    note: str = ""
    irregular: frozenset[CallIrregularity] = frozenset()
    cancelled: bool = False
    answers: bool = False

    def __str__(self) -> str:
        return f"{self.call} by {self.seat}"


@dataclass(frozen=True)
class Auction:
    """The dealer and the calls in the order they were made.

    What follows from all the calls is worked out once: whoever reads a long auction asks after every call.
    """

    dealer: Seat
    calls: tuple[AuctionCall, ...] = ()

    @staticmethod
    def of(dealer: Seat, calls: Iterable[str | Mapping[str, Any] | AuctionCall]) -> Auction:
        """Build from `1NT` (by whose turn it is) or `{"call": "2S", "seat": "E", "note": "...", "cancelled": True}`.

        ValueError names the call and its place, counted from 1.
        """
        auction = Auction(dealer)
        for place, given in enumerate(calls, start=1):
            if place > LONGEST:
                raise ValueError(f"An auction has at most {LONGEST} calls.")
            try:
                auction = auction.then(_read(given, auction.turn))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                reason = (
                    error if isinstance(error, ValueError) else "write a call, or an object with 'call' and 'seat'."
                )
                raise ValueError(f"Call {place} of the auction: {reason}") from None
        return auction

    def then(self, made: AuctionCall) -> Auction:
        """The auction with one more call, marked with what is irregular about it.

        Of two cancelled calls in a row the second may have been made over the first, or instead of it: it is
        irregular if it was so either way.
        """
        is_28b = self._answers(made)
        irregular = self._before_the_last()._irregularities(made) if is_28b else self._irregularities(made)
        answers = is_28b or self._accepts(made)
        if made.cancelled and self.calls and self.calls[-1].cancelled:
            last = replace(self.calls[-1], cancelled=False)
            irregular &= Auction(self.dealer, (*self.calls[:-1], last))._irregularities(made)
        is_marked = irregular == made.irregular and answers == made.answers
        marked = made if is_marked else replace(made, irregular=irregular, answers=answers)
        return Auction(self.dealer, (*self.calls, marked))

    def before(self, place: int) -> Auction:
        """The auction as it stood before the call with that index, counted from 0."""
        return Auction(self.dealer, self.calls[:place])

    def with_cancelled(self, places: Collection[int]) -> Auction:
        """The auction in which just the calls with these indices, counted from 0, are cancelled."""
        auction = Auction(self.dealer)
        for place, made in enumerate(self.calls):
            auction = auction.then(replace(made, cancelled=place in places))
        return auction

    @property
    def cancelled(self) -> frozenset[int]:
        """The indices of the cancelled calls, counted from 0."""
        return frozenset(place for place, made in enumerate(self.calls) if made.cancelled)

    @property
    def in_force(self) -> Auction:
        """The auction without the calls that were cancelled."""
        return (
            Auction(self.dealer, tuple(made for made in self.calls if not made.cancelled)) if self.cancelled else self
        )

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call, first a player whom three passes skipped; after the end, whose it would be."""
        return self.skipped or self._next

    @cached_property
    def _next(self) -> Seat:
        """The player on the left of the last caller."""
        last = next((made for made in reversed(self.calls) if not made.cancelled), None)
        return last.seat.lho if last else self.dealer

    @cached_property
    def last_bid(self) -> AuctionCall | None:
        """The last bid, accepted or not, or None when nobody has bid."""
        return next((made for made in reversed(self._counting) if made.call.is_bid), None)

    @property
    def doubled(self) -> Doubled:
        """What has been done to the last bid."""
        for made in reversed(self._counting):
            if made.call.is_bid:
                return Doubled.NO
            if not made.call.is_pass:
                return Doubled(made.call.kind.value)
        return Doubled.NO

    @property
    def is_passed_out(self) -> bool:
        """All four passed and nobody bid."""
        return self.is_over and self.last_bid is None

    @property
    def is_over(self) -> bool:
        """Three passes in a row after a bid, or four from the start (Law 22), and nobody skipped (17D3); a double of
        nothing parts the passes.
        """
        return self._has_passes_enough and self.skipped is None

    @property
    def closing(self) -> tuple[AuctionCall, ...]:
        """The last call that is no pass (the opening pass where there is none), and the passes after it."""
        calls = self._timely
        last = next((place for place in reversed(range(len(calls))) if not calls[place].call.is_pass), 0)
        return calls[last:]

    @cached_property
    def skipped(self) -> Seat | None:
        """The first player in rotation who has not called while three passes followed a call; None where nobody is."""
        if not self._has_passes_enough:
            return None
        closing = self.closing
        heard = {made.seat for made in closing}
        return next((seat for seat in (closing[0].seat.after(steps) for steps in (1, 2, 3)) if seat not in heard), None)

    @cached_property
    def _has_passes_enough(self) -> bool:
        passes = sum(1 for _made in takewhile(lambda made: made.call.is_pass, reversed(self._timely)))
        return passes > 3 or (passes == 3 and self.last_bid is not None)

    def contract(self) -> Contract | None:
        """The final contract with its declarer; None while the auction is open and when it was passed out."""
        last = self.last_bid
        if last is None or not self.is_over or last.call.level is None or last.call.denomination is None:
            return None
        return Contract(last.call.level, last.call.denomination, self.doubled, self._declarer(last))

    def is_sufficient(self, call: Call) -> bool:
        """Whether the bid would supersede the last one; calls that are not bids always are (Law 18)."""
        last = self.last_bid
        return not call.is_bid or last is None or call.outbids(last.call)

    def lowest_sufficient(self, denomination: Denomination) -> Call | None:
        """The cheapest sufficient bid in the denomination, or None when there is none left."""
        bids = (Call.bid(level, denomination) for level in range(1, 8))
        return next((bid for bid in bids if self.is_sufficient(bid)), None)

    def is_admissible(self, call: Call, seat: Seat) -> bool:
        """Whether a double or redouble by the seat has something to act on (Law 19); other calls always do."""
        last, doubled = self.last_bid, self.doubled
        if call.kind is CallKind.DOUBLE:
            return last is not None and doubled is Doubled.NO and last.seat.side is not seat.side
        if call.kind is CallKind.REDOUBLE:
            return last is not None and doubled is Doubled.DOUBLED and last.seat.side is seat.side
        return True

    @cached_property
    def _counting(self) -> tuple[AuctionCall, ...]:
        """The calls that have an effect: never an inadmissible one either."""
        timely = self._timely
        if timely is self.calls:
            return timely
        return tuple(made for made in timely if CallIrregularity.INADMISSIBLE not in made.irregular)

    @cached_property
    def _timely(self) -> tuple[AuctionCall, ...]:
        """The calls that were not cancelled, did not come after the end, and were not answered by whose turn it was.

        They are the auction's own where nothing is irregular in it: most are asked often, and nothing is made anew.
        """
        if not any(made.cancelled or made.irregular or made.answers for made in self.calls):
            return self.calls
        calls = [made for made in self.calls if not made.cancelled]
        return tuple(
            made
            for made, later in pairwise((*calls, None))
            if made
            and CallIrregularity.AFTER_FINAL_PASS not in made.irregular
            and not (later and later.answers and made.seat.rho is later.seat)
        )

    def _declarer(self, last: AuctionCall) -> Seat:
        same = (m for m in self._counting if m.call.is_bid and m.call.denomination is last.call.denomination)
        return next(made.seat for made in same if made.seat.side is last.seat.side)

    def _answers(self, made: AuctionCall) -> bool:
        """28B: whether he calls at his own turn over the call out of rotation of the opponent on his left."""
        last = next((each for each in reversed(self.calls) if not each.cancelled), None)
        if last is None or made.cancelled or CallIrregularity.OUT_OF_ROTATION not in last.irregular:
            return False
        return last.seat.rho is made.seat and self._before_the_last().turn is made.seat

    def _accepts(self, made: AuctionCall) -> bool:
        """29A: whether he calls over the pass on his right though a skipped player is in turn: that is no offence."""
        return not made.cancelled and made.seat is self._next and made.seat is not self.turn

    def _before_the_last(self) -> Auction:
        """Without the last call that was not cancelled, and what was cancelled since."""
        return self.before(max(place for place, made in enumerate(self.calls) if not made.cancelled))

    def _irregularities(self, made: AuctionCall) -> frozenset[CallIrregularity]:
        if self.is_over:
            return frozenset({CallIrregularity.AFTER_FINAL_PASS})
        if made.seat is self.turn and made.call.is_pass:
            return frozenset()
        found = {
            CallIrregularity.OUT_OF_ROTATION: made.seat not in (self.turn, self._next),
            CallIrregularity.INSUFFICIENT: not self.is_sufficient(made.call),
            CallIrregularity.INADMISSIBLE: not self.is_admissible(made.call, made.seat),
        }
        return frozenset(irregularity for irregularity, is_so in found.items() if is_so)

    def __str__(self) -> str:
        return " ".join(str(made.call) for made in self.calls)


def _read(given: str | Mapping[str, Any] | AuctionCall, turn: Seat) -> AuctionCall:
    if isinstance(given, AuctionCall):
        return given
    if isinstance(given, str):
        return AuctionCall(turn, Call.parse(given))
    seat = Seat.parse(given["seat"]) if given.get("seat") else turn
    return AuctionCall(seat, Call.parse(given["call"]), given.get("note", ""), cancelled=given.get("cancelled") is True)
