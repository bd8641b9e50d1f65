"""The situations of Laws 79 and 84: what is in dispute, and the steps of every ruling.

The director's own error (82) stands with the adjusted score among the situations of the preliminaries.
"""

from rulings.laws.engine.situation import Situation, Stage, door, only_2017
from rulings.laws.scoring_and_appeals.law_79 import disputed_tricks
from rulings.laws.scoring_and_appeals.law_84 import facts_established

SITUATIONS = (
    Situation("disputed_tricks", "79", Stage.END_OF_PLAY, only_2017(disputed_tricks), (door("disputed_tricks"),)),
    Situation(
        "facts_established",
        "84",
        Stage.PLAY,
        only_2017(facts_established),
        (
            door("facts_disputed", players_accounts="disputed"),
            door("facts_agreed", players_accounts="agreed"),
        ),
    ),
)
