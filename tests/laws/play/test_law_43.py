"""Laws 42, 43, 45D and 45F, row by row. West is dummy, East declarer."""

import pytest

from rulings.laws.engine import Effect, Ruling, UnknownAnswer
from rulings.laws.follow_ups import opening_of
from tests.laws.ruling import Told, cited, row, ruled, the, told

PENALTY = ("43B1", "penalty_possible_for_dummy")


def dummy(did: str, **facts: object) -> Ruling:
    return ruled("dummys_limits", dummy_did=did, **facts)


def test_43A2_looking_at_a_hand_costs_dummy_his_rights_and_may_be_penalized() -> None:
    assert cited(dummy("looked_or_left")) == [("43A2", "dummy_has_lost_his_rights"), PENALTY]


def test_43A1_an_irregularity_that_dummy_points_at_is_rectified_all_the_same() -> None:
    assert cited(dummy("pointed_at_irregularity", had_looked_or_left=False)) == [
        ("43A1", "dummy_may_not_draw_attention"),
        ("81C3", "irregularity_is_rectified_all_the_same"),
        ("16B", "dummys_words_unauthorized_for_declarer"),
        PENALTY,
    ]


def test_43A1c_dummys_advice_is_an_infraction_that_45F_looks_at() -> None:
    ruling = dummy("advised_declarer")
    assert cited(ruling) == [
        ("43A1(c)", "dummy_may_take_no_part"),
        ("45F", "dummys_advice_may_be_a_suggestion"),
        ("16B", "dummys_words_unauthorized_for_declarer"),
        PENALTY,
    ]
    assert the(ruling, "dummys_words_unauthorized_for_declarer").plain_values() == {"who": "E", "of": "W"}


def test_43B2a_without_rights_a_warning_lets_either_defender_choose_the_hand() -> None:
    ruling = dummy("warned_of_wrong_hand", it_had_happened=False, had_looked_or_left=True)
    assert cited(ruling) == [("43B2(a)", "either_defender_chooses_the_hand"), PENALTY]
    assert the(ruling, "either_defender_chooses_the_hand").plain_values() == {"side": "NS", "who": "W"}


def test_43B2b_without_rights_an_illegal_card_is_replaced_and_64_counts_as_if_established() -> None:
    ruling = dummy("asked_declarer", had_looked_or_left=True, declarers_card_was_legal=False)
    assert cited(ruling) == [
        ("43B2(b)", "declarer_substitutes_a_legal_card"),
        ("48A", "returned_card_of_declaring_side"),
        ("43B2(b)", "counted_as_an_established_revoke"),
        PENALTY,
    ]
    see = the(ruling, "counted_as_an_established_revoke").plain_values()
    assert see == {"who": "E", "law": "64", "situation": "established_revoke"}


def test_43B2b_without_rights_a_legal_card_costs_nothing() -> None:
    ruling = dummy("asked_declarer", had_looked_or_left=True, declarers_card_was_legal=True)
    assert cited(ruling) == [PENALTY, ("43B2(b)", "declarers_card_was_no_revoke")]


def test_43B3_without_rights_the_defence_loses_its_gain_after_play_and_only_the_defence() -> None:
    ruling = dummy("pointed_at_irregularity", had_looked_or_left=True, board_played_out=False)
    assert cited(ruling) == [
        ("43B3", "no_rectification_now_play_on"),
        ("43B3", "gain_of_the_defence_is_taken"),
        PENALTY,
    ]
    later = the(ruling, "gain_of_the_defence_is_taken")
    assert later.effect is Effect.CHECK_LATER
    assert later.plain_values() == {"of": "W", "side": "NS", "other": "EW"}


@pytest.mark.parametrize(("gained", "key"), [(True, "defence_loses_its_gain"), (False, "defence_gained_nothing")])
def test_43B3_the_follow_up_asks_at_once_whether_the_defence_gained(gained: bool, key: str) -> None:
    opening = opening_of("gain_of_the_defence_is_taken", "2017")
    assert opening is not None
    known = {"dummy_did": "pointed_at_irregularity", "had_looked_or_left": "yes", **opening.facts}
    question = ruled(opening.situation, **known).question
    assert question is not None
    assert (question.fact.key, question.fact.law) == ("defence_gained", "43B3")
    assert cited(ruled(opening.situation, **known, defence_gained=gained)) == [("43B3", key), PENALTY]


def test_43B3_only_the_score_of_the_defence_is_adjusted() -> None:
    facts = {"had_looked_or_left": True, "board_played_out": True, "defence_gained": True}
    lost = the(dummy("pointed_at_irregularity", **facts), "defence_loses_its_gain")
    assert (lost.effect, lost.plain_values()["to"]) == (Effect.ADJUSTED_SCORE, "NS")


# 45D


def test_45D1_a_defender_who_played_after_it_may_change_and_then_declarer_after_his_rho() -> None:
    ruling = ruled("dummy_places_wrong_card", both_sides_played_on=False, defender_played_after_wrong_card=True)
    assert cited(ruling)[4:] == [
        ("45D1", "defender_may_change_after_wrong_card"),
        ("45D1", "declarer_may_change_after_his_rho"),
        ("16C", "withdrawn_cards_tell_one_side"),
    ]
    assert the(ruling, "declarer_may_change_after_his_rho").plain_values() == {"who": "E", "by": "N"}


@pytest.mark.parametrize(("who", "seat"), [("lho", "N"), ("declarer", "E"), ("rho", "S")])
def test_45D2_found_late_whoever_did_not_follow_to_the_wrong_lead_has_revoked(who: str, seat: str) -> None:
    ruling = ruled(
        "dummy_places_wrong_card", both_sides_played_on=True, wrong_card_was="the_lead", did_not_follow_to_it=who
    )
    assert cited(ruling) == [("45D2", "wrong_card_cannot_be_changed"), ("45D2", "revoked_to_the_wrong_card")]
    see = the(ruling, "revoked_to_the_wrong_card").plain_values()
    assert see == {"who": seat, "law": "64", "situation": "established_revoke"}


def test_45D2_found_late_a_wrong_lead_to_which_all_followed_changes_nothing() -> None:
    ruling = ruled(
        "dummy_places_wrong_card", both_sides_played_on=True, wrong_card_was="the_lead", did_not_follow_to_it="nobody"
    )
    assert cited(ruling)[-1] == ("45D2", "play_goes_on_with_the_wrong_card")


def test_45D2_found_late_without_a_revoke_play_continues() -> None:
    ruling = ruled("dummy_places_wrong_card", both_sides_played_on=True, wrong_card_was="no_revoke")
    assert cited(ruling)[-1] == ("45D2", "play_goes_on_with_the_wrong_card")


# 45F


@pytest.mark.parametrize(("facts", "key"), [
    ({"dummy_suggested_a_play": True, "defence_damaged_by_suggestion": True}, "suggestion_damaged_the_defence"),
    ({"dummy_suggested_a_play": True, "defence_damaged_by_suggestion": False}, "indication_did_no_harm"),
    ({"dummy_suggested_a_play": False}, "indication_did_no_harm"),
])  # fmt: skip
def test_45F_the_score_is_adjusted_if_dummy_suggested_a_play_that_damaged_the_defence(
    facts: dict[str, object], key: str
) -> None:
    assert cited(ruled("dummy_indicates", played_out=True, **facts)) == [("45F", key)]


@pytest.mark.parametrize("situation", ["dummys_limits", "dummy_places_wrong_card", "dummy_indicates"])
def test_43_45D_45F_only_the_player_whom_the_contract_makes_dummy_can_be_reported(situation: str) -> None:
    facts: dict[str, object] = {
        "dummys_limits": {"dummy_did": "acted_within_his_rights"},
        "dummy_places_wrong_card": {"both_sides_played_on": False, "defender_played_after_wrong_card": False},
        "dummy_indicates": {"played_out": False},
    }[situation]
    assert ruled(situation, record={"contract": "4S E"}, **facts).question is None
    with pytest.raises(UnknownAnswer, match="offender"):
        ruled(situation, record={"contract": "4S W"}, **facts)


@pytest.mark.parametrize(("case", "found"), [
    row("42B2 with rights dummy may warn declarer", ["42B2 dummy_may_prevent_an_irregularity"],
        dummy, "warned_of_wrong_hand", it_had_happened=False, had_looked_or_left=False),
    row("42B1 with rights dummy may ask declarer about a revoke", ["42B1 dummy_may_ask_declarer_about_a_revoke"],
        dummy, "asked_declarer", had_looked_or_left=False),
    row("61B2(b) dummy may not ask a defender but the revoke is corrected",
        ["61B2(b) dummy_asked_a_defender", "62A unestablished_revoke_is_corrected",
         "16B dummys_words_unauthorized_for_declarer"],
        dummy, "asked_defender"),
    row("42A what dummy may always do", ["42A dummy_was_within_his_rights"],
        dummy, "acted_within_his_rights"),
    row("43A3 a defender may not show dummy his hand", ["43A3 defender_may_not_show_dummy_his_hand"],
        dummy, "was_shown_a_hand"),
    row("45D1 found in time, the named card is played",
        ["45D1 wrong_card_is_withdrawn", "45D1 named_card_is_played_instead", "48A returned_card_of_declaring_side",
         "44B play_goes_on_after_the_named_card"],
        ruled, "dummy_places_wrong_card", both_sides_played_on=False, defender_played_after_wrong_card=False),
    row("45D2 found late, dummy's revoke transfers no trick, but equity is compared",
        ["45D2 wrong_card_cannot_be_changed", "64B3 dummys_revoke_no_trick", "64C1 equity_after_dummys_revoke"],
        ruled, "dummy_places_wrong_card", both_sides_played_on=True, wrong_card_was="a_revoke"),
    row("45F during play the board goes on, and it is judged after",
        ["45B touched_card_is_not_played", "45F play_on_after_indication", "45F indication_judged_after_play",
         "16B indication_unauthorized_for_declarer", "43B1 penalty_possible_for_dummy"],
        ruled, "dummy_indicates", played_out=False),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
