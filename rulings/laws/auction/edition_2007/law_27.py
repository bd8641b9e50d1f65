"""Law 27 of 2007 (text of March 2008): an insufficient bid is corrected for nothing only naturally, or by a call of the
same or a more precise meaning.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import CallIrregularity, Seat
from rulings.laws.auction.edition_2007.numbers import (
    barred_for_the_rest,
    lead_restriction_may_follow,
    numbered_as_in_2007,
)
from rulings.laws.auction.law_27 import (
    InsufficientKind,
    Replacement,
    SinceBid,
    accepted,
    insufficient_kind,
    kinds_open,
    recorded_replacement,
    replacements_open,
    since_insufficient,
    since_open,
)
from rulings.laws.auction.withdrawn_call import (
    calls_next,
    insufficient_bid_assisted_later,
    second_insufficient_bid,
    withdrawn_call_information,
)
from rulings.laws.engine import AskedOf, Case, Effect, Finding, WaitsFor, judgement, one_of, yes_no
from rulings.laws.record.auction import caller, recorded_refusal
from rulings.laws.record.lost import lost_among_accounts

_lho_accepts = yes_no(
    "lho_accepts_insufficient_bid_2007", "27A1", AskedOf.LHO, derive=recorded_refusal(CallIrregularity.INSUFFICIENT)
)
_replacement = one_of(
    "replacement_2007", Replacement, "27B", derive=recorded_replacement, waits_for=WaitsFor.REPLACEMENT
)
_both_natural = judgement("both_bids_are_natural", "27B1(a)", WaitsFor.REPLACEMENT)
_same_or_more_precise = judgement("same_or_more_precise_meaning", "27B1(b)", WaitsFor.REPLACEMENT)
_lho_accepts_second = yes_no("lho_accepts_second_insufficient_bid_2007", law="27B4", asked_of=AskedOf.LHO)
_assisted = judgement("insufficient_bid_assisted_2007", "27D")


@numbered_as_in_2007
def insufficient_bid_2007(case: Case) -> Iterator[Finding]:
    """As in 2017 up to the replacement; then only a natural correction, or one of the same meaning, is free."""
    who = caller(case, CallIrregularity.INSUFFICIENT)
    match case.among(insufficient_kind, kinds_open(case)):
        case InsufficientKind.IN_TURN:
            yield from _in_turn(case, who)
        case InsufficientKind.UNINTENDED:
            key, see = "insufficient_bid_unintended", "unintended_call"
            yield Finding("25A", key, Effect.SEE_LAW, who=who, law="25A", situation=see)
        case InsufficientKind.OUT_OF_TURN:
            key, see = "insufficient_and_out_of_turn", "bid_out_of_rotation"
            yield Finding("27A2", key, Effect.SEE_LAW, who=who, law="31", situation=see)
        case InsufficientKind.PLAY_OVER if case[_assisted]:
            key = "result_without_the_insufficient_bid"
            yield Finding("27D", key, Effect.ADJUSTED_SCORE, of=who, to=who.side.other, kind="assigned")
        case InsufficientKind.PLAY_OVER:
            yield Finding("27D", "assistance_did_no_harm", Effect.NO_RECTIFICATION, of=who)
        case never:
            assert_never(never)


def _in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """27A1, B and C."""
    since = case.among(since_insufficient, since_open(case))
    if since is SinceBid.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    if since is SinceBid.LHO_CALLED:
        yield from accepted(who)
        yield calls_next(who.partner, who.lho)
        return
    yield Finding("27A1", "lho_may_accept_insufficient_bid", Effect.PROCEDURE, who=who.lho, of=who)
    if case[_lho_accepts]:
        yield from accepted(who)
        yield calls_next(who.lho, who)
        if since is SinceBid.ALREADY_REPLACED:
            yield Finding("27C", "hasty_replacement_cancelled", Effect.CANCELLED, who=who)
            yield from withdrawn_call_information(who)
            yield lead_restriction_may_follow(who)
        return
    if since is SinceBid.ALREADY_REPLACED:
        yield Finding("27C", "what_he_replaced_it_with_counts", Effect.PROCEDURE, who=who)
    else:
        yield Finding("27B", "insufficient_bid_must_be_replaced", Effect.CANCELLED, who=who)
    yield from _replaced(case, who)


def _replaced(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1 to B4."""
    match case.among(_replacement, replacements_open(case)):
        case Replacement.LOWEST_SAME if case[_both_natural]:
            yield from _free(who, "27B1(a)", "corrected_in_the_same_denomination")
        case Replacement.LOWEST_SAME | Replacement.OTHER_BID_OR_PASS if case[_same_or_more_precise]:
            yield from _free(who, "27B1(b)", "corrected_in_the_same_meaning")
        case Replacement.LOWEST_SAME | Replacement.OTHER_BID_OR_PASS:
            yield Finding("27B2", "replacement_stands", Effect.STANDS, who=who)
            yield from barred_for_the_rest("27B2", who)
            yield calls_next(who.lho, who)
        case Replacement.DOUBLE if case[_same_or_more_precise]:
            yield from _free(who, "27B1(b)", "corrected_in_the_same_meaning")
        case Replacement.DOUBLE:
            yield Finding("27B3", "double_may_not_replace_it", Effect.CANCELLED, who=who)
            yield from barred_for_the_rest("27B3", who)
            yield calls_next(who.lho, who)
        case Replacement.INSUFFICIENT_AGAIN:
            yield from _insufficient_again(case, who)
        case never:
            assert_never(never)


def _free(who: Seat, paragraph: str, key: str) -> Iterator[Finding]:
    """27B1: no rectification, 16D and 26 off; 27D after play."""
    yield Finding(paragraph, key, Effect.NO_RECTIFICATION, who=who)
    yield Finding(paragraph, "corrected_so_information_is_free", Effect.INFORMATION, who=who.partner, of=who)
    yield calls_next(who.lho, who)
    yield insufficient_bid_assisted_later(who)


def _insufficient_again(case: Case, who: Seat) -> Iterator[Finding]:
    """27B4."""
    if (yield from second_insufficient_bid(case, who, _lho_accepts_second)):
        yield from barred_for_the_rest("27B4", who)
        yield calls_next(who.lho, who)
