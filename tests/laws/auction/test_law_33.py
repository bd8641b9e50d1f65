"""Law 33, both rows."""

import pytest

from tests.laws.recorded_auctions import asked, derived, typed
from tests.laws.ruling import cited, ruled


def test_33_the_later_caller_who_comes_next_is_in_rotation() -> None:
    ruling = ruled("simultaneous_calls", is_next_in_turn=True)
    assert cited(ruling) == [("33", "simultaneous_call_follows_in_rotation")]


@pytest.mark.parametrize(("call", "law", "situation"), [
    ("pass", "30", "pass_out_of_rotation"),
    ("bid", "31", "bid_out_of_rotation"),
    ("double", "32", "double_out_of_rotation"),
])  # fmt: skip
def test_33_otherwise_he_is_out_of_rotation(call: str, law: str, situation: str) -> None:
    (finding,) = ruled("simultaneous_calls", is_next_in_turn=False, simultaneous_call=call).findings
    assert (finding.paragraph, finding.values["law"], finding.values["situation"]) == ("33", law, situation)


@pytest.mark.parametrize(("calls", "who", "call"), [
    ("1S P W:2H!", "W", "bid"),
    ("1S P E:P!", "E", "pass"),
    ("1S 2C N:X!", "N", "double"),
    ("1C X P N:XX!", "N", "double"),
    ("1S P [W:2H]", "W", "bid"),
])  # fmt: skip
def test_33_a_recorded_call_out_of_rotation_tells_who_called_with_the_player_in_turn_and_what(
    calls: str, who: str, call: str
) -> None:
    ruling = typed("simultaneous_calls", calls)
    assert derived(ruling) == {"offender": who, "is_next_in_turn": "no", "simultaneous_call": call}
    assert cited(ruling) == [("33", "simultaneous_call_is_out_of_rotation")]


@pytest.mark.parametrize("calls", ["1S W:2H! E:P!", "1S P W:2H! S:3S!", "W:1H!"])
def test_33_where_either_of_two_may_have_called_with_him_it_is_asked(calls: str) -> None:
    ruling = typed("simultaneous_calls", calls)
    assert (derived(ruling), asked(ruling)) == ({"offender": "W"}, "is_next_in_turn")


def test_33_an_auction_without_a_call_out_of_rotation_tells_nothing_of_it() -> None:
    assert asked(typed("simultaneous_calls", "1S P 2H")) == "offender"
