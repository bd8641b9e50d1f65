"""Law 41, row by row."""

import pytest

from rulings.laws.engine import Effect, UnknownAnswer
from tests.laws.ruling import cited, keys, ruled, the


def test_41A_the_wrong_defenders_face_down_lead_goes_back_and_the_right_one_leads() -> None:
    ruling = ruled("face_down_lead_out_of_turn", opening_lead_by="other_defender")
    assert cited(ruling) == [
        ("41A", "face_down_lead_taken_back"),
        ("41A", "face_down_card_no_rectification"),
        ("41A", "face_down_lead_is_not_to_be_accepted"),
        ("41A", "right_defender_leads_face_down"),
    ]
    assert the(ruling, "right_defender_leads_face_down").plain_values() == {"who": "E"}


def test_41A_where_leads_are_faced_the_right_defender_faces_his() -> None:
    record: dict[str, object] = {"regulations": {"opening_lead_face_up": "yes"}}
    ruling = ruled("face_down_lead_out_of_turn", opening_lead_by="other_defender", record=record)
    assert "right_defender_leads_face_up" in keys(ruling)


def test_41A_the_contract_tells_that_the_wrong_defender_led() -> None:
    ruling = ruled("face_down_lead_out_of_turn", record={"contract": "4S by N"})
    assert cited(ruling)[0] == ("41A", "face_down_lead_taken_back")


@pytest.mark.parametrize(("led_by", "paragraph", "key"), [
    ("declaring_side", "54E", "declaring_side_has_led"),
    ("auction_not_over", "24", "led_before_the_auction_was_over"),
])  # fmt: skip
def test_24_a_card_of_the_declaring_side_or_during_the_auction_is_not_a_lead(
    led_by: str, paragraph: str, key: str
) -> None:
    ruling = ruled("face_down_lead_out_of_turn", opening_lead_by=led_by)
    assert cited(ruling) == [(paragraph, key)]
    assert the(ruling, key).values["situation"] == "card_exposed_in_auction"


def test_41B_the_right_defenders_face_down_lead_stays_and_partner_and_declarer_may_ask() -> None:
    ruling = ruled("face_down_lead_out_of_turn", opening_lead_by="right_defender", matter_of_face_down_lead="nothing")
    assert cited(ruling) == [("41A", "face_down_lead_stays"), ("41B", "questions_before_the_lead_is_faced")]
    assert the(ruling, "questions_before_the_lead_is_faced").plain_values() == {"who": "E"}


def test_47E2a_a_face_down_lead_on_a_wrong_explanation_may_be_changed_without_rectification() -> None:
    ruling = ruled(
        "face_down_lead_out_of_turn", opening_lead_by="right_defender", matter_of_face_down_lead="wrong_explanation"
    )
    assert cited(ruling) == [
        ("47E2(a)", "may_change_lead_after_wrong_explanation"),
        ("41A", "face_down_card_no_rectification"),
        ("21B1(a)", "last_call_may_still_be_changed"),
        ("41A", "he_leads_again"),
    ]


@pytest.mark.parametrize(("ordered", "first"), [(True, "face_down_lead_taken_back"), (False, "face_down_lead_stays")])
def test_41A_after_another_irregularity_only_the_director_has_the_lead_taken_back(ordered: bool, first: str) -> None:
    ruling = ruled(
        "face_down_lead_out_of_turn",
        opening_lead_by="right_defender",
        matter_of_face_down_lead="other_irregularity",
        director_orders_withdrawal=ordered,
    )
    assert cited(ruling)[0] == ("41A", first)


# 41B and C: questions


@pytest.mark.parametrize(("when", "key"), [
    ("before_faced", "may_ask_before_the_lead_is_faced"),
    ("first_turn", "whole_review_by_an_opponent"),
    ("later_turn", "too_late_for_a_review"),
    ("not_his_turn", "review_at_his_first_turn_only"),
])  # fmt: skip
def test_41B_a_review_is_whole_and_ends_with_the_first_turn_to_play(when: str, key: str) -> None:
    ruling = ruled("late_question", asked_for="review", role="defender", when_asked=when)
    assert cited(ruling) == [("41B", key)]


def test_41B_before_the_lead_is_faced_the_leader_himself_may_not_ask() -> None:
    leader = ruled("late_question", record={"contract": "3NT S"}, asked_for="review", when_asked="before_faced")
    assert cited(leader) == [("41B", "leader_asks_at_his_next_turn")]
    partner = ruled("late_question", record={"contract": "3NT N"}, asked_for="review", when_asked="before_faced")
    assert cited(partner) == [("41B", "may_ask_before_the_lead_is_faced")]


def test_24_a_recorded_auction_that_goes_on_makes_the_card_one_exposed_during_it() -> None:
    ruling = ruled("face_down_lead_out_of_turn", record={"board": 1, "auction": "1S P"})
    assert cited(ruling) == [("24", "led_before_the_auction_was_over")]


def test_41D_dummy_is_the_player_that_the_contract_makes_dummy() -> None:
    with pytest.raises(UnknownAnswer):
        ruled("dummy_spread_wrongly", record={"contract": "3NT W"}, layout_fault="sorted_wrongly")


@pytest.mark.parametrize("when", ["first_turn", "later_turn"])
def test_41B_explanations_may_be_asked_at_ones_turn_all_through_the_play(when: str) -> None:
    ruling = ruled("late_question", asked_for="explanation", role="declarer", when_asked=when)
    assert cited(ruling) == [("41B", "explanation_at_his_turn")]


def test_16B_a_defenders_question_may_inform_his_partner() -> None:
    ruling = ruled("late_question", asked_for="explanation", role="defender", when_asked="later_turn")
    assert cited(ruling) == [("41B", "explanation_at_his_turn"), ("16B", "question_may_inform_partner")]
    assert the(ruling, "question_may_inform_partner").plain_values() == {"who": "E", "of": "W"}


@pytest.mark.parametrize("when", ["first_turn", "later_turn"])
def test_41C_the_contract_and_its_doubling_are_told_at_ones_turn(when: str) -> None:
    ruling = ruled("late_question", asked_for="contract", role="declarer", when_asked=when)
    assert cited(ruling) == [("41C", "contract_is_told")]


@pytest.mark.parametrize(("wanted", "paragraph"), [("review", "41B"), ("explanation", "41B"), ("contract", "41C")])
def test_41_dummy_may_ask_nothing(wanted: str, paragraph: str) -> None:
    assert cited(ruled("late_question", asked_for=wanted, role="dummy")) == [(paragraph, "dummy_may_not_ask")]


def test_47E2_an_explanation_corrected_after_the_lead_leads_to_the_card() -> None:
    ruling = ruled("late_question", asked_for="correction")
    assert cited(ruling) == [("47E2", "explanation_corrected_after_the_lead")]
    assert ruling.findings[0].values["situation"] == "retracted_card"


# 41D: dummy

ALWAYS_HIS = ("41D", "hidden_card_was_always_dummys")


@pytest.mark.parametrize(("facts", "expected"), [
    ({"layout_fault": "sorted_wrongly"}, [("41D", "layout_no_rectification")]),
    ({"layout_fault": "hidden_and_revoked"}, [
        ALWAYS_HIS, ("64B3", "dummy_may_have_revoked"), ("12A1", "hidden_card_misled_too"),
    ]),
    ({"layout_fault": "hidden", "hidden_card_did_harm": True}, [ALWAYS_HIS, ("12A1", "hidden_card_adjusted")]),
    ({"layout_fault": "hidden", "hidden_card_did_harm": False}, [ALWAYS_HIS, ("84D", "hidden_card_did_no_harm")]),
])  # fmt: skip
def test_41D_dummys_layout_is_put_right_and_only_a_hidden_card_can_matter(
    facts: dict[str, object], expected: list[tuple[str, str]]
) -> None:
    assert cited(ruled("dummy_spread_wrongly", **facts)) == [("41D", "dummy_is_laid_out_rightly"), *expected]


def test_12A1_a_hidden_card_that_did_harm_adjusts_the_score_of_the_other_side() -> None:
    adjusted = the(
        ruled("dummy_spread_wrongly", layout_fault="hidden", hidden_card_did_harm=True), "hidden_card_adjusted"
    )
    assert adjusted.effect is Effect.ADJUSTED_SCORE
    assert adjusted.plain_values() == {"of": "W", "side": "NS", "kind": "assigned"}
