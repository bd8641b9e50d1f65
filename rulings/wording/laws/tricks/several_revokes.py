"""Sentences and questions of Law 64 for several revokes of one side."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD, YES_NO_OR_LOST
from rulings.wording.laws.tricks.law_64 import EXCEPTIONS
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {}
DOORS: dict[str, DoorWords] = {}
SENTENCES: dict[str, Text] = {
    "revokes_are_counted_together": _(
        "The side of {who} revoked more than once: its revokes are counted together, see Law {law}."
    ),
    "second_revoke_in_the_suit_costs_nothing": _(
        "{who} had an established revoke in this suit before: no trick is transferred for the second."
    ),
    "tricks_of_two_revokes": _(
        "Tricks for the first revoke: {first}; for the second: {second}. Transferred from {side} to {to} in all: "
        "{tricks}."
    ),
    "tricks_of_three_revokes": _(
        "Tricks for the first revoke: {first}; for the second: {second}; for the third: {third}. Transferred from "
        "{side} to {to} in all: {tricks}."
    ),
    "spared_among_many_revokes": _(
        "I take the revokes of {side} in the order of play. Spared its tricks is one of dummy's card, one that was a "
        "penalty card not played, one noticed too late, one at trick twelve, and one of a player in a suit in which he "
        "had an established revoke before; all of them, if the other side has an established revoke too."
    ),
    "two_tricks_among_many_revokes": _(
        "Each other one whose player himself won its trick costs {side} that trick and a later one, if it won one."
    ),
    "one_trick_among_many_revokes": _(
        "Each other one costs {side} one trick, if it won that trick or a later one; else none."
    ),
    "tricks_of_many_revokes": _("Transferred from {side} to {to} for all the revokes together: {tricks}."),
    "one_of_several_is_spared": _(
        "Revoke {number} of {side} is spared by this exception: no trick is transferred for it."
    ),
    "working_is_practice_not_text": _(
        "The Laws do not say how several revokes are added up. By practice each counts from its own trick on, and no "
        "trick of {side} goes twice."
    ),
    "equity_after_several_revokes": _(
        "After play: counting all tricks transferred, has {side} less than it would have had with no revoke by the "
        "side of {of}? Or would it have done better without a later one, keeping the tricks for the earlier? Then the "
        "score is adjusted: compared, not added."
    ),
}
QUESTIONS = {
    "second_revoke": Asked(
        _("Who revoked the second time?"),
        _("Second revoke"),
        {
            "same_player_same_suit": _("{who} again, in the same suit"),
            "same_player_other_suit": _("{who} again, in another suit"),
            "partner": _("{partner}, his partner"),
            "and_a_third": _("One of them, and there was a third revoke"),
            "four_or_more": _("There were four revokes or more"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        hints={
            "same_player_same_suit": _("the first one was established"),
            "and_a_third": _("each is then taken in turn, whoever made it"),
            "four_or_more": _("you count them by the rules that are then said"),
            "cannot_be_told": _("who revoked, or who won which trick: the cards are mixed"),
        },
    ),
    "spared_revoke": Asked(
        _("Does an exception spare one of the two its tricks?"),
        _("Exception"),
        {
            "neither": _("No"),
            "first": _("Yes, the first one"),
            "second": _("Yes, the second one"),
            "both": _("Yes, both of them"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        hints={
            "neither": _("dummy's or a penalty card, noticed too late, trick twelve, both sides revoked"),
        },
    ),
    "sparing_exception": Asked(
        _("Which exception spares it?"),
        _("Spared because"),
        EXCEPTIONS,
    ),
    "one_of_three_is_spared": Asked(
        _("Does an exception spare one of the three its tricks?"),
        _("Exception"),
        YES_NO_OR_LOST,
        hints={"no": _("dummy's or a penalty card, the same suit again, noticed too late, trick twelve, both sides")},
    ),
    "first_revoke_trick_won_by": Asked(
        _("Who won the trick of the first revoke?"),
        _("First trick won by"),
        {
            "revoker": _("The player who revoked"),
            "partner": _("His partner"),
            "opponents": _("The other side"),
        },
    ),
    "tricks_between_revokes": Asked(
        _("How many tricks did the side of {who} win between the two?"),
        _("Tricks between"),
    ),
    "second_revoke_trick_won_by": Asked(
        _("Who won the trick of the second revoke?"),
        _("Second trick won by"),
        {
            "revoker": _("The player who revoked"),
            "partner": _("His partner"),
            "opponents": _("The other side"),
        },
    ),
    "first_revoke_spared_by": Asked(
        _("Does one of these apply to the first revoke?"),
        _("First spared"),
        EXCEPTIONS,
    ),
    "second_revoke_spared_by": Asked(
        _("Does one of these apply to the second revoke?"),
        _("Second spared"),
        EXCEPTIONS,
    ),
    "third_revoke_spared_by": Asked(
        _("Does one of these apply to the third revoke?"),
        _("Third spared"),
        EXCEPTIONS,
    ),
    "third_revoke_trick_won_by": Asked(
        _("Who won the trick of the third revoke?"),
        _("Third trick won by"),
        {
            "revoker": _("The player who revoked"),
            "partner": _("His partner"),
            "opponents": _("The other side"),
        },
    ),
    "tricks_between_second_and_third": Asked(
        _("How many tricks did the side of {who} win between the second and the third?"),
        _("Between second and third"),
    ),
    "tricks_after_third_revoke": Asked(
        _("How many tricks did the side of {who} win after the third?"),
        _("Tricks after"),
    ),
    "tricks_for_all_revokes": Asked(
        _("Counted so, how many tricks do the revokes of the side of {who} cost together?"),
        _("Tricks for all"),
    ),
    "tricks_after_second_revoke": Asked(
        _("How many tricks did the side of {who} win after the second?"),
        _("Tricks after"),
    ),
}
