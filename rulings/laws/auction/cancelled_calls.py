"""Which recorded calls the findings of a ruling cancel or withdraw, so that one tap can mark them in the auction.

Reads the auction as it was when it was ruled on. A call that is not recorded there is not marked.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise

from rulings.bridge import CLOCKWISE, Auction, AuctionCall, Call, CallIrregularity, Seat

Named = tuple[str, Seat | None]
"""A finding as far as it matters here: its key, and who it is about."""
_Places = Callable[[Auction, Seat], Iterable[int]]
"""Indices of calls in the auction, counted from 0."""


def _standing(auction: Auction) -> list[tuple[int, AuctionCall]]:
    """The calls that are not cancelled yet, with their places."""
    return [(place, made) for place, made in enumerate(auction.calls) if not made.cancelled]


def _irregular(kind: CallIrregularity) -> _Places:
    """The player's last call with the irregularity; of two such tries in a row the first."""

    def places(auction: Auction, who: Seat) -> Iterable[int]:
        calls = _standing(auction)
        tries = [index for index, (_place, made) in enumerate(calls) if made.seat is who and kind in made.irregular]
        return [calls[index][0] for index in tries if index - 1 not in tries][-1:]

    return places


def _in_a_row(which: int) -> _Places:
    """Of the player's last two calls one upon the other the first (0) or the second (1)."""

    def places(auction: Auction, who: Seat) -> Iterable[int]:
        rows = [
            (earlier[0], later[0])
            for earlier, later in pairwise(_standing(auction))
            if earlier[1].seat is who and later[1].seat is who
        ]
        return [rows[-1][which]] if rows else []

    return places


def _from_there_on(places: _Places) -> _Places:
    """The first of those calls and everything called since."""

    def later(auction: Auction, who: Seat) -> Iterable[int]:
        first = min(places(auction, who), default=None)
        return [] if first is None else [place for place, _made in _standing(auction) if place >= first]

    return later


def _after_the_skipped_turn(auction: Auction, who: Seat) -> Iterable[int]:
    """17D3: the closing passes of the players who come after the one that was skipped."""
    closing = auction.closing
    if not closing:
        return []
    steps = closing[0].seat.steps_to(who)
    late = {closing[0].seat.after(more) for more in range(steps + 1, len(CLOCKWISE) + 1)}
    timely = [(p, made) for p, made in _standing(auction) if CallIrregularity.AFTER_FINAL_PASS not in made.irregular]
    return [place for place, made in timely[-len(closing) :][1:] if made.seat in late]


def _after_the_final_pass(auction: Auction, _who: Seat) -> Iterable[int]:
    """39A: all of them, whoever called."""
    return [p for p, made in _standing(auction) if CallIrregularity.AFTER_FINAL_PASS in made.irregular]


def _no_pass(auction: Auction, who: Seat) -> Iterable[int]:
    """37B1: the last call of a player who had to pass."""
    return [place for place, made in _standing(auction) if made.seat is who and not made.call.is_pass][-1:]


def _first_call(auction: Auction, who: Seat) -> Iterable[int]:
    """15A1: the call on the wrong cards."""
    return [place for place, made in _standing(auction) if made.seat is who][:1]


_INSUFFICIENT = _irregular(CallIrregularity.INSUFFICIENT)
_OUT_OF_ROTATION = _irregular(CallIrregularity.OUT_OF_ROTATION)
_INADMISSIBLE = _irregular(CallIrregularity.INADMISSIBLE)
CANCELS: dict[str, _Places] = {
    "call_on_wrong_cards_cancelled": _first_call,
    "opponents_may_call_anew": _from_there_on(lambda auction, lho: _first_call(auction, lho.rho)),
    "passes_after_the_skipped_turn_cancelled": _after_the_skipped_turn,
    "may_substitute_intended_call": _in_a_row(0),
    "first_call_withdrawn": _in_a_row(0),
    "second_call_cancelled": _in_a_row(1),
    "insufficient_bid_must_be_replaced": _INSUFFICIENT,
    "what_he_replaced_it_with_counts": _INSUFFICIENT,
    "hasty_replacement_cancelled": _in_a_row(1),
    "double_cancelled_and_replaced_again": _in_a_row(1),
    "double_may_not_replace_it": _in_a_row(1),
    "second_insufficient_bid_replaced_again": _in_a_row(1),
    "call_out_of_rotation_cancelled": _OUT_OF_ROTATION,
    "call_out_of_rotation_counts_for_nothing": _OUT_OF_ROTATION,
    "partners_call_came_too_soon": _OUT_OF_ROTATION,
    "inadmissible_double_cancelled": _INADMISSIBLE,
    "double_and_later_calls_cancelled": _from_there_on(_INADMISSIBLE),
    "pass_substituted": _no_pass,
    "later_calls_cancelled_no_lead_restriction": _from_there_on(_no_pass),
    "late_calls_cancelled": _after_the_final_pass,
}
"""By the key of the finding."""
_NOT_RECORDED = "bid_above_seven_cancelled"
"""Law 38: no auction holds such a bid, so there is none to mark."""


def _cancelled_places(auction: Auction, findings: Iterable[Named]) -> frozenset[int]:
    """The places of the calls that these findings cancel."""
    told = dict(findings)
    if _NOT_RECORDED in told:
        return frozenset()
    cancelling = [(CANCELS[key], who) for key, who in told.items() if key in CANCELS and who]
    return frozenset(place for places, who in cancelling for place in places(auction, who))


def as_ruled(now: Auction, ruled_on: Auction, findings: Iterable[Named]) -> Auction:
    """`now` as the findings on the auction `ruled_on` leave it, with the pass that takes the place of a call (37B1).

    `now` itself where nothing is left to mark, or where those calls are not in it any more.
    """
    told = tuple(findings)
    places = _cancelled_places(ruled_on, told)
    as_called = [(made.seat, made.call) for made in now.calls]
    is_same = all(as_called[place : place + 1] == [_pair(ruled_on.calls[place])] for place in places)
    if not is_same or places <= now.cancelled:
        return now
    marked = now.with_cancelled(places | now.cancelled)
    passes = {who for key, who in told if key == "pass_substituted"}
    return _with_passes(marked, {place for place in places if marked.calls[place].seat in passes})


def _pair(made: AuctionCall) -> tuple[Seat, Call]:
    return made.seat, made.call


def _with_passes(auction: Auction, places: set[int]) -> Auction:
    """A pass of the same player after each of these calls that he had to pass instead of."""
    longer = Auction(auction.dealer)
    for place, made in enumerate(auction.calls):
        longer = longer.then(made)
        if place in places and not made.call.is_pass:
            longer = longer.then(replace(made, call=Call.PASS, note="", cancelled=False))
    return longer
