"""Laws 30 to 32, row by row, and the quick matrix of a call out of turn not accepted; West calls, East is partner."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Ruling
from tests.laws.ruling import cited, keys, ruled, the

COMPARABLE = ["23B", "26A", "23C"]
BARRED = [
    "must_pass_at_his_next_turn",
    "withdrawn_call_authorized_for_the_others",
    "withdrawn_call_unauthorized_for_his_side",
    "lead_restriction_may_follow",
    "judge_after_play_whether_could_have_known",
    "calls_next_unless_over",
]


def cancelled(situation: str, turn: str, **facts: object) -> Ruling:
    """Not accepted by North."""
    if turn == "lho":
        facts["has_called_before"] = False
    return ruled(situation, whose_turn=turn, since_out_of_rotation="nobody", lho_accepts_out_of_rotation=False, **facts)


def passed(turn: str, **facts: object) -> Ruling:
    facts.setdefault("pass_is_artificial", False)
    return cancelled("pass_out_of_rotation", turn, **facts)


def bid(turn: str, **facts: object) -> Ruling:
    return cancelled("bid_out_of_rotation", turn, **facts)


def doubled(turn: str, **facts: object) -> Ruling:
    return cancelled("double_out_of_rotation", turn, double_is_inadmissible=False, **facts)


def from_replacement(ruling: Ruling) -> list[str]:
    """The keys after the offender was told that he may make any legal call."""
    found = [key for _paragraph, key in cited(ruling)]
    return found[found.index("told_away_from_the_table") + 1 :]


def assert_comparable(ruling: Ruling, paragraph: str) -> None:
    assert the(ruling, "comparable_no_further_rectification").paragraph == paragraph
    assert from_replacement(ruling) == [
        "comparable_no_further_rectification",
        "withdrawn_call_not_unauthorized",
        "comparable_so_no_lead_restriction",
        "calls_next_unless_over",
        "judge_after_play_whether_assisted",
    ]


def assert_partner_passes_once(ruling: Ruling, paragraph: str) -> None:
    assert from_replacement(ruling) == BARRED
    assert the(ruling, "lead_restriction_may_follow").values["partner"] is Seat.EAST
    must_pass = the(ruling, "must_pass_at_his_next_turn")
    assert (must_pass.paragraph, must_pass.values["who"]) == (paragraph, Seat.EAST)


# 30: pass


def test_30C_an_artificial_pass_is_ruled_under_31() -> None:
    ruling = passed("partner", pass_is_artificial=True)
    assert the(ruling, "artificial_pass_out_of_rotation").values["situation"] == "bid_out_of_rotation"


def test_30A_at_rhos_turn_the_offender_passes_once_and_partner_is_free_without_23_or_26B() -> None:
    assert cited(passed("rho"))[-6:] == [
        ("30A", "must_pass_at_his_next_turn"),
        ("30A", "partner_is_free"),
        ("16C1", "withdrawn_call_authorized_for_the_others"),
        ("16C2", "withdrawn_call_unauthorized_unless_comparable"),
        ("30A", "no_lead_restriction_unless_i_judge_so"),
        ("72C", "judge_after_play_whether_could_have_known"),
    ]
    assert the(passed("rho"), "must_pass_at_his_next_turn").values["who"] is Seat.WEST
    assert the(passed("rho"), "partner_is_free").values["who"] is Seat.EAST
    assert not {"lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side"} & keys(passed("rho"))


@pytest.mark.parametrize("turn", ["partner", "lho"])
def test_30B1a_partner_may_make_any_call_within_16C2_and_so_may_the_offender(turn: str) -> None:
    ruling = passed(turn, comparable_test="none")
    assert the(ruling, "partner_may_call_but_not_use_it").paragraph == "30B1(a)"
    assert the(ruling, "partner_may_call_but_not_use_it").values["who"] is Seat.EAST
    assert the(ruling, "may_make_any_legal_call").values["who"] is Seat.WEST


@pytest.mark.parametrize("turn", ["partner", "lho"])
def test_30B1b_comparable_is_free_and_anything_else_makes_partner_pass_once(turn: str) -> None:
    assert_comparable(passed(turn, comparable_test="subset"), "30B1(b)(i)")
    assert_partner_passes_once(passed(turn, comparable_test="none"), "30B1(b)(ii)")


# 31: bid, artificial pass


def test_31A1_rho_passes_and_he_must_repeat_his_call_which_costs_nothing() -> None:
    assert cited(bid("rho", rho_action="pass", repetition_is_legal=True))[-4:] == [
        ("31A1", "must_repeat_his_call"),
        ("31A1", "repeated_so_no_rectification"),
        ("23B", "withdrawn_call_not_unauthorized"),
        ("17C", "calls_next_unless_over"),
    ]


def test_31A1_a_repetition_that_would_be_insufficient_is_27B() -> None:
    ruling = bid("rho", rho_action="pass", repetition_is_legal=False)
    assert the(ruling, "repetition_would_be_insufficient").values["situation"] == "insufficient_bid"


def test_31A2_rho_acts_legally_and_his_replacement_is_tested() -> None:
    assert_comparable(bid("rho", rho_action="legal_call", comparable_test="same_purpose"), "31A2(a)")
    assert_partner_passes_once(bid("rho", rho_action="legal_call", comparable_test="none"), "31A2(b)")


def test_31A2_footnote_an_illegal_action_of_rho_is_rectified_first() -> None:
    facts: dict[str, object] = {"rho_action": "illegal_call", "rho_passes_in_the_end": False}
    ruling = bid("rho", **facts, comparable_test="none")
    assert the(ruling, "rhos_illegal_call_is_rectified_first").values["who"] is Seat.SOUTH
    assert_partner_passes_once(ruling, "31A2(b)")
    repeated = bid("rho", rho_action="illegal_call", rho_passes_in_the_end=True, repetition_is_legal=True)
    assert "must_repeat_his_call" in keys(repeated)


@pytest.mark.parametrize("turn", ["partner", "lho"])
def test_31B_partner_is_free_within_16C2_and_then_the_replacement_is_tested(turn: str) -> None:
    ruling = bid(turn, comparable_test="none")
    assert the(ruling, "partner_may_call_but_not_use_it").paragraph == "31B1"
    assert the(ruling, "may_make_any_legal_call").paragraph == "31B2"
    assert_partner_passes_once(ruling, "31A2(b)")
    assert_comparable(bid(turn, comparable_test="same_or_similar"), "31A2(a)")


# 32: double, redouble


def test_32_an_inadmissible_double_is_36_whatever_the_turn() -> None:
    ruling = ruled("double_out_of_rotation", double_is_inadmissible=True)
    assert [(f.paragraph, f.values["situation"]) for f in ruling.findings] == [("32", "inadmissible_double")]


def test_32A1_rho_passes_and_he_must_repeat_it() -> None:
    ruling = doubled("rho", rho_passes=True, repeated_double_is_admissible=True)
    assert cited(ruling)[-4:-2] == [("32A1", "must_repeat_his_call"), ("32A1", "repeated_so_no_rectification")]


def test_32A1_inadmissible_when_repeated_is_36() -> None:
    ruling = doubled("rho", rho_passes=True, repeated_double_is_admissible=False)
    assert the(ruling, "repeated_double_is_inadmissible").values["situation"] == "inadmissible_double"


def test_32A2_rho_acts_and_his_replacement_is_tested() -> None:
    assert_comparable(doubled("rho", rho_passes=False, comparable_test="subset"), "32A2(a)")
    assert_partner_passes_once(doubled("rho", rho_passes=False, comparable_test="none"), "32A2(b)")


def test_32B_partners_turn_he_is_free_within_16C2_and_then_the_replacement_is_tested() -> None:
    ruling = doubled("partner", comparable_test="none")
    assert the(ruling, "partner_may_call_but_not_use_it").paragraph == "32B1"
    assert_partner_passes_once(ruling, "32A2(b)")
    assert_comparable(doubled("partner", comparable_test="subset"), "32A2(a)")
