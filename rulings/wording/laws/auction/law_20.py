"""Sentences and questions of Law 20A to E, F1 to F3 and G: reviews, explanations and questions."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"review_and_explanation": _("Review and explanation of calls")}
DOORS = {
    "review_and_explanation": DoorWords(
        _("A player wants a review or an explanation of the auction"),
        pgettext_lazy("search words", "review repeat restate ask question explanation call heard turn system card"),
        _("who may ask what, when, and who answers"),
    ),
    "wrong_review": DoorWords(
        _("A review of the auction was wrong"),
        pgettext_lazy("search words", "review repeat auction wrong error uncorrected"),
    ),
    "improper_question": DoorWords(
        _("A question was asked for partner's sake, or to draw a wrong answer"),
        pgettext_lazy("search words", "question purpose partner benefit trap wrong answer improper"),
    ),
}
SENTENCES = {
    "told_at_once_what_was_called": _("{who} may ask at once, at any time, what was called, and is told."),
    "waits_for_his_turn_to_call": _("{who} waits with his question until it is his turn to call."),
    "required_to_pass_may_not_ask": _("{who} must pass at this turn, so the Law gives him no question."),
    "whole_auction_is_reviewed": _(
        "It is the turn of {who}: all calls are repeated to him, with the alerts; he may not ask for a part, nor stop "
        "it."
    ),
    "opponent_gives_the_review": _("An opponent of {who} gives the review."),
    "asked_after_final_pass": _("The auction is over: what {who} may still ask is in Law {law}."),
    "callers_partner_explains": _(
        "It is the turn of {who}: he may ask what the opponents' calls mean, those that they did not make, and what "
        "their agreements let one conclude. The partner of the caller answers, unless I say otherwise."
    ),
    "partner_adds_no_question": _("{who} asks nothing more until it is his own turn."),
    "may_ask_about_one_call": _("{who} may ask about one call alone."),
    "defender_may_ask_whose_lead_it_is": _(
        "After the final pass either defender may ask whether the opening lead is his; {who} is told."
    ),
    "system_cards_are_law_40": _("Whether {who} may look at a system card: see Law {law}."),
    "all_must_correct_a_wrong_review": _(
        "Whoever hears that the review by {of} is wrong corrects it at once, also dummy and a player who must pass."
    ),
    "review_corrected_in_time": _("The review by {of} was corrected: there is no rectification."),
    "adjusted_after_a_wrong_review": _(
        "Nobody corrected the review by {of}, and it did damage: an adjusted score is assigned."
    ),
    "wrong_review_did_no_harm": _("Nobody corrected the review by {of}, but it did no damage: the score stands."),
    "may_not_ask_for_partners_sake": _(
        "{who} may not ask only for his partner's sake: that is an infraction, which may cost a penalty."
    ),
    "may_not_ask_for_a_wrong_answer": _(
        "{who} may not ask only to draw a wrong answer: that is an infraction, which may cost a penalty."
    ),
    "question_was_proper": _("{who} wanted to know it himself: he was allowed to ask."),
}
QUESTIONS = {
    "wanted_of_the_calls": Asked(
        _("What does {who} want, or what is said of him?"),
        _("Wanted"),
        {
            "what_was_called": _("He is not sure what somebody has just called"),
            "review": _("He wants the auction repeated"),
            "explanation": _("He wants the opponents' calls explained"),
            "whose_lead": _("He wants to know who is to lead"),
            "system_card": _("He wants to look at a system card or notes"),
            "wrong_review": _("He repeated the auction wrongly"),
            "purpose": _("He asked for partner's sake, or to draw a wrong answer"),
        },
    ),
    "asks_when": Asked(
        _("When does {who} ask?"),
        _("Asks"),
        {
            "at_his_turn": _("It is his turn to call"),
            "not_his_turn": _("Another is to call"),
            "required_to_pass": _("It is his turn, but he must pass"),
            "auction_over": _("The auction is over"),
        },
        {"required_to_pass": _("by an earlier ruling on this board")},
    ),
    "asks_about_one_call": Asked(_("Does {who} ask about one call only?"), _("About one call")),
    "review_was_corrected": Asked(_("Was the wrong review corrected at once?"), _("Corrected")),
    "damaged_by_wrong_review": Asked(
        _("Were the opponents of {who} damaged by the wrong review?"),
        _("Damage"),
        guidance=_(
            "Compare the result with what would have happened had the auction been repeated rightly. Once the play is "
            "over you can tell."
        ),
    ),
    "purpose_of_question": Asked(
        _("Why did {who} ask?"),
        _("Purpose"),
        {
            "only_for_partner": _("Only to help his partner"),
            "only_for_a_wrong_answer": _("Only to draw a wrong answer"),
            "to_know": _("To know it himself"),
        },
        guidance=_("Ask him why he asked, and look at his hand: had he himself any use for the answer?"),
    ),
}
