"""Sentences and questions of Law 41: the opening lead face down, questions after it, dummy laid out."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "face_down_lead_out_of_turn": _("Opening lead face down"),
    "late_question": _("Question after the opening lead"),
    "dummy_spread_wrongly": _("Dummy laid out wrongly"),
}
DOORS = {
    "face_down_lead": DoorWords(
        _("An opening lead lies face down and something is wrong"),
        pgettext_lazy("search words", "face down opening lead out of turn wrong defender take back"),
        _("the wrong defender led, or an explanation was wrong"),
    ),
    "late_question": DoorWords(
        _("A player asks about the auction or the contract during play"),
        pgettext_lazy("search words", "review auction question explanation contract doubled late"),
        _("a review, an explanation, what the contract is"),
    ),
    "dummy_spread_wrongly": DoorWords(
        _("Dummy was laid out wrongly"),
        pgettext_lazy("search words", "dummy hidden card sorted layout columns"),
        _("a card was hidden, or the suits are not in order"),
    ),
}
SENTENCES = {
    # 41A and who leads
    "declaring_side_has_led": _("{who} is of the declaring side: his card is not an opening lead, see Law {law}."),
    "led_before_the_auction_was_over": _(
        "The auction is not over: the card of {who} is no opening lead, see Law {law}."
    ),
    "right_defender_leads_face_down": _("{who} is to lead, face down."),
    "right_defender_leads_face_up": _("{who} is to lead; here opening leads are made face up."),
    "face_down_lead_taken_back": _("{who} takes the card back into his hand, unseen, on my instruction."),
    "face_down_card_no_rectification": _("It is not a penalty card, and there is no further rectification."),
    "face_down_lead_is_not_to_be_accepted": _(
        "Nobody has seen the card: declarer may not accept the lead of {who}, and chooses nothing."
    ),
    "he_leads_again": _("{who} then leads, the same card or another."),
    "that_irregularity_decides_who_leads": _(
        "The other irregularity is ruled first; if {who} is still the one to lead, he may lead any card it leaves him."
    ),
    "hidden_card_was_always_dummys": _(
        "The hidden card was dummy's from the start: {who} lays it with the others, and it may be played like them."
    ),
    "face_down_lead_stays": _("The face-down lead of {who} stays: he may not change it of his own accord."),
    "questions_before_the_lead_is_faced": _(
        "Before it is faced, {who} and the presumed declarer, not dummy, may ask for a review of the auction and for "
        "explanations."
    ),
    "may_change_lead_after_wrong_explanation": _(
        "On my instruction {who} may take the lead back and make another, for he led on a wrong explanation."
    ),
    "last_call_may_still_be_changed": _(
        "The auction period lasts until the lead is faced: whichever of {side} called last may still change that call, "
        "where the wrong explanation influenced it."
    ),
    # 41B and C
    "explanation_corrected_after_the_lead": _("{who} has led or played on a wrong explanation: see Law {law}."),
    "dummy_may_not_ask": _("Dummy has no right to ask: {who} is not answered."),
    "may_ask_before_the_lead_is_faced": _(
        "Before the lead is faced, the leader's partner and the presumed declarer may ask for a review and for "
        "explanations; an opponent answers {who}."
    ),
    "waits_for_his_turn_to_ask": _("{who} asks when it is his turn to play, not before."),
    "leader_asks_at_his_next_turn": _("{who} has made the opening lead: he asks at his next turn to play."),
    "review_at_his_first_turn_only": _(
        "{who} may have the auction repeated only when it is first his turn to play; after that it is too late."
    ),
    "too_late_for_a_review": _(
        "{who} has played to the first trick: it is too late for a review of the auction. He may still ask for "
        "explanations, and for the contract, at his turn."
    ),
    "whole_review_by_an_opponent": _(
        "An opponent repeats the whole auction to {who}, not a part of it; the right ends when he plays."
    ),
    "contract_is_told": _("{who} is told the contract and whether it is doubled or redoubled, not by whom."),
    "explanation_at_his_turn": _("{who} may ask for an explanation of an opponent's call or play at his turn."),
    "question_may_inform_partner": _("What {who} could conclude from the question of {of} is unauthorized for him."),
    # 41D
    "dummy_is_laid_out_rightly": _(
        "{who} lays all his cards face up in suits, trumps on his right, each suit in a column towards declarer with "
        "the low cards nearest to him."
    ),
    "layout_no_rectification": _("No rectification."),
    "dummy_may_have_revoked": _(
        "{who} did not follow suit although he held the suit: it may be a revoke, without tricks transferred, "
        "see Law {law}."
    ),
    "hidden_card_misled_too": _(
        "After play: apart from a revoke, did {side} defend worse because they could not see that card of {of}?"
    ),
    "hidden_card_adjusted": _(
        "The card that {of} did not show damaged {side}: {side} receives an assigned adjusted score."
    ),
    "hidden_card_did_no_harm": _("The card that {of} did not show did no harm: the score stands."),
}
QUESTIONS = {
    "opening_lead_by": Asked(
        _("Who is {who}, as to the opening lead?"),
        _("Led by"),
        {
            "other_defender": _("The wrong defender: {partner} was to lead"),
            "right_defender": _("The defender who was to lead"),
            "declaring_side": _("The presumed declarer or dummy"),
            "auction_not_over": _("The auction is not over yet"),
        },
    ),
    "matter_of_face_down_lead": Asked(
        _("What is the matter with the lead of {who}?"),
        _("Matter"),
        {
            "nothing": _("Nothing, he wants to change it or somebody asks"),
            "wrong_explanation": _("An opponent's explanation was wrong"),
            "other_irregularity": _("There was another irregularity"),
        },
    ),
    "director_orders_withdrawal": Asked(
        _("Does the ruling on that irregularity reopen the auction, or change who leads or what he may lead?"),
        _("Taken back"),
        hints={"yes": _("then the lead goes back, on the director's instruction")},
    ),
    "asked_for": Asked(
        _("What does {who} want?"),
        _("Asked for"),
        {
            "review": _("The auction repeated"),
            "explanation": _("An explanation of a call or play"),
            "contract": _("To know the contract, or whether it is doubled"),
            "correction": _("To take a card back: an explanation was corrected"),
        },
    ),
    "when_asked": Asked(
        _("When does he ask?"),
        _("When"),
        {
            "before_faced": _("Before the opening lead is faced"),
            "first_turn": _("At his first turn to play"),
            "later_turn": _("At a later turn of his"),
            "not_his_turn": _("When it is not his turn"),
        },
        {
            "before_faced": _("the leader's partner or the presumed declarer; the leader himself is not in turn"),
            "first_turn": _("for declarer it is dummy's turn, unless he accepted a lead out of turn"),
        },
    ),
    "layout_fault": Asked(
        _("What was wrong with dummy's cards?"),
        _("Layout"),
        {
            "sorted_wrongly": _("They were badly sorted or placed"),
            "hidden_and_revoked": _("A card was hidden, and dummy did not follow suit with it"),
            "hidden": _("A card was hidden, and dummy did not revoke"),
        },
    ),
    "hidden_card_did_harm": Asked(
        _("Did the hidden card damage the other side?"),
        _("Damage"),
        guidance=_("What would the defenders have played, had they seen all of dummy?"),
    ),
}
