"""The situations of Laws 61 to 76: revokes, tricks, claims, conduct."""

from rulings.laws.law_67 import defective_trick, defective_trick_2007
from rulings.laws.situation import Situation, Stage, door, editions

SITUATIONS = (
    Situation(
        "defective_trick",
        "67",
        Stage.PLAY,
        editions(defective_trick, defective_trick_2007),
        (
            door("no_card_to_a_trick", error="played_none"),
            door("too_many_cards_to_a_trick", error="played_too_many"),
            door("played_card_not_among_tricks", error="not_among_played_cards"),
        ),
    ),
)
