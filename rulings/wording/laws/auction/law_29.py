"""Sentences and questions of Laws 28 to 33: calls out of rotation, and simultaneous calls."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords, Otherwise
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "pass_out_of_rotation": _("Pass out of rotation"),
    "bid_out_of_rotation": _("Bid out of rotation"),
    "double_out_of_rotation": _("Double or redouble out of rotation"),
    "simultaneous_calls": _("Simultaneous calls"),
}
DOORS = {
    "pass_out_of_rotation": DoorWords(
        _("A player passed out of turn"),
        pgettext_lazy("search words", "pass out of turn rotation not his turn"),
    ),
    "bid_out_of_rotation": DoorWords(
        _("A player bid out of turn"),
        pgettext_lazy("search words", "bid opening out of turn rotation not his turn not dealer"),
        _("also if the bid was insufficient too"),
    ),
    "artificial_pass_out_of_rotation": DoorWords(
        _("An artificial pass out of turn"),
        pgettext_lazy("search words", "artificial conventional pass out of turn rotation"),
        _("or a pass of partner's artificial call"),
    ),
    "double_out_of_rotation": DoorWords(
        _("A player doubled or redoubled out of turn"),
        pgettext_lazy("search words", "double redouble out of turn rotation not his turn"),
    ),
    "simultaneous_calls": DoorWords(
        _("Two players called at the same time"),
        pgettext_lazy("search words", "simultaneous calls same time together"),
    ),
}
SENTENCES = {
    # 28 and 29
    "in_rotation_as_rho_must_pass": _(
        "{rho} was required to pass: the call of {who} counts as in turn, and nothing is irregular."
    ),
    "proper_call_is_in_rotation": _(
        "The call of {who} stands: it was his turn, and the call of {of} did not change that."
    ),
    "call_out_of_rotation_counts_for_nothing": _("The call of {who} out of turn counts for nothing."),
    "right_to_rectification_forfeited": _(
        "There is no further rectification of the call of {who}, and no lead restriction."
    ),
    "lho_may_accept_call_out_of_rotation": _(
        "{who} decides first: he may accept the call of {of} by calling over it. I tell everybody what follows if he "
        "does not."
    ),
    "call_out_of_rotation_accepted": _(
        "{lho} has accepted the call of {who}: it stands, without rectification, and the auction goes on from there."
    ),
    "skipped_player_protected_if_three_passes": _(
        "If three passes now follow and a player has lost his turn, the auction is not over: call me."
    ),
    "call_out_of_rotation_cancelled": _("The call of {who} is cancelled."),
    "turn_returns_to": _("The turn goes back to {who}."),
    "partners_call_came_too_soon": _(
        "{lho} calls now, at his turn: what {who} called too soon counts for nothing, and {who} calls again after him."
    ),
    "partners_call_was_in_turn": _(
        "It was the turn of {who}, who has called: that call stands, unless I judge that it too was out of turn, made "
        "over the call of {of} and before the ruling; then he calls again."
    ),
    "partners_call_stands_if_it_is_left_to_him": _(
        "It was the turn of {who}, who has called: that call stands, and {next} calls, if what follows leaves it to "
        "him; otherwise it is cancelled, and he calls again."
    ),
    "partner_has_called_and_may_not_use_it": _(
        "{who} had heard the cancelled call of {of}: until {of} has called again it is unauthorized for him, also for "
        "the call that he has made."
    ),
    "call_is_a_change_of_call": _(
        "It was the turn of the left-hand opponent: the call of {who} is treated as a change of call, see Law {law}."
    ),
    # 30 to 32
    "artificial_pass_out_of_rotation": _("The pass of {who} was artificial, so it is ruled like a bid: see Law {law}."),
    "partner_is_free": _("{who} may make any legal call."),
    "partner_may_call_but_not_use_it": _(
        "{who} may make any legal call at his turn; until {of} has called again, the cancelled call is unauthorized "
        "for him."
    ),
    "may_make_any_legal_call": _("{who} may make any legal call when it is his turn."),
    "what_the_call_specified_counts": _("What the cancelled call of {who} showed counts, not what it named."),
    "auction_closed_so_nothing_to_repeat": _(
        "The pass of {rho} closes the auction: the call of {who} stays cancelled, and there is nothing to repeat."
    ),
    "must_repeat_his_call": _("{who} must repeat his call: he has no choice."),
    "repeated_so_no_rectification": _("There is no further rectification of the call of {who}."),
    "repetition_would_be_insufficient": _("Repeated, the call of {who} would be insufficient: see Law {law}."),
    "rhos_illegal_call_is_rectified_first": _("The irregular call of {who} is ruled first, under its own Law."),
    "double_out_of_rotation_is_inadmissible": _(
        "The double or redouble of {who} was inadmissible too and cannot be accepted: see Law {law}."
    ),
    "repeated_double_is_inadmissible": _("Repeated, the call of {who} would be inadmissible: see Law {law}."),
    # 33
    "simultaneous_call_follows_in_rotation": _(
        "The call of {who} counts as the later one, and he was next in turn: it stands."
    ),
    "neither_simultaneous_call_was_in_turn": _(
        "Neither {who} nor {of} was in turn: both calls are out of turn, and neither counts as an answer to the other."
    ),
    "simultaneous_call_has_its_own_law": _("The call of {who} has its own Law: see Law {law}."),
    "simultaneous_call_is_out_of_rotation": _(
        "The call of {who} counts as the later one, and it was not his turn: see Law {law}."
    ),
}
QUESTIONS = {
    "whose_turn": Asked(
        _("Whose turn was it when {who} called?"),
        _("Turn"),
        {
            "rho": _("{rho}, his right-hand opponent"),
            "partner": _("{partner}, his partner"),
            "lho": _("{lho}, his left-hand opponent"),
        },
    ),
    "has_called_before": Asked(_("Had {who} called before in this auction?"), _("Called before")),
    "since_out_of_rotation": Asked(
        _("Who has called after {who}, before the director ruled?"),
        _("Since then"),
        {
            "nobody": _("Nobody; or only {partner}, out of turn too"),
            "partner_called": _("Only {partner}, whose turn it was"),
            "lho_called": _("{lho}"),
            "rho_called": _("{rho}, whose turn it was"),
            "rho_had_to_pass": _("Nobody, and {rho} was required to pass"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        {"lho_called": _("on the left of {who}"), "rho_had_to_pass": _("by an earlier ruling on this board")},
    ),
    "lho_meant_to_accept": Asked(
        _("Did {lho} mean to accept the call of {who}, rather than call at his own turn?"),
        _("Meant to accept"),
        guidance=_("The Laws do not say which of the two it is. Ask {lho} what he meant."),
    ),
    "lho_accepts_out_of_rotation": Asked(
        _(
            "{lho}, it was not the turn of {who}. You may accept his call and call over it; otherwise it is cancelled, "
            "and the turn goes back to {in_turn}."
        ),
        _("Accepted"),
        {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")},
        {
            "yes": _("the call stands without rectification, and the auction goes on from it"),
            "no": _(
                "the call is cancelled. {partner} may make any legal call, but may not use what the cancelled call "
                "told him. When his own turn comes, {who} may make any legal call. If it is comparable with the "
                "cancelled one: no further rectification, but after the play I look whether the first call helped. If "
                "it is not: {partner} must pass at his next turn, and if his side defends, declarer may be able to "
                "forbid him a suit to lead."
            ),
        },
        otherwise=(
            Otherwise(
                {"situation": "pass_out_of_rotation", "whose_turn": "rho"},
                hints={
                    "no": _(
                        "the pass is cancelled. Whatever {rho} now calls, {who} must pass at his next turn, and "
                        "{partner} may make any legal call. But a pass that was artificial, or of an artificial call "
                        "of {partner}, is ruled like a bid: if {rho} passes and the auction goes on, {who} must repeat "
                        "it; if {rho} calls anything else, {who} may make any legal call, and unless that is "
                        "comparable, {partner} must pass at his next turn, and if his side defends, declarer may be "
                        "able to forbid him a suit to lead."
                    )
                },
            ),
            Otherwise(
                {"whose_turn": "rho"},
                hints={
                    "no": _(
                        "the call is cancelled. If {rho} passes and the auction goes on, {who} must repeat his call; "
                        "where that is legal, there is no further rectification. If {rho} bids, doubles or redoubles, "
                        "{who} may make any legal call. If it is comparable with the cancelled one: no further "
                        "rectification, but after the play I look whether the first call helped. If it is not: "
                        "{partner} must pass at his next turn, and if his side defends, declarer may be able to forbid "
                        "him a suit to lead."
                    )
                },
            ),
        ),
    ),
    "pass_is_artificial": Asked(
        _("Was the pass artificial, or a pass of partner's artificial call?"),
        _("Artificial pass"),
        guidance=_(
            "A pass is artificial if it promises more than a stated strength, or promises or denies values anywhere "
            "but in the last suit named."
        ),
    ),
    "rho_action": Asked(
        _("{rho} is now to call. What does he do?"),
        _("RHO's action"),
        {
            "pass": _("He passes"),
            "pass_closes_auction": _("He passes, and that pass closes the auction"),
            "legal_call": _("He makes a legal bid, double or redouble"),
            "illegal_call": _("He makes an irregular call"),
        },
        {
            "pass": _("{who} must repeat his call"),
            "pass_closes_auction": _("nothing is left to repeat"),
            "legal_call": _("{who} may make any legal call, and you judge whether it is comparable"),
            "illegal_call": _("that is ruled on first"),
        },
    ),
    "rho_passes_in_the_end": Asked(_("After the ruling on it, does {rho} pass?"), _("RHO passes in the end")),
    "repetition_is_legal": Asked(
        _("Is the call of {who} legal when he repeats it?"),
        _("Legal when repeated"),
        {"yes": _("Yes"), "no": _("No, the bid would be insufficient")},
    ),
    "double_is_inadmissible": Asked(
        _("Was the double or redouble inadmissible when {who} made it?"),
        _("Inadmissible"),
        {
            "yes": _("Yes, there was nothing of the opponents that he could double or redouble"),
            "no": _("No, only the turn was wrong"),
        },
    ),
    "rho_passes": Asked(
        _("{rho} is now to call. What does he do?"),
        _("RHO's action"),
        {"yes": _("He passes"), "no": _("He bids, doubles or redoubles")},
        {
            "yes": _("{who} must repeat his call"),
            "no": _("{who} may make any legal call, and you judge whether it is comparable"),
        },
    ),
    "repeated_double_is_admissible": Asked(
        _("Is the double or redouble of {who} still admissible when he repeats it?"), _("Admissible when repeated")
    ),
    "simultaneous_caller_place": Asked(
        _("Two players called at once, {who} not in turn. How does he sit to the player whose turn it was?"),
        _("Place at the table"),
        {
            "next": _("{who} comes next after him"),
            "not_next": _("{who} is his partner or his right-hand opponent"),
            "neither_in_turn": _("Neither of the two was in turn"),
        },
        guidance=_("In the auction the call of the player whose turn it was comes first."),
    ),
    "other_simultaneous_caller": Asked(_("Who called at the same time as {who}?"), _("Called too")),
    "other_simultaneous_call": Asked(
        _("What did {other_simultaneous_caller} call?"),
        _("Other call"),
        {"pass": _("A pass"), "bid": _("A bid"), "double": pgettext_lazy("call made", "A double or redouble")},
    ),
    "simultaneous_call": Asked(
        _("What did {who} call?"),
        _("Call"),
        {"pass": _("A pass"), "bid": _("A bid"), "double": pgettext_lazy("call made", "A double or redouble")},
    ),
}
