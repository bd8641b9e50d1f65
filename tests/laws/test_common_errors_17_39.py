"""The digest's common errors of Laws 17 to 39, each tried as a director would, most with the auction recorded."""

import pytest

from rulings.bridge import Seat
from rulings.laws.engine import Effect
from tests.laws.recorded_auctions import asked, called, derived, recorded
from tests.laws.ruling import keys, ruled, the


def test_01_closing_the_auction_after_a_skipped_player() -> None:
    ruling = called("call_after_final_pass", "1H S:P W:P N:P E:1S")
    assert the(ruling, "auction_was_not_over").values["situation"] == "passes_out_of_turn_skip_a_player"


def test_02_applying_24_to_a_lead_faced_in_the_clarification_period() -> None:
    record = recorded("1H P P P")
    ruling = ruled("card_exposed_in_auction", record=record, card_shown="after_final_pass", attempted_opening_lead=True)
    assert the(ruling, "opening_lead_by_the_wrong_defender").values["situation"] == "opening_lead_out_of_turn"


def test_03_a_defender_corrects_his_partner_before_the_end_of_play() -> None:
    record = recorded("1H P P P")
    ruling = ruled("explanation_corrected", record=record, explanation_noticed_by="partner", play_is_over=False)
    assert keys(ruling) == {"defender_corrects_at_end_of_play"}


def test_04_declarers_side_says_nothing_before_the_lead() -> None:
    ruling = ruled("explanation_corrected", record=recorded("P P P 1H P P P"), explanation_noticed_by="partner")
    assert "declaring_side_corrects_after_final_pass" in keys(ruling)


def test_05_a_player_changes_a_call_after_his_partner_has_called() -> None:
    record = recorded("1H P 2H P P", "W")
    facts = {"misinformation_source": "wrong_explanation", "misinformation_known_when": "before_the_lead"}
    judged = {"call_could_well_be_influenced": False, "earlier_call_influenced": True}
    ruling = ruled("misinformation", record=record, **facts, **judged)
    stands = the(ruling, "partner_called_so_call_stands")
    assert (stands.values["who"], stands.values["of"]) == (Seat.NORTH, Seat.SOUTH)


@pytest.mark.parametrize("test", ["same_or_similar", "subset", "same_purpose"])
def test_06_demanding_more_than_one_of_the_three_tests(test: str) -> None:
    assert "comparable_no_further_rectification" in keys(
        ruled("comparable_call", withdrawn_call="bid", replacement_call="2S", comparable_test=test)
    )


def test_07_applying_16C2_after_a_comparable_call() -> None:
    ruling = called(
        "bid_out_of_rotation",
        "W:1H",
        lho_accepts_out_of_rotation=False,
        replacement_call="2S",
        comparable_test="same_or_similar",
    )
    assert "withdrawn_call_unauthorized_for_his_side" not in keys(ruling)


def test_08_making_partner_pass_for_the_rest_after_an_exposed_honour() -> None:
    ruling = ruled(
        "card_exposed_in_auction",
        record=recorded("1H P"),
        card_shown="during_auction",
        partner_could_see_face=True,
        exposed_cards="SA",
    )
    assert the(ruling, "must_pass_at_his_next_turn").values["until"] == "once"


def test_09_allowing_a_change_of_mind() -> None:
    ruling = called("unintended_call", "1C P 4S", offender="S", call_was_intended=True, second_call_made=False)
    assert the(ruling, "intended_call_stands").paragraph == "25A2"


def test_10_denying_a_correction_because_partners_alert_woke_him() -> None:
    ruling = called("unintended_call", "1NT P 2D", offender="S", call_was_intended=False, intended_call_is="nothing")
    assert {"may_substitute_intended_call", "however_he_became_aware"} <= keys(ruling)


def test_11_requiring_a_suit_to_be_led() -> None:
    question = ruled(
        "lead_restriction", role="defender", comparable_test="none", suits_shown=["S"], partners_first_lead="now"
    ).question
    assert question is not None
    assert [str(option) for option in question.options] == ["H", "D", "C", "none"]


def test_12_barring_partner_once_after_an_insufficient_bid() -> None:
    ruling = called(
        "insufficient_bid",
        "1S 1H",
        insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False,
        replacement="other_bid_or_pass",
        replacement_call="2S",
        comparable_test="none",
    )
    must_pass = the(ruling, "must_pass_for_the_rest")
    assert (must_pass.values["who"], must_pass.values["until"]) == (Seat.WEST, "rest")
    assert "judge_after_play_whether_insufficient_bid_assisted" not in keys(ruling)


def test_13_forgetting_that_lho_may_accept_after_a_premature_correction() -> None:
    ruling = called("insufficient_bid", "1S 1H E:2H", insufficient_kind="in_turn")
    assert derived(ruling)["since_insufficient"] == "already_replaced"
    assert asked(ruling) == "lho_accepts_insufficient_bid"


def test_14_allowing_a_double_that_is_not_comparable() -> None:
    ruling = called(
        "insufficient_bid",
        "1S 1H E:X",
        insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False,
        comparable_test="none",
        final_replacement_comparable=False,
    )
    assert the(ruling, "double_cancelled_and_replaced_again").effect is Effect.CANCELLED


def test_15_ignoring_that_a_pass_can_be_comparable() -> None:
    ruling = called(
        "insufficient_bid",
        "1S 1H E:P",
        insufficient_kind="in_turn",
        lho_accepts_insufficient_bid=False,
        comparable_test="same_or_similar",
    )
    assert "must_pass_for_the_rest" not in keys(ruling)


def test_16_offering_the_option_to_the_left_of_the_player_in_turn() -> None:
    """North deals, East opens: South, on East's left, decides; not East's own side, nor North."""
    ruling = called("bid_out_of_rotation", "E:1H", since_out_of_rotation="nobody", lho_accepts_out_of_rotation=True)
    assert the(ruling, "lho_may_accept_call_out_of_rotation").values["who"] is Seat.SOUTH


def test_17_barring_the_offender_who_passed_at_partners_turn() -> None:
    ruling = called(
        "pass_out_of_rotation",
        "S:P",
        lho_accepts_out_of_rotation=False,
        pass_is_artificial=False,
        replacement_call="2S",
        comparable_test="subset",
    )
    assert "must_pass_at_his_next_turn" not in keys(ruling)


def test_18_testing_a_pass_at_rhos_turn_for_a_comparable_call() -> None:
    ruling = called(
        "pass_out_of_rotation",
        "E:P",
        since_out_of_rotation="nobody",
        lho_accepts_out_of_rotation=False,
        pass_is_artificial=False,
    )
    assert the(ruling, "must_pass_at_his_next_turn").values["who"] is Seat.EAST
    assert "comparable_test" not in {fact.key for fact in ruling.relied_on}


def test_19_barring_partner_to_the_end_after_a_bid_out_of_turn() -> None:
    ruling = called(
        "bid_out_of_rotation", "S:1H", lho_accepts_out_of_rotation=False, replacement_call="2S", comparable_test="none"
    )
    must_pass = the(ruling, "must_pass_at_his_next_turn")
    assert (must_pass.values["who"], must_pass.values["until"]) == (Seat.NORTH, "once")


def test_20_letting_the_offender_choose_when_rho_passes() -> None:
    ruling = called(
        "bid_out_of_rotation",
        "E:1H",
        since_out_of_rotation="nobody",
        lho_accepts_out_of_rotation=False,
        rho_action="pass",
        repetition_is_legal=True,
    )
    assert {"must_repeat_his_call", "repeated_so_no_rectification"} <= keys(ruling)


def test_21_giving_lho_an_option_over_a_call_by_a_player_required_to_pass() -> None:
    ruling = ruled(
        "call_by_player_required_to_pass", is_also_inadmissible_double=False, lho_called_over_barred_player=False
    )
    assert ruling.findings[0].key == "pass_substituted"
    assert not any(fact.asked_of == "lho" for fact in ruling.relied_on)


def test_22_an_insufficient_bid_out_of_turn_is_ruled_once_under_31_and_never_27B() -> None:
    first = called("insufficient_bid", "1S S:1H", insufficient_kind="out_of_turn")
    see = the(first, "insufficient_and_out_of_turn")
    assert (see.values["who"], see.values["situation"]) == (Seat.SOUTH, "bid_out_of_rotation")
    second = called(
        "bid_out_of_rotation",
        "1S S:1H",
        offender="S",
        since_out_of_rotation="nobody",
        lho_accepts_out_of_rotation=False,
        rho_action="pass",
        repetition_is_legal=False,
    )
    assert the(second, "repetition_would_be_insufficient").values["situation"] == "insufficient_bid"


def test_23_a_pass_out_of_turn_over_a_bid_out_of_turn_makes_two_rulings_each_with_its_own_offender() -> None:
    calls = "E:1H W:P"
    bid = called("bid_out_of_rotation", calls)
    passed = called("pass_out_of_rotation", calls)
    assert derived(bid) == {"offender": "E", "whose_turn": "rho"}
    assert derived(passed) == {"offender": "W"}
    assert asked(passed) == "whose_turn"


def test_24_letting_the_caller_himself_explain_his_call() -> None:
    ruling = ruled(
        "review_and_explanation",
        record=recorded("P P P"),
        wanted_of_the_calls="explanation",
        asks_when="at_his_turn",
        asks_about_one_call=False,
    )
    assert "callers_partner_explains" in keys(ruling)


def test_25_giving_a_review_to_a_player_who_is_not_in_turn() -> None:
    ruling = ruled("review_and_explanation", record=recorded("1H P"), wanted_of_the_calls="review")
    assert keys(ruling) == {"waits_for_his_turn_to_call"}


def test_26_letting_the_side_that_misinformed_change_its_calls() -> None:
    facts = {"misinformation_source": "missing_alert", "misinformation_known_when": "before_the_lead"}
    question = ruled("misinformation", **facts).question
    assert question is not None
    assert question.fact.key == "misled_player"
    assert question.options == (Seat.NORTH, Seat.SOUTH)


def test_27_using_24_for_a_card_that_a_defender_exposes_after_the_auction() -> None:
    facts = {"card_shown": "after_final_pass", "attempted_opening_lead": False}
    ruling = ruled("card_exposed_in_auction", record=recorded("1H P P P"), **facts)
    assert [finding.paragraph for finding in ruling.findings] == ["49"]


@pytest.mark.parametrize(("lead", "key"), [
    ("not_yet", "wait_for_partners_first_lead"),
    ("led_before", "partners_first_lead_is_over"),
])  # fmt: skip
def test_28_restricting_the_offenders_own_lead_or_a_later_one_of_his_partner(lead: str, key: str) -> None:
    facts = {"role": "defender", "comparable_test": "none", "suits_shown": ["S"], "partners_first_lead": lead}
    assert keys(ruled("lead_restriction", **facts)) == {key}


def test_29_restricting_a_lead_although_the_offenders_side_declares() -> None:
    ruling = ruled("lead_restriction", record=recorded("P P P 1H P P P"))
    assert keys(ruling) == {"offender_is_no_defender"}


def test_30_forgetting_that_the_withdrawn_suit_is_unauthorized_for_his_side_too() -> None:
    facts = {"lho_accepts_out_of_rotation": False, "replacement_call": "P", "comparable_test": "none"}
    ruling = called("bid_out_of_rotation", "S:1H", **facts)
    assert {"lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side"} <= keys(ruling)


def test_31_giving_the_free_correction_only_to_natural_bids_or_16C_to_the_corrected_one() -> None:
    """An insufficient transfer: what it showed counts, and nobody asks whether it was natural."""
    facts = {"insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False, "replacement": "lowest_same"}
    ruling = called("insufficient_bid", "2NT P 2D", **facts)
    assert "corrected_in_the_same_denomination" in keys(ruling)
    assert not {"withdrawn_call_unauthorized_for_his_side", "must_pass_for_the_rest"} & keys(ruling)
    assert not [fact.key for fact in ruling.relied_on if "artificial" in fact.key]


def test_32_forgetting_to_offer_the_call_out_of_turn_to_the_left_hand_opponent() -> None:
    for situation, calls in (("pass_out_of_rotation", "S:P"), ("bid_out_of_rotation", "S:1H")):
        assert asked(called(situation, calls)) == "lho_accepts_out_of_rotation"


def test_33_making_him_repeat_a_call_when_the_auction_has_closed() -> None:
    facts = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}
    question = called("bid_out_of_rotation", "1H P P N:2H", **facts).question
    assert question is not None
    assert [str(option) for option in question.options] == ["pass_closes_auction", "legal_call", "illegal_call"]
