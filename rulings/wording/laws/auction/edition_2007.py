"""Sentences and questions of Laws 26, 27 and 30 to 32 as the 2007 edition had them."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {}
DOORS: dict[str, DoorWords] = {}
SENTENCES: dict[str, Text] = {
    "lead_restriction_may_follow_2007": _(
        "If {who} becomes a defender: when {partner} is first to lead, declarer may require or prohibit a suit. Call "
        "me then, see Law {law}."
    ),
    # 26
    "suits_of_the_call_were_shown": _(
        "{who} has shown in the legal auction every suit that his withdrawn call related to: no lead is restricted."
    ),
    "wait_for_partners_first_lead_2007": _(
        "No restriction yet. When {who} is first to lead, declarer may require or prohibit one of {suits}: call me "
        "then."
    ),
    "partner_must_lead_suit_of_the_call": _("{who} must lead {suits} now."),
    "without_the_suit_any_card": _("If {who} has no {suits}, he may lead any card."),
    # 27
    "corrected_in_the_same_meaning": _(
        "The new call of {who} means the same as the insufficient bid or, more precisely, a part of it: no further "
        "rectification, and no lead restriction."
    ),
    "double_may_not_replace_it": _(
        "{who} may not replace the bid with that double or redouble: it is cancelled, and he replaces the bid again."
    ),
    # 30
    "partner_may_bid_or_pass_only": _(
        "{who} may make a sufficient bid or pass, but he may not double or redouble at this turn."
    ),
}
_ACCEPTED: dict[str, Text] = {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")}
_LEGAL = _("the bid counts as legal, there is no rectification, and the auction goes on from it")
_TO_THE_END = _(
    "the call is cancelled, and {who} may make any legal call when it is his turn. {partner} must pass until the "
    "auction ends, and if his side defends, declarer may be able to require a suit of him or forbid him one."
)
QUESTIONS = {
    "lho_accepts_insufficient_bid_2007": Asked(
        _("{lho}, the bid of {who} is insufficient. You may accept it and call over it; otherwise he must replace it."),
        _("Accepted"),
        _ACCEPTED,
        {
            "yes": _LEGAL,
            "no": _(
                "the bid is cancelled, and {who} must replace it. The lowest bid in the same denomination, if both are "
                "natural, or a call that means the same or more precisely a part of it: no further rectification, but "
                "after the play I look whether the first bid helped. Any other call: {partner} must pass until the "
                "auction ends, and if his side defends, declarer may be able to require a suit of him or forbid him "
                "one."
            ),
        },
        otherwise=(
            Otherwise(
                {"since_insufficient": "already_replaced"},
                _(
                    "{lho}, the bid of {who} was insufficient, and he has already replaced it. You may still accept "
                    "the insufficient bid and call over it; otherwise the call that replaced it counts."
                ),
                {
                    "yes": _(
                        "the first bid counts as legal, and the call that replaced it is cancelled: {partner} may not "
                        "use what it told him, and if his side defends, declarer may be able to require a suit of him "
                        "or forbid him one"
                    ),
                    "no": _(
                        "the call that replaced the bid counts. If it is natural as the bid was and the lowest in the "
                        "same denomination, or means the same or more precisely a part of it: no further "
                        "rectification, but after the play I look whether the first bid helped. If not: {partner} "
                        "must pass until the auction ends, and if his side defends, declarer may be able to require a "
                        "suit of him or forbid him one."
                    ),
                },
            ),
        ),
    ),
    "replacement_2007": Asked(
        _("What does {who} replace it with?"),
        _("Replacement"),
        {
            "lowest_same": _("The lowest sufficient bid in the same denomination"),
            "other_bid_or_pass": _("Another sufficient bid, or a pass"),
            "double": _("A double or redouble"),
            "insufficient_again": _("Another insufficient bid"),
        },
    ),
    "both_bids_are_natural": Asked(
        _("Are both bids of {who}, the insufficient one and the one in its place, beyond doubt not artificial?"),
        _("Both natural"),
        guidance=_("Where there is any doubt, answer no: then the meanings are compared."),
    ),
    "same_or_more_precise_meaning": Asked(
        _("Does the new call of {who} mean the same as the insufficient bid or, more precisely, a part of it?"),
        _("Same or more precise"),
        guidance=_(
            "Every hand that makes the new call must be one that would have made the insufficient bid. Compare the "
            "meanings, not the hand."
        ),
    ),
    "lho_accepts_second_insufficient_bid_2007": Asked(
        _("{lho}, you may accept the second insufficient bid and call; otherwise {who} must replace it again."),
        _("Second bid accepted"),
        _ACCEPTED,
        {
            "yes": _LEGAL,
            "no": _(
                "the bid is cancelled. Whatever {who} now calls, {partner} must pass until the auction ends, and if "
                "his side defends, declarer may be able to require a suit of him or forbid him one."
            ),
        },
    ),
    "insufficient_bid_assisted_2007": Asked(
        _("Without the help of the irregularity, could the result well have been different, to the others' damage?"),
        _("Helped by it"),
        guidance=_("Judge it when the board has been played, from how the auction would have gone without that bid."),
    ),
    "lho_accepts_out_of_rotation_2007": Asked(
        _(
            "{lho}, it was not the turn of {who}. You may accept his call and call over it; otherwise it is cancelled, "
            "and the turn goes back to {in_turn}."
        ),
        _("Accepted"),
        _ACCEPTED,
        {"yes": _("the call stands without rectification, and the auction goes on from it"), "no": _TO_THE_END},
        otherwise=(
            Otherwise(
                {"situation": "pass_out_of_rotation"},
                hints={
                    "no": _(
                        "the pass is cancelled. Before anybody has bid, or at the turn of {rho}, {who} must pass at "
                        "his next turn. After a bid, at the turn of {partner}, {who} must pass until the auction ends, "
                        "and {partner} may not double or redouble at this turn. An artificial pass is ruled like a bid."
                    )
                },
            ),
            Otherwise(
                {"whose_turn": "rho"},
                hints={
                    "no": _(
                        "the call is cancelled. If {rho} passes and the auction goes on, {who} must repeat his call; "
                        "where that is legal, there is no further rectification. If {rho} bids, doubles or redoubles, "
                        "{who} may make any legal call: {partner} must pass once if a bid is repeated in its "
                        "denomination, otherwise until the auction ends, and then, if his side defends, declarer may "
                        "be able to require a suit of him or forbid him one."
                    )
                },
            ),
        ),
    ),
    "somebody_has_bid": Asked(_("Had anybody bid before that pass?"), _("Somebody had bid")),
    "rho_action_2007": Asked(
        _("{rho} is now to call. What does he do?"),
        _("RHO's action"),
        {
            "pass": _("He passes"),
            "pass_closes_auction": _("He passes, and that pass closes the auction"),
            "legal_call": _("He makes a legal bid, double or redouble"),
            "illegal_call": _("He makes an irregular call"),
        },
    ),
    "repeats_the_denomination": Asked(
        _("Does {who} now bid in the same denomination as out of turn?"),
        _("Same denomination"),
        guidance=_("After an artificial pass, or a pass of partner's artificial call, answer no."),
    ),
    "rho_passes_2007": Asked(
        _("{rho} is now to call. What does he do?"),
        _("RHO's action"),
        {"yes": _("He passes"), "no": _("He bids, doubles or redoubles")},
    ),
    "repeated_double_is_admissible_2007": Asked(
        _("Is the double or redouble of {who} still admissible when he repeats it?"), _("Admissible when repeated")
    ),
    "suits_of_the_withdrawn_call": Asked(
        _("Which suits did the withdrawn call of {who} relate to, and to nothing else?"),
        _("Suits of the withdrawn call"),
        guidance=_("None, where it was a notrump, a pass, a double, or told of anything besides suits."),
    ),
    "lead_chosen_2007": Asked(
        _("Declarer, you may choose what {partner} leads now, from these. Dummy may not advise."),
        _("Lead chosen"),
        {
            "require_S": _("Require ♠"),
            "require_H": _("Require ♥"),
            "require_D": _("Require ♦"),
            "require_C": _("Require ♣"),
            "prohibit_S": _("Prohibit ♠"),
            "prohibit_H": _("Prohibit ♥"),
            "prohibit_D": _("Prohibit ♦"),
            "prohibit_C": _("Prohibit ♣"),
            "none": _("No suit"),
        },
        {
            "none": _("{partner} leads any card"),
            **{f"require_{suit}": _("{partner} must lead it now; without it, he leads any card") for suit in "SHDC"},
        },
        hint=_("{partner} may not lead it while he keeps the lead; with nothing else, he leads any card"),
    ),
}
