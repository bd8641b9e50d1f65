"""Law 9, row by row of its table, with 43B for dummy."""

import pytest

from rulings.laws.engine import Effect
from tests.laws.ruling import Told, cited, row, ruled, the, told

IN_AUCTION = ("9B1(b)", "any_player_may_call_in_the_auction")
DIRECTOR = [
    ("9B1(a)", "director_is_called_at_once"),
    ("9B1(b)", "any_player_may_call_the_director"),
    ("9B1(c)", "calling_forfeits_nothing"),
    ("9B1(d)", "own_irregularity_leaves_rights"),
    ("9B2", "nobody_acts_before_explanation"),
]


def test_9A1_in_the_auction_any_player_may_draw_attention() -> None:
    facts = {"attention": "in_auction", "about_partners_explanation": False, "done_since_attention": "nothing"}
    ruling = ruled("call_attention", **facts)
    assert cited(ruling) == [("9A1", "any_player_may_speak_in_auction"), DIRECTOR[0], IN_AUCTION, *DIRECTOR[2:]]


def test_9A1_but_not_to_partners_wrong_explanation() -> None:
    ruling = ruled("call_attention", attention="in_auction", about_partners_explanation=True)
    assert cited(ruling) == [("20F5(a)", "may_not_show_partner_wrong")]
    silent = the(ruling, "may_not_show_partner_wrong").values
    assert (str(silent["who"]), str(silent["partner"])) == ("W", "E")


def test_9A2_in_the_play_declarer_or_a_defender_may() -> None:
    facts = {"attention": "in_play", "spoke_in_play": "declarer_or_defender", "done_since_attention": "nothing"}
    assert cited(ruled("call_attention", **facts)) == [("9A2", "declarer_or_defender_may_speak"), *DIRECTOR]


def test_9A4_after_the_play_any_player_may_and_dummy_breaks_nothing() -> None:
    ruling = ruled("call_attention", attention="after_play", done_since_attention="nothing")
    assert cited(ruling) == [("9A4", "any_player_may_speak_after_play"), *DIRECTOR]


def test_9A2_a_card_that_points_the_wrong_way_is_65B3() -> None:
    ruling = ruled("call_attention", attention="in_play", spoke_in_play="turned_card")
    assert the(ruling, "card_turned_wrongly").values["law"] == "65B3"


def test_9A4_and_43B1_dummy_may_be_penalized_and_the_irregularity_is_ruled_all_the_same() -> None:
    facts = {"attention": "in_play", "spoke_in_play": "dummy", "dummy_broke_43a2_before": False}
    ruling = ruled("call_attention", **facts, done_since_attention="nothing")
    assert cited(ruling)[:2] == [("43B1", "dummy_may_be_penalized"), ("9A4", "irregularity_is_ruled_all_the_same")]
    assert the(ruling, "dummy_may_be_penalized").effect is Effect.PENALTY


@pytest.mark.parametrize(("whose", "law"), [("declarers", "43B2"), ("defenders", "43B3")])
def test_43B2_and_B3_only_an_earlier_breach_of_43A2_costs_rights(whose: str, law: str) -> None:
    facts = {"attention": "in_play", "spoke_in_play": "dummy", "dummy_broke_43a2_before": True}
    ruling = ruled("call_attention", **facts, dummy_spoke_of=whose)
    assert [paragraph for paragraph, _key in cited(ruling)] == ["43B1", law]
    assert ruling.findings[1].values["situation"] == "dummys_limits"


@pytest.mark.parametrize(("own", "paragraph", "key"), [
    ("partners_explanation", "9A5", "explanation_must_be_corrected_in_time"),
    ("own_revoke", "62A", "own_revoke_must_be_corrected"),
    ("trick_not_won", "79A2", "trick_not_won_may_not_be_taken"),
])  # fmt: skip
def test_9A5_three_infractions_of_ones_own_side_must_be_pointed_out(own: str, paragraph: str, key: str) -> None:
    assert cited(ruled("call_attention", attention="own_side_silent", own_infraction=own)) == [(paragraph, key)]


def test_9B2_action_before_the_director_explained_goes_to_10B_and_11A() -> None:
    facts = {"attention": "in_auction", "about_partners_explanation": False, "done_since_attention": "non_offenders"}
    ruling = ruled("call_attention", **facts)
    assert the(ruling, "somebody_acted_meanwhile").values["situation"] == "action_before_director"


def test_11A_what_the_offenders_do_meanwhile_costs_the_others_nothing() -> None:
    facts = {"attention": "in_auction", "about_partners_explanation": False, "done_since_attention": "offenders"}
    ruling = ruled("call_attention", **facts)
    assert cited(ruling)[-1] == ("11A", "offenders_action_forfeits_nothing")
    assert Effect.SEE_LAW not in {finding.effect for finding in ruling.findings}


def test_9C_a_hasty_correction_may_cost_more() -> None:
    facts = {"attention": "in_auction", "about_partners_explanation": False, "done_since_attention": "corrected"}
    assert cited(ruled("call_attention", **facts))[-1] == ("9C", "hasty_correction_may_cost_more")


@pytest.mark.parametrize(("case", "found"), [
    row("9A4 dummy corrects a wrong explanation after the final pass", ["20F5(b)(ii) dummy_must_correct_explanation"],
        ruled, "call_attention", attention="in_play", spoke_in_play="dummy_of_explanation"),
    row("9A3 any player may prevent an irregularity, dummy within his limits",
        ["9A3 any_player_may_prevent", "9A3 dummys_limits_when_preventing"],
        ruled, "call_attention", attention="before_it_happened"),
    row("9A5 and 72B2 the others need not, but may not, be concealed",
        ["9A5 no_duty_to_draw_attention", "72B3 concealing_is_forbidden"],
        ruled, "call_attention", attention="own_side_silent", own_infraction="other"),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
