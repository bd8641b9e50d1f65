"""Sentences and questions of Laws 83 to 85: facts agreed and disputed, and the word on appeals."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "facts_established": _("What happened, and what the Laws do with it"),
}
DOORS = {
    "facts_disputed": DoorWords(
        _("The players disagree on what happened"),
        pgettext_lazy("search words", "disputed facts disagree evidence probability cannot determine what happened"),
        _("and no other situation asks about it"),
    ),
    "facts_agreed": DoorWords(
        _("All agree on what happened, and nothing here names it"),
        pgettext_lazy("search words", "agreed facts other irregularity not listed no rectification damage"),
    ),
}
SENTENCES = {
    "ruling_that_lets_play_go_on": _(
        "I cannot establish what happened: I rule so that play can go on, and tell the players that I could not."
    ),
    "facts_by_the_balance_of_probability": _(
        "I have heard both sides and weighed the evidence: I rule on what is more probable."
    ),
    "right_to_appeal_is_told": _("I tell the players that this ruling may be appealed, and until when."),
    "nothing_to_rectify": _("The Laws have no rectification for it and it did no damage: play goes on."),
    "damage_without_rectification_is_adjusted": _(
        "The Laws have no rectification for what {who} did, and it has probably damaged the other side: the score is "
        "adjusted, see Law {law}."
    ),
    "prescribed_rectification_is_applied": _("The rectification that the Laws prescribe is applied, no other."),
    "only_waived_at_the_others_request": _(
        "I may not waive it by myself: only for cause, and only if the side that did nothing wrong asks for it."
    ),
    "options_are_explained_and_carried_out": _(
        "I explain every option to the player who has the choice, and see that what he chooses is done."
    ),
    "doubt_is_resolved_for_the_innocent_side": _(
        "The choice is mine: I restore equity, and in doubt favour the side that did nothing wrong."
    ),
}
QUESTIONS = {
    "players_accounts": Asked(
        _("Do the players agree on what happened?"),
        _("Accounts"),
        {
            "agreed": _("They agree"),
            "disputed": _("They disagree"),
        },
    ),
    "facts_can_be_determined": Asked(
        _("Can you establish what probably happened?"),
        _("Facts found"),
        guidance=_(
            "Hear each player, away from the others if need be. It need not be certain: what is more probable is "
            "enough, and what is found at the table weighs more than what is said."
        ),
    ),
    "laws_provide": Asked(
        _("What do the Laws have for it?"),
        _("The Laws"),
        {
            "nothing": _("No rectification"),
            "rectification": _("A rectification"),
            "players_option": _("A choice for a player"),
            "directors_option": _("A choice for the director"),
        },
    ),
    "damage_without_rectification": Asked(
        _("Was the side that did nothing wrong probably damaged by it?"),
        _("Damage"),
        {
            "probable": _("Probably damaged"),
            "not_probable": _("Not damaged"),
        },
        guidance=_("Compare the result with what that side could expect without the irregularity."),
    ),
}
