"""Law 22: how the auction ended: the contract, who declares it, leads and is dummy; or what a passed-out board is."""

from collections.abc import Iterator
from typing import assert_never

from rulings.bridge import CLOCKWISE, Call, Seat
from rulings.laws.auction.law_17.skipped_player import (
    Passes,
    passes_open,
    passes_that_closed,
    player_skipped,
    zero_for_both,
)
from rulings.laws.engine import Case, Effect, Fact, Finding, OneBid, OneSeat


def _recorded_final_bid(case: Case) -> Call | None:
    auction = case.record.auction
    return auction.last_bid.call if auction and auction.is_over and auction.last_bid else None


def _recorded_last_bidder(case: Case) -> Seat | None:
    auction = case.record.auction
    return auction.last_bid.seat if auction and auction.is_over and auction.last_bid else None


def _recorded_first_to_name(case: Case) -> Seat | None:
    """The declarer of the contract that the calls came to."""
    contract = case.record.auction.contract() if case.record.auction else None
    return contract.declarer if contract else None


_final_bid: Fact[Call] = Fact("final_bid", "22A", OneBid(), derive=_recorded_final_bid)
_last_bidder: Fact[Seat] = Fact("last_bidder", "22A", OneSeat(), derive=_recorded_last_bidder)
_first_to_name: Fact[Seat] = Fact("first_to_name_denomination", "22A", OneSeat(), derive=_recorded_first_to_name)


def end_of_the_auction(case: Case) -> Iterator[Finding]:
    """Three passes in rotation after a bid make it the contract; four from the start pass the board out."""
    match case.among(passes_that_closed, passes_open(case)):
        case Passes.AFTER_A_BID:
            yield from _contract(case)
        case Passes.PASSED_OUT:
            yield Finding("22B", "board_passed_out", Effect.STANDS)
            yield zero_for_both(case)
        case Passes.SKIPPED_AND_HANDS_BACK:
            yield Finding("17D2", "hands_back_in_the_board_too_late", Effect.NO_RECTIFICATION)
            yield zero_for_both(case)
        case Passes.SKIPPED_A_PLAYER:
            see = "passes_out_of_turn_skip_a_player"
            who = case[player_skipped]
            yield Finding("17D3", "a_player_was_skipped", Effect.SEE_LAW, who=who, law="17D3", situation=see)
        case Passes.FEWER_THAN_THREE:
            yield Finding("22A", "auction_goes_on_until_three_passes", Effect.PROCEDURE)
        case never:
            assert_never(never)


def _contract(case: Case) -> Iterator[Finding]:
    """Declarer is who of the side that made the last bid first named its denomination."""
    yield Finding("22A", "auction_ended_with_the_last_bid", Effect.STANDS)
    bid, last = case[_final_bid], case[_last_bidder]
    declarer = case.among(_first_to_name, tuple(seat for seat in CLOCKWISE if seat.side is last.side))
    yield Finding("22A", "contract_and_declarer", Effect.PROCEDURE, bid=bid, who=declarer, side=declarer.side)
    yield Finding("41A", "he_makes_the_opening_lead", Effect.PROCEDURE, who=declarer.lho)
    yield Finding("41D", "he_is_dummy", Effect.PROCEDURE, who=declarer.partner)
    yield Finding("25A5", "until_the_lead_an_unintended_call_may_be_changed", Effect.PROCEDURE)
