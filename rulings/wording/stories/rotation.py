"""Calls out of turn: a sentence for each written answer to each fact; facts that tell alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "whose_turn": {
        "rho": _("The player to call was {rho}, on his right."),
        "partner": _("The player to call was {partner}, his partner."),
        "lho": _("The player to call was {lho}, on his left."),
    },
    "since_out_of_rotation": {
        "nobody": _("Nobody called after him; you were called at once."),
        "partner_called": _("{partner} called, as it was his turn, and then the table stopped."),
        "lho_called": _("{lho} called over it before you came."),
        "rho_called": _("{rho} called after it, as it was his turn, before you came."),
        "rho_had_to_pass": _("Nobody called after him; an earlier ruling had told {rho} to pass at this turn."),
        "cannot_be_told": _("Who called after him, the players can no longer agree on."),
    },
    "lho_accepts_out_of_rotation lho_accepts_out_of_rotation_2007": {
        "yes": _("{lho} hears the choices and accepts the call."),
        "no": _("{lho} hears the choices and does not accept the call."),
    },
    "pass_is_artificial": {
        "yes": _("The pass had an artificial meaning by their system."),
        "no": _("It was an ordinary pass, and partner had made no artificial call."),
    },
    "has_called_before": {
        "yes": _("{who} had already made a call in this auction."),
        "no": _("{who} had made no other call in this auction."),
    },
    "lho_meant_to_accept": {
        "yes": _("{lho} tells you that he called in order to accept it, and all believe him."),
        "no": _("{lho} had not noticed anything and only called at his own turn; all believe him."),
    },
    "somebody_has_bid": {
        "yes": _("There had been a bid before that pass."),
        "no": _("Nobody had bid before that pass."),
    },
    "rho_action rho_action_2007": {
        "pass": _("{rho}, now in turn, passes, and the auction is not over by that."),
        "pass_closes_auction": _("{rho}, now in turn, passes, and with that pass the auction is over."),
        "legal_call": _("{rho}, now in turn, makes a legal bid."),
        "illegal_call": _("{rho}, now in turn, makes an irregular call of his own."),
    },
    "repetition_is_legal": {
        "yes": _("When {who} repeats his call, it is legal."),
        "no": _("When {who} is to repeat his bid, it would now be too low."),
    },
    "rho_passes_in_the_end": {
        "yes": _("When that has been ruled on, {rho} passes."),
        "no": _("When that has been ruled on, {rho} does not pass."),
    },
    "repeats_the_denomination": {
        "yes": _("At his turn {who} bids the same denomination as before."),
        "no": _("At his turn {who} does not bid that denomination again."),
    },
    "double_is_inadmissible": {
        "yes": _("Besides, the opponents had made no bid that he could double."),
        "no": _("The opponents had made a bid that could be doubled: only the turn was wrong."),
    },
    "rho_passes rho_passes_2007": {
        "yes": _("{rho} is now to call, and passes."),
        "no": _("{rho} is now to call, and bids."),
    },
    "repeated_double_is_admissible repeated_double_is_admissible_2007": {
        "yes": _("There is still something to double when {who} repeats it."),
        "no": _("When {who} is to repeat it, there is nothing left that he may double."),
    },
}
