"""Law 23, row by row: the three tests, where they help and where they do not."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import AskedOf, Effect
from tests.laws.recorded_auctions import called
from tests.laws.ruling import cited, keys, ruled, the

TESTS = pytest.mark.parametrize(
    ("test", "paragraph"), [("same_or_similar", "23A1"), ("subset", "23A2"), ("same_purpose", "23A3")]
)


@TESTS
def test_23A_any_one_test_is_enough_and_23B_switches_off_16C2_and_26B(test: str, paragraph: str) -> None:
    ruling = ruled("comparable_call", withdrawn_call="bid", comparable_test=test)
    assert [finding.paragraph for finding in ruling.findings] == [
        *["29A", "23A", "23A", "31A1", paragraph],
        *["23B", "23B", "26A", "23C"],
    ]
    assert the(ruling, "judge_after_play_whether_assisted").effect is Effect.CHECK_LATER
    assert the(ruling, "withdrawn_call_not_unauthorized").values["who"] is Seat.EAST


@TESTS
def test_23A_after_an_insufficient_bid_27B1b_is_the_paragraph(test: str, paragraph: str) -> None:
    ruling = ruled("comparable_call", withdrawn_call="insufficient_bid", comparable_test=test)
    assert ("27B1(b)", "comparable_no_further_rectification") in cited(ruling)


@pytest.mark.parametrize(("withdrawn", "situation"), [
    ("insufficient_bid", "insufficient_bid"),
    ("pass", "pass_out_of_rotation"),
    ("bid", "bid_out_of_rotation"),
    ("double", "double_out_of_rotation"),
])  # fmt: skip
def test_23A_with_no_test_met_the_calling_law_goes_on(withdrawn: str, situation: str) -> None:
    ruling = ruled("comparable_call", withdrawn_call=withdrawn, comparable_test="none")
    assert (the(ruling, "not_comparable").paragraph, the(ruling, "not_comparable").values["situation"]) == (
        "23A",
        situation,
    )


@pytest.mark.parametrize(("withdrawn", "paragraph", "key"), [
    ("pass", "30A", "no_test_of_a_pass_at_rhos_turn"),
    ("bid", "31A1", "no_test_once_rho_has_passed"),
    ("double", "32A1", "no_test_once_rho_has_passed"),
])  # fmt: skip
def test_30A_31A1_and_32A1_prescribe_the_call_at_rhos_turn_so_nothing_is_compared(
    withdrawn: str, paragraph: str, key: str
) -> None:
    ruling = ruled("comparable_call", withdrawn_call=withdrawn, replacement_call="P", comparable_test="subset")
    assert (paragraph, key) in cited(ruling)
    assert the(ruling, key).values["rho"] is Seat.SOUTH


@pytest.mark.parametrize(("auction", "options", "reminded"), [
    ("1H S:P", ["pass", "bid", "play_over"], True),
    ("S:P", ["pass", "bid", "play_over"], False),
    ("E:1H", ["bid", "play_over"], True),
    ("P 1H P W:X", ["another", "play_over"], False),
    ("1H P P N:X", ["another", "play_over"], False),
    ("1H W:X", ["double", "play_over"], False),
    ("1H 1D", ["insufficient_bid", "play_over"], False),
])  # fmt: skip
def test_the_recorded_auction_tells_which_call_was_withdrawn_and_whether_rho_was_to_call(
    auction: str, options: list[str], reminded: bool
) -> None:
    open_ruling = called("comparable_call", auction)
    assert open_ruling.question is not None
    assert [str(option) for option in open_ruling.question.options] == options
    ruling = called("comparable_call", auction, withdrawn_call=options[0])
    assert any(finding.key.startswith("no_test") for finding in ruling.findings) == reminded


def test_26A_is_no_way_out_of_the_pass_of_36B_37B_and_38C_and_lifts_only_the_lead_restriction() -> None:
    ruling = ruled("comparable_call", withdrawn_call="another", comparable_test="subset")
    assert cited(ruling)[-3:] == [
        ("26A", "comparable_lifts_only_the_lead_restriction"),
        ("26A", "withdrawn_call_not_unauthorized"),
        ("23C", "judge_after_play_whether_assisted"),
    ]
    assert "comparable_no_further_rectification" not in keys(ruling)


@pytest.mark.parametrize(("damaged", "effect"), [(True, Effect.ADJUSTED_SCORE), (False, Effect.NO_RECTIFICATION)])
def test_23C_is_judged_after_play(damaged: bool, effect: Effect) -> None:
    ruling = ruled("comparable_call", withdrawn_call="play_over", assisted_and_damaged=damaged)
    assert [(finding.paragraph, finding.effect) for finding in ruling.findings] == [("23C", effect)]


def test_23A_is_the_directors_judgement_with_the_tests_side_by_side() -> None:
    question = ruled("comparable_call", withdrawn_call="pass").question
    assert question is not None
    assert question.fact.asked_of is AskedOf.JUDGEMENT
    assert [str(option) for option in question.options] == ["same_or_similar", "subset", "same_purpose", "none"]
