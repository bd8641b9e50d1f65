"""Laws 30 to 32 of 2007: a pass, a bid or a double out of rotation. Of 32 only the number is cited: how it was divided
was not seen.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import CallIrregularity, CallKind, Seat
from rulings.laws.auction.edition_2007.numbers import barred_for_the_rest, numbered_as_in_2007
from rulings.laws.auction.law_29 import first_step
from rulings.laws.auction.law_30 import pass_is_artificial
from rulings.laws.auction.law_31 import (
    RhoAction,
    auction_closed,
    recorded_rho_action,
    repetition_is_legal,
    rho_actions_open,
    rho_passes_in_the_end,
)
from rulings.laws.auction.law_32 import (
    double_is_inadmissible,
    recorded_repetition_is_admissible,
    recorded_rho_passes,
)
from rulings.laws.auction.withdrawn_call import (
    accepted_call_information,
    calls_next,
    could_have_known_later,
    must_pass_for_the_rest,
    must_pass_once,
    no_lead_restriction_named,
    withdrawn_call_information,
)
from rulings.laws.engine import Case, Effect, Finding, WaitsFor, one_of, yes_no
from rulings.laws.record.auction import Turn, call_or_cancelled_call, caller, whose_turn


def _recorded_bid(case: Case) -> bool | None:
    """Whether anybody had bid before the pass out of rotation."""
    found = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION, (CallKind.PASS,))
    return any(made.call.is_bid for made in found.before.calls) if found else None


_somebody_has_bid = yes_no("somebody_has_bid", law="30A", derive=_recorded_bid)
_rho_action = one_of(
    "rho_action_2007", RhoAction, law="31A", derive=recorded_rho_action, waits_for=WaitsFor.CALL_IN_TURN
)
_repeats_denomination = yes_no("repeats_the_denomination", law="31A2", waits_for=WaitsFor.REPLACEMENT)
_repeated_double_is_admissible = yes_no(
    "repeated_double_is_admissible_2007", law="32", derive=recorded_repetition_is_admissible
)
_rho_passes = yes_no("rho_passes_2007", law="32", derive=recorded_rho_passes, waits_for=WaitsFor.CALL_IN_TURN)


@numbered_as_in_2007
def pass_out_of_rotation_2007(case: Case) -> Iterator[Finding]:
    """Before any bid, or at RHO's turn, he passes once more; at his partner's turn after a bid, to the end."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.PASS)
    if not (yield from first_step(case, change_of_call="30B3")):
        return
    if case[pass_is_artificial]:
        key, see = "artificial_pass_out_of_rotation", "bid_out_of_rotation"
        yield Finding("30C", key, Effect.SEE_LAW, who=who, law="31", situation=see)
        return
    before_any_bid = case[whose_turn] is Turn.LHO or not case[_somebody_has_bid]
    if before_any_bid or case[whose_turn] is Turn.RHO:
        paragraph = "30A" if before_any_bid else "30B1"
        yield must_pass_once(paragraph, who)
        yield Finding(paragraph, "partner_is_free", Effect.PLAY_ON, who=who.partner)
    else:
        paragraph = "30B2"
        yield must_pass_for_the_rest(paragraph, who)
        yield Finding(paragraph, "partner_may_bid_or_pass_only", Effect.PROCEDURE, who=who.partner)
    yield from withdrawn_call_information(who)
    yield no_lead_restriction_named(paragraph, who)
    yield could_have_known_later(who)


@numbered_as_in_2007
def bid_out_of_rotation_2007(case: Case) -> Iterator[Finding]:
    """At RHO's turn he repeats it if RHO passes; otherwise his partner passes, once or to the end."""
    bid = call_or_cancelled_call(case, CallIrregularity.OUT_OF_ROTATION, (CallKind.BID,))
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.BID if bid else CallKind.PASS)
    if not (yield from first_step(case, change_of_call="31B")):
        return
    if case[whose_turn] is not Turn.RHO:
        yield from _silenced("31B", who)
        return
    match case.among(_rho_action, rho_actions_open(case)):
        case RhoAction.PASS:
            yield from _repeats_the_bid(case, who)
        case RhoAction.PASS_CLOSES_AUCTION:
            yield from auction_closed(who)
        case RhoAction.LEGAL_CALL:
            yield from _after_rho_acted(case, who)
        case RhoAction.ILLEGAL_CALL:
            yield Finding("31A2", "rhos_illegal_call_is_rectified_first", Effect.PROCEDURE, who=who.rho)
            if not case[rho_passes_in_the_end]:
                yield from _after_rho_acted(case, who)
            elif RhoAction.PASS not in rho_actions_open(case):
                yield from auction_closed(who)
            else:
                yield from _repeats_the_bid(case, who)
        case never:
            assert_never(never)


def _silenced(paragraph: str, who: Seat) -> Iterator[Finding]:
    """He may call what he likes, and his partner passes to the end."""
    yield Finding(paragraph, "may_make_any_legal_call", Effect.PROCEDURE, who=who)
    yield from barred_for_the_rest(paragraph, who)


def _repeats_the_bid(case: Case, who: Seat) -> Iterator[Finding]:
    """31A1."""
    yield Finding("31A1", "must_repeat_his_call", Effect.PROCEDURE, who=who)
    if case[repetition_is_legal]:
        yield from _repeated("31A1", who)
    else:
        key, see = "repetition_would_be_insufficient", "insufficient_bid"
        yield Finding("31A1", key, Effect.SEE_LAW, who=who, law="27", situation=see)


def _repeated(paragraph: str, who: Seat) -> Iterator[Finding]:
    yield Finding(paragraph, "repeated_so_no_rectification", Effect.NO_RECTIFICATION, who=who)
    yield accepted_call_information(who)
    yield calls_next(who.lho, who)


def _after_rho_acted(case: Case, who: Seat) -> Iterator[Finding]:
    """31A2: the same denomination silences the partner once, anything else, and any artificial pass, to the end."""
    if not case[_repeats_denomination]:
        yield from _silenced("31A2(b)", who)
    else:
        yield Finding("31A2(a)", "may_make_any_legal_call", Effect.PROCEDURE, who=who)
        yield must_pass_once("31A2(a)", who.partner)
        yield from withdrawn_call_information(who)
        yield could_have_known_later(who)
    yield calls_next(who.lho, who)


@numbered_as_in_2007
def double_out_of_rotation_2007(case: Case) -> Iterator[Finding]:
    """As a bid, but whatever he calls once RHO has acted silences his partner to the end."""
    who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.DOUBLE, CallKind.REDOUBLE)
    inadmissible = "inadmissible_double"
    if case[double_is_inadmissible]:
        key = "double_out_of_rotation_is_inadmissible"
        yield Finding("32", key, Effect.SEE_LAW, who=who, law="36", situation=inadmissible)
        return
    if not (yield from first_step(case, change_of_call="32", lho_may_be_dealer=False)):
        return
    if case[whose_turn] is Turn.PARTNER or not case[_rho_passes]:
        yield from _silenced("32", who)
        return
    yield Finding("32", "must_repeat_his_call", Effect.PROCEDURE, who=who)
    if case[_repeated_double_is_admissible]:
        yield from _repeated("32", who)
    else:
        key = "repeated_double_is_inadmissible"
        yield Finding("32", key, Effect.SEE_LAW, who=who, law="36", situation=inadmissible)
