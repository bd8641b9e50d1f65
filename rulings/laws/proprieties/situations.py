"""The situations of Laws 72 to 76: conduct, tempo, explanations, spectators."""

from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Situation, Stage, door, only_2017
from rulings.laws.proprieties.law_72 import conduct
from rulings.laws.proprieties.law_73 import tempo
from rulings.laws.proprieties.law_75 import mistaken_explanation
from rulings.laws.proprieties.law_76 import spectator

SITUATIONS = (
    Situation(
        "conduct",
        "72",
        Stage.PLAY,
        only_2017(conduct),
        (door("conduct"), door("could_have_foreseen", conduct_complaint="could_have_foreseen")),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "tempo",
        "73",
        Stage.PLAY,
        only_2017(tempo),
        (
            door("tempo"),
            door("misled_by_tempo", tempo_complaint="opponent_was_misled"),
        ),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "mistaken_explanation",
        "75",
        Stage.AUCTION,
        only_2017(mistaken_explanation),
        (door("mistaken_explanation"),),
        frozenset({Matter.SCORE, Matter.INFORMATION}),
    ),
    Situation(
        "spectator",
        "76",
        Stage.PLAY,
        only_2017(spectator),
        (door("spectator"),),
        frozenset({Matter.RIGHT, Matter.REMEDY}),
    ),
)
