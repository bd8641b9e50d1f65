"""Law 27, row by row of its table; West's insufficient bid, North is his left-hand opponent."""

import pytest

from rulings.bridge import Call, Seat, Side
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_auctions import asked, called, derived
from tests.laws.ruling import cited, keys, ruled, the


def replaced(replacement: str, since: str = "nothing", **facts: object) -> Ruling:
    """In turn, not accepted."""
    facts.setdefault("lowest_sufficient_bid", "2S")
    facts.setdefault("replacement_call", "X" if replacement == "double" else "3C")
    return ruled(
        "insufficient_bid",
        insufficient_kind="in_turn",
        since_insufficient=since,
        lho_accepts_insufficient_bid=False,
        replacement=replacement,
        **facts,
    )


BARRED = [
    ("16C1", "withdrawn_call_authorized_for_the_others"),
    ("16C2", "withdrawn_call_unauthorized_for_his_side"),
    ("26B", "lead_restriction_may_follow"),
    ("72C", "judge_after_play_whether_could_have_known"),
]


def test_27A1_row_1_lho_has_called_so_the_bid_stands_as_legal() -> None:
    ruling = ruled("insufficient_bid", insufficient_kind="in_turn", since_insufficient="lho_called")
    assert cited(ruling) == [
        ("27A1", "insufficient_bid_accepted"),
        ("16A1(a)", "accepted_call_may_be_used"),
        ("17C", "calls_next_unless_over"),
    ]
    assert ruling.findings[0].effect is Effect.STANDS


def accepted(since: str) -> Ruling:
    return ruled(
        "insufficient_bid",
        insufficient_kind="in_turn",
        since_insufficient=since,
        lho_accepts_insufficient_bid=True,
    )


def test_27C_and_9C_a_premature_correction_goes_when_lho_accepts_the_insufficient_bid_with_16C_and_26B() -> None:
    assert cited(accepted("already_replaced"))[-7:] == [
        ("27A1", "insufficient_bid_accepted"),
        ("16A1(a)", "accepted_call_may_be_used"),
        ("17C", "calls_next_unless_over"),
        ("27C", "hasty_replacement_cancelled"),
        *BARRED[:3],
    ]


@pytest.mark.parametrize("since", ["nothing", "already_replaced"])
def test_27A1_row_1_lho_accepts_it_also_after_a_premature_correction(since: str) -> None:
    ruling = accepted(since)
    assert the(ruling, "insufficient_bid_accepted").effect is Effect.STANDS
    assert "must_pass_for_the_rest" not in keys(ruling)
    assert the(ruling, "lho_may_accept_insufficient_bid").values["who"] is Seat.NORTH


def test_27A2_row_2_insufficient_and_out_of_turn_is_31_throughout() -> None:
    ruling = ruled("insufficient_bid", insufficient_kind="out_of_turn")
    assert cited(ruling) == [("27A2", "insufficient_and_out_of_turn")]
    assert ruling.findings[0].values["situation"] == "bid_out_of_rotation"


def test_27_an_unintended_bid_is_25A_first() -> None:
    ruling = ruled("insufficient_bid", insufficient_kind="unintended")
    assert ruling.findings[0].values["situation"] == "unintended_call"


def test_27B_row_3_not_accepted_it_must_be_replaced() -> None:
    ruling = replaced("lowest_same")
    assert cited(ruling)[:5] == [
        ("27A1", "lho_may_accept_insufficient_bid"),
        ("20F1", "lho_may_ask_what_replacements_mean"),
        ("27B", "insufficient_bid_must_be_replaced"),
        ("27B", "explain_replacements_then_he_chooses"),
        ("23A", "told_away_from_the_table"),
    ]
    assert the(ruling, "lho_may_ask_what_replacements_mean").values["who"] is Seat.NORTH


def test_27B1a_row_4_the_lowest_bid_that_shows_the_same_is_free_with_26B_and_16C_off_and_27D_later() -> None:
    ruling = replaced("lowest_same")
    assert cited(ruling)[-4:] == [
        ("27B1(a)", "corrected_in_the_same_denomination"),
        ("27B1(a)", "corrected_so_information_is_free"),
        ("17C", "calls_next_unless_over"),
        ("27D", "judge_after_play_whether_insufficient_bid_assisted"),
    ]
    assert not {"lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side"} & keys(ruling)


@pytest.mark.parametrize("replacement", ["other_bid_or_pass", "double"])
@pytest.mark.parametrize("test", ["same_or_similar", "subset", "same_purpose"])
def test_27B1b_row_5_a_comparable_call_is_free_may_be_a_double_or_a_pass(replacement: str, test: str) -> None:
    ruling = replaced(replacement, comparable_test=test)
    assert cited(ruling)[-5:] == [
        ("27B1(b)", "comparable_no_further_rectification"),
        ("26A", "withdrawn_call_not_unauthorized"),
        ("26A", "comparable_so_no_lead_restriction"),
        ("17C", "calls_next_unless_over"),
        ("27D", "judge_after_play_whether_insufficient_bid_assisted"),
    ]


def test_27B2_row_6_any_other_bid_or_pass_bars_partner_for_the_rest() -> None:
    ruling = replaced("other_bid_or_pass", comparable_test="none")
    assert cited(ruling)[-7:] == [
        ("27B2", "replacement_stands"),
        ("27B2", "must_pass_for_the_rest"),
        *BARRED,
        ("17C", "calls_next_unless_over"),
    ]
    must_pass = the(ruling, "must_pass_for_the_rest")
    assert (must_pass.values["who"], must_pass.values["until"]) == (Seat.EAST, "rest")


def test_27B3_row_7_a_double_that_is_not_comparable_is_cancelled_and_partner_passes_in_any_case() -> None:
    ruling = replaced("double", comparable_test="none", final_replacement_comparable=False)
    assert cited(ruling)[-7:] == [
        ("27B3", "double_cancelled_and_replaced_again"),
        ("27B3", "must_pass_for_the_rest"),
        ("17C", "calls_next_unless_over"),
        *BARRED,
    ]


def test_27B3_row_7_a_last_comparable_replacement_frees_only_the_lead_and_the_information() -> None:
    ruling = replaced("double", comparable_test="none", final_replacement_comparable=True)
    assert {"must_pass_for_the_rest", "comparable_so_no_lead_restriction"} <= keys(ruling)
    assert the(ruling, "must_pass_for_the_rest").values["who"] is Seat.EAST
    assert {"judge_after_play_whether_could_have_known", "judge_after_play_whether_assisted"} <= keys(ruling)
    assert not {"lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side"} & keys(ruling)


def test_27B4_row_8_lho_may_accept_the_second_insufficient_bid() -> None:
    ruling = replaced("insufficient_again", lho_accepts_second_insufficient_bid=True)
    assert cited(ruling)[-6:] == [
        ("27A1", "lho_may_accept_second_insufficient_bid"),
        ("27A1", "second_insufficient_bid_accepted"),
        ("17C", "calls_next_unless_over"),
        *BARRED[:2],
        ("27A1", "no_lead_restriction_unless_i_judge_so"),
    ]
    assert (ruling.findings[-6].values["who"], ruling.findings[-5].values["lho"]) == (Seat.NORTH, Seat.NORTH)
    assert "must_pass_for_the_rest" not in keys(ruling)


@pytest.mark.parametrize("comparable", [True, False])
def test_27B4_row_8_otherwise_partner_passes_as_after_a_double(comparable: bool) -> None:
    ruling = replaced(
        "insufficient_again", lho_accepts_second_insufficient_bid=False, final_replacement_comparable=comparable
    )
    assert the(ruling, "second_insufficient_bid_replaced_again").paragraph == "27B4"
    assert the(ruling, "must_pass_for_the_rest").paragraph == "27B4"
    assert ("lead_restriction_may_follow" in keys(ruling)) is not comparable


@pytest.mark.parametrize(("replacement", "facts", "paragraph"), [
    ("lowest_same", {}, "27B1(a)"),
    ("other_bid_or_pass", {"comparable_test": "none"}, "27B2"),
    ("double", {"comparable_test": "none", "final_replacement_comparable": False}, "27B3"),
    ("insufficient_again", {"lho_accepts_second_insufficient_bid": False, "final_replacement_comparable": False},
     "27B4"),
])  # fmt: skip
def test_27C_row_9_what_replaced_it_before_the_director_came_is_judged_the_same(
    replacement: str, facts: dict[str, object], paragraph: str
) -> None:
    ruling = replaced(replacement, "already_replaced", **facts)
    assert ("27C", "what_he_replaced_it_with_counts") in cited(ruling)
    assert paragraph in {finding.paragraph for finding in ruling.findings}


@pytest.mark.parametrize(("damaged", "effect"), [(True, Effect.ADJUSTED_SCORE), (False, Effect.NO_RECTIFICATION)])
def test_27D_row_10_after_play_the_help_of_the_insufficient_bid_is_judged(damaged: bool, effect: Effect) -> None:
    ruling = ruled("insufficient_bid", insufficient_kind="play_over", assisted_and_damaged=damaged)
    (finding,) = ruling.findings
    assert (finding.paragraph, finding.effect) == ("27D", effect)
    assert finding.values.get("to", Side.NS) is Side.NS


def test_27_lho_called_follows_from_the_recorded_auction() -> None:
    ruling = called("insufficient_bid", "1S 1H P", insufficient_kind="in_turn")
    assert cited(ruling) == [
        ("27A1", "insufficient_bid_accepted"),
        ("16A1(a)", "accepted_call_may_be_used"),
        ("17C", "calls_next_unless_over"),
    ]
    assert ruling.findings[0].values["lho"] is Seat.SOUTH


def test_27A2_a_bid_recorded_out_of_turn_may_also_be_unintended_or_repeated_at_his_turn_so_it_is_asked() -> None:
    question = called("insufficient_bid", "1S S:1H").question
    assert question is not None
    assert [str(option) for option in question.options] == ["in_turn", "unintended", "out_of_turn", "play_over"]


def test_31A1_the_repetition_that_is_insufficient_is_ruled_in_turn_though_the_bid_was_recorded_out_of_turn() -> None:
    ruling = called("insufficient_bid", "1S S:1H", insufficient_kind="in_turn", since_insufficient="nothing")
    assert asked(ruling) == "lho_accepts_insufficient_bid"


def test_27_a_recorded_bid_in_turn_is_not_offered_as_out_of_turn() -> None:
    question = called("insufficient_bid", "1S 1H").question
    assert question is not None
    assert [str(option) for option in question.options] == ["in_turn", "unintended", "play_over"]


@pytest.mark.parametrize(("calls", "replacement"), [
    ("1S 1H E:X", "double"),
    ("1S 1H E:P", "other_bid_or_pass"),
    ("1S 1H E:1D", "insufficient_again"),
])  # fmt: skip
def test_27C_a_recorded_second_call_says_what_sort_of_replacement_it_is(calls: str, replacement: str) -> None:
    ruling = called("insufficient_bid", calls, insufficient_kind="in_turn", lho_accepts_insufficient_bid=False)
    assert derived(ruling)["since_insufficient"] == "already_replaced"
    assert derived(ruling)["replacement"] == replacement


def test_27C_what_a_recorded_sufficient_second_bid_shows_is_asked() -> None:
    ruling = called("insufficient_bid", "1S 1H E:2H", insufficient_kind="in_turn", lho_accepts_insufficient_bid=False)
    assert asked(ruling) == "replacement"


def test_27B1a_the_lowest_sufficient_bid_is_told_by_the_record() -> None:
    ruling = called(
        "insufficient_bid",
        "2NT 2C",
        insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False,
        replacement="lowest_same",
    )
    assert the(ruling, "lowest_sufficient_bid_is").values["bid"] == Call.parse("3C")
