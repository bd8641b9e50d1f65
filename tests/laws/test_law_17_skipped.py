"""Laws 17D3 (2007: 17E2), 22 and 34, row by row."""

import pytest

from rulings.bridge.seats import Seat
from rulings.laws.findings import Effect
from tests.laws.auction import asked, called, derived
from tests.laws.ruling import cited, ruled, the

SITUATION = "passes_out_of_turn_skip_a_player"
EDITIONS = pytest.mark.parametrize(
    ("edition", "skipped", "ended", "passed_out", "hands_back", "information"),
    [
        ("2017", "17D3", "22A", "22B", "17D2", ["16C1", "16C2"]),
        ("2007", "17E2", "22A2", "22A1", "22B2", ["16D1", "16D2"]),
    ],
)


@EDITIONS
def test_17D3_the_turn_goes_back_to_the_skipped_player_and_all_later_passes_are_cancelled(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    ruling = called(SITUATION, "1H S:P W:P N:P", edition=edition)
    assert [finding.paragraph for finding in ruling.findings] == [skipped, skipped, skipped, *information]
    assert the(ruling, "auction_has_not_ended").values["who"] is Seat.EAST
    assert the(ruling, "passes_after_the_skipped_turn_cancelled").effect is Effect.CANCELLED
    assert derived(ruling) == {"passes_that_closed_the_auction": "skipped_a_player", "player_skipped": "E"}


@EDITIONS
def test_22A_three_passes_in_rotation_after_a_bid_end_the_auction(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    assert cited(called(SITUATION, "1H P P P", edition=edition)) == [(ended, "auction_ended_with_the_last_bid")]


@EDITIONS
def test_22B_four_passes_end_it_without_a_redeal(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    assert cited(called(SITUATION, "P P P P", edition=edition)) == [(passed_out, "board_passed_out")]


@EDITIONS
def test_17D2_nobody_has_bid_and_all_hands_are_back_so_it_is_too_late(
    edition: str, skipped: str, ended: str, passed_out: str, hands_back: str, information: list[str]
) -> None:
    opened = called(SITUATION, "P N:P S:P W:P", "W", edition)
    assert asked(opened) == "passes_that_closed_the_auction"
    assert opened.question is not None
    assert [str(option) for option in opened.question.options] == ["skipped_a_player", "skipped_and_hands_back"]
    back = called(SITUATION, "P N:P S:P W:P", "W", edition, passes_that_closed_the_auction="skipped_and_hands_back")
    assert cited(back) == [(hands_back, "hands_back_in_the_board_too_late")]


@pytest.mark.parametrize("edition", ["2017", "2007"])
def test_34_fewer_than_three_passes_are_ruled_as_a_pass_out_of_rotation(edition: str) -> None:
    ruling = ruled(SITUATION, edition, passes_that_closed_the_auction="fewer_than_three")
    assert the(ruling, "auction_still_open").values["situation"] == "pass_out_of_rotation"


def test_17D3_holds_though_the_pass_out_of_rotation_was_accepted_by_a_pass() -> None:
    """South's pass out of turn was condoned by West's."""
    assert derived(called(SITUATION, "1H S:P W:P N:P"))["player_skipped"] == "E"
