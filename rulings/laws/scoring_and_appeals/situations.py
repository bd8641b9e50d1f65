"""The situations of Laws 78 to 93: scores in dispute, the steps of every ruling, penalties, what follows a ruling.

The director's own error (82) stands with the adjusted score among the situations of the preliminaries.
"""

from rulings.laws.engine.matters import Matter
from rulings.laws.engine.situation import Situation, Stage, door, only_2017
from rulings.laws.scoring_and_appeals.law_78 import worth_of_a_result
from rulings.laws.scoring_and_appeals.law_79 import disputed_tricks
from rulings.laws.scoring_and_appeals.law_81 import learned_otherwise
from rulings.laws.scoring_and_appeals.law_84 import facts_established
from rulings.laws.scoring_and_appeals.law_87 import fouled_board
from rulings.laws.scoring_and_appeals.law_90 import penalty
from rulings.laws.scoring_and_appeals.law_92 import after_a_ruling

SITUATIONS = (
    Situation(
        "worth_of_a_result",
        "78",
        Stage.END_OF_PLAY,
        only_2017(worth_of_a_result),
        (door("worth_of_a_result"),),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "disputed_tricks",
        "79",
        Stage.END_OF_PLAY,
        only_2017(disputed_tricks),
        (door("disputed_tricks"), door("score_recorded_wrongly", tricks_were_claimed="agreed_upon")),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "learned_otherwise",
        "81",
        Stage.PLAY,
        only_2017(learned_otherwise),
        (door("learned_otherwise"),),
        frozenset({Matter.REMEDY}),
    ),
    Situation(
        "facts_established",
        "84",
        Stage.PLAY,
        only_2017(facts_established),
        (
            door("facts_disputed", players_accounts="disputed"),
            door("facts_agreed", players_accounts="agreed"),
        ),
        frozenset({Matter.REMEDY}),
    ),
    Situation(
        "fouled_board",
        "87",
        Stage.END_OF_PLAY,
        only_2017(fouled_board),
        (door("fouled_board"),),
        frozenset({Matter.SCORE}),
    ),
    Situation(
        "penalty",
        "90",
        Stage.END_OF_PLAY,
        only_2017(penalty),
        (door("penalty"), door("discipline", penalty_offence="disorder")),
        frozenset({Matter.PENALTY}),
    ),
    Situation(
        "after_a_ruling",
        "92",
        Stage.END_OF_PLAY,
        only_2017(after_a_ruling),
        (door("after_a_ruling"),),
        frozenset({Matter.RIGHT}),
    ),
)
