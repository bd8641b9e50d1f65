"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import WEST, Example, auction, wests_out_of_turn

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "was_it_a_call": {"way_of_calling": "box", "bidding_card": "out_by_accident", "offender": WEST},
        "end_of_the_auction": {"record": auction("S", "1NT", "P", "3NT", "P", "P", "P")},
        "passes_out_of_turn_skip_a_player": {"record": auction("S", "P", wests_out_of_turn("P"), "P", "P")},
        "review_and_explanation": {
            "wanted_of_the_calls": "explanation",
            "asks_when": "at_his_turn",
            "asks_about_one_call": "no",
            "offender": WEST,
        },
        "explanation_corrected": {"explanation_noticed_by": "partner", "side_in_play": "declaring", "offender": WEST},
        "misinformation": {
            "misinformation_source": "wrong_explanation",
            "misinformation_known_when": "before_the_lead",
            "misled_player": "N",
            "call_could_well_be_influenced": "yes",
            "misled_player_changes_his_call": "no",
            "earlier_call_influenced": "no",
            "offender": WEST,
        },
        "comparable_call": {
            "withdrawn_call": "bid",
            "comparable_test": "subset",
            "offender": WEST,
        },
        "card_exposed_in_auction": {
            "card_shown": "during_auction",
            "partner_could_see_face": "yes",
            "exposed_cards": ["SK"],
            "side_in_play": "defending",
            "offender": WEST,
        },
        "unintended_call": {
            "call_was_intended": "no",
            "unintended_in_time": "nobody_has_called",
            "intended_call_is": "nothing",
            "offender": WEST,
        },
        "change_of_call": {
            "call_was_intended": "yes",
            "second_call_made": "yes",
            "lho_accepts_change": "no",
            "standing_call_is": "nothing",
            "offender": WEST,
        },
        "lead_restriction": {
            "role": "defender",
            "comparable_test": "none",
            "suits_shown": ["H"],
            "partners_first_lead": "now",
            "prohibited_suit": "D",
            "offender": WEST,
        },
        "insufficient_bid": {
            "record": auction("S", "1S", "1H"),
            "insufficient_kind": "in_turn",
            "lho_accepts_insufficient_bid": "no",
            "replacement": "lowest_same",
            "offender": WEST,
        },
        "pass_out_of_rotation": {
            "record": auction("S", wests_out_of_turn("P")),
            "lho_accepts_out_of_rotation": "no",
            "pass_is_artificial": "no",
            "since_out_of_rotation": "nobody",
            "offender": WEST,
        },
        "bid_out_of_rotation": {
            "record": auction("S", wests_out_of_turn("1H")),
            "since_out_of_rotation": "nobody",
            "lho_accepts_out_of_rotation": "no",
            "rho_action": "pass",
            "repetition_is_legal": "yes",
            "offender": WEST,
        },
        "double_out_of_rotation": {
            "record": auction("E", "P", "1H", "P", "P", "1S", wests_out_of_turn("X")),
            "offender": WEST,
        },
        "simultaneous_calls": {
            "simultaneous_caller_place": "not_next",
            "simultaneous_call": "bid",
            "offender": WEST,
        },
        "inadmissible_double": {
            "since_inadmissible_double": "lho_has_not_called",
            "turn_of_inadmissible_double": "own",
            "offender": WEST,
        },
        "call_by_player_required_to_pass": {
            "is_also_inadmissible_double": "no",
            "lho_called_over_barred_player": "no",
            "offender": WEST,
        },
        "bid_above_seven": {"lho_called_over_bid_above_seven": "no", "offender": WEST},
        "call_after_final_pass": {"auction_ended": "his_side_declares", "offender": WEST},
        "understandings": {
            "understanding_fault": "against_regulation",
            "damaged_by_understanding": "no",
            "offender": WEST,
        },
        "psychic_call": {"departure": "psychic", "partner_had_more_reason_to_expect_it": "no", "offender": WEST},
    }
)
