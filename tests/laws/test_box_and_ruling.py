"""Random auctions with irregular calls: what the box says of the turn, the end and the contract is what is ruled."""

from collections.abc import Mapping

from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import CLOCKWISE, Auction, AuctionCall, Call, CallIrregularity, CallKind, Seat
from rulings.bridge.auction_text import entries, read_entries, read_text, written
from rulings.laws.auction.cancelled_calls import as_ruled
from rulings.laws.engine import Ruling, rule
from rulings.laws.record.auction import call_in_question
from rulings.laws.record.case_file import read_case
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of

CALLS = [Call.PASS] * 6 + [Call.DOUBLE, Call.REDOUBLE, *(Call.parse(bid) for bid in ("1C", "1S", "2D", "2NT", "4H"))]
OUT_OF_ROTATION = {
    CallKind.PASS: "pass_out_of_rotation",
    CallKind.BID: "bid_out_of_rotation",
    CallKind.DOUBLE: "double_out_of_rotation",
    CallKind.REDOUBLE: "double_out_of_rotation",
}


@st.composite
def auctions(draw: st.DrawFn) -> Auction:
    """Up to fourteen calls; one in four by anybody, the others by whose turn it is."""
    auction = Auction(draw(st.sampled_from(CLOCKWISE)))
    for _call in range(draw(st.integers(1, 14))):
        seat = draw(st.sampled_from(CLOCKWISE)) if draw(st.integers(0, 3)) == 0 else auction.turn
        auction = auction.then(AuctionCall(seat, draw(st.sampled_from(CALLS))))
    return auction


def ruled(situation: str, auction: Auction, **facts: object) -> Ruling:
    law = law_of(situation, "2017")
    record: Mapping[str, object] = {"dealer": str(auction.dealer), "auction": written(auction)}
    return rule(law, read_case(law, {**facts, "record": record}))


def keys(ruling: Ruling) -> set[str]:
    return {finding.key for finding in ruling.findings}


@given(auctions())
def test_an_auction_reads_back_with_every_call_it_holds(auction: Auction) -> None:
    assert read_text(auction.dealer, written(auction)) == auction
    assert read_entries(auction.dealer, entries(auction)) == auction


@given(auctions())
def test_17D3_the_box_closes_an_auction_just_where_the_ruling_does(auction: Auction) -> None:
    ruling = ruled("passes_out_of_turn_skip_a_player", auction, offender="N")
    over = {"auction_ended_with_the_last_bid", "board_passed_out"} & keys(ruling)
    assert auction.is_over is bool(over)
    assert (auction.contract() is not None) is ("auction_ended_with_the_last_bid" in over)
    if "auction_has_not_ended" in keys(ruling):
        (skipped,) = {each.values["who"] for each in ruling.findings if each.key == "auction_has_not_ended"}
        assert auction.turn is skipped


@given(auctions())
def test_a_call_is_after_the_final_pass_only_where_nobody_was_skipped_and_enough_have_passed(auction: Auction) -> None:
    for place, made in enumerate(auction.calls):
        before = auction.before(place)
        is_late = CallIrregularity.AFTER_FINAL_PASS in made.irregular
        assert is_late is before.is_over
        if is_late:
            assert {each.seat for each in before.closing} == set(CLOCKWISE)


def first_of_two_opponents(auction: Auction, place: int) -> Seat | None:
    """Who of the caller's opponents called first after the call, where nobody called between."""
    later = auction.calls[place + 1 : place + 2]
    who = auction.calls[place].seat
    return later[0].seat if later and later[0].seat in (who.lho, who.rho) else None


@given(auctions())
def test_28B_29A_the_first_opponent_to_call_decides_in_the_box_as_in_the_ruling(auction: Auction) -> None:
    for place, made in enumerate(auction.calls):
        before, first = auction.before(place), first_of_two_opponents(auction, place)
        if CallIrregularity.OUT_OF_ROTATION not in made.irregular or made.irregular - {
            CallIrregularity.OUT_OF_ROTATION
        }:
            continue
        if before.turn is not made.seat.rho or first is None or (before.calls and before.calls[-1].irregular):
            continue
        so_far = auction.before(place + 2)
        ruling = ruled(OUT_OF_ROTATION[made.call.kind], so_far, offender=str(made.seat))
        if first is made.seat.rho:
            assert "call_out_of_rotation_counts_for_nothing" in keys(ruling)
            findings = [(each.key, each.values.get("who")) for each in ruling.findings]
            marked = as_ruled(so_far, so_far, findings)  # type: ignore[arg-type]
            assert marked.calls[place].cancelled
            assert (marked.turn, marked.is_over, marked.contract()) == (so_far.turn, so_far.is_over, so_far.contract())
            assert marked.calls[-1].irregular == so_far.calls[-1].irregular
        else:
            assert "call_out_of_rotation_accepted" in keys(ruling)
            assert so_far.calls[-1].irregular <= {CallIrregularity.INSUFFICIENT, CallIrregularity.INADMISSIBLE}


@given(auctions())
def test_every_irregular_call_is_the_one_in_question_where_its_player_is_named(auction: Auction) -> None:
    """The calls up to each irregular one are enough to rule on it: none hides another, and none is skipped."""
    for place, made in enumerate(auction.calls):
        so_far = auction.before(place + 1)
        for kind in made.irregular:
            law = law_of("insufficient_bid", "2017")
            record = {"dealer": str(auction.dealer), "auction": written(so_far)}
            case = read_case(law, {"offender": str(made.seat), "record": record})
            assert case[offender] is made.seat
            found = call_in_question(case, kind)
            assert found is not None
            assert found.made.seat is made.seat
            assert kind in found.made.irregular
