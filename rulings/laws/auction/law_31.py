"""Law 31: bid out of rotation, also if insufficient; artificial pass, or pass of partner's artificial call.

31A1 does not say what follows where RHO's pass closes the auction (22): nothing is left to repeat, and no more is said.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import AuctionCall, Call, CallIrregularity, CallKind, Seat
from rulings.laws.auction.law_29 import first_step, partner_calls_first, repeated, replaced_by_meaning
from rulings.laws.engine import Case, Effect, Finding, WaitsFor, one_of, yes_no
from rulings.laws.record.auction import Turn, call_or_cancelled_call, caller, recorded_proper_call, whose_turn


class RhoAction(StrEnum):
    """What RHO has done at his turn, once the call out of rotation was cancelled."""

    PASS = "pass"
    PASS_CLOSES_AUCTION = "pass_closes_auction"
    LEGAL_CALL = "legal_call"
    ILLEGAL_CALL = "illegal_call"


def _recorded_repetition_is_legal(case: Case) -> bool | None:
    """RHO's pass changes no bid: what was sufficient out of turn is so when repeated, and a pass always."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    return CallIrregularity.INSUFFICIENT not in found.made.irregular if found else None


def rho_actions_open(case: Case) -> tuple[RhoAction, ...]:
    """The record tells whether RHO's pass closes the auction."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION)
    if found is None:
        return tuple(RhoAction)
    closes = found.before.then(AuctionCall(found.before.turn, Call.PASS)).is_over
    other = RhoAction.PASS if closes else RhoAction.PASS_CLOSES_AUCTION
    return tuple(each for each in RhoAction if each is not other)


def recorded_rho_action(case: Case) -> RhoAction | None:
    """Once the call was cancelled; that RHO had called before the ruling (28B) was ruled out by what came before."""
    called = recorded_proper_call(case)
    if called is None:
        return None
    if called.irregular:
        return RhoAction.ILLEGAL_CALL
    passes = RhoAction.PASS if RhoAction.PASS in rho_actions_open(case) else RhoAction.PASS_CLOSES_AUCTION
    return passes if called.call.is_pass else RhoAction.LEGAL_CALL


_rho_action = one_of("rho_action", RhoAction, law="31A", derive=recorded_rho_action, waits_for=WaitsFor.CALL_IN_TURN)
rho_passes_in_the_end = yes_no("rho_passes_in_the_end", law="31A2", waits_for=WaitsFor.CALL_IN_TURN)
repetition_is_legal = yes_no("repetition_is_legal", law="31A1", derive=_recorded_repetition_is_legal)


def bid_out_of_rotation(case: Case) -> Iterator[Finding]:
    """At RHO's turn he repeats it if RHO passes; otherwise any legal call, and a comparable one costs nothing."""
    bid = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION, (CallKind.BID,))
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.BID if bid else CallKind.PASS)
    is_cancelled = yield from first_step(case, change_of_call="31C")
    if not is_cancelled:
        return
    if case[whose_turn] is Turn.RHO:
        yield from _after_rho(case, who)
    else:
        yield from partner_calls_first(case, "31B1", who)
        yield from replaced_by_meaning(case, "31B2", "31A2(a)", "31A2(b)")


def _after_rho(case: Case, who: Seat) -> Iterator[Finding]:
    """31A, with the footnote to A2: an illegal action of RHO is rectified first."""
    match case.among(_rho_action, rho_actions_open(case)):
        case RhoAction.PASS:
            yield from _repeats(case, who)
        case RhoAction.PASS_CLOSES_AUCTION:
            yield from auction_closed(who)
        case RhoAction.LEGAL_CALL:
            yield from replaced_by_meaning(case, "31A2", "31A2(a)", "31A2(b)")
        case RhoAction.ILLEGAL_CALL:
            yield Finding("31A2", "rhos_illegal_call_is_rectified_first", Effect.PROCEDURE, who=who.rho)
            if case[rho_passes_in_the_end] and RhoAction.PASS not in rho_actions_open(case):
                yield from auction_closed(who)
            elif case[rho_passes_in_the_end]:
                yield from _repeats(case, who)
            else:
                yield from replaced_by_meaning(case, "31A2", "31A2(a)", "31A2(b)")
        case never:
            assert_never(never)


def auction_closed(who: Seat) -> Iterator[Finding]:
    """Only over his side's last bid can that be, so his side declares; 16C is of every cancelled call."""
    yield Finding("22", "auction_closed_so_nothing_to_repeat", Effect.NO_RECTIFICATION, who=who, rho=who.rho)
    key = "withdrawn_call_authorized_for_the_others"
    yield Finding("16C1", key, Effect.INFORMATION, side=who.side.other, of=who)


def _repeats(case: Case, who: Seat) -> Iterator[Finding]:
    """31A1: he has no choice; where the repetition would not be legal, the law on that (an insufficient bid: 27B)."""
    yield Finding("31A1", "must_repeat_his_call", Effect.PROCEDURE, who=who)
    if case[repetition_is_legal]:
        yield from repeated("31A1", who)
    else:
        see = "insufficient_bid"
        yield Finding("31A1", "repetition_would_be_insufficient", Effect.SEE_LAW, who=who, law="27", situation=see)
