"""The situations of Laws 40 to 60: the opening lead, dummy, cards played, exposed and led out of turn."""

from rulings.laws.law_41 import dummy_spread_wrongly, face_down_lead_out_of_turn
from rulings.laws.law_41_questions import late_question
from rulings.laws.law_45_fifth_card import fifth_card
from rulings.laws.law_47 import retracted_card
from rulings.laws.law_50 import penalty_card
from rulings.laws.law_50_2007 import penalty_card_2007
from rulings.laws.law_54 import opening_lead_out_of_turn
from rulings.laws.law_58 import cards_played_at_once
from rulings.laws.law_59 import unable_to_comply
from rulings.laws.situation import Situation, Stage, door, editions

SITUATIONS = (
    Situation(
        "face_down_lead_out_of_turn",
        "41A",
        Stage.OPENING_LEAD,
        editions(face_down_lead_out_of_turn),
        (door("face_down_lead"),),
    ),
    Situation("late_question", "41B", Stage.OPENING_LEAD, editions(late_question), (door("late_question"),)),
    Situation(
        "dummy_spread_wrongly",
        "41D",
        Stage.OPENING_LEAD,
        editions(dummy_spread_wrongly),
        (door("dummy_spread_wrongly"),),
    ),
    Situation("fifth_card", "45E", Stage.PLAY, editions(fifth_card, fifth_card), (door("fifth_card"),)),
    Situation(
        "retracted_card",
        "47",
        Stage.PLAY,
        editions(retracted_card),
        (
            door("retracted_card"),
            door("played_on_wrong_explanation", reason_to_retract="misexplained"),
            door("told_wrongly_it_was_his_turn", reason_to_retract="told_wrongly"),
        ),
    ),
    Situation("penalty_card", "50", Stage.PLAY, editions(penalty_card, penalty_card_2007), (door("penalty_card"),)),
    Situation(
        "opening_lead_out_of_turn",
        "54",
        Stage.OPENING_LEAD,
        editions(opening_lead_out_of_turn),
        (door("opening_lead_out_of_turn"),),
    ),
    Situation(
        "cards_played_at_once",
        "58",
        Stage.PLAY,
        editions(cards_played_at_once, cards_played_at_once),
        (door("two_players_at_once", at_once="two_players"), door("two_cards_at_once", at_once="one_hand")),
    ),
    Situation(
        "unable_to_comply", "59", Stage.PLAY, editions(unable_to_comply, unable_to_comply), (door("unable_to_comply"),)
    ),
)
