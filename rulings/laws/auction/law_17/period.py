"""Law 17A to C and the end of the auction period: 17D1 and D2 (2007: 17E1, which leaves it to 22B).

Three passes of which one was out of rotation are another situation (17D3; 2007: 17E2).
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CallIrregularity, CallKind, Seat
from rulings.laws.engine import Case, Edition, Effect, Fact, Finding, OneSeat, one_of, yes_no
from rulings.laws.record.auction import caller


class _Doubt(StrEnum):
    """What the players are not sure of."""

    HAS_IT_BEGUN = "has_it_begun"
    WHO_CALLS = "who_calls"
    IS_IT_OVER = "is_it_over"


class _Ended(StrEnum):
    """How far the auction has come."""

    LEAD_NOT_FACED = "lead_not_faced"
    LEAD_FACED = "lead_faced"
    NOBODY_BID_HANDS_OUT = "nobody_bid_hands_out"
    NOBODY_BID_HANDS_BACK = "nobody_bid_hands_back"
    PASS_OUT_OF_ROTATION = "pass_out_of_rotation"


def _recorded_dealer(case: Case) -> Seat | None:
    return case.record.dealer


def _recorded_last_caller(case: Case) -> Seat | None:
    calls = case.record.auction.in_force.calls if case.record.auction else ()
    return calls[-1].seat if calls else None


def _recorded_first_call(case: Case) -> bool | None:
    return bool(case.record.auction.in_force.calls) if case.record.auction else None


def _is_recorded_as_over(case: Case) -> bool:
    auction = case.record.auction
    return auction is not None and (auction.is_over or auction.skipped is not None)


def _endings_open(case: Case) -> tuple[_Ended, ...]:
    """A recorded auction that is over tells whether anybody bid and whether a player was skipped."""
    auction = case.record.auction
    if auction is not None and auction.skipped is not None:
        return (_Ended.PASS_OUT_OF_ROTATION,)
    if auction is None or not auction.is_over:
        return tuple(_Ended)
    if auction.last_bid is None:
        return (_Ended.NOBODY_BID_HANDS_OUT, _Ended.NOBODY_BID_HANDS_BACK)
    return (_Ended.LEAD_NOT_FACED, _Ended.LEAD_FACED)


_auction_doubt = one_of("auction_doubt", _Doubt, law="17")
_cards_are_out = yes_no("cards_are_out", law="17A")
_somebody_has_called = yes_no("somebody_has_called", law="17B", derive=_recorded_first_call)
_dealer_of_the_board: Fact[Seat] = Fact("dealer_of_the_board", "17B", OneSeat(), derive=_recorded_dealer)
_last_caller: Fact[Seat] = Fact("last_caller", "17C", OneSeat(), derive=_recorded_last_caller)
_auction_came_to = one_of("auction_came_to", _Ended, law="17D")


def auction_period(case: Case) -> Iterator[Finding]:
    """Each side's begins when it takes cards out; the dealer calls first; it ends with the opening lead."""
    match case[_auction_doubt]:
        case _Doubt.HAS_IT_BEGUN if case[_cards_are_out]:
            yield Finding("17A", "auction_period_has_begun_for_the_side", Effect.PROCEDURE)
        case _Doubt.HAS_IT_BEGUN:
            yield Finding("17A", "auction_period_has_not_begun", Effect.PROCEDURE)
        case _Doubt.WHO_CALLS if _is_recorded_as_over(case):
            yield from _end_of_the_period(case)
        case _Doubt.WHO_CALLS if case[_somebody_has_called]:
            yield Finding("17C", "next_player_calls", Effect.PROCEDURE, who=case[_last_caller].lho)
        case _Doubt.WHO_CALLS:
            yield Finding("17B", "dealer_calls_first", Effect.PROCEDURE, who=case[_dealer_of_the_board])
        case _Doubt.IS_IT_OVER:
            yield from _end_of_the_period(case)
        case never:
            assert_never(never)


def _end_of_the_period(case: Case) -> Iterator[Finding]:
    """17D1 and D2; in 2007 17E1 refers to Law 22, which holds the same rules."""
    if case.edition is Edition.LAWS_2007:
        yield Finding("17E1", "auction_ends_as_law_22_provides", Effect.PROCEDURE)
    lead, hands_back = case.by_edition(("17D1", "17D2"), in_2007=("22B1", "22B2"))
    match case.among(_auction_came_to, _endings_open(case)):
        case _Ended.LEAD_NOT_FACED:
            yield Finding(lead, "clarification_period", Effect.PROCEDURE)
        case _Ended.LEAD_FACED:
            yield Finding(lead, "auction_period_over_with_the_lead", Effect.PROCEDURE)
        case _Ended.NOBODY_BID_HANDS_OUT:
            yield Finding(hands_back, "auction_period_until_hands_are_back", Effect.PROCEDURE)
        case _Ended.NOBODY_BID_HANDS_BACK:
            yield Finding(hands_back, "auction_period_over_hands_are_back", Effect.PROCEDURE)
        case _Ended.PASS_OUT_OF_ROTATION:
            who = caller(case, CallIrregularity.OUT_OF_ROTATION, CallKind.PASS)
            see, law = "passes_out_of_turn_skip_a_player", case.by_edition("17D3", in_2007="17E2")
            yield Finding(law, "pass_out_of_rotation_at_the_end", Effect.SEE_LAW, who=who, law=law, situation=see)
        case never:
            assert_never(never)
