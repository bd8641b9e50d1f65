"""The facts of Law 17A to D2: what the players are not sure of, and what the recorded auction leaves open of it."""

from enum import StrEnum

from rulings.bridge.seats import Seat
from rulings.laws.answers import OneSeat
from rulings.laws.engine import Case
from rulings.laws.facts import Fact, one_of, yes_no
from rulings.laws.law_17_skipped import skipped_player


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
