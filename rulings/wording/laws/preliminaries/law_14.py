"""Sentences and questions of Law 14: a card is missing."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "missing_card": _("Missing card"),
}
DOORS = {
    "missing_card": DoorWords(
        _("A hand is short of a card"),
        pgettext_lazy("search words", "missing card 12 cards short deficient lost"),
        _("and no hand has more than 13"),
    ),
}
SENTENCES = {
    "director_looks_for_the_card": _("The director looks for every missing card."),
    "missing_card_restored": _("The card has been found: it goes back to the hand of {who}."),
    "deal_rebuilt_with_another_pack": _(
        "The card cannot be found: the director rebuilds the deal with another pack, and {who} gets his card."
    ),
    "goes_on_and_no_call_changes": _("The auction and play go on normally; no call is changed."),
    "hand_was_always_complete": _("The hand of {who} counts as having held all its cards throughout."),
    "replacement_unauthorized_for_partner": _(
        "Knowledge that the card was put back is unauthorized information for {who}."
    ),
    "not_counting_may_be_penalized": _("If {who} had not counted his cards, he may be penalized."),
    "missing_card_was_played": _(
        "The card is among the played cards: {who} has played too many to a trick, see Law {law}."
    ),
    "restored_card_may_be_penalty_card": _(
        "The partner of {who} could have seen the face of the card: it may be a penalty card, see Law {law}."
    ),
    "missing_card_was_exposed": _(
        "If {who} himself let his partner see the face of the card during the auction, see Law {law} besides."
    ),
    "restored_card_is_never_a_penalty_card": _(
        "{who} is of the declaring side: the card is no penalty card, and nobody is restricted by what he knows of it."
    ),
    "restored_card_is_no_penalty_card": _("{partner} could not have seen its face: the card is no penalty card."),
    "hand_is_complete_for_later_tables": _(
        "The card is looked for, or replaced from another pack, so that the hand of {who} is complete for later tables."
    ),
    "missing_card_caused_no_revoke": _(
        "No trick played asked for the card: there was no revoke, and no trick is transferred."
    ),
    "missing_card_caused_a_revoke": _(
        "{who} did not play the card when he had to follow suit: that may be a revoke, see Law {law}."
    ),
    "late_revoke_may_cost_only_equity": _(
        "If it was found after the round, or after the other side had called on the next deal, a "
        "revoke of {who} costs no trick by rule: only equity is looked at."
    ),
    "too_late_for_a_missing_card": _("The correction period is over: nothing is changed."),
    "passed_out_in_spite_of_missing_card": _(
        "The board was passed out and a card was missing: by the director's judgement that stands, zero for both sides."
    ),
    "passed_out_was_not_bridge": _(
        "The board was passed out and a card was missing: by the director's judgement it was not "
        "playable, and another score takes the place of the zero."
    ),
}
QUESTIONS = {
    "missing_card_discovered": Asked(
        _("When was the hand found short?"),
        _("Found short"),
        {
            "before_lead_faced": _("Before the opening lead was faced"),
            "during_play": _("During the play"),
            "after_play": _("After the play, in the correction period"),
            "after_correction_period": _("After the correction period"),
            "passed_out": _("After four passes"),
        },
    ),
    "missing_card_found": Asked(
        _("Where is the card?"),
        _("Card"),
        {
            "among_played_cards": _("Among the played cards"),
            "elsewhere": _("Elsewhere: on the floor, in the board"),
            "not_found": _("It cannot be found"),
        },
    ),
    "missing_card_seen_by_partner": Asked(
        _("Could {partner} have seen the face of the card where it was?"),
        _("Seen by partner"),
        YES_NO_OR_LOST,
    ),
    "missing_card_should_have_been_played": Asked(
        _("In a trick already played, should {who} have played it to follow suit?"),
        _("Should have played it"),
        YES_NO_OR_LOST,
    ),
    "passed_out_with_missing_card_stands": Asked(
        _("Would all four probably have passed with the card in its hand too?"),
        _("Passed out anyway"),
        guidance=_(
            "The law is silent. By analogy the hand counts as complete and the result stands, unless "
            "it was no bridge at all."
        ),
    ),
}
