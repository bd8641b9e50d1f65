"""One worked example of each situation of this part."""

from collections.abc import Mapping
from types import MappingProxyType

from rulings.laws.engine.example import BOARD, WEST, Example

EXAMPLES: Mapping[str, Example] = MappingProxyType(
    {
        "revoke": {
            "record": BOARD,
            "failure": "did_not_follow_suit",
            "revoke_trick": 4,
            "since_the_revoke": "nothing",
            "withdrawn_card": "defenders_hand",
            "played_after_revoke": "nobody",
            "offender": WEST,
        },
        "revoke_inquiry": {"inquiry": "dummy_asks_defender", "offender": WEST},
        "established_revoke": {
            "revoke_trick_won_by": "revoker",
            "exception_of_64b": "none",
            "later_tricks": "some",
            "offender": WEST,
        },
        "several_revokes": {
            "second_revoke": "same_player_same_suit",
            "tricks_between_revokes": 2,
            "spared_revoke": "neither",
            "first_revoke_trick_won_by": "revoker",
            "offender": WEST,
        },
        "revoke_equity": {
            "equity_of": "one_revoke",
            "tricks_after_transfer": 9,
            "better_without_the_revoke": "yes",
            "tricks_without_the_revoke": 10,
            "offender": WEST,
        },
        "tricks_disordered": {"trouble_with_tricks": "wrongly_pointed", "his_side_played_on": "no", "offender": WEST},
        "defective_trick": {
            "error": "played_none",
            "both_sides_played_on": "yes",
            "has_card_of_suit_led": "yes",
            "offending_side_won_a_trick": "yes",
            "exception_of_64b": "none",
            "offender": WEST,
        },
        "claim": {
            "record": BOARD,
            "claim_statement": "will_win",
            "answer_to_claim": "play_on_refused",
            "offender": WEST,
        },
        "agreed_claim": {"objected_when": "later", "offender": WEST},
        "contested_claim": {
            "role": "declarer",
            "trump_is_out_and_unmentioned": "yes",
            "unaware_of_the_trump": "yes",
            "could_be_lost_to_the_trump": "yes",
            "proposed_line": "stated",
            "tricks_left": 5,
            "tricks_awarded": 4,
            "offender": WEST,
        },
        "claim_after_revoke": {
            "role": "defender",
            "tricks_left": 5,
            "tricks_awarded": 3,
            "trump_is_out_and_unmentioned": "no",
            "proposed_line": "stated",
            "depends_on_partners_choice": "no",
            "offender": WEST,
        },
        "cancelled_concession": {
            "objected_when": "in_the_correction_period",
            "tricks_in_question": 1,
            "tricks_had_been_won": "yes",
            "offender": WEST,
        },
    }
)
