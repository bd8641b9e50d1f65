"""Law 23: comparable call; who may be told what, the judgement, and 23C after play."""

from collections.abc import Iterator

from rulings.bridge.calls import Call
from rulings.bridge.seats import Seat
from rulings.laws.auction_facts import legal_replacements, replaced_call
from rulings.laws.engine import Case
from rulings.laws.facts import judgement
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_23_comparable import (
    Met,
    assistance_later,
    comparable_so_no_more,
    comparable_test,
    is_comparable,
    replacement_call,
    told_away_from_the_table,
)
from rulings.laws.law_23_withdrawn import PRESCRIBED, Withdrawn, may_be_at_rhos_turn, withdrawn, withdrawn_open
from rulings.laws.roles import offender, offender_recorded_as

PARAGRAPHS = {Met.SAME_OR_SIMILAR: "23A1", Met.SUBSET: "23A2", Met.SAME_PURPOSE: "23A3"}
CALLING = {
    Withdrawn.INSUFFICIENT_BID: ("27", "insufficient_bid"),
    Withdrawn.PASS: ("30", "pass_out_of_rotation"),
    Withdrawn.BID: ("31", "bid_out_of_rotation"),
    Withdrawn.DOUBLE: ("32", "double_out_of_rotation"),
}

assisted_and_damaged = judgement("assisted_and_damaged", law="23C")


def comparable_call(case: Case) -> Iterator[Finding]:
    """A player proposes a call, or has made one, to replace what was withdrawn: is it comparable?"""
    found = replaced_call(case)
    who = offender_recorded_as(case, found.made.seat if found else None)
    gone = case.among(withdrawn, withdrawn_open(found))
    if gone is Withdrawn.PLAY_OVER:
        yield from judged_after_play(case, "23C", "assisted_so_adjusted")
        return
    yield from what_may_be_told(gone, who)
    if gone in PRESCRIBED and may_be_at_rhos_turn(found):
        paragraph, key = PRESCRIBED[gone]
        yield Finding(paragraph, key, Effect.PROCEDURE, who=who, rho=who.rho)
    call = case.among(replacement_call, legal_replacements(case))
    if is_comparable(case):
        met = case[comparable_test]
        yield Finding(PARAGRAPHS[met], f"comparable_by_{met}", Effect.STANDS, who=who, call=call)
        yield from comparable_to(gone, who, call)
    elif gone is Withdrawn.ANOTHER:
        yield Finding("23A", "not_comparable_calling_law_applies", Effect.PROCEDURE, who=who, call=call)
    else:
        law, see = CALLING[gone]
        yield Finding("23A", "not_comparable", Effect.SEE_LAW, who=who, call=call, law=law, situation=see)


def what_may_be_told(gone: Withdrawn, who: Seat) -> Iterator[Finding]:
    """LHO decides first (27A1, 29A), and all know what the partner must do; the rest is between the offender and me.

    A call against 36 to 38 is never his to accept.
    """
    if gone is not Withdrawn.ANOTHER:
        accepted_by = "27A1" if gone is Withdrawn.INSUFFICIENT_BID else "29A"
        yield Finding(accepted_by, "lho_decides_before_any_call_is_tested", Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("23A", "all_are_told_what_partner_must_do", Effect.PROCEDURE, who=who.partner, of=who)
    yield told_away_from_the_table(who)


def comparable_to(gone: Withdrawn, who: Seat, call: Call) -> Iterator[Finding]:
    """23B, 27B1(b), 26A; no way out of a pass that 27B3, 36B, 37B or 38C orders."""
    match gone:
        case Withdrawn.INSUFFICIENT_BID:
            yield from comparable_so_no_more("27B1(b)", "26A", who, call)
        case Withdrawn.ANOTHER:
            yield Finding("26A", "comparable_lifts_only_the_lead_restriction", Effect.PROCEDURE, who=who)
        case _:
            yield from comparable_so_no_more("23B", "23B", who, call)
    yield assistance_later(who)


def judged_after_play(case: Case, paragraph: str, adjusted: str) -> Iterator[Finding]:
    """23C and 27D: without the assistance could the outcome well have been different, and were the others damaged?"""
    who = case[offender]
    if case[assisted_and_damaged]:
        yield Finding(paragraph, adjusted, Effect.ADJUSTED_SCORE, of=who, to=who.side.other, kind="assigned")
    else:
        yield Finding(paragraph, "assistance_did_no_harm", Effect.NO_RECTIFICATION, of=who)
