"""Law 17A to D2 (2007: 17A to C and E1), row by row of its table."""

import pytest

from tests.laws.auction import called
from tests.laws.ruling import cited, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
@pytest.mark.parametrize(("out", "key"), [
    (True, "auction_period_has_begun_for_the_side"),
    (False, "auction_period_has_not_begun"),
])  # fmt: skip
def test_17A_the_period_begins_for_a_side_when_it_takes_cards_out(edition: str, out: bool, key: str) -> None:
    ruling = ruled("auction_period", edition, auction_doubt="has_it_begun", cards_are_out=out)
    assert cited(ruling) == [("17A", key)]


@EDITIONS
def test_17B_the_dealer_of_the_board_calls_first(edition: str) -> None:
    record: dict[str, object] = {"board": 2, "auction": ""}
    ruling = ruled("auction_period", edition, record=record, auction_doubt="who_calls")
    assert cited(ruling) == [("17B", "dealer_calls_first")]
    assert str(the(ruling, "dealer_calls_first").values["who"]) == "E"


@EDITIONS
def test_17C_then_each_calls_in_turn_clockwise(edition: str) -> None:
    record: dict[str, object] = {"board": 1, "auction": "1NT P"}
    ruling = ruled("auction_period", edition, record=record, auction_doubt="who_calls")
    assert cited(ruling) == [("17C", "next_player_calls")]
    assert str(the(ruling, "next_player_calls").values["who"]) == "S"


@pytest.mark.parametrize(("came_to", "paragraph", "key"), [
    ("lead_not_faced", "17D1", "clarification_period"),
    ("lead_faced", "17D1", "auction_period_over_with_the_lead"),
    ("nobody_bid_hands_out", "17D2", "auction_period_until_hands_are_back"),
    ("nobody_bid_hands_back", "17D2", "auction_period_over_hands_are_back"),
    ("pass_out_of_rotation", "17D3", "pass_out_of_rotation_at_the_end"),
])  # fmt: skip
def test_17D_the_period_ends_with_the_lead_or_with_the_hands_back(came_to: str, paragraph: str, key: str) -> None:
    ruling = ruled("auction_period", auction_doubt="is_it_over", auction_came_to=came_to)
    assert cited(ruling) == [(paragraph, key)]


@pytest.mark.parametrize(("came_to", "paragraph"), [
    ("lead_not_faced", "22B1"),
    ("nobody_bid_hands_back", "22B2"),
    ("pass_out_of_rotation", "17E2"),
])  # fmt: skip
def test_2007_17E1_the_period_ends_as_22_provides(came_to: str, paragraph: str) -> None:
    ruling = ruled("auction_period", "2007", auction_doubt="is_it_over", auction_came_to=came_to)
    assert cited(ruling)[0] == ("17E1", "auction_ends_as_law_22_provides")
    assert ruling.findings[1].paragraph == paragraph


@EDITIONS
@pytest.mark.parametrize("doubt", ["who_calls", "is_it_over"])
@pytest.mark.parametrize(("calls", "open_answers"), [
    ("1NT P P P", {"lead_not_faced", "lead_faced"}),
    ("P P P P", {"nobody_bid_hands_out", "nobody_bid_hands_back"}),
])  # fmt: skip
def test_17D_of_a_recorded_auction_that_is_over_only_the_lead_or_the_hands_are_asked(
    edition: str, doubt: str, calls: str, open_answers: set[str]
) -> None:
    question = called("auction_period", calls, edition=edition, auction_doubt=doubt).question
    assert question is not None
    assert (question.fact.key, {str(option) for option in question.options}) == ("auction_came_to", open_answers)


@EDITIONS
def test_17D3_a_player_skipped_in_the_recorded_auction_leads_on_to_him(edition: str) -> None:
    ruling = called("auction_period", "1NT P W:P N:P", edition=edition, auction_doubt="is_it_over")
    found = the(ruling, "pass_out_of_rotation_at_the_end")
    assert (str(found.values["who"]), found.values["situation"]) == ("W", "passes_out_of_turn_skip_a_player")


def test_17_an_open_auction_leaves_every_ending_to_be_asked() -> None:
    question = called("auction_period", "1NT P", auction_doubt="is_it_over").question
    assert question is not None
    assert len(question.options) == 5
