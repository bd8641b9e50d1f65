"""Other calls that went wrong: a sentence for each written answer to each fact; facts that tell alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "call_was_intended": {
        "yes": _("For a moment he had wanted just that call; then he thought better of it."),
        "no": _("He had never wanted that call: his fingers slipped on the bidding cards."),
    },
    "second_call_made": {
        "yes": _("He has already put another call on the table."),
        "no": _("He has made no second call; he only says that he would like to."),
    },
    "unintended_in_time": {
        "nobody_has_called": _("Nobody has called since, and the auction goes on."),
        "lho_has_called": _("{lho} has called since; {partner} has not."),
        "ended_the_auction": _("It was the last pass of the auction; no lead has been faced."),
        "lho_ended_the_auction": _("{lho} passed after it, and so ended the auction; no lead has been faced."),
        "partner_has_called": _("{partner} has already called after it."),
        "auction_period_over": _("The opening lead is already face up on the table."),
    },
    "intended_call_is": {
        "nothing": _("The call that he wants to make is legal."),
        "insufficient": _("The bid that he wants to make would be too low."),
        "inadmissible": _("He wants to double, but there is nothing to double."),
        "required_to_pass": _("He wants to bid, although he had to pass by an earlier ruling."),
        "pass_out_of_rotation": _("He wants to pass, but it was not his turn at all."),
        "bid_out_of_rotation": _("He wants to bid, but it was not his turn at all."),
        "double_out_of_rotation": _("He wants to double, but it was not his turn at all."),
    },
    "lho_accepts_change": {
        "yes": _("{lho} hears the choices and accepts the second call."),
        "no": _("{lho} hears the choices and does not accept the second call."),
    },
    "standing_call_is": {
        "nothing": _("The call that now counts is legal."),
        "insufficient": _("The bid that now counts is too low."),
        "inadmissible": _("The double that now counts has nothing to double."),
        "required_to_pass": _("The call that now counts is a bid, although he had to pass by an earlier ruling."),
        "pass_out_of_rotation": _("The call that now counts is a pass, and it was not his turn."),
        "bid_out_of_rotation": _("The call that now counts is a bid, and it was not his turn."),
        "double_out_of_rotation": _("The call that now counts is a double, and it was not his turn."),
    },
    "since_inadmissible_double": {
        "lho_has_not_called": _("{lho} has not called after it, nor has anybody else."),
        "rho_called_in_turn": _("{rho}, whose turn it had been, has called after it."),
        "lho_called": _("{lho} has called after it, as if nothing were wrong."),
        "lead_faced": _("Only when the opening lead lay face up did somebody notice."),
        "cannot_be_told": _("What was called after it, nobody can establish any more."),
    },
    "turn_of_inadmissible_double": {
        "own": _("As to the turn all was well: {who} was to call."),
        "rho": _("Nor was it his turn: {rho}, on his right, was to call."),
        "partner": _("Nor was it his turn: {partner}, his partner, was to call."),
        "lho": _("Nor was it his turn: {lho}, on his left, was to call."),
    },
    "lho_called_over_bid_above_seven lho_called_after_late_call lho_called_over_barred_player": {
        "yes": _("{lho} called after it before you were at the table."),
        "no": _("You were at the table before {lho} called."),
    },
    "auction_ended": {
        "his_side_defends": _("Three passes had ended the auction, and his side was going to defend."),
        "his_side_declares": _("Three passes had ended the auction, and his side was going to declare."),
        "passed_out": _("All four had passed: there was no contract."),
        "player_skipped": _("But one of the passes had been made out of turn, and a player had lost his turn by it."),
    },
    "late_call_is_pass": {
        "yes": _("What he added was a pass."),
        "no": _("What he added was a bid."),
    },
    "is_also_inadmissible_double": {
        "yes": _("He doubled, and there was not even a bid of the opponents to double."),
        "no": _("His call was a bid, and for another player it would have been legal."),
    },
    "later_calls_cancelled_too": {
        "yes": _("In such cases you hold that Law 36A applies beside 37B."),
        "no": _("In such cases you hold that Law 36A does not apply beside 37B."),
    },
    "is_barred_for_the_rest": {
        "yes": _("That earlier ruling had told him to pass until the auction ends."),
        "no": _("That earlier ruling had told him to pass at this one turn."),
    },
}
