"""Law 60, row by row: West has led or played illegally."""

import pytest

from rulings.laws.engine import rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of
from tests.laws.ruling import cited, ruled, the

EDITIONS = pytest.mark.parametrize("edition", ["2017", "2007"])


@EDITIONS
def test_60A_the_next_opponent_who_plays_on_forfeits_and_the_card_counts_as_in_turn(edition: str) -> None:
    ruling = ruled("play_after_illegal_play", edition, played_after="next_opponent", made_his_proper_lead=False)
    assert cited(ruling) == [
        ("60A1", "right_forfeited_by_playing_on"),
        ("60A2", "illegal_card_counts_as_in_turn"),
        ("44B", "cards_stay_play_goes_on_in_turn"),
        ("60A3", "earlier_duties_remain"),
    ]
    assert the(ruling, "right_forfeited_by_playing_on").plain_values() == {"who": "W", "by": "N"}


def test_60A3_the_offending_sides_earlier_duties_remain() -> None:
    ruling = ruled("play_after_illegal_play", played_after="next_opponent", made_his_proper_lead=False)
    assert the(ruling, "earlier_duties_remain").plain_values() == {"side": "EW"}


def test_60A2_except_where_the_opponent_made_his_proper_lead_under_53B() -> None:
    ruling = ruled("play_after_illegal_play", played_after="next_opponent", made_his_proper_lead=True)
    assert cited(ruling) == [("60A2", "proper_lead_forfeits_nothing")]
    assert ruling.findings[0].values["situation"] == "lead_out_of_turn"


def test_11A_a_play_of_the_other_opponent_is_law_11() -> None:
    ruling = ruled("play_after_illegal_play", played_after="other_opponent")
    assert cited(ruling) == [("11A", "other_opponent_played_on")]
    assert ruling.findings[0].values["situation"] == "action_before_director"


@EDITIONS
def test_60B_a_defenders_card_before_declarers_correct_lead_is_a_major_penalty_card(edition: str) -> None:
    ruling = ruled("play_after_illegal_play", edition, played_after="defender_after_retraction", early_defender="he")
    assert cited(ruling) == [("60B", "defender_played_before_correct_lead")]
    assert ruling.findings[0].values["situation"] == "penalty_card"


@EDITIONS
def test_60B_the_penalty_card_is_the_defenders_also_when_declarers_lead_was_reported(edition: str) -> None:
    facts: dict[str, object] = {"played_after": "defender_after_retraction", "early_defender": "rho"}
    ruling = ruled("play_after_illegal_play", edition, {"contract": "4S W"}, **facts)
    assert ruling.findings[0].plain_values()["who"] == "S"


def test_60B_a_defender_whom_the_contract_tells_is_not_asked_for() -> None:
    ruling = ruled("play_after_illegal_play", record={"contract": "4S S"}, played_after="defender_after_retraction")
    assert cited(ruling) == [("60B", "defender_played_before_correct_lead")]
    assert ruling.findings[0].plain_values()["who"] == "W"


@EDITIONS
def test_60C_a_play_of_the_offending_side_takes_nothing_from_the_other_and_may_be_rectified_itself(
    edition: str,
) -> None:
    ruling = ruled("play_after_illegal_play", edition, played_after="offending_side")
    assert cited(ruling) == [
        ("60C", "rights_of_the_other_side_stay"),
        ("60C", "play_of_offending_side_may_be_rectified_too"),
    ]
    assert [finding.plain_values()["side"] for finding in ruling.findings] == ["NS", "EW"]


@EDITIONS
@pytest.mark.parametrize(("lead", "hand", "by"), [("N:H2", "N", "E"), ("S:H2", "S", "W"), ("E:H2", "E", "S")])
def test_60A1_the_hand_that_led_is_on_record_and_the_player_on_its_left_forfeits(
    edition: str, lead: str, hand: str, by: str
) -> None:
    law = law_of("play_after_illegal_play", edition)
    record = {"contract": "4S by S", "tricks": ["S3 S2 SA S4", "C3 C2 CA C4", lead]}
    facts = {"played_after": "next_opponent", "made_his_proper_lead": False, "record": record}
    ruling = rule(law, read_case(law, facts))
    assert the(ruling, "right_forfeited_by_playing_on").plain_values() == {"who": hand, "by": by}
