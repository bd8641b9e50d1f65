"""Sentences and questions of Law 54: a faced opening lead out of turn."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.play.law_50 import CARD_STAYS, SUIT_FORBIDDEN, SUIT_REQUIRED
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"opening_lead_out_of_turn": _("Opening lead out of turn")}
DOORS = {
    "opening_lead_out_of_turn": DoorWords(
        _("The wrong defender made the opening lead, face up"),
        pgettext_lazy("search words", "opening lead out of turn wrong hand five choices LOOT"),
        _("first trick; declarer has five choices"),
    ),
}
SENTENCES = {
    "it_was_his_lead": _("It was {who}'s turn to lead: the lead stands."),
    "dummy_is_spread_and_plays_second": _("{who} spreads his hand as dummy, and it plays second."),
    # 54A to C
    "must_spread_the_whole_hand": _("{who} has begun to spread his hand: he must spread all of it, and is dummy."),
    "spreads_his_hand": _("The lead of {of} is accepted: {who} spreads his whole hand and is dummy."),
    "partner_of_the_spread_hand_declares": _("{who} becomes declarer and plays both hands; {dummy} is dummy."),
    "lead_stands_spread_hand_plays_second": _(
        "The lead of {who} stands: dummy, {dummy}, plays second, then {then}, and declarer last."
    ),
    "contract_has_another_declarer": _("From now on the contract is {who}'s: enter {who} as its declarer."),
    "lead_accepted_dummy_is_spread": _(
        "The lead of {of} is accepted: {who} is declarer, and {dummy} spreads his hand as dummy."
    ),
    "second_card_from_declarers_hand": _(
        "{who} plays the second card, from his own hand; then {then} plays, and dummy, {dummy}, last."
    ),
    "stays_declarer_dummy_plays_last": _(
        "{who} stays declarer: {dummy} spreads his hand as dummy, {then} plays the third card, and dummy the last."
    ),
    "second_card_from_dummy_stays": _(
        "The second card was played from dummy, {who}: it may not be taken back, except to correct a revoke."
    ),
    "declarers_hand_plays_after_dummys_card": _("{who} now plays from his own hand, then {then} plays."),
    "dummy_seen_lead_must_be_accepted": _(
        "Declarer could have seen a card of dummy: he must accept the lead of {who}."
    ),
    "declarer_has_played_to_the_lead": _("{who} has played to the lead of {of}: it is accepted."),
    "face_down_lead_goes_back": _(
        "The face-down lead of {who} goes back to his hand first, without further rectification."
    ),
    # 54D
    "lead_refused_partner_leads": _("The lead of {of} is refused; {who} leads."),
    "partners_lead_is_played_at_his_turn": _(
        "The card that {who} has led too must be played at his turn if that is legal; if not, it is a major penalty "
        "card."
    ),
}
QUESTIONS = {
    "since_opening_lead": Asked(
        _("Has any of this happened?"),
        _("Since the lead"),
        {
            "nothing": _("Nothing of this"),
            "partner_led_face_down": _("{partner} has led too, face down"),
            "partner_led_faced": _("{partner} has led too, face up, after {who}"),
            "told_wrongly": _("An opponent had told {who} that it was his lead"),
            "spreading": _("{lho} has begun to spread his hand"),
            "dummy_seen": _("{lho} could have seen a card of dummy"),
            "card_from_declarer": _("{lho} has put one card of his own on the table"),
            "second_card_from_dummy": _("{lho} accepted the lead and played the second card from dummy"),
        },
        {
            "dummy_seen": _("{lho} is the presumed declarer; a card exposed during the auction does not count"),
            "card_from_declarer": _("played to the lead, or the start of spreading"),
        },
    ),
    "meant_to_spread": Asked(
        _("Did {lho} mean to spread his hand, and not to play a card to the lead?"),
        _("Meant to spread"),
        guidance=_("A card played to the lead accepts it; only a card exposed in starting to spread makes him dummy."),
    ),
    "one_of_five": Asked(
        _(
            "{who} has led {card} out of turn. {lho}, as declarer you choose one of five; dummy and defenders may not "
            "advise."
        ),
        _("Declarer chooses"),
        {
            "spread": _("{lho} accepts the lead and spreads his hand as dummy; {rho} declares"),
            "accept": _("{lho} accepts the lead and declares; {rho} is dummy"),
            "require": _("{lho} refuses the lead; {partner} must lead {either}"),
            "forbid": _("{lho} refuses the lead; {partner} may not lead {either} while he keeps the lead"),
            "neither": _("{lho} refuses the lead; {partner} leads any card"),
        },
        {
            "spread": _("{lho}'s hand plays second, as dummy"),
            "accept": _("the second card comes from {lho}'s own hand, the last from dummy"),
            "require": SUIT_REQUIRED,
            "forbid": SUIT_FORBIDDEN,
            "neither": CARD_STAYS,
        },
    ),
}
