"""Sentences and questions of Law 27: insufficient bid."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"insufficient_bid": _("Insufficient bid")}
DOORS = {
    "insufficient_bid": DoorWords(
        _("A bid is too low"),
        pgettext_lazy("search words", "insufficient bid too low not sufficient under"),
        _("an insufficient bid"),
    ),
}
SENTENCES = {
    "insufficient_bid_unintended": _("{who} did not mean that bid: first see Law {law} on the unintended call."),
    "insufficient_and_out_of_turn": _("The bid of {who} was also out of turn: it is ruled under Law {law}."),
    "insufficient_bid_accepted": _(
        "{lho} has accepted the bid of {who}: it counts as legal, there is no rectification, and the next bids are "
        "measured against it."
    ),
    "lho_may_accept_insufficient_bid": _(
        "{who} decides first: he may accept the bid of {of} by calling over it. I tell everybody what follows if he "
        "does not, but not which calls would be free."
    ),
    "lho_may_ask_what_replacements_mean": _("Before that, {who} may ask what possible replacements would mean."),
    "insufficient_bid_must_be_replaced": _(
        "The bid is not accepted: it is cancelled, and {who} must replace it with a legal call."
    ),
    "what_he_replaced_it_with_counts": _(
        "The bid is not accepted: the call with which {who} has already replaced it counts, and it is judged like any "
        "replacement."
    ),
    "hasty_replacement_cancelled": _("The call with which {who} had already replaced it is cancelled."),
    "explain_replacements_then_he_chooses": _(
        "{who} may make the lowest sufficient bid that shows the same, or a comparable call, at no cost; after any "
        "other bid or a pass his partner must pass to the end; a double must be comparable."
    ),
    "corrected_in_the_same_denomination": _(
        "{who} corrects it to the lowest sufficient bid that shows the same: no further rectification, and no lead "
        "restriction."
    ),
    "corrected_so_information_is_free": _("{who} may use what the withdrawn bid of {of} told him."),
    "judge_after_play_whether_insufficient_bid_assisted": _(
        "After play: without the help of the insufficient bid of {of}, could the result well have been different, and "
        "was {side} damaged?"
    ),
    "lowest_sufficient_bid_is": _("The lowest sufficient bid in the denomination that {who} named is {bid}."),
    "no_sufficient_bid_left_in_its_denomination": _(
        "No sufficient bid is left in the denomination that {who} named: unless he showed another one, only a "
        "comparable call could be free."
    ),
    "replacement_stands": _("The new call of {who} stands."),
    "double_cancelled_and_replaced_again": _(
        "The double or redouble of {who} is not comparable: it is cancelled, and he must replace the bid again."
    ),
    "lho_may_accept_second_insufficient_bid": _(
        "The second bid of {of} is insufficient too: {who} may accept it by calling over it."
    ),
    "second_insufficient_bid_accepted": _(
        "{lho} has accepted the second bid of {who}: it counts as legal, and there is no rectification."
    ),
    "second_insufficient_bid_replaced_again": _(
        "The second insufficient bid of {who} is cancelled too, and he must replace it with a legal call."
    ),
    "result_without_the_insufficient_bid": _(
        "{to} was damaged by the help of the insufficient bid of {of}: an adjusted score is assigned, the probable "
        "result had that bid not been made."
    ),
}
QUESTIONS = {
    "insufficient_kind": Asked(
        _("How did {who} make the insufficient bid?"),
        _("Made"),
        {
            "in_turn": _("In turn, and he meant that bid"),
            "unintended": _("In turn, but it was not the bid he meant"),
            "out_of_turn": _("Out of turn"),
            "play_over": _("It was corrected, and the play is over"),
        },
        {
            "in_turn": _("also if he had misread the auction, or had to repeat the bid"),
            "unintended": _("he took the wrong card, or his tongue slipped"),
            "play_over": _("judge whether the insufficient bid helped his side"),
        },
    ),
    "since_insufficient": Asked(
        _("What has happened since the insufficient bid?"),
        _("Since then"),
        {
            "nothing": _("Nothing"),
            "lho_called": _("{lho} has called over it"),
            "already_replaced": _("{who} has already replaced it"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "lho_accepts_insufficient_bid": Asked(
        _(
            "{lho}, the bid of {who} is insufficient. You may accept it and call over it; otherwise he must replace "
            "it. Before you choose you may ask what his possible calls would mean."
        ),
        _("Accepted"),
        {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")},
        {
            "yes": _("the bid counts as legal, there is no rectification, and the auction goes on from it"),
            "no": _(
                "the bid is cancelled, and {who} must replace it. The lowest sufficient bid that shows the same, or a "
                "comparable call: no further rectification, but after the play I look whether the first bid helped. "
                "Any other bid, or a pass: {partner} must pass until the auction ends, and if his side defends, "
                "declarer may be able to forbid him a suit to lead. A double or redouble that is not comparable is not "
                "allowed: {who} calls again, and {partner} must pass in any case. Another insufficient bid: {lho} may "
                "accept that one; if he does not, {partner} must pass in any case."
            ),
        },
        otherwise=(
            Otherwise(
                {"since_insufficient": "already_replaced"},
                _(
                    "{lho}, the bid of {who} was insufficient, and he has already replaced it. You may still accept "
                    "the insufficient bid and call over it; otherwise the call that replaced it counts. Before you "
                    "choose you may ask what it means."
                ),
                {
                    "yes": _(
                        "the first bid counts as legal, and the call that replaced it is cancelled: {partner} may not "
                        "use what it told him, and if his side defends, declarer may be able to forbid him a suit to "
                        "lead"
                    ),
                    "no": _(
                        "the call that replaced the bid counts. If it is the lowest sufficient bid that shows the "
                        "same, or comparable: no further rectification, but after the play I look whether the first "
                        "bid helped. If it is another bid, or a pass: {partner} must pass until the auction ends, and "
                        "if his side defends, declarer may be able to forbid him a suit to lead. If it is a double or "
                        "redouble that is not comparable: {who} calls again, and {partner} must pass in any case. If "
                        "it is insufficient too: {lho} may accept that one; if he does not, {partner} must pass in any "
                        "case."
                    ),
                },
            ),
        ),
    ),
    "lowest_sufficient_bid": Asked(
        _("Which is the lowest sufficient bid in the denomination that the insufficient one named?"),
        _("Lowest sufficient bid, if natural"),
    ),
    "replacement": Asked(
        _("What does {who} replace it with?"),
        _("Replacement"),
        {
            "lowest_same": _("The lowest sufficient bid that shows the same denomination or denominations"),
            "other_bid_or_pass": _("Another sufficient bid, or a pass"),
            "double": _("A double or redouble"),
            "insufficient_again": _("Another insufficient bid"),
        },
        {
            "lowest_same": _(
                "no further rectification; what the two bids show counts, not what they name, artificial or not"
            ),
            "other_bid_or_pass": _(
                "you then judge whether it is comparable; if it is not, {partner} must pass until the auction ends"
            ),
            "double": _(
                "you then judge whether it is comparable; if it is not, it is cancelled, {who} calls again, and "
                "{partner} must pass until the auction ends"
            ),
            "insufficient_again": _(
                "{lho} may accept that one; if he does not, {who} calls again, and {partner} must pass until the "
                "auction ends"
            ),
        },
    ),
    "lho_accepts_second_insufficient_bid": Asked(
        _("{lho}, you may accept the second insufficient bid and call; otherwise {who} must replace it again."),
        _("Second bid accepted"),
        {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")},
        {
            "yes": _("the bid counts as legal, there is no rectification, and the auction goes on from it"),
            "no": _(
                "the bid is cancelled. Whatever {who} now calls, {partner} must pass until the auction ends. Unless "
                "that call is comparable with his first bid, {partner} may not use what the cancelled bids told him, "
                "and if his side defends, declarer may be able to forbid him a suit to lead."
            ),
        },
    ),
    "final_replacement_comparable": Asked(
        _("Is the call that {who} makes in the end comparable with his first insufficient bid?"),
        _("Comparable in the end"),
        guidance=_(
            "Same or similar meaning, a part of its meanings, or the same purpose. His partner must pass in any case; "
            "this decides only the lead restriction and the information."
        ),
    ),
}
