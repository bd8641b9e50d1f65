"""Auctions: whose turn, sufficient or not, who declares, and what is irregular."""

import pytest

from rulings.bridge.auctions import Auction, CallIrregularity
from rulings.bridge.calls import Call, Denomination
from rulings.bridge.seats import Seat
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
