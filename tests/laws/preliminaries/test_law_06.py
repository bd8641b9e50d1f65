"""Law 6, row by row of its decision table."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import Told, cited, row, ruled, the, told

PASSED_OUT: dict[str, object] = {"board": 1, "auction": "P P P P"}


@pytest.mark.parametrize("trouble", ["wrongly_dealt", "card_seen"])
def test_6D1_before_the_auction_a_misdeal_or_a_card_seen_means_a_new_deal(trouble: str) -> None:
    ruling = ruled("misdeal", deal_trouble=trouble, auction_begun_on_board=False)
    assert cited(ruling) == [("6D1", "new_shuffle_and_deal")]


@pytest.mark.parametrize(("dealt", "key", "law"), [
    ("more_than_thirteen", "dealt_more_than_thirteen", "13"),
    ("only_fewer", "dealt_only_fewer", "14"),
])  # fmt: skip
def test_6D1_after_the_auction_began_the_number_of_cards_is_a_matter_of_13_or_14(
    dealt: str, key: str, law: str
) -> None:
    ruling = ruled("misdeal", deal_trouble="wrongly_dealt", auction_begun_on_board=True, hands_as_dealt=dealt)
    assert the(ruling, key).values["law"] == law


@pytest.mark.parametrize(("by_holder", "situation"), [
    (False, "extraneous_information"),
    (True, "card_exposed_in_auction"),
])  # fmt: skip
def test_6D1_a_card_seen_later_is_16D_and_one_exposed_by_its_holder_24(by_holder: bool, situation: str) -> None:
    facts = {"deal_trouble": "card_seen", "auction_begun_on_board": True, "card_exposed_by_its_holder": by_holder}
    (finding,) = ruled("misdeal", **facts).findings
    assert (finding.effect, finding.values["situation"]) == (Effect.SEE_LAW, situation)


@pytest.mark.parametrize("trouble", ["not_shuffled", "from_another_session"])
def test_6D2_no_result_may_stand_and_the_score_is_artificial(trouble: str) -> None:
    facts = {"event_replays_past_deals": False, "auction_begun_on_board": True}
    ruling = ruled("misdeal", deal_trouble=trouble, **facts)
    assert cited(ruling) == [("6D2", "no_result_may_stand"), ("12C2(a)", "artificial_for_deal_not_to_be_played")]
    assert the(ruling, "artificial_for_deal_not_to_be_played").values["kind"] == "artificial"


@pytest.mark.parametrize(("obstacle", "paragraph", "key"), [
    ("none", "6D3", "director_may_order_a_new_deal"),
    ("passed_out", "22B", "passed_out_board_is_not_redealt"),
    ("one_of_several_copies", "6F", "copies_are_not_normally_redealt"),
])  # fmt: skip
def test_6D3_and_6F_the_director_may_order_a_new_deal_except(obstacle: str, paragraph: str, key: str) -> None:
    ruling = ruled("misdeal", deal_trouble="other_reason", obstacle_to_new_deal=obstacle)
    assert cited(ruling) == [(paragraph, key)]


KNOWABLE = {"deal_trouble": "other_reason", "obstacle_to_new_deal": "match_result_knowable"}


def test_86A_gives_the_value_of_the_score_that_takes_the_place_of_a_new_deal() -> None:
    facts = KNOWABLE | {"form_of_scoring": "teams", "team_boards": "one_other_table_clear"}
    assert [each.paragraph for each in ruled("misdeal", **facts).findings] == ["86A", "86B1", "12C1(a)", "12C1(b)"]
    averages = {"result_can_be_assigned": False, "at_fault": "neither", "team_boards": "one_other_table_not_clear"}
    ruling = ruled("misdeal", **(facts | averages))
    assert [each.key for each in ruling.findings if "average" in each.values] == ["average_plus_in_imps"] * 2


def test_86A_is_of_team_play_only() -> None:
    question = ruled("misdeal", **KNOWABLE).question
    assert question is not None
    assert (question.fact.key, question.options) == ("form_of_scoring", ("teams", "knockout"))


@pytest.mark.parametrize(("case", "found"), [
    row("6D1 a recorded call shows that the auction has begun", ["6D1 too_late_for_a_new_deal"],
        ruled, "misdeal", record={"board": 1, "auction": "P"}, deal_trouble="wrongly_dealt",
        hands_as_dealt="thirteen_each"),
    row("6D2 found before the auction the board is dealt anew",
        ["6D2 deal_not_to_be_played", "6D3 director_orders_a_new_deal"],
        ruled, "misdeal", deal_trouble="not_shuffled", event_replays_past_deals=False, auction_begun_on_board=False),
    row("6D2 an event that replays past deals keeps its results", ["6D2 past_deals_are_meant"],
        ruled, "misdeal", deal_trouble="from_another_session", event_replays_past_deals=True),
    row("6D3 a recorded pass out is not dealt again", ["22B passed_out_board_is_not_redealt"],
        ruled, "misdeal", record=PASSED_OUT, deal_trouble="other_reason"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
