"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import WEST, Example

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "worth_of_a_result": {
            "form_of_scoring": "pairs_mp",
            "results_beaten": 5,
            "results_equalled": 2,
            "results_not_reached": 3,
        },
        "learned_otherwise": {"director_learned": "saw_it", "learned_when": "board_goes_on", "offender": WEST},
        "fouled_board": {
            "board_differs": "cards_displaced",
            "compared_in_other_forms": "yes",
            "form_of_scoring": "pairs_mp",
            "displaced_by_a_player": "yes",
            "offender": WEST,
        },
        "penalty": {
            "penalty_offence": "slow_play",
            "gravity_of_offence": "warned_before",
            "form_of_scoring": "pairs_mp",
            "offender": WEST,
        },
        "after_a_ruling": {
            "ruling_at_his_table": "yes",
            "asked_in_time": "yes",
            "form_of_scoring": "pairs_mp",
            "partner_concurs": "yes",
            "who_hears_appeals": "committee",
            "appeal_is_about": "fact_or_judgement",
            "offender": WEST,
        },
        "disputed_tricks": {"tricks_were_claimed": "by_the_other_side", "offender": WEST},
        "facts_established": {
            "players_accounts": "disputed",
            "facts_can_be_determined": "yes",
            "laws_provide": "rectification",
        },
    }
)
