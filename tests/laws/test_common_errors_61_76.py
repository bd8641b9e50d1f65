"""The digest's common errors of Laws 61 to 76, each tried as a director would, the play recorded where it tells."""

import pytest

from rulings.bridge import Seat, Side
from rulings.laws.engine import Effect, Ruling
from tests.laws.recorded_revokes import played
from tests.laws.ruling import cited, keys, ruled, the

HEARTS_AT_4 = "DDHHCCHDCSSS"
REVOKE = {"failure": "did_not_follow_suit", "revoke_trick": 4}
NOT_ESTABLISHED = REVOKE | {"since_the_revoke": "nothing"}
CLAIM = {
    "role": "declarer",
    "trump_is_out_and_unmentioned": False,
    "proposed_line": "stated",
    "order_within_suit_matters": False,
    "tricks_left": 5,
    "tricks_awarded": 3,
}


def moved(ruling: Ruling) -> int:
    """The tricks that a complete ruling transfers at once."""
    assert ruling.is_complete, ruling.question
    found = [finding for finding in ruling.findings if finding.effect is Effect.TRICKS_TRANSFERRED]
    return sum(int(str(finding.values["tricks"])) for finding in found)


def test_01_penalising_a_defenders_question_about_a_revoke() -> None:
    ruling = ruled("revoke_inquiry", inquiry="defender_asks_defender")
    assert the(ruling, "defenders_may_ask_each_other").effect is Effect.NO_RECTIFICATION
    assert Effect.PENALTY not in {finding.effect for finding in ruling.findings}


def test_02_thinking_that_an_unlawful_question_cancels_the_duty_to_correct() -> None:
    assert "a_revoke_found_is_corrected" in keys(ruled("revoke_inquiry", inquiry="dummy_asks_defender"))


def test_03_letting_a_non_offender_change_a_card_he_played_before_the_revoke() -> None:
    """West leads, South plays last: only South has played after the revoke of East."""
    record: dict[str, object] = {"contract": "4S by S", "tricks": [["DK", "D2", "H3", "D4"]]}
    facts = {"failure": "did_not_follow_suit", "revoke_trick": 1, "since_the_revoke": "nothing"}
    ruling = ruled("revoke", record=record, offender="E", withdrawn_card="defenders_hand", **facts)
    asked = ruling.question
    changes = [finding.values["who"] for finding in ruling.findings if finding.key == "opponent_may_change_his_card"]
    assert asked is None
    assert changes == [Seat.SOUTH]


def test_04_making_declarers_corrected_card_a_penalty_card() -> None:
    ruling = ruled("revoke", **NOT_ESTABLISHED, withdrawn_card="declarers", played_after_revoke="nobody")
    assert Effect.PENALTY_CARD not in {finding.effect for finding in ruling.findings}


def test_05_forgetting_the_second_round_change_by_the_revokers_partner() -> None:
    facts = NOT_ESTABLISHED | {"withdrawn_card": "defenders_hand", "played_after_revoke": "lho_and_partner"}
    question = ruled("revoke", **facts, opponent_changes_his_card=True).question
    assert question is not None
    assert (question.fact.key, str(question.fact.asked_of)) == ("partner_changes_his_card", "partner")


def test_06_taking_a_low_revoke_card_for_a_minor_penalty_card() -> None:
    ruling = ruled("revoke", **NOT_ESTABLISHED, withdrawn_card="defenders_hand", played_after_revoke="nobody")
    assert the(ruling, "revoke_card_is_penalty_card").values["major"] is True


@pytest.mark.parametrize(("winners", "instead", "tricks"), [
    ("SSSESSSSSSSSS", "D", 1),
    ("SSSWEWSSSSSSS", "S", 2),
])  # fmt: skip
def test_07_two_tricks_whenever_the_offending_side_won_the_trick(winners: str, instead: str, tricks: int) -> None:
    record = played("4S by S", HEARTS_AT_4, winners, {(4, "W"): instead})
    assert moved(ruled("revoke", record=record, exception_of_64b="none")) == tricks


def test_08_counting_a_trick_that_dummy_won_as_won_by_declarer() -> None:
    record = played("4S by S", HEARTS_AT_4, "WWWNNWWWWNNNN", {(4, "S"): "D"})
    assert moved(ruled("revoke", record=record, offender="S", exception_of_64b="none")) == 1


def test_09_counting_tricks_won_before_the_revoke() -> None:
    record = played("4S by S", HEARTS_AT_4, "EES" + "S" * 10, {(4, "W"): "D"})
    assert moved(ruled("revoke", record=record)) == 0


@pytest.mark.parametrize(("won_by", "later"), [("revoker", "some"), ("partner", "none"), ("opponents", "none")])
def test_10_stopping_at_the_automatic_tricks_without_the_equity_test(won_by: str, later: str) -> None:
    facts = {"revoke_trick_won_by": won_by, "later_tricks": later, "exception_of_64b": "none"}
    assert the(ruled("established_revoke", **facts), "equity_after_play").effect is Effect.CHECK_LATER


def test_11_adding_equity_to_the_transfer() -> None:
    facts = {"equity_of": "one_revoke", "tricks_after_transfer": 8, "better_without_the_revoke": True}
    found = the(ruled("revoke_equity", **facts, tricks_without_the_revoke=10), "score_as_without_the_revoke")
    assert found.values["tricks"] == 10


def test_12_applying_64A_to_dummys_revoke() -> None:
    record = played("4S by S", HEARTS_AT_4, "WWWSSSSWWWSSS", {(4, "N"): "D"})
    ruling = ruled("revoke", record=record, offender="N")
    assert moved(ruling) == 0
    assert "no_trick_dummys_card" in keys(ruling)


def test_13_applying_67B_when_only_one_side_has_played_on() -> None:
    facts = {"error": "played_none", "both_sides_played_on": False, "next_trick_led_by": "opponents"}
    ruling = ruled("defective_trick", **facts, supplied_card_wins=False)
    assert "deemed_to_have_revoked" not in keys(ruling)


def test_14_letting_the_card_supplied_late_win_the_trick_or_cost_two() -> None:
    facts = {"error": "played_none", "both_sides_played_on": True, "has_card_of_suit_led": True}
    ruling = ruled("defective_trick", **facts, offending_side_won_a_trick=True, exception_of_64b="none")
    assert "trick_keeps_its_owner" in keys(ruling)
    assert moved(ruling) == 1


def test_15_leaving_the_higher_card_although_the_faced_one_is_known() -> None:
    facts = {"error": "played_too_many", "both_sides_played_on": True, "faced_card_is_known": True}
    ruling = ruled("defective_trick", **facts, role="declarer", restored_card_could_have_been_played=False)
    assert "highest_legal_card_stays" not in keys(ruling)


def test_16_forgetting_the_revokes_that_a_restored_card_makes() -> None:
    facts = {"error": "played_too_many", "both_sides_played_on": True, "faced_card_is_known": True}
    ruling = ruled("defective_trick", **facts, role="declarer", restored_card_could_have_been_played=True)
    assert the(ruling, "may_have_revoked_earlier").values["situation"] == "revoke"


def test_17_adjudicating_after_a_valid_play_on() -> None:
    ruling = ruled("claim", role="declarer", claim_statement="will_win", answer_to_claim="all_play_on")
    assert "director_adjudicates_the_claim" not in keys(ruling)


def test_18_allowing_play_on_because_the_claimer_proposes_it() -> None:
    ruling = ruled("claim", role="declarer", claim_statement="will_win", answer_to_claim="claimer_asked_to_play_on")
    assert "director_adjudicates_the_claim" in keys(ruling)
    assert "claim_is_void_play_goes_on" not in keys(ruling)


def test_19_taking_a_refused_concession_for_a_claim_of_the_rest() -> None:
    ruling = ruled("claim", role="defender", claim_statement="partner_objected")
    assert cited(ruling) == [
        ("68B2", "shown_in_refused_concession"),
        ("68B2", "shown_cards_go_back"),
        ("16C", "card_of_concession_not_to_be_used"),
    ]


@pytest.mark.parametrize(("unaware", "could_be_lost", "key"), [
    (True, True, "trick_goes_to_the_trump"),
    (False, True, "trump_alone_costs_nothing"),
    (True, False, "trump_alone_costs_nothing"),
])  # fmt: skip
def test_20_forgetting_that_70C_needs_all_three(unaware: bool, could_be_lost: bool, key: str) -> None:
    facts = {"unaware_of_the_trump": unaware, "could_be_lost_to_the_trump": could_be_lost}
    assert key in keys(ruled("contested_claim", **CLAIM | {"trump_is_out_and_unmentioned": True} | facts))


def test_21_resolving_doubt_against_a_claimer_whose_opponents_had_revoked() -> None:
    facts = REVOKE | {"since_the_revoke": "objected_to_claim", "withdrawn_card": "defenders_hand"}
    ruling = ruled("revoke", record={"contract": "4S by S"}, **facts, played_after_revoke="nobody")
    see = the(ruling, "claim_is_judged_after_correction").values
    judged = ruled(str(see["situation"]), offender=str(see["who"]), **CLAIM)
    assert the(judged, "doubt_against_the_revoker").values["side"] is Side.NS


def test_22_adjusting_because_the_offenders_profited_although_they_could_not_foresee_it() -> None:
    facts = {"board_played_out": True, "could_have_known_and_gained": False}
    ruling = ruled("conduct", conduct_complaint="could_have_foreseen", **facts)
    assert Effect.ADJUSTED_SCORE not in {finding.effect for finding in ruling.findings}


def test_23_adjusting_for_a_mistaken_call_that_was_rightly_explained() -> None:
    ruling = ruled("mistaken_explanation", agreement_by_evidence="as_explained")
    assert Effect.ADJUSTED_SCORE not in {finding.effect for finding in ruling.findings}
    assert "was_other_side_damaged" not in keys(ruling)


def test_24_letting_a_defender_correct_his_partners_explanation_during_play() -> None:
    ruling = ruled(
        "mistaken_explanation", agreement_by_evidence="different", mistake_noticed="partner_becomes_defender"
    )
    assert "defender_corrects_after_play" in keys(ruling)
    assert "opponents_were_misinformed" not in keys(ruling)
