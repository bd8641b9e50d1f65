"""Law 17 with 22 and 34, row by row of its tables, in both editions."""

import pytest

from rulings.bridge import Seat, Side
from rulings.laws.engine import Effect
from tests.laws.recorded_auctions import asked, called, derived
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


SITUATION = "passes_out_of_turn_skip_a_player"
BOTH_EDITIONS = pytest.mark.parametrize(
    ("edition", "skipped", "ended", "passed_out", "hands_back", "information"),
    [
        ("2017", "17D3", "22A", "22B", "17D2", ["16C1", "16C2"]),
        ("2007", "17E2", "22A2", "22A1", "22B2", ["16D1", "16D2"]),
    ],
)


@BOTH_EDITIONS
def test_17D3_the_turn_goes_back_to_the_skipped_player_and_all_later_passes_are_cancelled(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    ruling = called(SITUATION, "1H S:P W:P N:P", edition=edition)
    assert [finding.paragraph for finding in ruling.findings] == [skipped, skipped, skipped, *information]
    assert the(ruling, "auction_has_not_ended").values["who"] is Seat.EAST
    assert the(ruling, "passes_after_the_skipped_turn_cancelled").effect is Effect.CANCELLED
    assert derived(ruling) == {
        "passes_that_closed_the_auction": "skipped_a_player",
        "player_skipped": "E",
        "passer_out_of_rotation": "S",
    }
    offending = the(ruling, "cancelled_passes_unauthorized_for_the_passers_side")
    assert dict(offending.values) == {"who": Seat.SOUTH, "side": Side.NS}


@BOTH_EDITIONS
def test_22A_three_passes_in_rotation_after_a_bid_end_the_auction(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    assert cited(called(SITUATION, "1H P P P", edition=edition)) == [(ended, "auction_ended_with_the_last_bid")]


@BOTH_EDITIONS
def test_22B_four_passes_end_it_without_a_redeal(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    assert cited(called(SITUATION, "P P P P", edition=edition)) == [
        (passed_out, "board_passed_out"),
        (passed_out, "passed_out_board_is_zero"),
    ]


@BOTH_EDITIONS
def test_17D2_nobody_has_bid_and_all_hands_are_back_so_it_is_too_late(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    opened = called(SITUATION, "P N:P S:P W:P", "W", edition)
    assert asked(opened) == "passes_that_closed_the_auction"
    assert opened.question is not None
    assert [str(option) for option in opened.question.options] == ["skipped_a_player", "skipped_and_hands_back"]
    back = called(SITUATION, "P N:P S:P W:P", "W", edition, passes_that_closed_the_auction="skipped_and_hands_back")
    assert cited(back) == [
        (hands_back, "hands_back_in_the_board_too_late"),
        (passed_out, "passed_out_board_is_zero"),
    ]


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_34_fewer_than_three_passes_are_ruled_as_a_pass_out_of_rotation(edition: str) -> None:
    ruling = ruled(SITUATION, edition, passes_that_closed_the_auction="fewer_than_three")
    assert the(ruling, "auction_still_open").values["situation"] == "pass_out_of_rotation"


def test_17D3_holds_though_the_pass_out_of_rotation_was_accepted_by_a_pass() -> None:
    """South's pass out of turn was condoned by West's."""
    assert derived(called(SITUATION, "1H S:P W:P N:P"))["player_skipped"] == "E"
