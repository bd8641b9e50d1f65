"""Laws 41 to 60, with 9 and 24: two doors to one event rule alike."""

from collections.abc import Callable

import pytest

from rulings.laws.engine import Effect, Ruling
from rulings.laws.engine.matters import Matter
from rulings.laws.settled import said_by
from tests.laws.ruling import keys, ruled

Ruled = Callable[[], Ruling]
DECLARER: dict[str, object] = {"contract": "4S by W"}
BOTH_LED = {"penalty_cards": ["H7"]}
LOST = {"had_looked_or_left": True}
TOLD = {"lead_state": "told_wrongly"}
ONE_HAND = {"at_once": "one_hand", "both_sides_played_on": False}


def lead(role: str, whose: str, **facts: object) -> Ruling:
    return ruled("lead_out_of_turn", role=role, whose_lead=whose, led_from_dummy=False, **facts)


def settled(ruling: Ruling, *matters: Matter) -> set[tuple[Matter, str]]:
    """What the ruling says of these matters, whoever and whatever it is said of."""
    assert ruling.is_complete
    return {(each.matter, each.state) for _, each in said_by(ruling.findings) if each.matter in matters}


def leads_on(ruling: Ruling) -> set[str]:
    assert ruling.is_complete
    return {str(each.values["situation"]) for each in ruling.findings if each.effect is Effect.SEE_LAW}


@pytest.mark.parametrize(("one", "other", "matters"), [
    (lambda: ruled("penalty_card", record=DECLARER, visibility="seen_or_named"),
     lambda: ruled("declarer_exposes", record=DECLARER, declarer_exposed="dropped_or_shown"),
     (Matter.CARD, Matter.PARTNER, Matter.INFORMATION)),
    (lambda: ruled("card_played", whose_card="declarers", declarers_card="only_seen"),
     lambda: ruled("declarer_exposes", declarer_exposed="dropped_or_shown"), (Matter.CARD,)),
    (lambda: ruled("card_played", whose_card="defenders", defenders_card="held_out_of_sight"),
     lambda: ruled("penalty_card", visibility="partner_could_not_see"), (Matter.PARTNER, Matter.INFORMATION)),
    (lambda: ruled("claim", role="defender", claim_statement="partner_objected"),
     lambda: ruled("penalty_card", visibility="partner_objected_to_concession"), (Matter.CARD, Matter.INFORMATION)),
    (lambda: lead("defender", "partner", lead_state="partner_led", declarer_on_the_lead="require", **BOTH_LED,
                  partners_cards_after_lead=["SJ"]),
     lambda: ruled("opening_lead_out_of_turn", opening_lead_by="other_defender", one_of_five="require", **BOTH_LED,
                   since_opening_lead="partner_led_faced", partners_cards_after_lead=["SJ"]),
     (Matter.CARD, Matter.PARTNER, Matter.INFORMATION, Matter.TURN, Matter.CHOICE)),
    (lambda: ruled("revoke_inquiry", inquiry="dummy_asks_declarer", **LOST, declarers_card_was_legal=True),
     lambda: ruled("dummys_limits", dummy_did="asked_declarer", **LOST, declarers_card_was_legal=True),
     (Matter.CHOICE, Matter.PENALTY, Matter.REMEDY)),
    (lambda: lead("defender", "partner", lead_state="left_played"),
     lambda: ruled("play_after_illegal_play", played_after="next_opponent", made_his_proper_lead=False),
     (Matter.CARD, Matter.CHOICE, Matter.TURN)),
    (lambda: ruled("premature_play", premature="led_to_next", since_premature="next_opponent_played"),
     lambda: ruled("play_after_illegal_play", played_after="next_opponent", made_his_proper_lead=False),
     (Matter.CARD, Matter.CHOICE, Matter.TURN)),
    (lambda: lead("defender", "partner", **TOLD),
     lambda: ruled("opening_lead_out_of_turn", opening_lead_by="other_defender", since_opening_lead="told_wrongly"),
     (Matter.CARD, Matter.CHOICE, Matter.INFORMATION)),
    (lambda: lead("defender", "partner", **TOLD),
     lambda: ruled("retracted_card", reason_to_retract="told_wrongly"),
     (Matter.CARD, Matter.CHOICE, Matter.INFORMATION)),
    (lambda: ruled("fifth_card", both_sides_played_on=False, role="declarer", deemed_led=False),
     lambda: ruled("cards_played_at_once", faces_visible="one", role="declarer", **ONE_HAND), ()),
    (lambda: ruled("dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left=False),
     lambda: ruled("dummys_rights", dummy_wants="speak_of_irregularity", board_played_out=False,
                   had_looked_or_left=False), (Matter.CHOICE, Matter.INFORMATION)),
    (lambda: ruled("dummys_limits", dummy_did="warned_of_wrong_hand", it_had_happened=False, had_looked_or_left=True),
     lambda: ruled("dummys_rights", dummy_wants="warn_declarer", it_had_happened=False, had_looked_or_left=True),
     (Matter.CHOICE,)),
])  # fmt: skip
def test_two_doors_to_one_event_settle_the_same(one: Ruled, other: Ruled, matters: tuple[Matter, ...]) -> None:
    assert settled(one(), *matters) == settled(other(), *matters)


@pytest.mark.parametrize(("door", "situation"), [
    (lambda: ruled("card_played", whose_card="defenders", defenders_card="exposed_otherwise"), "penalty_card"),
    (lambda: ruled("card_played", whose_card="defenders", defenders_card="faced", defenders_turn="led_out_of_turn"),
     "lead_out_of_turn"),
    (lambda: ruled("card_played", whose_card="defenders", defenders_card="faced", defenders_turn="already_played"),
     "fifth_card"),
    (lambda: ruled("declarer_exposes", declarer_exposed="during_the_auction"), "card_exposed_in_auction"),
    (lambda: ruled("declarer_exposes", declarer_exposed="faced_hand", may_be_deemed_a_claim=True), "claim"),
    (lambda: ruled("card_exposed_in_auction", card_shown="after_final_pass", side_in_play="defending",
                   attempted_opening_lead=False), "penalty_card"),
    (lambda: ruled("card_exposed_in_auction", card_shown="after_final_pass", side_in_play="defending",
                   attempted_opening_lead=True), "opening_lead_out_of_turn"),
    (lambda: ruled("retracted_card", reason_to_retract="unintended_designation"), "card_played"),
    (lambda: ruled("retracted_card", reason_to_retract="proper_lead_after_irregular", irregular_leader="lho"),
     "lead_out_of_turn"),
    (lambda: lead("declarer", "partner", lead_state="right_played"), "premature_play"),
    (lambda: ruled("cards_played_at_once", at_once="two_players", counted_second="premature"), "premature_play"),
    (lambda: ruled("cards_played_at_once", faces_visible="several", role="defender", **ONE_HAND), "penalty_card"),
    (lambda: ruled("fifth_card", both_sides_played_on=False, role="defender", deemed_led=False), "penalty_card"),
])  # fmt: skip
def test_a_door_to_an_event_of_another_law_leads_there(door: Ruled, situation: str) -> None:
    assert situation in leads_on(door())


def test_9_and_43_dummy_who_was_first_to_speak_may_be_penalized_and_nothing_else_changes() -> None:
    attention = ruled("call_attention", attention="in_play", spoke_in_play="dummy", dummy_broke_43a2_before=False,
                      done_since_attention="nothing")  # fmt: skip
    limits = ruled("dummys_limits", dummy_did="pointed_at_irregularity", had_looked_or_left=False)
    assert {"dummy_may_be_penalized", "irregularity_is_ruled_all_the_same"} <= keys(attention)
    assert {"penalty_possible_for_dummy", "irregularity_is_rectified_all_the_same"} <= keys(limits)


def test_9_and_43_dummy_who_had_looked_at_a_hand_is_ruled_by_43_through_either_door() -> None:
    facts = {"attention": "in_play", "spoke_in_play": "dummy", "dummy_broke_43a2_before": True}
    assert leads_on(ruled("call_attention", dummy_spoke_of="defenders", **facts)) == {"dummys_limits"}
