"""Laws 17D3, 22 and 34 (2007: 17E2): three passes have closed the auction; did one of them rob a player of his turn?

The outcomes are the same in both editions; only the numbers differ. Where nobody has bid and all four hands are back
in the board it is too late (WBF Commentary on 17, example 14); whether they are, no record tells.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import CLOCKWISE, CallIrregularity, Seat
from rulings.laws.engine import Case, Effect, Fact, Finding, OneSeat, one_of
from rulings.laws.record.roles import offender


class Passes(StrEnum):
    """How the last call was followed by passes."""

    SKIPPED_A_PLAYER = "skipped_a_player"
    SKIPPED_AND_HANDS_BACK = "skipped_and_hands_back"
    AFTER_A_BID = "after_a_bid"
    PASSED_OUT = "passed_out"
    FEWER_THAN_THREE = "fewer_than_three"


def _recorded_passes(case: Case) -> Passes | None:
    auction = case.record.auction
    if auction is None:
        return None
    if auction.skipped is not None:
        return Passes.SKIPPED_A_PLAYER if auction.last_bid else None
    if not auction.is_over:
        return Passes.FEWER_THAN_THREE
    return Passes.PASSED_OUT if auction.is_passed_out else Passes.AFTER_A_BID


def passes_open(case: Case) -> tuple[Passes, ...]:
    """Where the record has a skipped player, only the hands are in question."""
    auction = case.record.auction
    if auction is None or auction.skipped is None or auction.last_bid:
        return tuple(Passes)
    return (Passes.SKIPPED_A_PLAYER, Passes.SKIPPED_AND_HANDS_BACK)


def _recorded_skipped_player(case: Case) -> Seat | None:
    return case.record.auction.skipped if case.record.auction else None


def _recorded_passers(case: Case) -> list[Seat]:
    """Who passed out of rotation after the last call, each once."""
    closing = case.record.auction.closing if case.record.auction and case.record.auction.skipped else ()
    return list(dict.fromkeys(made.seat for made in closing if CallIrregularity.OUT_OF_ROTATION in made.irregular))


def _recorded_passer(case: Case) -> Seat | None:
    """The one of several is as good as the other: all are named."""
    return next(iter(_recorded_passers(case)), None)


passes_that_closed = one_of("passes_that_closed_the_auction", Passes, law="34", derive=_recorded_passes)
player_skipped: Fact[Seat] = Fact("player_skipped", "34", OneSeat(), derive=_recorded_skipped_player)
_passer: Fact[Seat] = Fact("passer_out_of_rotation", "17D3", OneSeat(), derive=_recorded_passer)


def passes_out_of_turn_skip_a_player(case: Case) -> Iterator[Finding]:
    """Three passes close the auction, unless one of them was out of rotation and a player lost his turn by it."""
    match case.among(passes_that_closed, passes_open(case)):
        case Passes.SKIPPED_AND_HANDS_BACK:
            yield Finding(
                case.by_edition("17D2", in_2007="22B2"), "hands_back_in_the_board_too_late", Effect.NO_RECTIFICATION
            )
            yield zero_for_both(case)
        case Passes.SKIPPED_A_PLAYER:
            yield from _back_to_the_skipped_player(case, case[player_skipped])
        case Passes.AFTER_A_BID:
            yield Finding(case.by_edition("22A", in_2007="22A2"), "auction_ended_with_the_last_bid", Effect.STANDS)
        case Passes.PASSED_OUT:
            yield Finding(case.by_edition("22B", in_2007="22A1"), "board_passed_out", Effect.STANDS)
            yield zero_for_both(case)
        case Passes.FEWER_THAN_THREE:
            see = "pass_out_of_rotation"
            yield Finding("34", "auction_still_open", Effect.SEE_LAW, who=case[offender], law="30", situation=see)
        case never:
            assert_never(never)


def zero_for_both(case: Case) -> Finding:
    """What a board that was passed out is worth."""
    return Finding(case.by_edition("22B", in_2007="22A1"), "passed_out_board_is_zero", Effect.STANDS)


def _back_to_the_skipped_player(case: Case, who: Seat) -> Iterator[Finding]:
    """The auction goes back to the player, also when the pass out of rotation was condoned by the next pass (29A)."""
    number = case.by_edition("17D3", in_2007="17E2")
    authorized, unauthorized = case.by_edition(("16C1", "16C2"), in_2007=("16D1", "16D2"))
    yield Finding(number, "auction_has_not_ended", Effect.TURN_RETURNS, who=who)
    yield Finding(number, "passes_after_the_skipped_turn_cancelled", Effect.CANCELLED, who=who)
    yield Finding(number, "auction_proceeds_normally", Effect.PLAY_ON, who=who)
    yield Finding(authorized, "cancelled_passes_authorized_for_the_others", Effect.INFORMATION)
    passer = case.among(_passer, tuple(seat for seat in CLOCKWISE if seat is not who))
    for each in _recorded_passers(case) or [passer]:
        key = "cancelled_passes_unauthorized_for_the_passers_side"
        yield Finding(unauthorized, key, Effect.INFORMATION, who=each, side=each.side)
