"""The facts of Law 27B: what the insufficient bid is replaced with, and what the recorded auction leaves open."""

from enum import StrEnum

from rulings.bridge.auctions import CallIrregularity
from rulings.bridge.calls import Call
from rulings.laws.answers import OneBid
from rulings.laws.auction_facts import call_or_cancelled_call, recorded_lowest_bid
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, Fact, judgement, one_of, yes_no


class Replacement(StrEnum):
    """What he replaces it with, in the order of 27B."""

    LOWEST_SAME = "lowest_same"
    OTHER_BID_OR_PASS = "other_bid_or_pass"
    DOUBLE = "double"
    INSUFFICIENT_AGAIN = "insufficient_again"


SUFFICIENT = (Replacement.LOWEST_SAME, Replacement.OTHER_BID_OR_PASS)


def recorded_kinds(case: Case) -> tuple[Replacement, ...]:
    """What a recorded second call can be: what a sufficient bid shows decides between two. Empty where none is."""
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    later = (*found.after, *found.since) if found else ()
    if found is None or not later or later[0].seat is not found.made.seat:
        return ()
    second = later[0].call
    if second.is_bid:
        return SUFFICIENT if found.before.is_sufficient(second) else (Replacement.INSUFFICIENT_AGAIN,)
    return (Replacement.OTHER_BID_OR_PASS if second.is_pass else Replacement.DOUBLE,)


def recorded_replacement(case: Case) -> Replacement | None:
    """From a recorded second call, where nothing hangs on what it showed."""
    kinds = recorded_kinds(case)
    return kinds[0] if len(kinds) == 1 else None


def is_denomination_used_up(case: Case) -> bool:
    """Whether the record shows that no sufficient bid is left in the denomination that he named."""
    return call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT) is not None and recorded_lowest_bid(case) is None


def replacements_open(case: Case) -> tuple[Replacement, ...]:
    """Over 7NT no bid is sufficient; over less a bid may still show what the insufficient one showed.

    A recorded sufficient bid leaves only what it showed open.
    """
    if recorded_kinds(case) == SUFFICIENT:
        return SUFFICIENT
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    is_bid_left = found is None or any(found.before.is_sufficient(bid) for bid in OneBid.options)
    return tuple(each for each in Replacement if is_bid_left or each is not Replacement.LOWEST_SAME)


def other_calls_open(case: Case) -> tuple[Call, ...]:
    """A pass, and the bids that the recorded auction leaves sufficient."""
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    return (*(bid for bid in OneBid.options if found is None or found.before.is_sufficient(bid)), Call.PASS)


def doubles_open(case: Case) -> tuple[Call, ...]:
    """Double and redouble; only the admissible one where the record tells which it is."""
    found, doubles = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT), (Call.DOUBLE, Call.REDOUBLE)
    return tuple(call for call in doubles if found and found.before.is_admissible(call, found.made.seat)) or doubles


lowest_bid: Fact[Call] = Fact("lowest_sufficient_bid", "27B1(a)", OneBid(), derive=recorded_lowest_bid)
replacement = one_of("replacement", Replacement, law="27B", derive=recorded_replacement)
lho_accepts_second = yes_no("lho_accepts_second_insufficient_bid", law="27B4", asked_of=AskedOf.LHO)
final_call_comparable = judgement("final_replacement_comparable", law="27B3")
