"""Sentences and questions of Laws 23 to 26, and what several laws say of a withdrawn call."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "comparable_call": _("Comparable call"),
    "card_exposed_in_auction": _("Card exposed or led during the auction"),
    "unintended_call": _("Unintended call"),
    "change_of_call": _("Change of call"),
    "lead_restriction": _("Lead restriction after a withdrawn call"),
}
DOORS = {
    "comparable_call": DoorWords(
        _("Is the replacement a comparable call?"),
        pgettext_lazy("search words", "comparable call replacement similar subset purpose withdrawn"),
        _("the three tests, and what may be told to whom"),
    ),
    "card_exposed_in_auction": DoorWords(
        _("A card was exposed or led during the auction"),
        pgettext_lazy("search words", "card dropped exposed led seen auction bidding"),
        _("the auction is not over"),
    ),
    "card_exposed_after_final_pass": DoorWords(
        _("A card was exposed after the final pass, before the lead"),
        pgettext_lazy("search words", "card exposed clarification period final pass lead"),
    ),
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
        _("declarer may prohibit a suit"),
    ),
}

SENTENCES = {
    # shared: passes, information, what is left for later
    "must_pass_at_his_next_turn": _("{who} must pass when it is next his turn; after that he may call."),
    "must_pass_for_the_rest": _("{who} must pass whenever it is his turn, until the auction ends."),
    "withdrawn_call_authorized_for_the_others": _("{side} may use what the withdrawn call of {of} tells."),
    "withdrawn_call_unauthorized_for_his_side": _(
        "For {side} the withdrawn call of {of} is unauthorized: they may choose no call or play that it suggests."
    ),
    "lead_restriction_may_follow": _(
        "If {who} becomes a defender: when {partner} is first to lead, declarer may prohibit one suit. Call me then, "
        "see Law {law}."
    ),
    "judge_after_play_whether_could_have_known": _(
        "After play: could {who} have known that this might well damage the other side, and did his side gain?"
    ),
    "judge_after_play_whether_assisted": _(
        "After play: without the help of the irregularity of {of}, could the result well have been different, and was "
        "{side} damaged?"
    ),
    # 23
    "told_away_from_the_table": _(
        "{who} may ask me, away from the table, whether a call is comparable. I answer that and suggest none; he may "
        "also choose a call that is not."
    ),
    "comparable_by_same_or_similar": _(
        "It is comparable: it means the same as the withdrawn call of {who}, or nearly."
    ),
    "comparable_by_subset": _("It is comparable: it is one part of what the withdrawn call of {who} could have meant."),
    "comparable_by_same_purpose": _("It is comparable: it has the same purpose as the withdrawn call of {who}."),
    "comparable_no_further_rectification": _(
        "The call of {who} is comparable: auction and play go on, without further rectification."
    ),
    "withdrawn_call_not_unauthorized": _("{who} may use what the withdrawn call of {of} told him."),
    "comparable_so_no_lead_restriction": _(
        "If {side} defends, no lead is restricted: the call of {of} was replaced by a comparable one."
    ),
    "comparable_lifts_only_the_lead_restriction": _(
        "The pass that the Law demands remains; but if {who} becomes a defender, his side's lead is not restricted."
    ),
    "not_comparable": _("The call of {who} is not comparable: what follows is in Law {law}."),
    "not_comparable_calling_law_applies": _("The call of {who} is not comparable: what that Law orders stays in full."),
    "assisted_so_adjusted": _(
        "{to} was damaged by the help that {of} had from his irregularity: an adjusted score is assigned."
    ),
    "assistance_did_no_harm": _("The irregularity of {of} gave no help that damaged the other side: the score stands."),
    # 24
    "face_up_until_the_auction_ends": _("{who} leaves {cards} face up on the table until the auction ends."),
    "card_in_the_auction_authorized_for_the_others": _("{side} may use what the card of {of} tells."),
    "card_in_the_auction_unauthorized_for_his_side": _(
        "For {side} the card of {of} is unauthorized: they may choose no call or play that it suggests."
    ),
    "low_card_nobody_has_to_pass": _("It is one card below the 10 and was not led: {who} does not have to pass."),
    "partner_could_not_see_the_card": _(
        "The partner of {who} could not have seen the face of the card: there is no rectification."
    ),
    "picked_up_if_his_side_declares": _("If {who} becomes declarer or dummy, he then picks up {cards}."),
    "penalty_card_if_he_defends": _(
        "If {who} becomes a defender, each card ({cards}) then becomes a penalty card: call me after the final pass."
    ),
    "picked_up_by_declaring_side": _("{who} is declarer or dummy: he picks up {cards}."),
    "penalty_card_now": _("{who} is a defender: each card ({cards}) is a penalty card from now on, see Law {law}."),
    "card_seen_by_anothers_error": _(
        "It was not the error of {who} that his card was seen: see Law {law} on information from another source."
    ),
    "opening_lead_by_the_wrong_defender": _(
        "The auction is over, and {who} has faced a card as an opening lead: see Law {law}."
    ),
    "exposed_after_the_auction_by_defender": _(
        "The auction is over, and {who} is a defender: his card is a penalty card, see Law {law}. Nobody has to pass."
    ),
    "lead_by_declaring_side_picked_up": _("{who} belongs to the declaring side: he picks the card up."),
    "exposed_by_declaring_side_no_matter": _(
        "{who} belongs to the declaring side: he picks the card up, and there is no rectification."
    ),
    # 25
    "intended_call_stands": _("{who} intended the call when he made it: it stands."),
    "wish_to_change_is_unauthorized": _("That {of} wanted to change his call is unauthorized information for {who}."),
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
    "first_call_withdrawn": _("The first call of {who} is withdrawn."),
    "second_call_stands": _("The second call of {who} stands, for his left-hand opponent accepts it."),
    "second_call_cancelled": _("The second call of {who} is cancelled."),
    "first_call_stands_under_its_own_law": _(
        "The first call of {who} stands, under its own Law if it is irregular itself."
    ),
    # 26
    "offender_is_no_defender": _("{who} is not a defender: there is no lead restriction."),
    "all_suits_shown_none_to_prohibit": _(
        "{who} has shown all four suits in the legal auction: declarer has none to prohibit."
    ),
    "partners_first_lead_is_over": _("The first lead of {who} is past: there is no restriction any more."),
    "wait_for_partners_first_lead": _(
        "No restriction yet. When {who} is first to lead, declarer may prohibit one of {suits}: call me then."
    ),
    "declarer_prohibits_nothing": _("{who} may lead any card."),
}

QUESTIONS = {
    "comparable_test": Asked(
        _("Does the replacement meet one of the three tests, compared with the withdrawn call of {who}?"),
        _("Comparable"),
        {
            "same_or_similar": _("Same or similar meaning"),
            "subset": _("Only a part of its possible meanings"),
            "same_purpose": _("Same purpose"),
            "none": _("None of the three, or it was not replaced"),
        },
        {
            "same_or_similar": _("small differences in strength or length do not matter"),
            "subset": _("(nearly) every hand for the new call would have made the old one too"),
            "same_purpose": _("an asking bid, a relay, Stayman for Stayman"),
        },
        guidance=_(
            "One test is enough. Compare what the two calls show by their system, never the hand he holds; ask him "
            "away from the table what the first one meant. Write both meanings as your reason."
        ),
    ),
    "withdrawn_call": Asked(
        _("Which call of {who} was withdrawn?"),
        _("Withdrawn"),
        {
            "insufficient_bid": _("An insufficient bid"),
            "pass": _("A pass out of turn"),
            "bid": _("A bid out of turn, or an artificial pass"),
            "double": _("A double or redouble out of turn"),
            "another": _("Another one"),
            "play_over": _("It was replaced by a comparable call, and the play is over"),
        },
        {
            "another": _("inadmissible double, call when he had to pass, bid above seven"),
            "play_over": _("judge whether the irregularity helped his side"),
        },
    ),
    "assisted_and_damaged": Asked(
        _("Without the help of the irregularity, could the result well have been different, to the others' damage?"),
        _("Help and damage"),
        guidance=_(
            "Ask what {partner} knew by the withdrawn call beyond the replacement, and compare with the probable "
            "result had the irregularity not occurred."
        ),
    ),
    "card_shown": Asked(
        _("When was the card exposed?"),
        _("Exposed"),
        {
            "during_auction": _("During the auction, by {who} himself"),
            "after_final_pass": _("After the final pass"),
            "by_anothers_error": _("By somebody else's error"),
        },
        {"after_final_pass": _("before the opening lead was faced")},
    ),
    "partner_could_see_face": Asked(
        _("Could {partner} have seen the face of the card?"),
        _("Partner could see"),
        guidance=_("It is enough that the card was in a position where he could have seen it."),
    ),
    "exposed_cards": Asked(_("Which card of {who}, or which cards?"), _("Exposed cards")),
    "led_prematurely": Asked(_("Did {who} mean to lead the card?"), _("Led")),
    "attempted_opening_lead": Asked(_("Did {who} face the card as an opening lead?"), _("As opening lead")),
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
            "partner_has_not_called": _("{partner} has not called, and the auction goes on"),
            "auction_ended_before_partner": _("The auction ended before {partner} could call"),
            "partner_has_called": _("{partner} has called"),
            "auction_period_over": _("The auction period is over"),
        },
        {
            "auction_ended_before_partner": _("and the lead is not faced; passed out: not all hands are back"),
            "auction_period_over": _("the lead was faced; passed out: all four hands are back in the board"),
        },
    ),
    "lho_called_over_unintended": Asked(_("Has {lho} called over the unintended call?"), _("LHO called")),
    "lho_accepts_change": Asked(
        _("{lho}, {who} has changed his call. You may accept the second call; otherwise the first one stands."),
        _("Second call accepted"),
        {"yes": _("{lho} accepts it"), "no": _("{lho} does not accept it")},
        {"yes": _("or has called over it on purpose")},
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
        _("Declarer, you may prohibit one of these suits to {partner}, as long as he keeps the lead."),
        _("Prohibited"),
        {
            "S": pgettext_lazy("suit prohibited", "♠ Spades"),
            "H": pgettext_lazy("suit prohibited", "♥ Hearts"),
            "D": pgettext_lazy("suit prohibited", "♦ Diamonds"),
            "C": pgettext_lazy("suit prohibited", "♣ Clubs"),
            "none": _("No suit"),
        },
    ),
}
