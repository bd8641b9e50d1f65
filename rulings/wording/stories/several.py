"""Several revokes of one side: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "second_revoke": {
        "same_player_same_suit": _("The second was by {who} too, in the same suit."),
        "same_player_other_suit": _("The second was by {who} too, in another suit."),
        "partner": _("The second was by {partner}, his partner."),
        "and_a_third": _("There was a second by one of the two, and a third."),
        "four_or_more": _("There were four in all."),
        "cannot_be_told": _("Who revoked the second time, nobody can establish any more."),
    },
    "spared_revoke": {
        "neither": _("No exception spares any of the two its tricks."),
        "first": _("An exception spares the first one its tricks, and not the second."),
        "second": _("An exception spares the second one its tricks, and not the first."),
        "both": _("An exception spares both of them their tricks."),
        "cannot_be_told": _("Whether an exception spares one of them its tricks, nobody can establish any more."),
    },
    "first_revoke_trick_won_by": {
        "revoker": _("The trick of the first was won by him who revoked in it."),
        "partner": _("The trick of the first was won by the partner of him who revoked in it."),
        "opponents": _("The trick of the first was won by the opponents."),
    },
    "tricks_between_revokes": {
        "*": _("Tricks won by their side between the first and the second: {tricks_between_revokes}."),
    },
    "second_revoke_trick_won_by": {
        "revoker": _("The trick of the second was won by him who revoked in it."),
        "partner": _("The trick of the second was won by the partner of him who revoked in it."),
        "opponents": _("The trick of the second was won by the opponents."),
    },
    "tricks_after_second_revoke": {
        "*": _("Tricks won by their side after the second: {tricks_after_second_revoke}."),
    },
    "sparing_exception": {
        "after_round": _("The exception: nobody drew attention to it before the round had ended."),
        "both_sides_revoked": _("The exception: the other side has revoked on this board as well."),
        "both_sides_established": _("The exception: the other side has an established revoke on this board as well."),
    },
    "one_of_three_is_spared": {
        "yes": _("An exception spares at least one of the three its tricks."),
        "no": _("No exception spares any of the three its tricks."),
        "cannot_be_told": _("Whether an exception spares one of the three its tricks, cannot be found out."),
    },
    "first_revoke_spared_by": {
        "none": _("Nothing spares the first one."),
        "both_sides_revoked": _("The first one is spared: both sides revoked on this board."),
        "both_sides_established": _("The first one is spared: both sides have established revokes on this board."),
        "cannot_be_told": _("Whether the first one is spared, cannot be found out."),
    },
    "second_revoke_spared_by": {
        "none": _("Nothing spares the second one."),
        "same_suit_again": _("The second one is spared: the same player had revoked in this suit before."),
        "same_suit_after_established": _(
            "The second one is spared: the same player had an established revoke in this suit before."
        ),
        "cannot_be_told": _("Whether the second one is spared, cannot be found out."),
    },
    "third_revoke_spared_by": {
        "none": _("Nothing spares the third one."),
        "same_suit_again": _("The third one is spared: the same player had revoked in this suit before."),
        "same_suit_after_established": _(
            "The third one is spared: the same player had an established revoke in this suit before."
        ),
        "cannot_be_told": _("Whether the third one is spared, cannot be found out."),
    },
    "tricks_between_second_and_third": {
        "*": _("Tricks won by their side between the second and the third: {tricks_between_second_and_third}."),
    },
    "third_revoke_trick_won_by": {
        "revoker": _("The trick of the third was won by him who revoked in it."),
        "partner": _("The trick of the third was won by the partner of him who revoked in it."),
        "opponents": _("The trick of the third was won by the opponents."),
    },
    "tricks_after_third_revoke": {
        "*": _("Tricks won by their side after the third: {tricks_after_third_revoke}."),
    },
    "tricks_for_all_revokes": {
        "*": _("Counted by the rule for one revoke after another, they come to: {tricks_for_all_revokes}."),
    },
}
