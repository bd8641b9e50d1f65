"""Law 27B: what an insufficient bid is replaced with, and what that costs. 27D and 72C are judged after play.

27D asks the same as 23C, so a comparable replacement leaves one judgement for later, not two.
"""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge.calls import Call
from rulings.bridge.seats import Seat
from rulings.laws.auction_facts import recorded_lowest_bid
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_23_comparable import (
    assistance_later,
    comparable_so_no_more,
    free_lead_and_information,
    is_comparable,
    replacement_call,
    told_away_from_the_table,
)
from rulings.laws.law_27_facts import (
    Replacement,
    doubles_open,
    final_call_comparable,
    is_denomination_used_up,
    lho_accepts_second,
    lowest_bid,
    other_calls_open,
    replacement,
    replacements_open,
)
from rulings.laws.withdrawn_call import (
    could_have_known_later,
    insufficient_bid_assisted_later,
    lead_restriction_may_follow,
    must_pass_for_the_rest,
    partner_barred_for_the_rest,
    withdrawn_call_information,
)


def replaced(case: Case, who: Seat, is_made: bool) -> Iterator[Finding]:
    """27B1 to B4; `is_made` when he replaced it before the director came (27C)."""
    if recorded_lowest_bid(case) is not None:
        case.among(lowest_bid, ())
    if not is_made:
        yield Finding("27B", "explain_replacements_then_he_chooses", Effect.PROCEDURE, who=who)
        yield told_away_from_the_table(who)
    if is_denomination_used_up(case):
        yield Finding("27B1(a)", "no_sufficient_bid_left_in_its_denomination", Effect.PROCEDURE, who=who)
    match case.among(replacement, replacements_open(case)):
        case Replacement.LOWEST_SAME:
            yield from lowest_in_the_same_denomination(case, who)
        case Replacement.OTHER_BID_OR_PASS:
            yield from another_bid_or_pass(case, who)
        case Replacement.DOUBLE:
            yield from double(case, who)
        case Replacement.INSUFFICIENT_AGAIN:
            yield from insufficient_again(case, who)
        case never:
            assert_never(never)


def lowest_in_the_same_denomination(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1(a): artificial or not, as long as it specifies the same."""
    bid = case[lowest_bid]
    yield Finding("27B1(a)", "corrected_in_the_same_denomination", Effect.NO_RECTIFICATION, who=who, bid=bid)
    yield Finding("27B1(a)", "corrected_so_information_is_free", Effect.INFORMATION, who=who.partner, of=who)
    yield insufficient_bid_assisted_later(who)


def another_bid_or_pass(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1(b) and B2."""
    call = case.among(replacement_call, other_calls_open(case))
    if is_comparable(case):
        yield from comparable(who, call)
    else:
        yield Finding("27B2", "replacement_stands", Effect.STANDS, who=who, call=call)
        yield from partner_barred_for_the_rest("27B2", who)


def double(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1(b) and B3."""
    call = case.among(replacement_call, doubles_open(case))
    if is_comparable(case):
        yield from comparable(who, call)
    else:
        yield Finding("27B3", "double_cancelled_and_replaced_again", Effect.CANCELLED, who=who)
        yield from replaced_again("27B3", who, is_comparable_now=case[final_call_comparable])


def comparable(who: Seat, call: Call) -> Iterator[Finding]:
    """27B1(b), with 26A."""
    yield from comparable_so_no_more("27B1(b)", "26A", who, call)
    yield insufficient_bid_assisted_later(who)


def insufficient_again(case: Case, who: Seat) -> Iterator[Finding]:
    """27B4: LHO may accept the second one (27A1); otherwise as after a double."""
    yield Finding("27A1", "lho_may_accept_second_insufficient_bid", Effect.PROCEDURE, who=who.lho, of=who)
    if case[lho_accepts_second]:
        yield Finding("27A1", "second_insufficient_bid_accepted", Effect.STANDS, who=who, lho=who.lho)
        return
    yield Finding("27B4", "second_insufficient_bid_replaced_again", Effect.CANCELLED, who=who)
    yield from replaced_again("27B4", who, is_comparable_now=case[final_call_comparable])


def replaced_again(paragraph: str, who: Seat, is_comparable_now: bool) -> Iterator[Finding]:
    """27B3 and B4: partner passes to the end whatever the last replacement; 26A still frees his lead."""
    yield must_pass_for_the_rest(paragraph, who.partner)
    if is_comparable_now:
        yield from free_lead_and_information("26A", who)
        yield assistance_later(who)
    else:
        yield from withdrawn_call_information(who)
        yield lead_restriction_may_follow(who)
    yield could_have_known_later(who)
