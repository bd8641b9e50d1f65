"""Sentences and questions of Law 64: tricks transferred, the exceptions, equity."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import BOARD_PUT_OFF, CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "established_revoke": _("Tricks for an established revoke"),
    "several_revokes": _("Several revokes of one side"),
    "revoke_equity": _("Was the other side damaged by a revoke?"),
}
DOORS: dict[str, DoorWords] = {
    "established_revoke": DoorWords(
        _("How many tricks for an established revoke?"),
        pgettext_lazy("search words", "established revoke tricks transferred one two penalty"),
        _("it is plain that the revoke is established"),
    ),
    "several_revokes": DoorWords(
        _("One side revoked twice or more on the board"),
        pgettext_lazy("search words", "several revokes two revokes same side again same suit"),
    ),
    "revoke_equity": DoorWords(
        _("After play: damage by a revoke"),
        pgettext_lazy("search words", "equity revoke damage compare more tricks without the revoke"),
        _("would the other side have won more without it?"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 64A
    "revoke_trick_and_one_more": _(
        "{of} himself won the trick: after play that trick and one later trick of {side} are transferred to {to}, "
        "{tricks} in all."
    ),
    "revoke_trick_alone": _(
        "{of} himself won the trick, and {side} won none later: after play that one trick is transferred to {to}."
    ),
    "revoke_trick_and_one_more_if_won": _(
        "After play: the trick of the revoke, which {of} won, is transferred to {to}; and one more if {side} has won a "
        "later one."
    ),
    "one_trick_partner_won": _(
        "The partner of {of} won the trick, not he: after play one trick is transferred to {to}, not two."
    ),
    "one_trick_later_won": _(
        "{side} did not win the trick of the revoke but won a later one: after play one trick is transferred to {to}."
    ),
    "one_trick_if_a_later_one_is_won": _(
        "After play: if {side} has won a trick after that of the revoke, one trick is transferred to {to}."
    ),
    # 64B
    "no_trick_won_from_the_revoke_on": _(
        "{side} won neither the trick of the revoke nor a later one: no trick is transferred."
    ),
    "no_trick_same_suit_after_established": _(
        "The same player had an established revoke in this suit before: no trick is transferred for this one."
    ),
    "no_trick_same_suit_again": _(
        "The same player had revoked in this suit before: no trick is transferred for this one."
    ),
    "no_trick_dummys_card": _("It was dummy's card: no trick is transferred."),
    "no_trick_penalty_card": _("It was a penalty card that was not played: no trick is transferred."),
    "no_trick_faced_card": _("It was a faced card that was not played: no trick is transferred."),
    "no_trick_after_call_on_next_deal": _(
        "Attention was drawn only after the other side had called on the next deal: no trick is transferred."
    ),
    "no_trick_after_round": _("Attention was drawn only after the round had ended: no trick is transferred."),
    "no_trick_trick_twelve": _("It happened at trick twelve: no trick is transferred."),
    "no_trick_both_sides_established": _(
        "Both sides revoked on this board and both revokes were established: no trick is transferred to either."
    ),
    "no_trick_both_sides_revoked": _("Both sides revoked on this board: no trick is transferred to either."),
    # 64C
    "equity_after_play": _(
        "After play: counting any tricks transferred, has {side} less than it would have had if {of} had not erred? "
        "Then the score is adjusted: the two are compared, not added."
    ),
    "equity_after_repeated_revoke": _(
        "After play: would {side} likely have won more tricks without the repeated revoke of {of}? Then the score is "
        "adjusted."
    ),
    "likely_result_had_nobody_revoked": _(
        "After play: was either side damaged, compared with the likely result had nobody revoked? Then the score is "
        "adjusted."
    ),
    "score_as_without_the_revoke": _(
        "Tricks of {side} without the revoke of {of}: {tricks}; after the transfer: {instead}. The score is adjusted "
        "to {tricks}: the two are compared, not added."
    ),
    "transfer_was_enough": _(
        "Tricks of {side} after the transfer: {tricks}. That makes good the revoke of {of}: nothing is added and "
        "nothing taken back."
    ),
    "score_as_if_nobody_had_revoked": _(
        "The revokes did damage: the score becomes the likely result had nobody revoked."
    ),
    "revokes_of_both_did_no_damage": _("The revokes damaged neither side: the score stands."),
}
EXCEPTIONS: dict[str, Text] = {
    "none": _("None of them"),
    "same_suit_again": _("The same player had revoked in this suit before"),
    "same_suit_after_established": _("The same player had an established revoke in this suit before"),
    "dummys_card": _("It was dummy's card"),
    "penalty_card": _("He did not play a penalty card"),
    "faced_card": _("He did not play a card that lay faced"),
    "after_call_on_next_deal": _("First noticed after the other side called on the next deal"),
    "after_round": _("First noticed after the end of the round"),
    "trick_twelve": _("It was the twelfth trick"),
    "both_sides_revoked": _("Both sides revoked on this board"),
    "both_sides_established": _("Both sides revoked on this board, and both revokes were established"),
    "own_side_revoked_twice": _("The same side has another established revoke on this board, not one of these"),
    "cannot_be_told": CANNOT_BE_TOLD,
}
QUESTIONS = {
    "revoke_trick_won_by": Asked(
        _("Who won the trick of the revoke?"),
        _("Revoke trick won by"),
        {
            "revoker": _("{who} himself"),
            "partner": _("{partner}, his partner"),
            "opponents": _("The other side"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        hints={
            "partner": _("also dummy, when declarer revoked from his hand"),
        },
    ),
    "later_tricks": Asked(
        _("Has the side of {who} won a trick after that one?"),
        _("Later tricks"),
        {
            "none": _("No, and play is over"),
            "some": _("Yes, one or more"),
            "not_yet": _("Not yet, play goes on"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "exception_of_64b": Asked(
        _("Does one of these apply?"),
        _("Exception"),
        EXCEPTIONS,
        hints={
            "none": _("tricks are transferred"),
            "both_sides_established": _("if the other was corrected in time, this does not apply"),
            "own_side_revoked_twice": _("they are counted together"),
            "after_round": BOARD_PUT_OFF,
        },
    ),
    "equity_of": Asked(
        _("What is the result compared with?"),
        _("Compared with"),
        {
            "one_revoke": _("The board without the revoke of {who}"),
            "repeated": _("The board without the repeated revokes of {who} in the same suit"),
            "both_sides": _("The board with no revoke by either side"),
        },
    ),
    "tricks_after_transfer": Asked(
        _("How many tricks does the other side have, after the transfer?"),
        _("After the transfer"),
    ),
    "better_without_the_revoke": Asked(
        _("Would the other side have had more without the revoke of {who}?"),
        _("Better without it"),
        guidance=_(
            "Compare all its tricks, the transferred ones included; compare scores where the result without the revoke "
            "is weighted. The transfer is never reduced."
        ),
    ),
    "better_without_the_repeats": Asked(
        _("Would the other side likely have won more tricks without one or more of the repeats?"),
        _("Better without repeats"),
        guidance=_("Start from the position after the first revoke and keep the tricks transferred for it."),
    ),
    "damaged_by_the_revokes": Asked(
        _("Did the revokes damage either side?"),
        _("Damage"),
        guidance=_("Compare with the likely result had nobody revoked; either side may have been damaged."),
    ),
    "tricks_without_the_revoke": Asked(
        _("How many tricks would the other side have had?"),
        _("Without the revoke"),
    ),
}
