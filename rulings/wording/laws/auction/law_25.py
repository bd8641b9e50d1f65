"""Sentences and questions of Laws 25 and 26: unintended calls, changes of call, lead restrictions."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "unintended_call": _("Unintended call"),
    "change_of_call": _("Change of call"),
    "lead_restriction": _("Lead restriction after a withdrawn call"),
}
DOORS = {
    "unintended_call": DoorWords(
        _("A player did not make the call he meant"),
        pgettext_lazy("search words", "unintended mechanical error wrong card bidding box slip of the tongue misclick"),
        _("he took the wrong card, or his tongue slipped"),
    ),
    "change_of_call": DoorWords(
        _("A player changed his mind about a call"),
        pgettext_lazy("search words", "change of call mind second call same turn"),
        _("he meant the first call, and made or wants another"),
    ),
    "lead_restriction": DoorWords(
        _("A defender's call was withdrawn: what may his partner lead?"),
        pgettext_lazy("search words", "lead restriction prohibit forbid suit withdrawn call opening lead 26B"),
        _("declarer may prohibit a suit; never after 25A, 27B1(a), 28B, 30A, 36A, 37A or 39B"),
    ),
}
SENTENCES = {
    # 25
    "intended_call_stands": _("{who} intended the call when he made it: it stands."),
    "wish_to_change_is_unauthorized": _("That {of} wanted to change his call is unauthorized information for {who}."),
    "remark_beside_the_change_is_unauthorized": _(
        "Whatever {of} said or showed when he changed his call is unauthorized information for {who}, whichever call "
        "stands."
    ),
    "auction_goes_on_from_the_intended_call": _(
        "The auction is over, the auction period is not: if {who} makes the call that he intended, the auction goes on "
        "from it."
    ),
    "intended_call_is_irregular_itself": _("The call that {who} intended is irregular itself: see Law {law}."),
    "standing_call_is_irregular_itself": _("The call of {who} that stands is irregular itself: see Law {law}."),
    "change_of_an_intended_call": _("{who} changed a call that he had intended: see Law {law}."),
    "call_was_unintended": _("{who} never intended the call: see Law {law}."),
    "too_late_partner_has_called": _("{partner} has called since: it is too late, and the call of {who} stands."),
    "too_late_auction_period_over": _("The auction period is over: it is too late, and the call of {who} stands."),
    "may_substitute_intended_call": _("{who} may now make the call that he intended."),
    "however_he_became_aware": _(
        "It does not matter how {who} noticed it, even by an alert or explanation of partner."
    ),
    "intended_call_stands_under_its_own_law": _(
        "The intended call of {who} then stands, under its own Law if it is irregular itself."
    ),
    "unintended_so_no_lead_restriction": _("There is no lead restriction for the call that {who} withdrew."),
    "lho_may_withdraw_his_call": _("{who} may withdraw the call that he made over the first one."),
    "lhos_withdrawn_call_for_his_side_only": _(
        "If {of} withdraws it, only {side} may use what it told; for the other side it is unauthorized."
    ),
    "lho_calls_anew_or_leaves_his_call": _(
        "{who} then calls anew; if he leaves the call that he made, it is the turn of {next}."
    ),
    "first_call_withdrawn": _("The first call of {who} is withdrawn."),
    "second_call_stands": _("The second call of {who} stands, for his left-hand opponent accepts it."),
    "second_call_cancelled": _("The second call of {who} is cancelled."),
    "first_call_stands_under_its_own_law": _(
        "The first call of {who} stands, under its own Law if it is irregular itself."
    ),
    # 26
    "offender_is_no_defender": _("{who} is not a defender: there is no lead restriction."),
    "suits_named_in_the_auction": _(
        "{who} named {suits} in the auction. A suit that his calls showed without naming it counts too."
    ),
    "all_suits_shown_none_to_prohibit": _(
        "{who} has shown all four suits in the legal auction: declarer has none to prohibit."
    ),
    "partners_first_lead_is_over": _("The first lead of {who} is past: there is no restriction any more."),
    "wait_for_partners_first_lead": _(
        "No restriction yet. When {who} is first to lead, declarer may prohibit one of {suits}: call me then."
    ),
    "declarer_prohibits_nothing": _("{who} may lead any card, but choose none that the withdrawn call suggests."),
}
_IRREGULAR: dict[str, Text] = {
    "nothing": _("No, it is a legal call"),
    "insufficient": _("Yes, an insufficient bid"),
    "inadmissible": _("Yes, a double or redouble of nothing"),
    "required_to_pass": _("Yes, he was required to pass"),
    "pass_out_of_rotation": _("Yes, a pass, and it was not his turn"),
    "bid_out_of_rotation": _("Yes, a bid, and it was not his turn"),
    "double_out_of_rotation": _("Yes, a double or redouble, and it was not his turn"),
}
QUESTIONS = {
    "call_was_intended": Asked(
        _("When {who} made his call (the first, if there are two), did he want that call, even for a moment?"),
        _("Intended"),
        guidance=_(
            "A mechanical error or a slip of the tongue is unintended. A change of mind, or not having paid attention "
            "to the auction, is not: then he wanted the call when he made it."
        ),
    ),
    "second_call_made": Asked(
        _("Has {who} made a second call?"),
        _("Second call"),
        {"yes": _("Yes, he made or began another call"), "no": _("No, he only says that he wants to change")},
    ),
    "unintended_in_time": Asked(
        _("What has happened since the call of {who}?"),
        _("In time"),
        {
            "nobody_has_called": _("Nobody has called"),
            "lho_has_called": _("{lho} has called, {partner} has not"),
            "ended_the_auction": _("Nobody has called: it ended the auction"),
            "lho_ended_the_auction": _("{lho} has called, and that ended the auction"),
            "partner_has_called": _("{partner} has called"),
            "auction_period_over": _("The auction period is over"),
        },
        {
            "ended_the_auction": _("and the lead is not faced; passed out: not all hands are back"),
            "lho_ended_the_auction": _("and the lead is not faced; passed out: not all hands are back"),
            "auction_period_over": _("the lead was faced; passed out: all four hands are back in the board"),
        },
    ),
    "intended_call_is": Asked(
        _("Is the call that {who} intended irregular itself?"),
        _("Intended call irregular"),
        _IRREGULAR,
    ),
    "standing_call_is": Asked(
        _("Is the call of {who} that stands irregular itself?"),
        _("Standing call irregular"),
        _IRREGULAR,
        {"nothing": _("a change made at the turn of {lho} counts as made at his own")},
    ),
    "lho_accepts_change": Asked(
        _(
            "{lho}, {who} has changed his call. You may accept the second call; otherwise the first one stands. Either "
            "way {partner} may not use what the other call told him, and if his side defends, declarer may be able to "
            "forbid him a suit to lead."
        ),
        _("Second call accepted"),
        {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")},
        {
            "yes": _(
                "the first call is withdrawn and the second stands, as it does if he has called over it on purpose"
            ),
            "no": _("the second call is cancelled and the first stands; if that was irregular, I rule on it"),
        },
    ),
    "suits_shown": Asked(
        _("Which suits has {who} shown in the legal auction?"),
        _("Suits shown"),
    ),
    "partners_first_lead": Asked(
        _("Is {partner} to lead for the first time?"),
        _("Partner's first lead"),
        {
            "now": _("Yes, now"),
            "not_yet": _("Not yet: another is to lead"),
            "led_before": _("He has led before"),
        },
    ),
    "prohibited_suit": Asked(
        _(
            "Declarer, you may prohibit one of these suits to {partner}, as long as he keeps the lead. Dummy may not "
            "advise."
        ),
        _("Prohibited"),
        {
            "S": pgettext_lazy("suit prohibited", "♠ Spades"),
            "H": pgettext_lazy("suit prohibited", "♥ Hearts"),
            "D": pgettext_lazy("suit prohibited", "♦ Diamonds"),
            "C": pgettext_lazy("suit prohibited", "♣ Clubs"),
            "none": _("No suit"),
        },
        {"none": _("{partner} leads any card")},
        hint=_("{partner} may not lead it while he keeps the lead; with nothing else, he leads any card"),
    ),
}
