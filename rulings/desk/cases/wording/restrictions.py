"""Until when what a ruling lays on a player binds him; the sentence of the finding says the rest."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

_UNTIL_HE_HAS_LED = _("until he has led")
_WHILE_HE_KEEPS_THE_LEAD = _("until he loses the lead")
_UNTIL_PLAYED_OR_TAKEN_UP = _("until it is played or goes back to the hand")
_THIS_TRICK = _("for this trick")
UNTIL: dict[str, Text] = {
    # must pass
    "must_pass_at_his_next_turn": _("until he has passed once"),
    "must_pass_for_the_rest": _("until the auction is over"),
    # leads
    "either_defender_chooses_the_hand": _UNTIL_HE_HAS_LED,
    "partner_may_not_lead_the_suits": _WHILE_HE_KEEPS_THE_LEAD,
    "partner_must_lead_suit_of_the_call": _UNTIL_HE_HAS_LED,
    "partner_must_lead_the_suit": _UNTIL_HE_HAS_LED,
    # plays
    "before_other_low_cards_of_the_suit": _("until it is played"),
    "partner_barred_from_suggested_play": _THIS_TRICK,
    "partner_may_not_play_the_suit": _THIS_TRICK,
    # penalty cards
    "all_withdrawn_cards_of_defenders_are_penalty_cards": _UNTIL_PLAYED_OR_TAKEN_UP,
    "early_card_is_a_major_penalty_card": _UNTIL_PLAYED_OR_TAKEN_UP,
    "major_penalty_card": _UNTIL_PLAYED_OR_TAKEN_UP,
    "major_penalty_cards": _UNTIL_PLAYED_OR_TAKEN_UP,
    "minor_penalty_card": _UNTIL_PLAYED_OR_TAKEN_UP,
    "neither_required_nor_forbidden": _UNTIL_PLAYED_OR_TAKEN_UP,
    "other_penalty_cards_stay": _UNTIL_PLAYED_OR_TAKEN_UP,
    "partners_withdrawn_card_is_penalty_card": _UNTIL_PLAYED_OR_TAKEN_UP,
    "premature_lead_is_a_penalty_card_too": _UNTIL_PLAYED_OR_TAKEN_UP,
    "refused_card_stays_on_the_table": _UNTIL_PLAYED_OR_TAKEN_UP,
    "revoke_card_is_penalty_card": _UNTIL_PLAYED_OR_TAKEN_UP,
    "unplayed_penalty_card_stays": _UNTIL_PLAYED_OR_TAKEN_UP,
}


def until_text(key: str) -> str:
    """Until when the finding with that key binds, "" for one that no law here makes any more."""
    return str(UNTIL.get(key, ""))
