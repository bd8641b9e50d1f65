"""Law 27: insufficient bid; who may accept it, and who corrects it in time (law_27_replacement says with what)."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.auctions import CallIrregularity
from rulings.bridge.seats import Seat
from rulings.laws.auction_facts import Turn, call_in_question, caller, is_cancelled, recorded_refusal
from rulings.laws.engine import Case
from rulings.laws.facts import AskedOf, one_of, yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_23 import judged_after_play
from rulings.laws.law_27_replacement import replaced
from rulings.laws.withdrawn_call import lead_restriction_may_follow, withdrawn_call_information


class Kind(StrEnum):
    """How the bid was made, or that play is over and 27D is to be judged."""

    IN_TURN = "in_turn"
    UNINTENDED = "unintended"
    OUT_OF_TURN = "out_of_turn"
    PLAY_OVER = "play_over"


class Since(StrEnum):
    """What has happened since the insufficient bid, before the director came."""

    NOTHING = "nothing"
    LHO_CALLED = "lho_called"
    ALREADY_REPLACED = "already_replaced"


def kinds_open(case: Case) -> tuple[Kind, ...]:
    """A bid recorded in turn was not out of turn; one recorded out of turn may since have been repeated (31A1)."""
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    in_turn = found is not None and found.turn is Turn.OWN
    return tuple(kind for kind in Kind if not (in_turn and kind is Kind.OUT_OF_TURN))


def recorded_since(case: Case) -> Since | None:
    found = call_in_question(case, CallIrregularity.INSUFFICIENT)
    if found is None:
        return None
    who = found.made.seat
    return {None: Since.NOTHING, who.lho: Since.LHO_CALLED, who: Since.ALREADY_REPLACED}.get(found.next_caller)


def since_open(case: Case) -> tuple[Since, ...]:
    """A bid that was cancelled has not been accepted."""
    cancelled = is_cancelled(case, CallIrregularity.INSUFFICIENT)
    return (Since.NOTHING, Since.ALREADY_REPLACED) if cancelled else tuple(Since)


insufficient_kind = one_of("insufficient_kind", Kind, law="27A")
since_insufficient = one_of("since_insufficient", Since, law="27A1", derive=recorded_since)
lho_accepts = yes_no(
    "lho_accepts_insufficient_bid", "27A1", AskedOf.LHO, derive=recorded_refusal(CallIrregularity.INSUFFICIENT)
)


def insufficient_bid(case: Case) -> Iterator[Finding]:
    """LHO may accept it; if not, the offender replaces it, at a cost that hangs on what he replaces it with."""
    who = caller(case, CallIrregularity.INSUFFICIENT)
    match case.among(insufficient_kind, kinds_open(case)):
        case Kind.IN_TURN:
            yield from in_turn(case, who)
        case Kind.UNINTENDED:
            see = "unintended_call"
            yield Finding("25A", "insufficient_bid_unintended", Effect.SEE_LAW, who=who, law="25A", situation=see)
        case Kind.OUT_OF_TURN:
            see = "bid_out_of_rotation"
            yield Finding("27A2", "insufficient_and_out_of_turn", Effect.SEE_LAW, who=who, law="31", situation=see)
        case Kind.PLAY_OVER:
            yield from judged_after_play(case, "27D", "result_without_the_insufficient_bid")
        case never:
            assert_never(never)


def in_turn(case: Case, who: Seat) -> Iterator[Finding]:
    """27A1, B and C: LHO decides first, also when the bid has been replaced already.

    If he accepts it then, the hasty replacement is a withdrawn call: 27C does not say its cost, 9C points to 26B.
    """
    since = case.among(since_insufficient, since_open(case))
    if since is Since.LHO_CALLED:
        yield accepted(who)
        return
    yield Finding("27A1", "lho_may_accept_insufficient_bid", Effect.PROCEDURE, who=who.lho, of=who)
    yield Finding("20F1", "lho_may_ask_what_replacements_mean", Effect.PROCEDURE, who=who.lho)
    if case[lho_accepts]:
        yield accepted(who)
        if since is Since.ALREADY_REPLACED:
            yield Finding("27C", "hasty_replacement_cancelled", Effect.CANCELLED, who=who)
            yield from withdrawn_call_information(who)
            yield lead_restriction_may_follow(who)
        return
    if since is Since.ALREADY_REPLACED:
        yield Finding("27C", "what_he_replaced_it_with_counts", Effect.PROCEDURE, who=who)
    else:
        yield Finding("27B", "insufficient_bid_must_be_replaced", Effect.CANCELLED, who=who)
    yield from replaced(case, who, is_made=since is Since.ALREADY_REPLACED)


def accepted(who: Seat) -> Finding:
    """It counts as legal: the next bids are measured against it."""
    return Finding("27A1", "insufficient_bid_accepted", Effect.STANDS, who=who, lho=who.lho)
