"""Law 54, row by row. West has led a heart out of turn, so North is the presumed declarer and South dummy."""

import pytest

from rulings.laws.engine import AskedOf, Effect, Ruling
from tests.laws.ruling import Told, cited, keys, row, ruled, the, told


def led(since: str = "nothing", cards: str = "H7", **facts: object) -> Ruling:
    """West, the wrong defender, has led face up."""
    facts.setdefault("opening_lead_by", "other_defender")
    return ruled("opening_lead_out_of_turn", since_opening_lead=since, penalty_cards=cards, **facts)


ACCEPTED = [("54B", "lead_accepted_dummy_is_spread"), ("54B1", "second_card_from_declarers_hand")]


def test_54_declarer_is_asked_one_question_with_five_choices_in_the_laws_order() -> None:
    question = led().question
    assert question is not None
    assert question.fact.asked_of is AskedOf.DECLARER
    assert [str(option) for option in question.options] == ["spread", "accept", "require", "forbid", "neither"]


def test_54_row_0_partners_face_down_lead_goes_back_before_declarer_chooses() -> None:
    ruling = led("partner_led_face_down", one_of_five="accept")
    assert cited(ruling) == [("54", "face_down_lead_goes_back"), *ACCEPTED]
    assert the(ruling, "face_down_lead_goes_back").plain_values() == {"who": "E"}


def test_54A_row_2_declarer_who_has_begun_to_spread_his_hand_is_dummy() -> None:
    ruling = led("spreading")
    assert cited(ruling) == [
        ("54A", "must_spread_the_whole_hand"),
        ("54A", "partner_of_the_spread_hand_declares"),
        ("54A", "lead_stands_spread_hand_plays_second"),
    ]
    second = the(ruling, "lead_stands_spread_hand_plays_second")
    assert second.plain_values() == {"who": "W", "dummy": "N", "then": "E"}
    assert the(ruling, "partner_of_the_spread_hand_declares").plain_values() == {"who": "S", "dummy": "N"}


def test_54C_row_3_declarer_who_could_have_seen_a_card_of_dummy_must_accept_and_declares() -> None:
    ruling = led("dummy_seen")
    assert cited(ruling) == [("54C", "dummy_seen_lead_must_be_accepted"), *ACCEPTED]
    assert the(ruling, "lead_accepted_dummy_is_spread").plain_values() == {"who": "N", "of": "W", "dummy": "S"}


def test_53A_row_4_a_card_that_declarer_plays_to_the_lead_accepts_it_and_is_no_spread() -> None:
    ruling = led("card_from_declarer", meant_to_spread=False)
    assert cited(ruling) == [("53A", "declarer_has_played_to_the_lead"), ("54B1", "stays_declarer_dummy_plays_last")]
    assert ruling.findings[1].plain_values() == {"who": "N", "then": "E", "dummy": "S"}
    assert [fact.key for fact in ruling.judgements] == ["meant_to_spread"]


def test_54A_row_4_a_card_that_declarer_meant_as_the_start_of_spreading_makes_him_dummy() -> None:
    assert cited(led("card_from_declarer", meant_to_spread=True))[0] == ("54A", "must_spread_the_whole_hand")


@pytest.mark.parametrize("since", [{"since_opening_lead": "spreading"}, {"one_of_five": "spread"}])
def test_54A_a_recorded_contract_is_dummys_partners_from_then_on(since: dict[str, object]) -> None:
    facts: dict[str, object] = {"since_opening_lead": "nothing", "penalty_cards": "H7", **since}
    ruling = ruled("opening_lead_out_of_turn", record={"contract": "4SX N"}, **facts)
    values = the(ruling, "contract_has_another_declarer").plain_values()
    assert values == {"who": "S", "contract": "4SX by S"}
    unrecorded = ruled("opening_lead_out_of_turn", opening_lead_by="other_defender", **facts)
    assert "contract_has_another_declarer" not in keys(unrecorded)


def test_54B1_row_5b_the_second_card_comes_from_declarers_hand_and_dummy_plays_last() -> None:
    ruling = led(one_of_five="accept")
    assert cited(ruling) == ACCEPTED
    order = the(ruling, "second_card_from_declarers_hand").plain_values()
    assert order == {"who": "N", "then": "E", "dummy": "S"}


def test_54D_row_5c_refused_and_the_suit_required() -> None:
    ruling = led(one_of_five="require")
    assert cited(ruling) == [
        ("54D", "lead_refused_partner_leads"),
        ("50D2(a)", "partner_must_lead_the_suit"),
        ("50D2(a)", "any_card_of_the_suit"),
        ("50D2(a)", "card_picked_up"),
        ("59", "if_void_any_card"),
        ("16A1(c)", "restriction_may_be_used_by_all"),
        ("50E2", "returned_card_unauthorized_for_partner"),
        ("16C3", "was_withdrawn_action_used"),
    ]
    assert the(ruling, "partner_must_lead_the_suit").plain_values() == {"who": "E", "suit": "H"}


def test_54D_row_5e_refused_without_restriction_the_card_stays_as_a_major_penalty_card() -> None:
    ruling = led(one_of_five="neither")
    assert cited(ruling) == [
        ("54D", "lead_refused_partner_leads"),
        ("50D2(b)", "neither_required_nor_forbidden"),
        ("50D2(b)", "partner_leads_anything"),
        ("50D2(b)", "choice_returns_while_partner_keeps_the_lead"),
        ("50D1(a)", "owed_at_first_legal_chance"),
        ("50E1", "card_on_the_table_authorized_for_all"),
        ("50E3", "way_of_exposure_unauthorized_for_partner"),
        ("50E4", "judge_after_play_whether_exposure_helped"),
    ]
    assert the(ruling, "neither_required_nor_forbidden").values["major"] is True


def test_54B2_row_6_a_second_card_played_from_dummy_stays() -> None:
    ruling = led("second_card_from_dummy")
    assert cited(ruling) == [
        ACCEPTED[0],
        ("54B2", "second_card_from_dummy_stays"),
        ("44B", "declarers_hand_plays_after_dummys_card"),
    ]
    assert the(ruling, "second_card_from_dummy_stays").plain_values() == {"who": "S"}


@pytest.mark.parametrize(("led_by", "paragraph", "key"), [
    ("declaring_side", "54E", "declaring_side_has_led"),
    ("auction_not_over", "24", "led_before_the_auction_was_over"),
])  # fmt: skip
def test_54E_row_7_a_lead_of_the_declaring_side_or_during_the_auction_is_law_24(
    led_by: str, paragraph: str, key: str
) -> None:
    ruling = ruled("opening_lead_out_of_turn", opening_lead_by=led_by)
    assert cited(ruling) == [(paragraph, key)]
    assert ruling.findings[0].effect is Effect.SEE_LAW


# both defenders led face up


@pytest.mark.parametrize("choice", ["spread", "accept"])
def test_57D_accepted_the_card_that_partner_led_too_is_played_at_his_turn(choice: str) -> None:
    ruling = led("partner_led_faced", one_of_five=choice)
    assert cited(ruling)[-1] == ("57D", "partners_lead_is_played_at_his_turn")
    assert the(ruling, "partners_lead_is_played_at_his_turn").plain_values() == {"who": "E"}


def test_50D1_refused_and_required_partner_leads_his_own_card_of_the_suit() -> None:
    ruling = led("partner_led_faced", one_of_five="require", partners_cards_after_lead="HJ")
    assert ("50D1(a)", "leader_must_lead_own_penalty_card") in cited(ruling)
    assert "any_card_of_the_suit" not in keys(ruling)


def test_50D1_refused_and_forbidden_partners_own_card_of_the_suit_may_not_be_led() -> None:
    ruling = led("partner_led_faced", one_of_five="forbid", partners_cards_after_lead="HJ")
    assert "leader_must_lead_own_penalty_card" not in keys(ruling)


def test_51B2_with_an_older_penalty_card_of_another_suit_declarer_names_the_suit() -> None:
    ruling = led(cards="H7 S4", card_led_or_played="H7", one_of_five="require", required_suit="H")
    assert the(ruling, "partner_must_lead_the_suit").paragraph == "51B2(a)"
    assert the(ruling, "other_penalty_cards_stay").plain_values()["cards"] == ["S4"]


def test_49_refused_the_card_that_partner_led_too_is_a_penalty_card_of_his_own() -> None:
    ruling = led("partner_led_faced", one_of_five="forbid", partners_cards_after_lead="HJ")
    too = the(ruling, "premature_lead_is_a_penalty_card_too")
    assert (too.effect, too.plain_values()) == (Effect.PENALTY_CARD, {"who": "E", "cards": ["HJ"], "major": True})
    accepted = led("partner_led_faced", one_of_five="accept")
    assert "premature_lead_is_a_penalty_card_too" not in keys(accepted)


@pytest.mark.parametrize(("case", "found"), [
    row("47E1 row 1: told wrongly, the lead goes back and cannot be accepted",
        ["47E1 told_wrongly_card_goes_back", "47E1 told_wrongly_no_rectification",
         "16C withdrawn_card_for_his_side_only", "41A right_defender_leads_face_down"],
        led, "told_wrongly"),
    row("54A row 5a: declarer spreads his hand and his partner declares",
        ["54A spreads_his_hand", "54A partner_of_the_spread_hand_declares", "54A lead_stands_spread_hand_plays_second"],
        led, one_of_five="spread"),
    row("54D row 5d: refused and the suit forbidden while partner keeps the lead",
        ["54D lead_refused_partner_leads", "50D2(a) partner_may_not_lead_the_suits", "50D2(a) card_picked_up",
         "59 if_nothing_else_any_card", "16A1(c) restriction_may_be_used_by_all",
         "50E2 returned_card_unauthorized_for_partner",
         "16C3 was_withdrawn_action_used"],
        led, one_of_five="forbid"),
    row("41A a lead of the right defender stands", ["41A it_was_his_lead", "41D dummy_is_spread_and_plays_second"],
        ruled, "opening_lead_out_of_turn", record={"contract": "3NT by S"}),
])  # fmt: skip
def test_the_whole_ruling(case: Told, found: list[str]) -> None:
    assert told(case) == found
