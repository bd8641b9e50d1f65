"""Law 45A to C and G, row by row."""

import pytest

from rulings.laws.engine import Ruling
from rulings.laws.facts import UnknownAnswer
from tests.laws.ruling import cited, ruled, the


def defender(card: str, **facts: object) -> Ruling:
    return ruled("card_played", whose_card="defenders", defenders_card=card, **facts)


def dummys(card: str, **facts: object) -> Ruling:
    return ruled("card_played", whose_card="dummys", dummys_card=card, **facts)


@pytest.mark.parametrize(("card", "paragraph"), [
    ("faced", "45A"), ("held_in_sight", "45C1"), ("named_as_played", "45C4(a)"),
])  # fmt: skip
def test_45C1_a_defenders_card_is_played_if_partner_could_have_seen_its_face(card: str, paragraph: str) -> None:
    assert cited(defender(card, defenders_turn="his_turn")) == [(paragraph, "card_is_played")]


@pytest.mark.parametrize(("turn", "key", "situation"), [
    ("opening_lead_out_of_turn", "played_as_lead_out_of_turn", "opening_lead_out_of_turn"),
    ("led_out_of_turn", "played_as_lead_out_of_turn", "lead_out_of_turn"),
    ("played_out_of_turn", "played_too_soon", "premature_play"),
])  # fmt: skip
def test_45C1_played_out_of_turn_it_is_played_and_another_law_follows(turn: str, key: str, situation: str) -> None:
    ruling = defender("held_in_sight", defenders_turn=turn)
    assert cited(ruling) == [("45C1", "card_is_played"), ("45C1", key)]
    assert the(ruling, key).values["situation"] == situation


def test_45C1_a_second_card_to_the_same_trick_is_a_fifth_card() -> None:
    ruling = defender("held_in_sight", defenders_turn="already_played")
    assert cited(ruling) == [("45C1", "played_as_fifth_card")]
    assert ruling.findings[0].values["situation"] == "fifth_card"


def test_45C1_a_card_whose_face_partner_could_not_see_is_not_played() -> None:
    assert cited(defender("held_out_of_sight")) == [("45C1", "defenders_card_is_not_played")]


@pytest.mark.parametrize(("card", "expected"), [
    ("exposed_otherwise", ("49", "exposed_but_not_played")),
    ("penalty_card", ("45C5", "penalty_card_may_have_to_be_played")),
])  # fmt: skip
def test_49_and_45C5_an_exposed_card_and_a_penalty_card_are_law_50s(card: str, expected: tuple[str, str]) -> None:
    ruling = defender(card)
    assert cited(ruling) == [expected]
    assert ruling.findings[0].values["situation"] == "penalty_card"


@pytest.mark.parametrize(("card", "expected"), [
    ("faced", ("45A", "card_is_played")),
    ("touching_or_near_table", ("45C2(a)", "card_is_played")),
    ("held_as_played", ("45C2(b)", "card_is_played")),
    ("named_as_played", ("45C4(a)", "card_is_played")),
    ("only_seen", ("48A", "declarers_card_only_seen")),
])  # fmt: skip
def test_45C2_declarers_card_is_played_by_the_manner_and_not_by_being_seen(
    card: str, expected: tuple[str, str]
) -> None:
    assert cited(ruled("card_played", whose_card="declarers", declarers_card=card)) == [expected]


@pytest.mark.parametrize(("card", "expected"), [
    ("named", ("45C4(a)", "named_card_is_played")),
    ("picked_up", ("45B", "picked_up_card_is_played")),
    ("touched", ("45C3", "touched_card_is_played")),
    ("arranging", ("45C3", "card_touched_in_arranging_is_not_played")),
])  # fmt: skip
def test_45BC_dummys_card_is_played_by_naming_or_by_touching_on_purpose(card: str, expected: tuple[str, str]) -> None:
    assert cited(dummys(card)) == [expected]


def test_45C4b_an_unintended_designation_is_corrected_whoever_has_played_meanwhile() -> None:
    ruling = dummys(
        "meant_another",
        declarer_played_since=False,
        designation_was_unintended=True,
        opponent_played_to_designation=False,
    )
    assert cited(ruling) == [("45C4(b)", "intended_card_is_played"), ("47C", "slip_without_rectification")]
    assert [fact.key for fact in ruling.judgements] == ["designation_was_unintended"]


def test_47D_an_opponent_who_played_to_the_first_designation_may_change_his_card() -> None:
    ruling = dummys(
        "meant_another",
        declarer_played_since=False,
        designation_was_unintended=True,
        opponent_played_to_designation=True,
    )
    assert cited(ruling)[2:] == [("47D", "opponent_may_change_after_slip"), ("16C", "withdrawn_cards_tell_one_side")]
    assert the(ruling, "withdrawn_cards_tell_one_side").plain_values() == {"side": "NS", "of": "EW"}


def test_45C4b_a_change_of_mind_or_a_lapse_of_attention_stands() -> None:
    ruling = dummys("meant_another", declarer_played_since=False, designation_was_unintended=False)
    assert cited(ruling) == [("45C4(b)", "change_of_mind_designation_stands")]


def test_45C4b_once_declarer_has_played_again_from_either_hand_the_designation_stands_unasked() -> None:
    ruling = dummys("meant_another", declarer_played_since=True)
    assert cited(ruling) == [("45C4(b)", "declarer_played_since_designation_stands")]
    assert ruling.judgements == ()


def test_45G_a_card_turned_before_all_four_have_played_is_faced_again() -> None:
    assert cited(ruled("card_played", whose_card="turned_too_soon")) == [("45G", "turned_card_is_faced_again")]


@pytest.mark.parametrize(("whose", "facts", "contract"), [
    ("defenders", {"defenders_card": "held_out_of_sight"}, "4S N"),
    ("declarers", {"declarers_card": "faced"}, "4S W"),
    ("dummys", {"dummys_card": "named"}, "4S W"),
])  # fmt: skip
def test_45_the_player_is_one_who_has_such_a_card_by_the_contract(
    whose: str, facts: dict[str, object], contract: str
) -> None:
    assert ruled("card_played", record={"contract": contract}, whose_card=whose, **facts).question is None
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled("card_played", record={"contract": "4S E"}, whose_card=whose, **facts)
