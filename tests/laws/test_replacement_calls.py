"""What a player calls instead of his irregular call: told by the record, never asked for, and a call that is legal."""

import pytest

from rulings.laws.engine import UnknownAnswer
from tests.laws.recorded_auctions import asked, derived, typed

OUT_OF_TURN = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": "no"}
ACCEPTED_BY_NOBODY = {
    "insufficient_kind": "in_turn",
    "since_insufficient": "nothing",
    "lho_accepts_insufficient_bid": "no",
}
TOO_LOW = {**ACCEPTED_BY_NOBODY, "replacement": "other_bid_or_pass"}
COMPARABLE = {"withdrawn_call": "bid"}


@pytest.mark.parametrize(("situation", "calls", "facts", "replacement"), [
    ("bid_out_of_rotation", "1C P [W:1H] 1D 1S 2H", {**OUT_OF_TURN, "rho_action": "legal_call"}, "1S"),
    ("bid_out_of_rotation", "1C [S:1H] P 1H", OUT_OF_TURN | {"rho_action": "legal_call"}, "1H"),
    ("bid_out_of_rotation", "[E:1H] 1C X", OUT_OF_TURN | {"rho_action": "legal_call"}, "X"),
    ("pass_out_of_rotation", "1C [W:P] 1D P 1S", {**OUT_OF_TURN, "pass_is_artificial": "no"}, "1S"),
    ("double_out_of_rotation", "1C P [W:X] 1D 1H", {**OUT_OF_TURN, "rho_passes": "no"}, "1H"),
    ("insufficient_bid", "1S [E:1H] 2C", TOO_LOW, "2C"),
    ("insufficient_bid", "1S [E:1H] P", TOO_LOW, "P"),
    ("comparable_call", "[E:1H] 1C 2H", COMPARABLE, "2H"),
    ("comparable_call", "1S [E:1H] [E:X] 2H", {"withdrawn_call": "insufficient_bid"}, "2H"),
])  # fmt: skip
def test_23A_what_replaced_a_cancelled_call_is_recorded(
    situation: str, calls: str, facts: dict[str, str], replacement: str | None
) -> None:
    assert derived(typed(situation, calls, **facts)).get("replacement_call") == replacement


@pytest.mark.parametrize(("calls", "replacement"), [
    ("1S [E:1H] P", "other_bid_or_pass"),
    ("1S [E:1H] X", "double"),
    ("1S [E:1H] [E:X] 2H", "double"),
    ("1S [E:1H] [E:1D] 2H", None),
    ("1S [E:1H] 2H", None),
    ("1S [E:1H]", None),
])  # fmt: skip
def test_27B_what_he_tried_first_instead_of_the_cancelled_bid_is_recorded(calls: str, replacement: str | None) -> None:
    assert derived(typed("insufficient_bid", calls, **ACCEPTED_BY_NOBODY)).get("replacement") == replacement


def test_of_a_call_out_of_rotation_that_was_accepted_nothing_replaces_a_later_insufficient_bid() -> None:
    ruling = typed("insufficient_bid", "E:1H! 1S P P 1D", **TOO_LOW)
    assert "replacement_call" not in derived(ruling)
    assert asked(ruling) == "comparable_test"


@pytest.mark.parametrize(("situation", "calls", "facts", "never", "still"), [
    ("bid_out_of_rotation", "1S P W:1H!", OUT_OF_TURN | {"rho_action": "legal_call"},
     {"1C", "1S"}, {"1NT", "2H", "P", "X", "XX"}),
    ("bid_out_of_rotation", "1S P [W:1H] 2D", OUT_OF_TURN | {"rho_action": "legal_call"},
     {"1NT", "2D", "XX"}, {"2H", "P", "X"}),
    ("bid_out_of_rotation", "W:1H!", OUT_OF_TURN, set(), {"1C", "P", "X"}),
    ("pass_out_of_rotation", "1C W:P!", {**OUT_OF_TURN, "pass_is_artificial": "no"}, {"1C"}, {"1D", "P", "X"}),
    ("comparable_call", "2H [E:1S] ", {"withdrawn_call": "insufficient_bid"}, {"2H", "XX"}, {"2S", "P", "X"}),
])  # fmt: skip
def test_a_replacement_that_would_be_irregular_there_is_refused_by_name(
    situation: str, calls: str, facts: dict[str, str], never: set[str], still: set[str]
) -> None:
    for call in never:
        with pytest.raises(UnknownAnswer, match=f"fact 'replacement_call' cannot be '{call}'"):
            typed(situation, calls, **facts, replacement_call=call)
    for call in still:
        assert asked(typed(situation, calls, **facts, replacement_call=call)) == "comparable_test"


@pytest.mark.parametrize(("calls", "named"), [("[E:1H] 1C 2H", ["2H"]), ("[E:1H] 1C", [])])
def test_the_call_that_is_compared_is_named_where_it_is_recorded_and_not_asked_for_where_not(
    calls: str, named: list[str]
) -> None:
    ruling = typed("comparable_call", calls, **COMPARABLE, comparable_test="subset")
    assert ruling.is_complete
    assert [str(found.values["call"]) for found in ruling.findings if found.key == "called_instead"] == named


@pytest.mark.parametrize(("situation", "calls", "told"), [
    ("bid_out_of_rotation", "1C [S:1H] P", {"rho_action": "pass", "repetition_is_legal": "yes"}),
    ("bid_out_of_rotation", "1C [S:1H] X", {"rho_action": "legal_call"}),
    ("bid_out_of_rotation", "2C [S:1H] 1D", {"rho_action": "illegal_call"}),
    ("bid_out_of_rotation", "1C P P [N:1H] P", {"rho_action": "pass_closes_auction"}),
    ("double_out_of_rotation", "1C P [W:X] P", {"rho_passes": "yes", "repeated_double_is_admissible": "yes"}),
    ("double_out_of_rotation", "1C P [W:X] 1D", {"rho_passes": "no"}),
])  # fmt: skip
def test_31A_32A_what_rho_called_once_the_call_was_cancelled_is_recorded(
    situation: str, calls: str, told: dict[str, str]
) -> None:
    assert derived(typed(situation, calls, **OUT_OF_TURN)).items() >= told.items()


def test_28B_whether_rho_called_before_the_ruling_is_asked_first() -> None:
    assert asked(typed("bid_out_of_rotation", "1C [S:1H] X")) == "since_out_of_rotation"


@pytest.mark.parametrize("calls", ["1S 1H E:2H!", "1S [E:1H] 2H", "1S [E:1H] 3C P"])
def test_27B_of_a_recorded_sufficient_bid_only_what_it_showed_is_asked(calls: str) -> None:
    question = typed("insufficient_bid", calls, **ACCEPTED_BY_NOBODY).question
    assert question is not None
    assert question.fact.key == "replacement"
    assert {str(option) for option in question.options} == {"lowest_same", "other_bid_or_pass"}
