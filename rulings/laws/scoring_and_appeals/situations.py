"""The situations of Laws 79 and 84: what is in dispute, and the steps of every ruling.

The director's own error (82) stands with the adjusted score among the situations of the preliminaries.
"""

from rulings.laws.engine.situation import Situation, Stage, door, editions
from rulings.laws.scoring_and_appeals.law_79 import disputed_tricks
from rulings.laws.scoring_and_appeals.law_84 import facts_established

SITUATIONS = (
    Situation("disputed_tricks", "79", Stage.END_OF_PLAY, editions(disputed_tricks), (door("disputed_tricks"),)),
    Situation(
        "facts_established",
        "84",
        Stage.PLAY,
        editions(facts_established),
        (
            door("facts_disputed", players_accounts="disputed"),
            door("facts_agreed", players_accounts="agreed"),
        ),
    ),
)
