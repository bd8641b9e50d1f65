"""Auctions: whose turn, sufficient or not, who declares, and what is irregular."""

import pytest

from rulings.bridge import Auction, AuctionCall, Call, CallIrregularity, Denomination, Seat
from tests.bridge.saying import exactly


def auction(text: str, dealer: Seat = Seat.NORTH) -> Auction:
    return Auction.of(dealer, text.split())


def test_the_turn_goes_clockwise_from_the_dealer() -> None:
    assert Auction(Seat.EAST).turn is Seat.EAST
    assert auction("P 1NT", Seat.EAST).turn is Seat.WEST


def test_the_first_of_the_side_to_name_the_denomination_declares() -> None:
    assert str(auction("1H 1S 2H 2S 3H X P P P").contract()) == "3HX by N"
    assert str(auction("P 1NT P 2D P 2H P 4H X P P XX P P P").contract()) == "4HXX by E"


def test_a_bid_wipes_out_a_double() -> None:
    assert str(auction("1C X 1D P P P").contract()) == "1D by S"


def test_the_same_denomination_bid_by_opponents_does_not_count() -> None:
    assert str(auction("1H 2H P 2S P 3H P P P").contract()) == "3H by E"


@pytest.mark.parametrize("text", ["", "1C", "1C P P", "P P P"])
def test_an_open_auction_has_no_contract(text: str) -> None:
    assert not auction(text).is_over
    assert auction(text).contract() is None


def test_four_passes_pass_the_board_out() -> None:
    passed = auction("P P P P")
    assert (passed.is_over, passed.is_passed_out, passed.contract()) == (True, True, None)
    assert not auction("1C P P P").is_passed_out


def test_a_bid_is_sufficient_only_above_the_last_bid() -> None:
    so_far = auction("1H P 2C")
    assert [so_far.is_sufficient(Call.parse(text)) for text in ("1NT", "2C", "2D", "P", "X")] == [
        False,
        False,
        True,
        True,
        True,
    ]
    assert str(so_far.last_bid) == "2C by S"


def test_the_lowest_sufficient_bid_is_found_in_each_denomination() -> None:
    so_far = auction("2H")
    assert [str(so_far.lowest_sufficient(denomination)) for denomination in Denomination] == [
        "3C",
        "3D",
        "3H",
        "2S",
        "2NT",
    ]
    assert auction("7NT").lowest_sufficient(Denomination.NOTRUMP) is None
    assert str(Auction(Seat.NORTH).lowest_sufficient(Denomination.CLUBS)) == "1C"


def test_a_call_out_of_rotation_is_kept_and_the_turn_goes_on_from_it() -> None:
    irregular = Auction.of(Seat.WEST, ["1D", {"call": "2S", "seat": "E", "note": "weak"}, "P"])
    assert [str(made) for made in irregular.calls] == ["1D by W", "2S by E", "P by S"]
    assert irregular.calls[1].irregular == {CallIrregularity.OUT_OF_ROTATION}
    assert irregular.calls[1].note == "weak"
    assert irregular.turn is Seat.WEST


def test_an_insufficient_bid_is_marked_and_stands_as_the_last_bid() -> None:
    irregular = auction("1D 1C")
    assert irregular.calls[1].irregular == {CallIrregularity.INSUFFICIENT}
    assert str(irregular.last_bid) == "1C by E"
    assert str(irregular.before(1).last_bid) == "1D by N"


@pytest.mark.parametrize("text", ["X", "P X", "1C P X", "1C X X", "1C XX", "1C X XX XX"])
def test_a_double_of_nothing_is_marked_and_has_no_effect(text: str) -> None:
    made = auction(text)
    assert made.calls[-1].irregular == {CallIrregularity.INADMISSIBLE}
    assert made.doubled == made.before(len(made.calls) - 1).doubled


@pytest.mark.parametrize(("text", "is_over"), [
    ("1C P P X P", False),
    ("1C P P X P P", False),
    ("1C P P X P P P", True),
    ("P X P P P", False),
    ("X P P P", False),
    ("X P P P P", True),
])  # fmt: skip
def test_an_inadmissible_double_parts_the_passes_that_would_end_the_auction(text: str, is_over: bool) -> None:
    assert auction(text, Seat.SOUTH).is_over is is_over


def cancelled(text: str, *places: int, dealer: Seat = Seat.NORTH) -> Auction:
    """The auction with the calls at these places, counted from 0, cancelled."""
    return auction(text, dealer).with_cancelled(places)


def passed_out_after(ruled: Auction) -> Auction:
    """The auction with three more passes, each in turn."""
    for _pass in range(3):
        ruled = ruled.then(AuctionCall(ruled.turn, Call.PASS))
    return ruled


def test_a_cancelled_call_counts_neither_for_the_turn_nor_for_the_last_bid() -> None:
    ruled = cancelled("1S 1H", 1)
    assert (ruled.turn, str(ruled.last_bid)) == (Seat.EAST, "1S by N")
    assert ruled.calls[1].irregular == {CallIrregularity.INSUFFICIENT}
    assert ruled.then(AuctionCall(Seat.EAST, Call.parse("2H"))).calls[2].irregular == frozenset()


def test_a_cancelled_call_neither_declares_nor_ends_an_auction() -> None:
    assert str(passed_out_after(cancelled("1S 2H", 1)).contract()) == "1S by N"
    assert cancelled("1C P P P", 3).turn is Seat.WEST
    assert not cancelled("1C P P P", 3).is_over


def test_a_double_that_was_cancelled_doubles_nothing() -> None:
    assert str(passed_out_after(cancelled("1C X", 1)).contract()) == "1C by N"


def test_calls_cancelled_together_are_irregular_as_they_were_made_not_for_one_another() -> None:
    together = cancelled("1C P X P", 2, 3)
    assert [sorted(made.irregular) for made in together.calls[2:]] == [["inadmissible"], []]
    one_after_the_other = (
        auction("1S 1H").with_cancelled([1]).then(AuctionCall(Seat.EAST, Call.parse("1D"), cancelled=True))
    )
    assert one_after_the_other.calls[2].irregular == {CallIrregularity.INSUFFICIENT}


def test_the_auction_in_force_is_the_one_without_its_cancelled_calls() -> None:
    assert str(cancelled("1S 1H 2C", 1).in_force) == "1S 2C"
    assert cancelled("1S 1H 2C", 1).with_cancelled(()) == auction("1S 1H 2C")


def test_a_call_after_the_final_pass_is_marked_and_changes_nothing() -> None:
    late = auction("1C P P P 2C")
    assert late.calls[-1].irregular == {CallIrregularity.AFTER_FINAL_PASS}
    assert str(late.contract()) == "1C by N"


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        (["1C", "9D"], "Call 2 of the auction: '9D' is not a call; write P, X, XX or a bid such as 1NT."),
        ([{"call": "1C", "seat": "Q"}], "Call 1 of the auction: 'Q' is not a seat; write N, E, S or W."),
        ([{"seat": "E"}], "Call 1 of the auction: write a call, or an object with 'call' and 'seat'."),
        ([7], "Call 1 of the auction: write a call, or an object with 'call' and 'seat'."),
    ],
)
def test_a_bad_call_is_refused_with_its_place(calls: list[str], sentence: str) -> None:
    with pytest.raises(ValueError, match=exactly(sentence)):
        Auction.of(Seat.NORTH, calls)


def test_17D3_three_passes_that_skipped_a_player_do_not_end_the_auction_and_the_turn_is_his() -> None:
    skipped = Auction.of(Seat.NORTH, ["1H", {"call": "P", "seat": "S"}, "P", "P"])
    assert (skipped.skipped, skipped.turn, skipped.is_over, skipped.contract()) == (Seat.EAST, Seat.EAST, False, None)
    assert skipped.then(AuctionCall(Seat.EAST, Call.parse("1S"))).calls[-1].irregular == frozenset()
    assert skipped.then(AuctionCall(Seat.EAST, Call.PASS)).is_over


def test_17D3_of_four_passes_one_that_skipped_a_player_passes_nothing_out() -> None:
    skipped = Auction.of(Seat.NORTH, ["P", {"call": "P", "seat": "S"}, "P", "P"])
    assert (skipped.skipped, skipped.turn, skipped.is_passed_out) == (Seat.EAST, Seat.EAST, False)


def test_28B_a_call_at_ones_own_turn_over_a_call_out_of_rotation_is_in_rotation_and_the_other_counts_for_nothing() -> (
    None
):
    answered = Auction.of(Seat.NORTH, ["1H", {"call": "3S", "seat": "S"}, {"call": "2C", "seat": "E"}])
    assert [sorted(made.irregular) for made in answered.calls] == [[], ["out_of_rotation"], []]
    assert (answered.turn, str(answered.last_bid)) == (Seat.SOUTH, "2C by E")
    assert str(passed_out_after(answered).contract()) == "2C by E"


def test_29A_a_call_by_the_player_on_the_left_accepts_the_call_out_of_rotation() -> None:
    accepted = Auction.of(Seat.NORTH, ["1H", {"call": "3S", "seat": "S"}, {"call": "3NT", "seat": "W"}])
    assert [sorted(made.irregular) for made in accepted.calls] == [[], ["out_of_rotation"], []]
    assert (accepted.turn, str(accepted.last_bid)) == (Seat.NORTH, "3NT by W")
