"""Sentences and questions of Law 46: a card of dummy named incompletely or wrongly."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"designation": _("Card of dummy named incompletely")}
DOORS = {
    "designation": DoorWords(
        _("Declarer named a card of dummy incompletely or wrongly"),
        pgettext_lazy("search words", "designation high low win suit rank play anything dummy incomplete invalid"),
        _("“high”, “low”, “a heart”, “the seven”, “anything”, a card that is not there"),
    ),
}
SENTENCES = {
    "intended_card_is_played_from_dummy": _(
        "There is no doubt which other card {who} meant: that card is played from dummy."
    ),
    "highest_of_the_suit_led": _("{who} has called for the highest card of the suit led."),
    "lowest_of_the_suit_led": _("{who} has called for the lowest card of the suit led."),
    "declarer_says_what_he_meant": _(
        "The Laws give no card for this: {who} says what he meant when he spoke, and that card is played."
    ),
    "lowest_known_winner": _("{who} has called for the lowest card that is known to win the trick."),
    "no_card_is_known_to_win": _(
        "Dummy has no card that is known to win, and the Laws give none for this: {who} says what he meant when he "
        "spoke, and that card is played."
    ),
    "lowest_of_the_suit_named": _("{who} has called for the lowest card of the suit that he named."),
    "suit_of_the_last_trick_is_continued": _(
        "{who} has called for the card of that rank in the suit with which dummy won the last trick."
    ),
    "legal_card_of_the_rank": _("{who} has called for the only card of that rank that dummy may legally play."),
    "declarer_says_which_of_the_rank": _("Two or more cards of that rank may be played: {who} says which."),
    "no_legal_card_of_the_rank": _(
        "No card of that rank may legally be played: I take the call as void, and {who} names any legal card."
    ),
    "call_is_void_declarer_names_another": _("The card is not in dummy: the call is void, {who} names any legal card."),
    "run_card_is_played": _("{by} has followed to the card that dummy led: it is played and stays."),
    "run_card_may_be_changed": _(
        "{by} has not yet followed to the card that dummy led: {who} may still name another card instead."
    ),
    "running_a_suit_may_be_stopped": _(
        "{who} should name each card in its turn; before each next trick he may stop and name any other card."
    ),
    "either_defender_chooses_dummys_card": _("Either defender of {side} may say which card dummy plays."),
}
QUESTIONS = {
    "different_intention_incontrovertible": Asked(
        _("Is it beyond doubt that {who} meant another card than his words say?"),
        _("Other intention"),
        guidance=_("Judge by the play so far and by what he said at once, not by what would be best for him now."),
    ),
    "said": Asked(
        _("What did {who} say?"),
        _("Said"),
        {
            "high": _("“High”, or the like"),
            "win": _("“Win it”, or the like"),
            "low": _("“Low”, or the like"),
            "suit_only": _("A suit without a rank"),
            "rank_only": _("A rank without a suit"),
            "not_in_dummy": _("A card that is not in dummy"),
            "anything": _("“Anything”, neither suit nor rank"),
            "run_suit": _("“Run the suit”, several cards at once"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "dummy_has_the_suit_led": Asked(
        _("Is dummy to follow, and has it a card of the suit led?"),
        _("Follows suit"),
        hints={"no": _("dummy is to lead, or has none of the suit led")},
    ),
    "dummy_has_a_known_winner": Asked(
        _("Has dummy a card that it may legally play and that is known to win the trick?"),
        _("Known winner"),
        hints={"no": _("a higher card or trump lies there, or an opponent still to play may hold one")},
    ),
    "next_has_followed": Asked(
        _("Has {rho} played to the card that dummy led under this instruction?"), _("Next has played")
    ),
    "of_that_rank": Asked(
        _("What has dummy of that rank?"),
        _("Of that rank"),
        {
            "continues_suit": _("Dummy is to lead, and has it in the suit with which it won the last trick"),
            "one_legal": _("Otherwise: one card that may legally be played"),
            "several_legal": _("Otherwise: two or more that may legally be played"),
            "none_legal": _("None that may legally be played"),
        },
    ),
}
