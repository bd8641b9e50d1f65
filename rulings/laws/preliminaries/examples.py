"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import WEST, Example

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "wrong_seat": {"seating": "partners_changed", "change_was_permitted": "no"},
        "board_handling": {
            "handling": "wrong_pocket",
            "wrong_pocket_found": "played",
            "hands_as_dealt": "thirteen_each",
            "form_of_scoring": "pairs_mp",
            "forms_played": "several",
        },
        "late_board": {
            "late_board_state": "not_started",
            "late_board_way": "cancel",
            "form_of_scoring": "pairs_mp",
            "fault_of_ns": "none",
            "fault_of_ew": "directly",
        },
        "misdeal": {
            "deal_trouble": "other_reason",
            "obstacle_to_new_deal": "match_result_knowable",
            "form_of_scoring": "teams",
            "team_boards": "one_other_table_clear",
        },
        "call_attention": {
            "attention": "in_play",
            "spoke_in_play": "declarer_or_defender",
            "done_since_attention": "nothing",
        },
        "action_before_director": {
            "done_without_director": "non_offenders_acted",
            "right_is_forfeited": "yes",
            "side_that_gained": "neither",
            "offender": WEST,
        },
        "adjusted_score": {
            "adjusted_score_basis": "law_allows",
            "innocent_side_damaged": "yes",
            "form_of_scoring": "pairs_mp",
            "result_can_be_assigned": "yes",
            "own_damage": "none",
            "offender": WEST,
        },
        "wrong_number_of_cards": {
            "counts": "more_than_thirteen",
            "count_found": "after_play",
            "form_of_scoring": "pairs_mp",
            "result_can_be_assigned": "no",
            "fault_of_ns": "none",
            "fault_of_ew": "directly",
        },
        "missing_card": {
            "missing_card_discovered": "during_play",
            "missing_card_found": "elsewhere",
            "role": "defender",
            "missing_card_seen_by_partner": "no",
            "missing_card_should_have_been_played": "no",
            "offender": WEST,
        },
        "cards_from_wrong_board": {
            "wrong_cards_entry": "auction",
            "called_on_wrong_cards": "no",
            "cards_seen_are_of_a_later_board": "yes",
            "offender": WEST,
        },
        "wrong_board_played": {
            "form_of_scoring": "pairs_mp",
            "cards_taken_out": "yes",
            "somebody_had_played_it": "no",
            "deprived_contestants": "nobody",
        },
        "unauthorized_information": {
            "information_from": "tempo",
            "information_given_by": WEST,
            "information_judged": "play_over",
            "information_was_conveyed": "yes",
            "logical_alternative_existed": "yes",
            "demonstrably_suggested": "yes",
            "offending_side_gained": "yes",
        },
        "withdrawn_actions": {
            "withdrawn_action_replaced_by": "otherwise",
            "information_judged": "now",
            "offender": WEST,
        },
        "extraneous_information": {
            "information_received": "before_any_call",
            "likely_to_interfere": "yes",
            "director_chooses_way": "adjust",
            "form_of_scoring": "pairs_mp",
            "result_can_be_assigned": "no",
            "fault_of_ns": "none",
            "fault_of_ew": "partly",
            "offender": WEST,
        },
        "auction_period": {"auction_doubt": "is_it_over", "auction_came_to": "nobody_bid_hands_out"},
        "directors_error": {
            "whose_error": "directors_ruling",
            "board_can_be_scored_normally": "no",
            "result_can_be_assigned": "yes",
        },
    }
)
