"""The situations of Laws 40 to 60: the opening lead, dummy, cards played, exposed and led out of turn."""

from rulings.laws.law_45_fifth_card import fifth_card
from rulings.laws.law_50 import penalty_card
from rulings.laws.law_50_2007 import penalty_card_2007
from rulings.laws.law_58 import cards_played_at_once
from rulings.laws.law_59 import unable_to_comply
from rulings.laws.situation import Situation, Stage, door, editions

SITUATIONS = (
    Situation("fifth_card", "45E", Stage.PLAY, editions(fifth_card, fifth_card), (door("fifth_card"),)),
    Situation("penalty_card", "50", Stage.PLAY, editions(penalty_card, penalty_card_2007), (door("penalty_card"),)),
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
