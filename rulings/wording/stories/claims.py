"""Claims and concessions: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "claim_statement": {
        "will_win": _("He said that he will win a certain number of tricks."),
        "will_lose": _("He said that he will lose a certain number of tricks."),
        "curtailed": _("He proposed that one might as well stop playing."),
        "showed_cards": _("He showed his cards."),
        "abandoned_hand": _("He gave up his hand and pushed his cards together."),
        "current_trick_only": _("He spoke of the trick in progress, and of that one only."),
        "cannot_be_told": _("What he said, the four cannot agree on, and nobody else heard it."),
        "partner_objected": _("He conceded tricks, and {partner}, who also defends, objected at once."),
    },
    "answer_to_claim": {
        "agreed": _("The other side agreed to it."),
        "doubted": _("Somebody doubted it and called you."),
        "all_play_on": _("The other side asked to play on, and all four agree to that."),
        "play_on_refused": _("The other side asked to play on, and one of the four refuses."),
        "claimer_asked_to_play_on": _("His own side asked to play on."),
        "played_on_anyhow": _("They played on, and nobody had asked whether all four agree."),
    },
    "did_not_mean_to_claim": {
        "yes": _("You judge it plain that he did not mean to claim."),
        "no": _("You judge that he may well have meant to claim."),
    },
    "shown_after_lead_out_of_turn": {
        "yes": _("A defender had made the opening lead out of turn, and he laid his cards out as dummy’s."),
        "no": _("There had been no opening lead out of turn before it."),
    },
    "objected_when": {
        "before_agreement_was_established": _("His side has not called on a later board, and the round is not over."),
        "in_the_correction_period": _("The round is over, but the correction period is not."),
        "later": _("The correction period is over."),
        "cannot_be_told": _("Whether somebody had called on a later board by then, cannot be found out."),
    },
    "claimer": {
        "*": _("The opponent who claimed or conceded is {claimer}."),
    },
    "tricks_in_question": {
        "*": _("The number of tricks in question is {tricks_in_question}."),
    },
    "tricks_had_been_won": {
        "yes": _("His side had in fact won them already."),
        "no": _("They had not been played."),
        "cannot_be_told": _("Whether his side had already won them, can no longer be seen."),
    },
    "tricks_would_likely_have_been_won": {
        "yes": _("You judge it likely that his side would have won them, had play gone on."),
        "no": _("You judge it not likely that his side would have won them, had play gone on."),
    },
    "could_be_lost_by_normal_play": {
        "yes": _("You judge that some normal play of the cards left loses them."),
        "no": _("You judge that no normal play of the cards left loses them."),
    },
}
