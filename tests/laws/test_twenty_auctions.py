"""Twenty auctions at odd seats, from the board's number and the calls alone: what the digest's tables say of each.

`finds` are paragraphs with the player or side that they concern; the rest of the ruling is tested with its law.
"""

import pytest

from rulings.laws.engine import rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of

NO = {"lho_accepts_out_of_rotation": "no"}
NOBODY = {**NO, "since_out_of_rotation": "nobody"}
IN_TURN = {"insufficient_kind": "in_turn"}
REFUSED = {**IN_TURN, "lho_accepts_insufficient_bid": "no"}
NOT_COMPARABLE = {"comparable_test": "none"}

CASES = [
    ("insufficient_bid", 7, "1H P 1S 1D 2H", IN_TURN, ["27A1 insufficient_bid_accepted E"]),
    ("insufficient_bid", 7, "1H P 1S 1D E:P!", {**REFUSED, **NOT_COMPARABLE}, ["27B2 must_pass_for_the_rest W"]),
    ("insufficient_bid", 7, "1H P 1S 1D E:X!", {**REFUSED, **NOT_COMPARABLE, "final_replacement_comparable": "yes"},
     ["27B3 must_pass_for_the_rest W", "26A comparable_so_no_lead_restriction E"]),
    ("insufficient_bid", 16, "2NT P 2H E:3H!", {**REFUSED, "replacement": "lowest_same"},
     ["27B1(a) corrected_in_the_same_denomination E", "27D judge_after_play_whether_insufficient_bid_assisted E"]),
    ("bid_out_of_rotation", 7, "1NT E:1H!", {**NO, **NOT_COMPARABLE, "replacement_call": "2H"},
     ["29B turn_returns_to W", "31A2(b) must_pass_at_his_next_turn W"]),
    ("bid_out_of_rotation", 7, "1NT N:1H!", {**NOBODY, "rho_action": "pass"},
     ["31A1 must_repeat_his_call N", "31A1 repetition_would_be_insufficient N"]),
    ("bid_out_of_rotation", 6, "N:1S! 2C", {"lho_meant_to_accept": "no"}, ["28B proper_call_is_in_rotation E"]),
    ("bid_out_of_rotation", 6, "1S E:2S!", {}, ["31C call_is_a_change_of_call E"]),
    ("bid_out_of_rotation", 28, "P P P W:1S!", {**NOBODY, "rho_action": "pass_closes_auction"},
     ["22 auction_closed_so_nothing_to_repeat W"]),
    ("pass_out_of_rotation", 4, "N:P!", {**NOBODY, "pass_is_artificial": "no"},
     ["30A must_pass_at_his_next_turn N", "30A partner_is_free S"]),
    ("pass_out_of_rotation", 13, "1H S:P! E:1S!", {}, ["28B call_out_of_rotation_counts_for_nothing S"]),
    ("pass_out_of_rotation", 13, "1H S:P! W:P!", {}, ["29A call_out_of_rotation_accepted S"]),
    ("double_out_of_rotation", 6, "1S W:X!", {}, ["32 double_out_of_rotation_is_inadmissible W"]),
    ("inadmissible_double", 12, "1S P X", {}, ["36B2 must_pass_for_the_rest W"]),
    ("inadmissible_double", 12, "1S E:X! S:P!", {}, ["36A turn_returns_to N"]),
    ("call_by_player_required_to_pass", 8, "P [N:X] 1H P X", {"offender": "S"},
     ["37B2 must_pass_for_the_rest S", "37B2 must_pass_for_the_rest N"]),
    ("call_after_final_pass", 9, "1NT AP E:2S! N:P!", {}, ["39C late_call_restricts_the_lead E"]),
    ("passes_out_of_turn_skip_a_player", 9, "1NT S:P! P P", {}, ["17D3 auction_has_not_ended E"]),
    ("simultaneous_calls", 11, "1S P E:2H!", {}, ["33 simultaneous_call_is_out_of_rotation E"]),
    ("cards_from_wrong_board", 15, "1H P 2H", {"wrong_cards_entry": "auction", "offender": "W"},
     ["15A2(b) calls_again_on_the_right_hand W", "15A2(b) opponents_may_call_anew N"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("situation", "board", "auction", "facts", "finds"), CASES, ids=[f"{case[0]} {case[2]}" for case in CASES]
)
def test_a_recorded_auction_is_ruled_as_the_digest_says(
    situation: str, board: int, auction: str, facts: dict[str, object], finds: list[str]
) -> None:
    law = law_of(situation, "2017")
    ruling = rule(law, read_case(law, {**facts, "record": {"board": board, "auction": auction}}))
    assert ruling.question is None
    found = {f"{each.paragraph} {each.key} {each.values.get('who', each.values.get('of'))}" for each in ruling.findings}
    assert set(finds) <= found


@pytest.mark.parametrize(("edition", "finds"), [
    ("2007", {"17D2 partner_called_over_the_cancelled_call"}),
    ("2017", {"15A2(a) partner_called_after_wrong_cards"}),
])  # fmt: skip
def test_a_call_on_the_cards_of_a_wrong_board_is_ruled_by_its_edition(edition: str, finds: set[str]) -> None:
    law = law_of("cards_from_wrong_board", edition)
    facts = {"wrong_cards_entry": "auction", "offender": "E", "record": {"board": 2, "auction": "1S P 2S"}}
    assert finds <= {f"{each.paragraph} {each.key}" for each in rule(law, read_case(law, facts)).findings}
