"""Law 31: bid out of rotation, also if insufficient; artificial pass, or pass of partner's artificial call."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.auctions import CallIrregularity
from rulings.bridge.calls import CallKind
from rulings.bridge.seats import Seat
from rulings.laws.auction_facts import Turn, call_in_question, caller, whose_turn
from rulings.laws.engine import Case
from rulings.laws.facts import one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_29 import first_step, partner_calls_first, replaced


class RhoAction(StrEnum):
    """What RHO has done at his turn, once the call out of rotation was cancelled."""

    PASS = "pass"
    LEGAL_CALL = "legal_call"
    ILLEGAL_CALL = "illegal_call"


def recorded_repetition_is_legal(case: Case) -> bool | None:
    """RHO's pass changes no bid: what was sufficient out of turn is so when repeated, and a pass always."""
    found = call_in_question(case, CallIrregularity.OUT_OF_ROTATION)
    return CallIrregularity.INSUFFICIENT not in found.made.irregular if found else None


rho_action = one_of("rho_action", RhoAction, law="31A")
rho_passes_in_the_end = yes_no("rho_passes_in_the_end", law="31A2")
repetition_is_legal = yes_no("repetition_is_legal", law="31A1", derive=recorded_repetition_is_legal)


def bid_out_of_rotation(case: Case) -> Iterator[Finding]:
    """At RHO's turn he repeats it if RHO passes; otherwise any legal call, and a comparable one costs nothing."""
    bid = call_in_question(case, CallIrregularity.OUT_OF_ROTATION, (CallKind.BID,))
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.BID if bid else CallKind.PASS)
    is_cancelled = yield from first_step(case, change_of_call="31C")
    if not is_cancelled:
        return
    if case[whose_turn] is Turn.RHO:
        yield from after_rho(case, who)
    else:
        yield from partner_calls_first("31B1", who)
        yield from replaced(case, "31B2", "31A2(a)", "31A2(b)")


def after_rho(case: Case, who: Seat) -> Iterator[Finding]:
    """31A, with the footnote to A2: an illegal action of RHO is rectified first."""
    match case[rho_action]:
        case RhoAction.PASS:
            yield from repeats(case, who)
        case RhoAction.LEGAL_CALL:
            yield from replaced(case, "31A2", "31A2(a)", "31A2(b)")
        case RhoAction.ILLEGAL_CALL:
            yield Finding("31A2", "rhos_illegal_call_is_rectified_first", Effect.PROCEDURE, who=who.rho)
            if case[rho_passes_in_the_end]:
                yield from repeats(case, who)
            else:
                yield from replaced(case, "31A2", "31A2(a)", "31A2(b)")
        case never:
            assert_never(never)


def repeats(case: Case, who: Seat) -> Iterator[Finding]:
    """31A1: he has no choice; where the repetition would not be legal, the law on that (an insufficient bid: 27B)."""
    yield Finding("31A1", "must_repeat_his_call", Effect.PROCEDURE, who=who)
    if case[repetition_is_legal]:
        yield Finding("31A1", "repeated_so_no_rectification", Effect.NO_RECTIFICATION, who=who)
    else:
        see = "insufficient_bid"
        yield Finding("31A1", "repetition_would_be_insufficient", Effect.SEE_LAW, who=who, law="27", situation=see)
