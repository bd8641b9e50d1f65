"""What a player calls instead of his irregular call: told by the record, and only what may be called is offered."""

import pytest

from rulings.bridge import Call
from rulings.laws.engine import Ruling, UnknownAnswer
from tests.laws.recorded_auctions import asked, derived, typed

OUT_OF_TURN = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": "no"}
ACCEPTED_BY_NOBODY = {
    "insufficient_kind": "in_turn",
    "since_insufficient": "nothing",
    "lho_accepts_insufficient_bid": "no",
}
TOO_LOW = {**ACCEPTED_BY_NOBODY, "replacement": "other_bid_or_pass"}
COMPARABLE = {"withdrawn_call": "bid"}


def offered(ruling: Ruling) -> set[str]:
    """The calls that the open question takes."""
    assert ruling.question is not None
    assert ruling.question.fact.key == "replacement_call"
    return {str(call) for call in ruling.question.options}


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
    assert offered(ruling) >= {"1NT", "2C", "P"}


@pytest.mark.parametrize(("situation", "calls", "facts", "never", "still"), [
    ("bid_out_of_rotation", "1S P W:1H!", OUT_OF_TURN | {"rho_action": "legal_call"},
     {"1C", "1S"}, {"1NT", "2H", "P", "X", "XX"}),
    ("bid_out_of_rotation", "1S P [W:1H] 2D", OUT_OF_TURN | {"rho_action": "legal_call"},
     {"1NT", "2D", "XX"}, {"2H", "P", "X"}),
    ("bid_out_of_rotation", "W:1H!", OUT_OF_TURN, set(), {"1C", "P", "X"}),
    ("pass_out_of_rotation", "1C W:P!", {**OUT_OF_TURN, "pass_is_artificial": "no"}, {"1C"}, {"1D", "P", "X"}),
    ("comparable_call", "2H [E:1S] ", {"withdrawn_call": "insufficient_bid"}, {"2H", "XX"}, {"2S", "P", "X"}),
])  # fmt: skip
def test_a_call_that_would_be_irregular_there_is_not_offered(
    situation: str, calls: str, facts: dict[str, str], never: set[str], still: set[str]
) -> None:
    found = offered(typed(situation, calls, **facts))
    assert (found & never, still - found) == (set(), set())


def test_a_replacement_that_would_be_insufficient_is_refused_by_name() -> None:
    facts = OUT_OF_TURN | {"rho_action": "legal_call", "replacement_call": "1H"}
    with pytest.raises(UnknownAnswer, match="fact 'replacement_call' cannot be '1H'"):
        typed("bid_out_of_rotation", "1S P [W:1H] 2D", **facts)


def test_without_an_auction_every_call_is_offered() -> None:
    ruling = typed("comparable_call", "1C", offender="W", withdrawn_call="bid")
    assert len(offered(ruling)) == 35 + 3
    assert str(Call.REDOUBLE) in offered(ruling)
    assert asked(ruling) == "replacement_call"


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
