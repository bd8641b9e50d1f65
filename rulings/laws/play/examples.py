"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import BOARD, DEAL, WEST, Example, auction

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "face_down_lead_out_of_turn": {"opening_lead_by": "other_defender", "offender": WEST},
        "late_question": {"record": BOARD, "asked_for": "review", "when_asked": "not_his_turn", "offender": WEST},
        "dummy_spread_wrongly": {"layout_fault": "hidden", "hidden_card_did_harm": "no", "offender": WEST},
        "dummys_rights": {
            "dummy_wants": "warn_declarer",
            "it_had_happened": "no",
            "had_looked_or_left": "no",
            "offender": WEST,
        },
        "trick_won": {
            "denomination": "H",
            "first_card": ["SJ"],
            "second_card": ["SK"],
            "third_card": ["H2"],
            "fourth_card": ["S2"],
            "offender": WEST,
        },
        "dummys_limits": {"dummy_did": "asked_declarer", "had_looked_or_left": "no", "offender": WEST},
        "card_played": {
            "record": BOARD,
            "whose_card": "defenders",
            "defenders_card": "faced",
            "defenders_turn": "his_turn",
            "offender": WEST,
        },
        "dummy_places_wrong_card": {
            "both_sides_played_on": "no",
            "defender_played_after_wrong_card": "no",
            "offender": WEST,
        },
        "fifth_card": {"record": BOARD, "both_sides_played_on": "no", "deemed_led": "no", "offender": WEST},
        "dummy_indicates": {"played_out": "yes", "dummy_suggested_a_play": "no", "offender": WEST},
        "designation": {"different_intention_incontrovertible": "no", "said": "suit_only", "offender": WEST},
        "retracted_card": {"record": BOARD, "reason_to_retract": "illegal_play", "offender": WEST},
        "declarer_exposes": {"declarer_exposed": "dropped_or_shown", "offender": WEST},
        "penalty_card": {
            "record": BOARD,
            "visibility": "seen_or_named",
            "penalty_cards": ["HT"],
            "moment": "partner_to_lead",
            "partners_major_penalty_cards": [],
            "declarer_chooses": "forbid",
            "offender": WEST,
        },
        "failure_to_play_penalty_card": {
            "record": BOARD,
            "declarer_since_other_card": "not_played",
            "declarer_accepts_other_card": "no",
            "offender": WEST,
        },
        "lead_out_of_turn": {
            "record": BOARD,
            "whose_lead": "partner",
            "lead_state": "nothing",
            "penalty_cards": ["HT"],
            "declarer_on_the_lead": "forbid",
            "partners_major_penalty_cards": [],
            "offender": WEST,
        },
        "opening_lead_out_of_turn": {
            "record": {**auction("N", "1NT", "P", "3NT", "P", "P", "P"), "deal": DEAL},
            "since_opening_lead": "nothing",
            "penalty_cards": ["S7"],
            "one_of_five": "forbid",
            "offender": WEST,
        },
        "premature_play": {
            "record": BOARD,
            "premature": "played_before_partner",
            "since_premature": "nothing",
            "penalty_cards": ["S7"],
            "suit_led": "S",
            "declarer_selects": "highest",
            "offender": WEST,
        },
        "cards_played_at_once": {
            "record": BOARD,
            "at_once": "one_hand",
            "both_sides_played_on": "no",
            "faces_visible": "one",
            "offender": WEST,
        },
        "unable_to_comply": {"inability": "only_forbidden_suit", "offender": WEST},
        "play_after_illegal_play": {
            "played_after": "defender_after_retraction",
            "early_defender": "rho",
            "offender": WEST,
        },
    }
)
