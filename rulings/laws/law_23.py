"""Law 23: comparable call; the judgement with its three tests, and what it does to each calling law."""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, judgement, one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender


class Met(StrEnum):
    """23A: the tests are alternatives; one that is met is enough."""

    SAME_OR_SIMILAR = "same_or_similar"
    SUBSET = "subset"
    SAME_PURPOSE = "same_purpose"
    NONE = "none"


class Withdrawn(StrEnum):
    """Which call was withdrawn, or that play is over and 23C is to be judged."""

    INSUFFICIENT_BID = "insufficient_bid"
    PASS = "pass"
    BID = "bid"
    DOUBLE = "double"
    ANOTHER = "another"
    PLAY_OVER = "play_over"


PARAGRAPHS = {Met.SAME_OR_SIMILAR: "23A1", Met.SUBSET: "23A2", Met.SAME_PURPOSE: "23A3"}
CALLING = {
    Withdrawn.INSUFFICIENT_BID: ("27", "insufficient_bid"),
    Withdrawn.PASS: ("30", "pass_out_of_rotation"),
    Withdrawn.BID: ("31", "bid_out_of_rotation"),
    Withdrawn.DOUBLE: ("32", "double_out_of_rotation"),
}

comparable_test = one_of("comparable_test", Met, law="23A", asked_of=AskedOf.JUDGEMENT)
withdrawn = one_of("withdrawn_call", Withdrawn, law="23")
assisted_and_damaged = judgement("assisted_and_damaged", law="23C")


def is_comparable(case: Case) -> bool:
    """23A: any one test is enough. The meanings are compared, never the hand."""
    return case[comparable_test] is not Met.NONE


def comparable_so_no_more(paragraph: str, off: str, who: Seat) -> Iterator[Finding]:
    """Auction and play go on; 16C2 (`off` names what lifts it) and 26 are off."""
    yield Finding(paragraph, "comparable_no_further_rectification", Effect.NO_RECTIFICATION, who=who)
    yield from free_lead_and_information(off, who)


def free_lead_and_information(off: str, who: Seat) -> Iterator[Finding]:
    """26A: 16C does not apply either."""
    yield Finding(off, "withdrawn_call_not_unauthorized", Effect.INFORMATION, who=who.partner, of=who)
    yield no_lead_restriction(who)


def no_lead_restriction(who: Seat) -> Finding:
    return Finding("26A", "comparable_so_no_lead_restriction", Effect.NO_RECTIFICATION, side=who.side, of=who)


def assistance_later(who: Seat) -> Finding:
    """23C, judged after play."""
    return Finding("23C", "judge_after_play_whether_assisted", Effect.CHECK_LATER, side=who.side.other, of=who)


def comparable_call(case: Case) -> Iterator[Finding]:
    """A player asks which call, or has made one, to replace what was withdrawn: is it comparable?"""
    who, call = case[offender], case[withdrawn]
    if call is Withdrawn.PLAY_OVER:
        yield from judged_after_play(case, "23C", "assisted_so_adjusted")
        return
    yield Finding("23A", "told_away_from_the_table", Effect.PROCEDURE, who=who)
    if is_comparable(case):
        yield Finding(
            PARAGRAPHS[case[comparable_test]], f"comparable_by_{case[comparable_test]}", Effect.STANDS, who=who
        )
        yield from comparable_to(call, who)
    elif call is Withdrawn.ANOTHER:
        yield Finding("23A", "not_comparable_calling_law_applies", Effect.PROCEDURE, who=who)
    else:
        law, see = CALLING[call]
        yield Finding("23A", "not_comparable", Effect.SEE_LAW, who=who, law=law, situation=see)


def comparable_to(call: Withdrawn, who: Seat) -> Iterator[Finding]:
    """23B, 27B1(b), 26A; no way out of a pass that 27B3, 36B, 37B or 38C orders."""
    match call:
        case Withdrawn.INSUFFICIENT_BID:
            yield from comparable_so_no_more("27B1(b)", "26A", who)
            yield assistance_later(who)
        case Withdrawn.ANOTHER:
            yield Finding("26A", "comparable_lifts_only_the_lead_restriction", Effect.PROCEDURE, who=who)
            yield assistance_later(who)
        case _:
            yield from comparable_so_no_more("23B", "23B", who)
            yield assistance_later(who)


def judged_after_play(case: Case, paragraph: str, adjusted: str) -> Iterator[Finding]:
    """23C and 27D: without the assistance could the outcome well have been different, and were the others damaged?"""
    who = case[offender]
    if case[assisted_and_damaged]:
        yield Finding(paragraph, adjusted, Effect.ADJUSTED_SCORE, of=who, to=who.side.other, kind="assigned")
    else:
        yield Finding(paragraph, "assistance_did_no_harm", Effect.NO_RECTIFICATION, of=who)
