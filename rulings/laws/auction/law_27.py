"""Law 27: insufficient bid: who may accept it, who corrects it in time, with what (27B), and what that costs.

27D asks the same as 23C, so a comparable replacement leaves one judgement for later, not two.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Call, CallIrregularity, Seat
from rulings.laws.auction.law_23 import (
    assistance_later,
    called_instead,
    comparable_so_no_more,
    free_lead_and_information,
    is_comparable,
    judged_after_play,
    told_away_from_the_table,
)
from rulings.laws.auction.withdrawn_call import (
    accepted_call_information,
    besides_the_pass,
    calls_next,
    could_have_known_later,
    insufficient_bid_assisted_later,
    lead_restriction_may_follow,
    must_pass_for_the_rest,
    partner_barred_for_the_rest,
    second_insufficient_bid,
    withdrawn_call_information,
)
from rulings.laws.engine import AskedOf, Case, Effect, Fact, Finding, OneBid, OneOf, WaitsFor, judgement, one_of, yes_no
from rulings.laws.record.auction import (
    Turn,
    call_in_question,
    call_or_cancelled_call,
    caller,
    is_cancelled,
    recorded_lowest_bid,
    recorded_refusal,
)
from rulings.laws.record.lost import lost_among_accounts


class InsufficientKind(StrEnum):
    """How the bid was made, or that play is over and 27D is to be judged."""

    IN_TURN = "in_turn"
    UNINTENDED = "unintended"
    OUT_OF_TURN = "out_of_turn"
    PLAY_OVER = "play_over"


class SinceBid(StrEnum):
    """What has happened since the insufficient bid, before the director came."""

    NOTHING = "nothing"
    LHO_CALLED = "lho_called"
    ALREADY_REPLACED = "already_replaced"
    CANNOT_BE_TOLD = "cannot_be_told"


def kinds_open(case: Case) -> tuple[InsufficientKind, ...]:
    """A bid recorded in turn was not out of turn; one recorded out of turn may since have been repeated (31A1)."""
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    in_turn = found is not None and found.turn is Turn.OWN
    return tuple(kind for kind in InsufficientKind if not (in_turn and kind is InsufficientKind.OUT_OF_TURN))


def _recorded_since(case: Case) -> SinceBid | None:
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    if found is None:
        return None
    who = found.made.seat
    return {
        None: SinceBid.NOTHING,
        who.lho: SinceBid.LHO_CALLED,
        who: SinceBid.ALREADY_REPLACED,
    }.get(found.next_caller)


def since_open(case: Case) -> tuple[SinceBid, ...]:
    """A bid that was cancelled has not been accepted."""
    cancelled = is_cancelled(case, CallIrregularity.INSUFFICIENT)
    return (SinceBid.NOTHING, SinceBid.ALREADY_REPLACED) if cancelled else tuple(SinceBid)


insufficient_kind = one_of("insufficient_kind", InsufficientKind, law="27A")
since_insufficient = one_of("since_insufficient", SinceBid, law="27A1", derive=_recorded_since)
_lho_accepts = yes_no(
    "lho_accepts_insufficient_bid", "27A1", AskedOf.LHO, derive=recorded_refusal(CallIrregularity.INSUFFICIENT)
)


def insufficient_bid(case: Case) -> Iterator[Finding]:
    """LHO may accept it; if not, the offender replaces it, at a cost that hangs on what he replaces it with."""
    who = caller(case, CallIrregularity.INSUFFICIENT)
    match case.among(insufficient_kind, kinds_open(case)):
        case InsufficientKind.IN_TURN:
            yield from _in_turn(case, who)
        case InsufficientKind.UNINTENDED:
            see = "unintended_call"
            yield Finding("25A", "insufficient_bid_unintended", Effect.SEE_LAW, who=who, law="25A", situation=see)
        case InsufficientKind.OUT_OF_TURN:
            see = "bid_out_of_rotation"
            yield Finding("27A2", "insufficient_and_out_of_turn", Effect.SEE_LAW, who=who, law="31", situation=see)
        case InsufficientKind.PLAY_OVER:
            yield from judged_after_play(case, "27D", "result_without_the_insufficient_bid")
        case never:
            assert_never(never)


def _in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """27A1, B and C: LHO decides first, also when the bid has been replaced already.

    If he accepts it then, the hasty replacement is a withdrawn call: 27C does not say its cost, 9C points to 26B.
    """
    since = case.among(since_insufficient, since_open(case))
    if since is SinceBid.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
        return
    if since is SinceBid.LHO_CALLED:
        yield from accepted(who)
        yield calls_next(who.partner, who.lho)
        return
    yield Finding("27A1", "lho_may_accept_insufficient_bid", Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("20F1", "lho_may_ask_what_replacements_mean", Effect.PROCEDURE, who=who.lho)
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
    yield from _replaced(case, who, is_made=since is SinceBid.ALREADY_REPLACED)


def accepted(who: Seat) -> Iterator[Finding]:
    """It counts as legal: the next bids are measured against it."""
    yield Finding("27A1", "insufficient_bid_accepted", Effect.STANDS, who=who, lho=who.lho)
    yield accepted_call_information(who)


class Replacement(StrEnum):
    """What he replaces it with, in the order of 27B."""

    LOWEST_SAME = "lowest_same"
    OTHER_BID_OR_PASS = "other_bid_or_pass"
    DOUBLE = "double"
    INSUFFICIENT_AGAIN = "insufficient_again"


_SUFFICIENT = (Replacement.LOWEST_SAME, Replacement.OTHER_BID_OR_PASS)


def _recorded_kinds(case: Case) -> tuple[Replacement, ...]:
    """What a recorded second call can be: what a sufficient bid shows decides between two. Empty where none is."""
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    later = (*found.after, *found.since) if found else ()
    if found is None or not later or later[0].seat is not found.made.seat:
        return ()
    second = later[0].call
    if second.is_bid:
        return _SUFFICIENT if found.before.is_sufficient(second) else (Replacement.INSUFFICIENT_AGAIN,)
    return (Replacement.OTHER_BID_OR_PASS if second.is_pass else Replacement.DOUBLE,)


def recorded_replacement(case: Case) -> Replacement | None:
    """From a recorded second call, where nothing hangs on what it showed."""
    kinds = _recorded_kinds(case)
    return kinds[0] if len(kinds) == 1 else None


def _is_denomination_used_up(case: Case) -> bool:
    """Whether the record shows that no sufficient bid is left in the denomination that he named."""
    return call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT) is not None and recorded_lowest_bid(case) is None


def replacements_open(case: Case) -> tuple[Replacement, ...]:
    """Over 7NT no bid is sufficient; over less a bid may still show what the insufficient one showed.

    A recorded sufficient bid leaves only what it showed open.
    """
    if _recorded_kinds(case) == _SUFFICIENT:
        return _SUFFICIENT
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    is_bid_left = found is None or any(found.before.is_sufficient(bid) for bid in OneBid.options)
    return tuple(each for each in Replacement if is_bid_left or each is not Replacement.LOWEST_SAME)


def _other_calls_open(case: Case) -> tuple[Call, ...]:
    """A pass, and the bids that the recorded auction leaves sufficient."""
    found = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT)
    return (*(bid for bid in OneBid.options if found is None or found.before.is_sufficient(bid)), Call.PASS)


def _doubles_open(case: Case) -> tuple[Call, ...]:
    """Double and redouble; only the admissible one where the record tells which it is."""
    found, doubles = call_or_cancelled_call(case, CallIrregularity.INSUFFICIENT), (Call.DOUBLE, Call.REDOUBLE)
    return tuple(call for call in doubles if found and found.before.is_admissible(call, found.made.seat)) or doubles


_lowest_bid: Fact[Call] = Fact("lowest_sufficient_bid", "27B1(a)", OneBid(), derive=recorded_lowest_bid)
_replacement: Fact[Replacement] = Fact(
    "replacement",
    "27B",
    OneOf(Replacement),
    derive=recorded_replacement,
    derived_through=(_lowest_bid,),
    waits_for=WaitsFor.REPLACEMENT,
)
_lho_accepts_second = yes_no("lho_accepts_second_insufficient_bid", law="27B4", asked_of=AskedOf.LHO)
_final_call_comparable = judgement("final_replacement_comparable", "27B3", WaitsFor.REPLACEMENT)


def _replaced(case: Case, who: Seat, is_made: bool) -> Iterator[Finding]:
    """27B1 to B4; `is_made` when he replaced it before the director came (27C)."""
    if not is_made:
        yield Finding("27B", "explain_replacements_then_he_chooses", Effect.PROCEDURE, who=who)
        yield told_away_from_the_table(who)
    if case.is_told(_lowest_bid):
        yield Finding("27B1(a)", "lowest_sufficient_bid_is", Effect.PROCEDURE, who=who, bid=case.among(_lowest_bid, ()))
    if _is_denomination_used_up(case):
        yield Finding("27B1(a)", "no_sufficient_bid_left_in_its_denomination", Effect.PROCEDURE, who=who)
    match case.among(_replacement, replacements_open(case)):
        case Replacement.LOWEST_SAME:
            yield from _lowest_in_the_same_denomination(who)
        case Replacement.OTHER_BID_OR_PASS:
            yield from _another_bid_or_pass(case, who)
        case Replacement.DOUBLE:
            yield from _double(case, who)
        case Replacement.INSUFFICIENT_AGAIN:
            yield from _insufficient_again(case, who)
        case never:
            assert_never(never)


def _lowest_in_the_same_denomination(who: Seat) -> Iterator[Finding]:
    """27B1(a): artificial or not, as long as it specifies the same."""
    yield Finding("27B1(a)", "corrected_in_the_same_denomination", Effect.NO_RECTIFICATION, who=who)
    yield Finding("27B1(a)", "corrected_so_information_is_free", Effect.INFORMATION, who=who.partner, of=who)
    yield calls_next(who.lho, who)
    yield insufficient_bid_assisted_later(who)


def _another_bid_or_pass(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1(b) and B2."""
    yield from called_instead(case, _other_calls_open(case))
    if is_comparable(case):
        yield from _comparable(who)
    else:
        yield Finding("27B2", "replacement_stands", Effect.STANDS, who=who)
        yield from partner_barred_for_the_rest("27B2", who)
        yield calls_next(who.lho, who)


def _double(case: Case, who: Seat) -> Iterator[Finding]:
    """27B1(b) and B3."""
    yield from called_instead(case, _doubles_open(case))
    if is_comparable(case):
        yield from _comparable(who)
    else:
        yield Finding("27B3", "double_cancelled_and_replaced_again", Effect.CANCELLED, who=who)
        yield from _replaced_again("27B3", who, is_comparable_now=case[_final_call_comparable])


def _comparable(who: Seat) -> Iterator[Finding]:
    """27B1(b), with 26A."""
    yield from comparable_so_no_more("27B1(b)", "26A", who)
    yield calls_next(who.lho, who)
    yield insufficient_bid_assisted_later(who)


def _insufficient_again(case: Case, who: Seat) -> Iterator[Finding]:
    """27B4: refused, as after a double."""
    if (yield from second_insufficient_bid(case, who, _lho_accepts_second)):
        yield from _replaced_again("27B4", who, is_comparable_now=case[_final_call_comparable])


def _replaced_again(paragraph: str, who: Seat, is_comparable_now: bool) -> Iterator[Finding]:
    """27B3 and B4: partner passes to the end whatever the last replacement; 26A still frees his lead."""
    yield must_pass_for_the_rest(paragraph, who.partner)
    yield calls_next(who.lho, who)
    if is_comparable_now:
        yield from free_lead_and_information("26A", who)
        yield assistance_later(who)
        yield could_have_known_later(who)
    else:
        yield from besides_the_pass(who)
