"""What players knew, did and said: a sentence for each written answer to each fact; facts alike share a row."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.terms import Text

TOLD: dict[str, dict[str, Text]] = {
    "unauthorized_information.offender": {
        "*": _("The player who learned it is {who}."),
    },
    "information_from": {
        "tempo": _("It was his partner’s tempo that told him."),
        "remark_or_question": _("It was a remark or a question of his partner’s that told him."),
        "explanation": _("It was his partner’s explanation of a call that told him."),
        "alert": _("It was an alert of his partner’s, which he had not expected, that told him."),
        "manner": _("It was his partner’s manner that told him."),
        "not_from_partner": _("His partner had no part in it: he had overheard another table."),
    },
    "information_given_by": {
        "*": _("The one from whom it came is {information_given_by}."),
    },
    "information_judged": {
        "now": _("You are called while the board is still going on."),
        "play_over": _("The board is over when it is put before you."),
    },
    "facts_of_the_matter": {
        "agreed": _("Both sides agree on what happened."),
        "disputed": _("The sides dispute what happened."),
    },
    "information_was_conveyed": {
        "yes": _("You judge that it told his partner more than calls and plays do."),
        "no": _("You judge that it told his partner nothing more than calls and plays do."),
    },
    "logical_alternative_existed": {
        "yes": _("You judge that the partner had a logical alternative to what he did."),
        "no": _("You judge that the partner had no logical alternative to what he did."),
    },
    "demonstrably_suggested": {
        "yes": _("You judge that the information demonstrably suggested what he did over that alternative."),
        "no": _("You judge that the information did not demonstrably suggest what he did over that alternative."),
    },
    "offending_side_gained": {
        "yes": _("You judge that their side gained by that."),
        "no": _("You judge that their side did not gain by that."),
    },
    "withdrawn_action_replaced_by": {
        "otherwise": _("Nothing comparable took its place."),
        "comparable": _("A comparable call took its place."),
        "lowest_same_denomination": _("The lowest sufficient bid of the same denomination took its place."),
    },
    "alternative_to_withdrawn_action": {
        "yes": _("You judge that a player of that side later had a logical alternative to what he did."),
        "no": _("You judge that no player of that side later had a logical alternative to what he did."),
    },
    "withdrawn_action_suggested_it": {
        "yes": _("You judge that what was withdrawn demonstrably suggested what he did."),
        "no": _("You judge that what was withdrawn did not demonstrably suggest what he did."),
    },
    "withdrawn_action_damaged": {
        "yes": _("The other side took damage from it."),
        "no": _("The other side took no damage at all from it."),
    },
    "conduct_complaint": {
        "discourteous": _("He was rude to others at the table."),
        "poor_manners": _("He hardly paid attention to the game, and detached cards before his turn."),
        "violation_of_procedure": _("He called with special emphasis and showed how he liked the contract."),
        "saw_opponents_card": _("Without his doing, an opponent held his hand so that he saw a card of it."),
        "could_have_foreseen": _("He committed an infraction, and it is said that his side gained by it."),
        "intentional_breach": _("It is said that he broke the Laws on purpose."),
        "said_nothing": _("He knew of an infraction of his own side, and did not mention it."),
        "concealed": _("It is said that he tried to hide an infraction."),
    },
    "partner_was_informed": {
        "yes": _("From it {partner} could have learned something."),
        "no": _("From it {partner} could learn nothing."),
    },
    "breach_was_intentional": {
        "yes": _("You judge that it was on purpose."),
        "no": _("You judge that it was by mistake."),
    },
    "tried_to_conceal": {
        "yes": _("You judge that he did try."),
        "no": _("You judge that he did not try."),
    },
    "tempo_complaint": {
        "partner_was_informed": _("They say that {partner} could have used it."),
        "opponent_was_misled": _("They say that an opponent was misled by it."),
        "meant_to_mislead": _("They say that he did it in order to mislead."),
        "communicated": _("They say that he told {partner} something by it."),
        "prearranged": _("They say that it was a signal agreed with {partner}."),
        "deceptive_call_or_play": _("They say that the very call or card was meant to deceive."),
        "no_pause": _("They say that he called at once where he should have paused."),
    },
    "false_inference_drawn": {
        "yes": _("You judge that an innocent opponent drew a false inference from it, and suffered by it."),
        "no": _("You judge that no opponent suffered by a false inference from it."),
    },
    "had_bridge_reason": {
        "yes": _("You judge that he had a demonstrable bridge reason for it."),
        "no": _("You judge that he had no demonstrable bridge reason for it."),
    },
    "could_have_known_it_helped": {
        "yes": _("You judge that at the time he could have been aware that it might help him."),
        "no": _("You judge that at the time he could not have been aware that it might help him."),
    },
    "meant_to_mislead": {
        "yes": _("You judge that he meant to mislead."),
        "no": _("You judge that he did not mean to mislead."),
    },
    "was_communication": {
        "yes": _("You judge that he did communicate with {partner} by it."),
        "no": _("You judge that he did not communicate with {partner} by it."),
    },
    "was_prearranged": {
        "yes": _("You judge it shown that the two had agreed on it beforehand."),
        "no": _("You judge it not shown that the two had agreed on it beforehand."),
    },
    "deception_helped_by": {
        "nothing": _("Nothing but the call or card itself had a part in it."),
        "tempo": _("He had stressed it by his tempo or manner."),
        "concealed_agreement": _("His side had an agreement about it that it did not disclose."),
    },
    "pause_was_demanded": {
        "yes": _("The regulations demand a pause at that place."),
        "no": _("The regulations demand no pause at that place."),
    },
    "agreement_by_evidence": {
        "different": _("You judge by the evidence that they have agreed on something else than he explained."),
        "as_explained": _("You judge by the evidence that they have agreed on what he explained."),
        "none": _("You judge by the evidence that they have agreed on nothing here."),
    },
    "mistake_noticed": {
        "explainer_before_the_lead": _("He himself noticed, and no opening lead is faced yet."),
        "explainer_during_play": _("He himself noticed, in the middle of the play."),
        "partner_during_the_auction": _("It is {partner} who noticed, and the auction goes on."),
        "partner_becomes_defender": _("It is {partner} who noticed, the auction is over, and he will defend."),
        "partner_becomes_declarer_or_dummy": _(
            "It is {partner} who noticed, the auction is over, and his side will declare."
        ),
        "an_opponent": _("It is an opponent who noticed, and the play is not over."),
        "play_is_over": _("Nobody spoke of it until the play was over."),
    },
    "damaged_by_explanation": {
        "yes": _("You judge that what he had explained damaged the other side."),
        "no": _("You judge that what he had explained did not damage the other side."),
    },
    "spectator_did": {
        "looked_at_two_hands": _("He watched the hands of more than one player."),
        "disturbed": _("He showed by his face what he thought of the play."),
        "spoke_or_drew_attention": _("He said aloud that something had gone wrong at the table."),
        "asked_by_director": _("You had asked him what he saw, and he told you."),
        "watched_online": _("He watched on the internet, with a player’s telephone number at hand."),
    },
    "player_was_informed": {
        "yes": _("A player learned something by it."),
        "no": _("No player learned anything by it."),
    },
    "informed_player": {
        "*": _("That player is {informed_player}."),
    },
}
