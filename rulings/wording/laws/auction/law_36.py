"""Sentences and questions of Laws 36 to 39: inadmissible calls."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "inadmissible_double": _("Inadmissible double or redouble"),
    "call_by_player_required_to_pass": _("Call by a player required to pass"),
    "bid_above_seven": _("Bid of more than seven"),
    "call_after_final_pass": _("Call after the final pass"),
}
DOORS = {
    "inadmissible_double": DoorWords(
        _("A double or redouble that is not allowed"),
        pgettext_lazy("search words", "inadmissible double redouble partner's bid nothing to double"),
        _("partner's bid, or nothing to double"),
    ),
    "call_by_player_required_to_pass": DoorWords(
        _("A player called though he had to pass"),
        pgettext_lazy("search words", "required to pass barred silenced bid anyway"),
    ),
    "bid_above_seven": DoorWords(
        _("A bid of more than seven"),
        pgettext_lazy("search words", "eight bid above seven"),
    ),
    "call_after_final_pass": DoorWords(
        _("A call after the final pass"),
        pgettext_lazy("search words", "call after the end of the auction final pass late bid double"),
    ),
}
SENTENCES = {
    # 36
    "scored_without_the_inadmissible_double": _(
        "The lead has been faced: the contract is played and scored as if the inadmissible call of {who} had not been "
        "made."
    ),
    "nothing_else_changes_after_the_lead": _(
        "Nothing else changes: the auction is not opened again, and no lead is restricted because of the call of {who}."
    ),
    "double_and_later_calls_cancelled": _("The inadmissible call of {who} and all later calls are cancelled."),
    "as_if_no_irregularity_no_lead_restriction": _(
        "The auction goes on as if nothing had happened: neither {who} nor his partner has to pass for it, and no lead "
        "is restricted."
    ),
    "inadmissible_double_cancelled": _("The inadmissible call of {who} is cancelled."),
    "must_make_a_legal_call_instead": _("{who} must make a legal call in its place."),
    # 37
    "call_of_barred_player_stands": _("{lho} has called over it: the call of {who} stands, with all later calls."),
    "obligation_to_pass_is_past": _(
        "{who} had to pass at one turn only, and that turn is past: at his next one he may call again."
    ),
    "no_lead_restriction_after_lho_called": _("No lead is restricted because of the call of {who}."),
    "pass_substituted": _("A pass takes the place of the call of {who}."),
    "later_calls_cancelled_no_lead_restriction": _(
        "The call of {who} was an inadmissible double too: all later calls are cancelled, and no lead is restricted."
    ),
    # 38
    "bid_above_seven_never_played": _("No contract above seven can be played; nobody can accept the bid of {who}."),
    "bid_above_seven_cancelled": _(
        "The bid of {who} and all later calls are cancelled; the auction goes on unless it is over with the pass."
    ),
    "lho_called_so_no_lead_restriction": _(
        "The left-hand opponent of {who} had called over it: there is nothing further, and no lead is restricted."
    ),
    # 39
    "auction_was_not_over": _("The auction was not over, a player had been skipped: first see Law {law}."),
    "late_calls_cancelled": _("The auction was over: all calls after the final pass are cancelled, that of {who} too."),
    "board_passed_out_nobody_defends": _("The board was passed out: the call of {who} has no consequence."),
    "late_call_by_declaring_side": _("{who} belongs to the declaring side: nothing is rectified."),
    "late_pass_costs_nothing": _("It was a pass: nothing is rectified, and no lead is restricted."),
    "late_call_restricts_the_lead": _(
        "When {partner} is first to lead, declarer may prohibit one suit that {who} has not shown: see Law {law}."
    ),
    "late_call_costs_nothing": _("{lho} has called after {who}: nothing is rectified, and no lead is restricted."),
}
QUESTIONS = {
    "since_inadmissible_double": Asked(
        _("What has happened since the double or redouble of {who}?"),
        _("Since then"),
        {
            "lho_has_not_called": _("{lho} has not called"),
            "rho_called_in_turn": _("{rho}, whose turn it was, has called"),
            "lho_called": _("{lho} has called"),
            "lead_faced": _("The opening lead was faced before anybody noticed"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "turn_of_inadmissible_double": Asked(
        _("Whose turn was it when {who} doubled or redoubled?"),
        _("Turn"),
        {
            "own": _("{who}, he was in turn"),
            "rho": _("{rho}, his right-hand opponent"),
            "partner": _("{partner}, his partner"),
            "lho": _("{lho}, his left-hand opponent"),
        },
    ),
    "is_also_inadmissible_double": Asked(
        _("Was the call of {who} also an inadmissible double or redouble?"),
        _("Also inadmissible"),
        {
            "yes": _("Yes, there was nothing of the opponents that he could double or redouble"),
            "no": _("No, he only had to pass"),
        },
    ),
    "lho_called_over_barred_player": Asked(_("Has {lho} called after it, before the director ruled?"), _("LHO called")),
    "is_barred_for_the_rest": Asked(
        _("For how long had the earlier ruling obliged {who} to pass?"),
        _("Barred for the rest"),
        {"yes": _("Until the auction ends"), "no": _("At that turn only")},
    ),
    "later_calls_cancelled_too": Asked(
        _("Does Law 36A hold here beside 37B, the call of {who} being an inadmissible double too?"),
        _("Later calls cancelled"),
        guidance=_(
            "37A does not let an inadmissible double stand, so 37B puts a pass in its place. By 36A, {lho} having "
            "called, the later calls are cancelled too and no lead is restricted. The text does not combine the two; "
            "the usual reading is that both hold."
        ),
    ),
    "lho_called_over_bid_above_seven": Asked(
        _("Has {lho} called after it, before the director ruled?"), _("LHO called")
    ),
    "auction_ended": Asked(
        _("The auction is over. What is the side of {who}?"),
        _("End of the auction"),
        {
            "his_side_defends": _("The defending side"),
            "his_side_declares": _("The declaring side"),
            "passed_out": _("The board was passed out"),
            "player_skipped": _("It was not really over: a player had been skipped"),
        },
    ),
    "late_call_is_pass": Asked(_("Was the call of {who} a pass?"), _("Pass")),
    "lho_called_after_late_call": Asked(_("Has {lho} called after it, before the director ruled?"), _("LHO called")),
}
