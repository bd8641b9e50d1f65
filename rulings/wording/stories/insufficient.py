"""Bids that were too low: a sentence for each written answer to each fact; facts that tell alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "insufficient_kind": {
        "in_turn": _("It was his turn, and he meant that bid: he had overlooked the bid before it."),
        "unintended": _("It was his turn, but his fingers had taken the wrong card from the box."),
        "out_of_turn": _("It was not even his turn to call."),
        "play_over": _("The bid was put right during the auction; you are called back when the play is over."),
    },
    "since_insufficient": {
        "nothing": _("The table stopped there and called you."),
        "lho_called": _("{lho} called over the low bid before you came."),
        "already_replaced": _("Before you came, {who} had put another call in its place."),
        "cannot_be_told": _("What was called after it, nobody at the table can say any more."),
    },
    "lho_accepts_insufficient_bid lho_accepts_insufficient_bid_2007": {
        "yes": _("{lho} hears the choices and accepts the low bid."),
        "no": _("{lho} hears the choices and does not accept the low bid."),
    },
    "replacement replacement_2007": {
        "lowest_same": _("{who} raises it to the lowest sufficient bid that shows the same."),
        "other_bid_or_pass": _("{who} chooses another bid, sufficient this time, of another denomination."),
        "double": _("{who} puts a double in its place."),
        "insufficient_again": _("{who} puts another bid in its place, and that one is too low as well."),
    },
    "comparable_test": {
        "same_or_similar": _("By their system the new call means much the same as the withdrawn one."),
        "subset": _("By their system the new call shows only some of the hands that the withdrawn one could show."),
        "same_purpose": _(
            "By their system the new call describes no such hand, but it serves the same purpose as the withdrawn "
            "one: both ask for the same thing."
        ),
        "none": _(
            "By their system the new call has neither the meaning nor the purpose of the withdrawn one, nor a part "
            "of its meaning."
        ),
    },
    "final_replacement_comparable": {
        "yes": _("The call that he makes in the end is comparable with his first bid."),
        "no": _("The call that he makes in the end is not comparable with his first bid."),
    },
    "lho_accepts_second_insufficient_bid lho_accepts_second_insufficient_bid_2007": {
        "yes": _("{lho} is asked about the second low bid and accepts it."),
        "no": _("{lho} is asked about the second low bid and does not accept it."),
    },
    "assisted_and_damaged insufficient_bid_assisted_2007": {
        "yes": _(
            "The irregularity helped his side: without it the result could well have been another one, and the "
            "opponents suffered for it."
        ),
        "no": _("The irregularity changed nothing: the opponents did not suffer by it."),
    },
    "both_bids_are_natural": {
        "yes": _("Neither the low bid nor the one in its place was artificial; nobody doubts it."),
        "no": _("At least one of the two bids may have been artificial."),
    },
    "same_or_more_precise_meaning": {
        "yes": _("The new call says the same as the low bid, only more exactly."),
        "no": _("The new call also allows hands that the low bid did not show."),
    },
}
