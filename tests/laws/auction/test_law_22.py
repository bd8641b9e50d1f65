"""Law 22: the contract that the recorded calls came to, and who plays it."""

import pytest

from tests.laws.recorded_auctions import called
from tests.laws.ruling import keys, ruled, the


@pytest.mark.parametrize(("calls", "declarer", "leader", "dummy"), [
    ("1H P 2H P P P", "N", "E", "S"),
    ("P 1S P 2NT P 3NT P P P", "W", "N", "E"),
    ("1H S:P! E:2C P P P", "E", "S", "W"),
])  # fmt: skip
def test_22A_the_recorded_auction_tells_declarer_leader_and_dummy(
    calls: str, declarer: str, leader: str, dummy: str
) -> None:
    ruling = called("end_of_the_auction", calls.replace("!", ""))
    who = [
        the(ruling, key).values["who"] for key in ("contract_and_declarer", "he_makes_the_opening_lead", "he_is_dummy")
    ]
    assert [str(seat) for seat in who] == [declarer, leader, dummy]


def test_22A_without_a_record_declarer_is_one_of_the_side_that_made_the_last_bid() -> None:
    ruling = ruled("end_of_the_auction", passes_that_closed_the_auction="after_a_bid", final_bid="4S", last_bidder="W")
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["E", "W"]


def test_22B_a_passed_out_board_is_zero_for_both_sides() -> None:
    assert keys(called("end_of_the_auction", "P P P P")) == {"board_passed_out", "passed_out_board_is_zero"}
