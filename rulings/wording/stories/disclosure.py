"""Explanations and agreements: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "wanted_of_the_calls": {
        "what_was_called": _("He did not hear or see what somebody has just called, and asks."),
        "review": _("He asks for all calls to be repeated."),
        "explanation": _("He asks what calls of the opponents mean."),
        "whose_lead": _("He asks who is to lead."),
        "system_card": _("He asks to see a system card."),
        "wrong_review": _("He was asked to repeat the calls, and repeated them wrongly."),
        "purpose": _("He asked what a call means, and his reason for asking is complained of."),
    },
    "asks_when": {
        "at_his_turn": _("It is his turn, and he may make any legal call."),
        "not_his_turn": _("It is another player’s turn to call."),
        "required_to_pass": _("It is his turn, but a ruling has told him to pass."),
        "auction_over": _("The auction has just come to its end."),
    },
    "asks_about_one_call": {
        "yes": _("It is one call only that he asks about."),
        "no": _("It is the whole auction that he asks about."),
    },
    "review_was_corrected": {
        "yes": _("It was put right at once."),
        "no": _("It was not put right at the time."),
    },
    "damaged_by_wrong_review": {
        "yes": _("You judge that his opponents were damaged by it."),
        "no": _("You judge that his opponents were not damaged by it."),
    },
    "purpose_of_question": {
        "only_for_partner": _("You judge that he asked only to help {partner}."),
        "only_for_a_wrong_answer": _("You judge that he asked only to draw a wrong answer."),
        "to_know": _("You judge that he asked because he wanted to know."),
    },
    "explanation_noticed_by": {
        "explainer": _("He has noticed that himself."),
        "partner": _("He has not noticed it, but {partner} knows."),
    },
    "lead_has_been_faced": {
        "yes": _("The opening lead has been faced by then."),
        "no": _("No opening lead has been faced by then."),
    },
    "play_is_over": {
        "yes": _("The play of the board is finished."),
        "no": _("The play of the board is not finished."),
    },
    "misinformation.offender": {
        "*": _("It was {who} who had explained, or ought to have alerted."),
    },
    "misinformation_source": {
        "wrong_explanation": _("An opponent had explained a call, and the explanation was wrong."),
        "missing_alert": _("A call ought to have been alerted and was not."),
        "hand_differs": _("An opponent had explained a call, and his partner’s hand is not like that."),
        "no_such_agreement": _(
            "An opponent had explained an agreement, and his side has agreed on nothing of the kind."
        ),
        "own_misunderstanding": _("The explanation had been right: he had misunderstood it."),
    },
    "misinformation_known_when": {
        "before_the_lead": _("You are called before the opening lead is faced."),
        "during_play": _("You are called in the middle of the play."),
        "play_over": _("You are called when the play is over."),
    },
    "misled_player": {
        "*": _("Of the two opponents, {misled_player} called last."),
    },
    "call_could_well_be_influenced": {
        "yes": _("You judge that this last call of {misled_player} could well have come from it."),
        "no": _("You judge that this last call of {misled_player} did not come from it."),
    },
    "misled_player_changes_his_call": {
        "yes": _("Asked about it, {misled_player} changes that call."),
        "no": _("Asked about it, {misled_player} lets that call stand."),
    },
    "earlier_call_influenced": {
        "yes": _("You judge that an earlier call of that side, too late to change, could well have come from it too."),
        "no": _("You judge that no earlier call of that side came from it."),
    },
    "offenders_gained": {
        "yes": _("You judge that the side of {who} gained by it."),
        "no": _("You judge that the side of {who} did not gain by it."),
    },
    "agreement_is_as_explained": {
        "yes": _("The system file shows that the agreement is as explained: the call itself was the mistake."),
        "no": _("Nothing shows that the agreement is as explained."),
    },
    "understanding_fault": {
        "not_disclosed": _("A call of theirs that required an alert had none."),
        "incomplete": _("They explained a call, and left something out."),
        "wrong_explanation": _("They explained a call, and what they said was wrong."),
        "forgotten": _("They explained a call as agreed; whoever made it had forgotten the agreement."),
        "against_regulation": _("They play a method that the regulations forbid."),
        "own_card": _("He looked at his own system card."),
        "opponents_card": _("He looked at the system card of his opponents."),
        "memory_aid": _("He had notes of his own by which he helped his memory."),
        "by_partner": _("They play one thing when he calls and another when {partner} does."),
        "varied_after_irregularity": _("After an irregularity of the opponents they agreed to play it differently."),
    },
    "damaged_by_understanding": {
        "yes": _("You judge that the opponents were damaged by that."),
        "no": _("You judge that the opponents were not damaged by that."),
    },
    "failure_is_repeated": {
        "yes": _("This pair has failed to disclose its methods before."),
        "no": _("This pair had always disclosed its methods before."),
    },
    "missing_information_was_crucial": {
        "yes": _("You judge that an opponent’s choice hung on what they left out."),
        "no": _("You judge that no opponent’s choice hung on what they left out."),
    },
    "own_card_between_auction_and_lead": {
        "yes": _("He is of the declaring side, and it was after the auction and before the play."),
        "no": _("He defends, or it was not between the auction and the play."),
    },
    "opponents_card_at_a_right_time": {
        "yes": _("It was his own turn when he looked."),
        "no": _("It was during the play, another was to play, and nobody had asked him anything."),
    },
    "departure": {
        "psychic": _(
            "He did it on purpose and grossly: strength or a suit that he does not have. The call was natural."
        ),
        "deviation": _("It was a small departure, such as a point less than agreed."),
        "psychic_artificial": _("He did it on purpose and grossly, and the call was an artificial one."),
    },
    "partner_had_more_reason_to_expect_it": {
        "yes": _("You judge that {partner} had more reason to expect it than the opponents had."),
        "no": _("You judge that {partner} was as surprised by it as the opponents were."),
    },
}
