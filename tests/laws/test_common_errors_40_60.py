"""The digest's common errors of Laws 40 to 60, each tried as a director would. West is the offender."""

import pytest

from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.ruling import keys, ruled, the

SOUTH_DECLARES: dict[str, object] = {"contract": "4S S"}


def asked(ruling: Ruling) -> tuple[AskedOf, list[str]]:
    """Who is to choose, and among what."""
    assert ruling.question is not None
    return ruling.question.fact.asked_of, [str(option) for option in ruling.question.options]


def exposed(cards: str, moment: str, edition: str = "2017", **facts: object) -> Ruling:
    """East could have seen West's cards, and has no penalty card himself."""
    known = {"visibility": "seen_or_named", "partners_major_penalty_cards": "", **facts}
    return ruled("penalty_card", edition, penalty_cards=cards, moment=moment, **known)


def led(state: str = "nothing", **facts: object) -> Ruling:
    """South declares; West has led the heart seven at his partner's turn."""
    known = {"whose_lead": "partner", "penalty_cards": "H7", **facts}
    return ruled("lead_out_of_turn", record=SOUTH_DECLARES, lead_state=state, **known)


def first_lead(since: str, **facts: object) -> Ruling:
    """North declares, so East was to lead; West has led the heart seven."""
    record: dict[str, object] = {"contract": "4S N"}
    return ruled("opening_lead_out_of_turn", record=record, since_opening_lead=since, penalty_cards="H7", **facts)


def early(kind: str, **facts: object) -> Ruling:
    known = {"penalty_cards": "HQ", "suit_led": "H", **facts}
    return ruled("premature_play", record=SOUTH_DECLARES, premature=kind, **known)


# 40


def test_01_penalizing_a_psychic_call_as_such() -> None:
    ruling = ruled("psychic_call", departure="psychic", partner_had_more_reason_to_expect_it=False)
    assert not {Effect.PENALTY, Effect.ADJUSTED_SCORE} & {finding.effect for finding in ruling.findings}


def test_02_adjusting_for_a_forgotten_agreement() -> None:
    ruling = ruled("understandings", understanding_fault="forgotten")
    assert the(ruling, "agreement_was_forgotten").values["situation"] == "mistaken_explanation"


@pytest.mark.parametrize(("fault", "facts"), [
    ("not_disclosed", {"failure_is_repeated": False}),
    ("against_regulation", {}),
    ("incomplete", {"missing_information_was_crucial": True, "failure_is_repeated": False}),
])  # fmt: skip
def test_03_adjusting_without_damage(fault: str, facts: dict[str, object]) -> None:
    ruling = ruled("understandings", understanding_fault=fault, damaged_by_understanding=False, **facts)
    assert "no_damage_score_stands" in keys(ruling)
    assert Effect.ADJUSTED_SCORE not in {finding.effect for finding in ruling.findings}


# 43


def test_04_refusing_a_rectification_because_dummy_spoke_first() -> None:
    ruling = ruled("dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left=False)
    assert "irregularity_is_rectified_all_the_same" in keys(ruling)


def test_05_treating_dummys_call_for_the_director_as_a_forfeiture() -> None:
    ruling = ruled("dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left=False)
    assert the(ruling, "irregularity_is_rectified_all_the_same").plain_values() == {"side": "EW"}
    facts = {"had_looked_or_left": True, "board_played_out": False}
    lost = ruled("dummys_limits", dummy_did="pointed_at_irregularity", **facts)
    assert "irregularity_is_rectified_all_the_same" not in keys(lost)


# 45


def test_06_applying_declarers_test_to_a_defender() -> None:
    held = ruled("card_played", whose_card="defenders", defenders_card="held_in_sight", defenders_turn="his_turn")
    assert keys(held) == {"card_is_played"}
    only_seen = ruled("card_played", whose_card="declarers", declarers_card="only_seen")
    assert keys(only_seen) == {"declarers_card_only_seen", "dropped_card_need_not_be_played"}


def test_07_allowing_a_correction_because_it_was_fast() -> None:
    ruling = ruled(
        "card_played", whose_card="dummys", dummys_card="meant_another", declarer_played_since=False,
        designation_was_unintended=False,
    )  # fmt: skip
    assert keys(ruling) == {"change_of_mind_designation_stands"}
    assert {fact.key for fact in ruling.judgements} == {"designation_was_unintended"}


def test_08_calling_a_fifth_card_minor_without_asking() -> None:
    fifth = ruled("fifth_card", both_sides_played_on=False, role="defender", deemed_led=False)
    assert the(fifth, "fifth_card_is_penalty_card").values["situation"] == "penalty_card"
    question = exposed("H4", "others_to_play").question
    assert question is not None
    assert question.fact.key == "exposure"


# 50


def test_09_treating_the_10_as_a_low_card() -> None:
    assert "major_penalty_card" in keys(exposed("H10", "others_to_play"))


def test_10_forbidding_the_suit_and_leaving_the_card_on_the_table() -> None:
    ruling = exposed("HK", "partner_to_lead", declarer_chooses="forbid")
    assert "card_picked_up" in keys(ruling)
    assert "neither_required_nor_forbidden" not in keys(ruling)


def test_11_banning_the_suit_for_one_trick_only() -> None:
    """The finding counts no tricks: it binds while he keeps the lead."""
    ban = the(exposed("HK", "partner_to_lead", declarer_chooses="forbid"), "partner_may_not_lead_the_suits")
    assert (ban.effect, ban.plain_values()) == (Effect.LEAD_RESTRICTION, {"who": "E", "suits": ["H"]})


def test_12_not_offering_the_choice_again() -> None:
    """East has won both tricks, so the choice that was `neither` comes back before the third."""
    tricks = [["D5", "D2", "DA", "D3"], ["CA", "C4", "C5", "C2"]]
    ruling = ruled(
        "penalty_card", record={**SOUTH_DECLARES, "tricks": tricks}, visibility="seen_or_named", penalty_cards="HK",
        partners_major_penalty_cards="",
    )  # fmt: skip
    assert asked(ruling) == (AskedOf.DECLARER, ["require", "forbid", "neither"])


def test_13_restricting_the_lead_for_a_minor_penalty_card() -> None:
    ruling = exposed("H4", "partner_to_lead", exposure="dropped")
    assert "partner_may_lead_anything" in keys(ruling)
    assert AskedOf.DECLARER not in {fact.asked_of for fact in ruling.relied_on}


def test_14_a_penalty_card_for_declarer() -> None:
    record: dict[str, object] = {"contract": "4S W"}
    ruling = ruled("penalty_card", record=record, visibility="seen_or_named", penalty_cards="HK")
    assert "declarers_exposed_card_no_rectification" in keys(ruling)
    assert Effect.PENALTY_CARD not in {finding.effect for finding in ruling.findings}


def test_15_applying_the_information_rules_of_2007_to_a_card_on_the_table() -> None:
    now = keys(exposed("HK", "partner_to_lead", declarer_chooses="neither"))
    then = keys(exposed("HK", "partner_to_lead", "2007", declarer_chooses="neither"))
    assert "card_on_the_table_authorized_for_all" in now - then
    assert "sight_of_card_unauthorized_for_partner" in then - now


def test_16_forgetting_that_a_card_that_went_back_is_unauthorized_for_partner() -> None:
    information = the(
        exposed("HK", "partner_to_lead", declarer_chooses="require"), "returned_card_unauthorized_for_partner"
    )
    assert (information.paragraph, information.plain_values()) == ("50E2", {"who": "E", "of": "W"})


def test_17_taking_the_second_of_two_cards_as_minor_without_judging() -> None:
    ruling = exposed("H4", "others_to_play", exposure="unclear")
    assert asked(ruling) == (AskedOf.JUDGEMENT, ["True", "False"])


# 53


def test_18_letting_anybody_but_declarer_accept_a_defenders_lead() -> None:
    assert asked(led()) == (AskedOf.DECLARER, ["accept", "require", "forbid", "neither"])


def test_19_giving_the_right_to_accept_declarers_lead_to_one_defender_only() -> None:
    ruling = ruled(
        "lead_out_of_turn", record={"contract": "4S W"}, led_from_dummy=True, whose_lead="his_own_hand",
        lead_state="nothing", led_card="D2",
    )  # fmt: skip
    assert asked(ruling)[0] is AskedOf.DEFENDERS


def test_20_forgetting_that_playing_a_card_accepts() -> None:
    assert the(led("left_played"), "accepted_by_the_next_play").plain_values() == {"who": "W", "by": "N"}


# 54


def test_21_offering_four_choices() -> None:
    assert asked(first_lead("nothing")) == (
        AskedOf.DECLARER,
        ["spread", "accept", "require", "forbid", "neither"],
    )


def test_22_letting_dummy_play_second() -> None:
    second = the(first_lead("nothing", one_of_five="accept"), "second_card_from_declarers_hand")
    assert second.plain_values() == {"who": "N", "then": "E", "dummy": "S"}


def test_23_treating_a_card_that_declarer_plays_as_the_start_of_spreading() -> None:
    assert asked(first_lead("card_from_declarer"))[0] is AskedOf.JUDGEMENT
    played = keys(first_lead("card_from_declarer", meant_to_spread=False))
    assert "declarer_has_played_to_the_lead" in played
    assert "partner_of_the_spread_hand_declares" not in played


# 55


def test_24_forcing_declarer_to_lead_the_same_suit_from_the_right_hand() -> None:
    ruling = ruled(
        "lead_out_of_turn", record={"contract": "4S W"}, led_from_dummy=False, whose_lead="partner",
        lead_state="nothing", led_card="SK", defenders_on_the_lead="refuse",
    )  # fmt: skip
    assert the(ruling, "card_restored_right_hand_leads_any_card").paragraph == "55B2"
    assert Effect.LEAD_RESTRICTION not in {finding.effect for finding in ruling.findings}


# 57


@pytest.mark.parametrize("since", ["both_hands", "dummy_by_himself"])
def test_25_applying_57A_when_the_declaring_side_had_played_already(since: str) -> None:
    ruling = early("played_before_partner", since_premature=since)
    assert [finding.effect for finding in ruling.findings] == [Effect.NO_RECTIFICATION, Effect.STANDS]


def test_26_asking_for_the_highest_of_any_suit() -> None:
    ruling = early("played_before_partner", since_premature="nothing", declarer_selects="highest")
    assert the(ruling, "partner_plays_his_highest").plain_values() == {"who": "E", "suit": "H"}
    other = early("played_before_partner", since_premature="nothing", declarer_selects="other_suit")
    assert asked(other) == (AskedOf.DECLARER, ["C", "D", "S"])


def test_27_forgetting_that_the_early_card_is_a_major_penalty_card() -> None:
    ruling = early("led_to_next", since_premature="nothing", declarer_selects="lowest")
    card = the(ruling, "early_card_is_a_major_penalty_card")
    assert (card.effect, card.plain_values()) == (Effect.PENALTY_CARD, {"who": "W", "cards": ["HQ"], "major": True})
