"""Law 33, both rows."""

import pytest

from tests.laws.recorded_auctions import asked, derived, typed
from tests.laws.ruling import cited, ruled


def test_33_the_later_caller_who_comes_next_is_in_rotation() -> None:
    ruling = ruled("simultaneous_calls", simultaneous_caller_place="next")
    assert cited(ruling) == [("33", "simultaneous_call_follows_in_rotation"), ("17C", "calls_next_unless_over")]


def test_33_where_neither_was_in_turn_each_call_has_its_own_law() -> None:
    ruling = ruled(
        "simultaneous_calls",
        simultaneous_caller_place="neither_in_turn",
        other_simultaneous_caller="E",
        simultaneous_call="pass",
        other_simultaneous_call="bid",
    )
    both = [each.values for each in ruling.findings if each.key == "simultaneous_call_has_its_own_law"]
    assert [(str(each["who"]), each["law"], each["situation"]) for each in both] == [
        ("W", "30", "pass_out_of_rotation"),
        ("E", "31", "bid_out_of_rotation"),
    ]


@pytest.mark.parametrize(("call", "law", "situation"), [
    ("pass", "30", "pass_out_of_rotation"),
    ("bid", "31", "bid_out_of_rotation"),
    ("double", "32", "double_out_of_rotation"),
])  # fmt: skip
def test_33_otherwise_he_is_out_of_rotation(call: str, law: str, situation: str) -> None:
    facts = {"simultaneous_caller_place": "not_next"}
    (finding,) = ruled("simultaneous_calls", **facts, simultaneous_call=call).findings
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
    assert derived(ruling) == {
        "offender": who,
        "simultaneous_caller_place": "not_next",
        "simultaneous_call": call,
    }
    assert cited(ruling) == [("33", "simultaneous_call_is_out_of_rotation")]


@pytest.mark.parametrize("calls", ["1S W:2H! E:P!", "1S P W:2H! S:3S!"])
def test_33_where_either_of_two_may_have_called_with_him_it_is_asked(calls: str) -> None:
    ruling = typed("simultaneous_calls", calls)
    assert (derived(ruling), asked(ruling)) == ({"offender": "W"}, "simultaneous_caller_place")
    assert ruling.question is not None
    assert [str(option) for option in ruling.question.options] == ["next", "not_next"]


def test_33_where_nobody_had_called_in_turn_it_is_asked_whether_one_of_the_two_was() -> None:
    ruling = typed("simultaneous_calls", "W:1H!")
    assert (derived(ruling), asked(ruling)) == ({"offender": "W"}, "simultaneous_caller_place")


def test_33_an_auction_without_a_call_out_of_rotation_tells_nothing_of_it() -> None:
    assert asked(typed("simultaneous_calls", "1S P 2H")) == "offender"
