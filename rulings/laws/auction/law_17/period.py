"""Law 17A to C and the end of the auction period: 17D1 and D2 (2007: 17E1, which leaves it to 22B).

Three passes of which one was out of rotation are another situation (17D3; 2007: 17E2).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CallIrregularity, CallKind, Seat
from rulings.laws.auction.law_17.skipped_player import skipped_player
from rulings.laws.engine import Case, Edition, Effect, Fact, Finding, OneSeat, one_of, yes_no
from rulings.laws.record.auction import caller


class Doubt(StrEnum):
    """What the players are not sure of."""

    HAS_IT_BEGUN = "has_it_begun"
    WHO_CALLS = "who_calls"
    IS_IT_OVER = "is_it_over"


class Ended(StrEnum):
    """How far the auction has come."""

    LEAD_NOT_FACED = "lead_not_faced"
    LEAD_FACED = "lead_faced"
    NOBODY_BID_HANDS_OUT = "nobody_bid_hands_out"
    NOBODY_BID_HANDS_BACK = "nobody_bid_hands_back"
    PASS_OUT_OF_ROTATION = "pass_out_of_rotation"


def recorded_dealer(case: Case) -> Seat | None:
    return case.record.dealer


def recorded_last_caller(case: Case) -> Seat | None:
    calls = case.record.auction.in_force.calls if case.record.auction else ()
    return calls[-1].seat if calls else None


def recorded_first_call(case: Case) -> bool | None:
    return bool(case.record.auction.in_force.calls) if case.record.auction else None


def is_recorded_as_over(case: Case) -> bool:
    return case.record.auction is not None and case.record.auction.is_over


def endings_open(case: Case) -> tuple[Ended, ...]:
    """A recorded auction that is over tells whether anybody bid and whether a player was skipped."""
    auction = case.record.auction
    if auction is None or not auction.is_over:
        return tuple(Ended)
    if skipped_player(auction) is not None:
        return (Ended.PASS_OUT_OF_ROTATION,)
    if auction.last_bid is None:
        return (Ended.NOBODY_BID_HANDS_OUT, Ended.NOBODY_BID_HANDS_BACK)
    return (Ended.LEAD_NOT_FACED, Ended.LEAD_FACED)


auction_doubt = one_of("auction_doubt", Doubt, law="17")
cards_are_out = yes_no("cards_are_out", law="17A")
somebody_has_called = yes_no("somebody_has_called", law="17B", derive=recorded_first_call)
dealer_of_the_board: Fact[Seat] = Fact("dealer_of_the_board", "17B", OneSeat(), derive=recorded_dealer)
last_caller: Fact[Seat] = Fact("last_caller", "17C", OneSeat(), derive=recorded_last_caller)
auction_came_to = one_of("auction_came_to", Ended, law="17D")


def auction_period(case: Case) -> Iterator[Finding]:
    """Each side's begins when it takes cards out; the dealer calls first; it ends with the opening lead."""
    match case[auction_doubt]:
        case Doubt.HAS_IT_BEGUN if case[cards_are_out]:
            yield Finding("17A", "auction_period_has_begun_for_the_side", Effect.PROCEDURE)
        case Doubt.HAS_IT_BEGUN:
            yield Finding("17A", "auction_period_has_not_begun", Effect.PROCEDURE)
        case Doubt.WHO_CALLS if is_recorded_as_over(case):
            yield from end_of_the_period(case)
        case Doubt.WHO_CALLS if case[somebody_has_called]:
            yield Finding("17C", "next_player_calls", Effect.PROCEDURE, who=case[last_caller].lho)
        case Doubt.WHO_CALLS:
            yield Finding("17B", "dealer_calls_first", Effect.PROCEDURE, who=case[dealer_of_the_board])
        case Doubt.IS_IT_OVER:
            yield from end_of_the_period(case)
        case never:
            assert_never(never)


def end_of_the_period(case: Case) -> Iterator[Finding]:
    """17D1 and D2; in 2007 17E1 refers to Law 22, which holds the same rules."""
    if case.edition is Edition.LAWS_2007:
        yield Finding("17E1", "auction_ends_as_law_22_provides", Effect.PROCEDURE)
    lead, hands_back = case.by_edition(("17D1", "17D2"), in_2007=("22B1", "22B2"))
    match case.among(auction_came_to, endings_open(case)):
        case Ended.LEAD_NOT_FACED:
            yield Finding(lead, "clarification_period", Effect.PROCEDURE)
        case Ended.LEAD_FACED:
            yield Finding(lead, "auction_period_over_with_the_lead", Effect.PROCEDURE)
        case Ended.NOBODY_BID_HANDS_OUT:
            yield Finding(hands_back, "auction_period_until_hands_are_back", Effect.PROCEDURE)
        case Ended.NOBODY_BID_HANDS_BACK:
            yield Finding(hands_back, "auction_period_over_hands_are_back", Effect.PROCEDURE)
        case Ended.PASS_OUT_OF_ROTATION:
            who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.PASS)
            see, law = "passes_out_of_turn_skip_a_player", case.by_edition("17D3", in_2007="17E2")
            yield Finding(law, "pass_out_of_rotation_at_the_end", Effect.SEE_LAW, who=who, law=law, situation=see)
        case never:
            assert_never(never)
