"""The situations of Laws 41 to 60: the opening lead, dummy, cards played, exposed and led out of turn."""

from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Situation, Stage, both_editions, door, only_2017
from rulings.laws.play.law_41 import dummy_spread_wrongly, face_down_lead_out_of_turn, late_question
from rulings.laws.play.law_42 import dummys_rights
from rulings.laws.play.law_43 import dummys_limits
from rulings.laws.play.law_44 import trick_won
from rulings.laws.play.law_45.card_played import card_played
from rulings.laws.play.law_45.wrong_card import dummy_indicates, dummy_places_wrong_card, fifth_card
from rulings.laws.play.law_46 import designation
from rulings.laws.play.law_47 import retracted_card
from rulings.laws.play.law_48 import declarer_exposes
from rulings.laws.play.law_50.disposition import penalty_card
from rulings.laws.play.law_52 import failure_to_play_penalty_card
from rulings.laws.play.law_53.lead_out_of_turn import lead_out_of_turn
from rulings.laws.play.law_54 import opening_lead_out_of_turn
from rulings.laws.play.law_57 import premature_play
from rulings.laws.play.law_58 import cards_played_at_once
from rulings.laws.play.law_59 import unable_to_comply
from rulings.laws.play.law_60 import play_after_illegal_play

SITUATIONS = (
    Situation(
        "face_down_lead_out_of_turn",
        "41A",
        Stage.OPENING_LEAD,
        both_editions(face_down_lead_out_of_turn),
        (door("face_down_lead"),),
        settles=frozenset({Matter.CARD, Matter.TURN, Matter.CHOICE}),
    ),
    Situation(
        "late_question",
        "41B",
        Stage.OPENING_LEAD,
        only_2017(late_question),
        (door("late_question"),),
        settles=frozenset({Matter.RIGHT}),
    ),
    Situation(
        "dummy_spread_wrongly",
        "41D",
        Stage.OPENING_LEAD,
        only_2017(dummy_spread_wrongly),
        (door("dummy_spread_wrongly"),),
        settles=frozenset({Matter.CARD, Matter.SCORE}),
    ),
    Situation(
        "dummys_rights",
        "42",
        Stage.PLAY,
        only_2017(dummys_rights),
        (door("dummys_rights"), door("dummy_warned_declarer", dummy_wants="warn_declarer")),
        settles=frozenset({Matter.CHOICE}),
    ),
    Situation(
        "dummys_limits",
        "43",
        Stage.PLAY,
        only_2017(dummys_limits),
        (door("dummy_spoke"), door("dummy_looked_at_a_hand", dummy_did="looked_or_left")),
        settles=frozenset({Matter.CHOICE}),
    ),
    Situation(
        "trick_won",
        "44",
        Stage.PLAY,
        both_editions(trick_won),
        (door("trick_won"),),
        settles=frozenset({Matter.TRICK, Matter.TURN}),
    ),
    Situation(
        "card_played",
        "45",
        Stage.PLAY,
        only_2017(card_played),
        (
            door("defender_card_played", whose_card="defenders"),
            door("declarer_card_played", whose_card="declarers"),
            door("dummy_card_played", whose_card="dummys"),
            door("declarer_meant_another_card", whose_card="dummys", dummys_card="meant_another"),
        ),
        settles=frozenset({Matter.CARD}),
    ),
    Situation(
        "dummy_places_wrong_card",
        "45D",
        Stage.PLAY,
        only_2017(dummy_places_wrong_card),
        (door("dummy_places_wrong_card"),),
        settles=frozenset({Matter.CARD, Matter.TURN, Matter.TRANSFER}),
    ),
    Situation(
        "fifth_card",
        "45E",
        Stage.PLAY,
        both_editions(fifth_card),
        (door("fifth_card"),),
        settles=frozenset({Matter.CARD, Matter.TRICK, Matter.TURN}),
    ),
    Situation(
        "dummy_indicates",
        "45F",
        Stage.PLAY,
        only_2017(dummy_indicates),
        (door("dummy_indicates"),),
        settles=frozenset({Matter.CARD, Matter.SCORE, Matter.INFORMATION}),
    ),
    Situation(
        "designation",
        "46",
        Stage.PLAY,
        both_editions(designation),
        (door("designation"),),
        settles=frozenset({Matter.CARD}),
    ),
    Situation(
        "retracted_card",
        "47",
        Stage.PLAY,
        both_editions(retracted_card),
        (
            door("retracted_card"),
            door("played_on_wrong_explanation", reason_to_retract="misexplained"),
            door("told_wrongly_it_was_his_turn", reason_to_retract="told_wrongly"),
        ),
        settles=frozenset({Matter.CARD}),
    ),
    Situation(
        "declarer_exposes",
        "48",
        Stage.PLAY,
        both_editions(declarer_exposes),
        (door("declarer_exposes"),),
        settles=frozenset({Matter.CARD, Matter.INFORMATION}),
    ),
    Situation(
        "penalty_card",
        "50",
        Stage.PLAY,
        both_editions(penalty_card),
        (
            door("penalty_card"),
            door("card_taken_back_is_penalty_card", visibility="seen_or_named", exposure="played"),
        ),
        settles=frozenset({Matter.CARD, Matter.PARTNER, Matter.INFORMATION}),
    ),
    Situation(
        "failure_to_play_penalty_card",
        "52",
        Stage.PLAY,
        both_editions(failure_to_play_penalty_card),
        (door("failure_to_play_penalty_card"),),
        settles=frozenset({Matter.CARD, Matter.PARTNER, Matter.TRANSFER}),
    ),
    Situation(
        "lead_out_of_turn",
        "53",
        Stage.PLAY,
        both_editions(lead_out_of_turn),
        (
            door("defender_led_out_of_turn", role="defender"),
            door("declarer_led_from_dummy", role="declarer", led_from_dummy="yes", whose_lead="his_own_hand"),
            door("declarer_led_from_his_hand", role="declarer", led_from_dummy="no", whose_lead="partner"),
            door("declarer_led_from_the_wrong_hand", role="declarer"),
        ),
        settles=frozenset({Matter.CARD, Matter.TURN, Matter.CHOICE}),
    ),
    Situation(
        "opening_lead_out_of_turn",
        "54",
        Stage.OPENING_LEAD,
        both_editions(opening_lead_out_of_turn),
        (door("opening_lead_out_of_turn", opening_lead_by="other_defender"),),
        settles=frozenset({Matter.CARD, Matter.TURN, Matter.CHOICE}),
    ),
    Situation(
        "premature_play",
        "57",
        Stage.PLAY,
        both_editions(premature_play),
        (
            door("played_before_partner", premature="played_before_partner"),
            door("led_to_next_before_partner_played", premature="led_to_next"),
            door("played_at_right_opponents_turn", premature="at_rhos_turn"),
            door("declarer_played_too_soon", premature="by_declarer"),
        ),
        settles=frozenset({Matter.CARD, Matter.PARTNER}),
    ),
    Situation(
        "cards_played_at_once",
        "58",
        Stage.PLAY,
        both_editions(cards_played_at_once),
        (door("two_players_at_once", at_once="two_players"), door("two_cards_at_once", at_once="one_hand")),
        settles=frozenset({Matter.CARD}),
    ),
    Situation(
        "unable_to_comply",
        "59",
        Stage.PLAY,
        both_editions(unable_to_comply),
        (door("unable_to_comply"),),
        settles=frozenset({Matter.CARD, Matter.TRANSFER, Matter.INFORMATION}),
    ),
    Situation(
        "play_after_illegal_play",
        "60",
        Stage.PLAY,
        both_editions(play_after_illegal_play),
        (door("play_after_illegal_play"),),
        settles=frozenset({Matter.CHOICE}),
    ),
)
