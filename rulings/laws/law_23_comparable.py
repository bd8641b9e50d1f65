"""Law 23A and B: the judgement whether a replacement is comparable, with its three tests, and what that lifts.

Laws 26 to 32 share it.
"""

from collections.abc import Iterator
from enum import StrEnum

from rulings.bridge.calls import Call
from rulings.bridge.seats import Seat
from rulings.laws.answers import OneCall
from rulings.laws.auction_facts import recorded_replacement_call
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, Fact, one_of
from rulings.laws.findings import Effect, Finding


class Met(StrEnum):
    """23A: the tests are alternatives; one that is met is enough."""

    SAME_OR_SIMILAR = "same_or_similar"
    SUBSET = "subset"
    SAME_PURPOSE = "same_purpose"
    NONE = "none"


replacement_call: Fact[Call] = Fact("replacement_call", "23A", OneCall(), derive=recorded_replacement_call)
comparable_test = one_of("comparable_test", Met, law="23A", asked_of=AskedOf.JUDGEMENT)


def is_comparable(case: Case) -> bool:
    """23A: any one test is enough. The meanings are compared, never the hand."""
    return case[comparable_test] is not Met.NONE


def told_away_from_the_table(who: Seat) -> Finding:
    """He is told whether a call that he proposes is comparable, and no call is proposed to him."""
    return Finding("23A", "told_away_from_the_table", Effect.PROCEDURE, who=who)


def comparable_so_no_more(paragraph: str, off: str, who: Seat, call: Call) -> Iterator[Finding]:
    """Auction and play go on; 16C2 (`off` names what lifts it) and 26 are off."""
    yield Finding(paragraph, "comparable_no_further_rectification", Effect.NO_RECTIFICATION, who=who, call=call)
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
