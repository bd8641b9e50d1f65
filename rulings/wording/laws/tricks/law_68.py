"""Sentences and questions of Laws 68, 69 and 71: claims and concessions, agreed and withdrawn."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import CANNOT_BE_TOLD, YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "claim": _("Claim or concession"),
    "agreed_claim": _("Agreement to a claim withdrawn"),
    "cancelled_concession": _("Concession withdrawn"),
}
DOORS: dict[str, DoorWords] = {
    "claim": DoorWords(
        _("A player claimed or showed his hand"),
        pgettext_lazy("search words", "claim rest are mine faced hand showed cards play on"),
    ),
    "concession": DoorWords(
        _("A player conceded or gave up his hand"),
        pgettext_lazy("search words", "concession concede give up abandon partner objects"),
    ),
    "agreed_claim": DoorWords(
        _("A player no longer agrees to a claim"),
        pgettext_lazy("search words", "claim agreed withdrawn later trick back correction period"),
        _("an opponent claimed, and nobody objected"),
    ),
    "cancelled_concession": DoorWords(
        _("A side wants back tricks it conceded"),
        pgettext_lazy("search words", "concession cancelled conceded trick could not lose"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 68A and B
    "dummy_cannot_claim": _("{who} is dummy: dummy can neither claim nor concede, play goes on."),
    "claims_these_tricks": _("{who} has claimed the tricks he named."),
    "concedes_the_rest": _("The tricks that {who} did not claim, if any, are conceded."),
    "concedes_these_tricks": _("{who} has conceded the tricks he named."),
    "concedes_all_tricks": _("By giving up his hand {who} has conceded all the tricks left."),
    "it_is_a_claim": _("What {who} did is a claim."),
    "no_claim_was_meant": _("It is plain that {who} did not mean to claim: play goes on."),
    "refused_concession_is_none": _(
        "The partner of {who} objected at once: nothing is conceded, play goes on, and no card shown becomes a penalty "
        "card."
    ),
    "shown_cards_go_back": _(
        "A card that {who} has shown goes back into his hand: he need not play it, and no lead of {partner} is "
        "restricted."
    ),
    "shown_card_may_be_penalty_card": _(
        "Cards of {who} that his partner could have seen may be penalty cards: see Law {law}."
    ),
    "declarers_shown_cards_are_no_penalty_cards": _(
        "A card that {who} has shown is not a penalty card, and he need not play it."
    ),
    # 68C and D
    "line_and_faced_hand_expected": _(
        "{who} should have stated at once his line and the order of his cards, and faced his hand; what is missing "
        "counts in the judgement."
    ),
    "play_is_suspended": _("Play is suspended."),
    "agreed_claim_is_scored": _("The claim or concession of {who} is agreed: the board is scored by it."),
    "agreement_until_next_call_or_end_of_round": _(
        "The agreement of {side} becomes final when it calls on a later board, or at the end of the round."
    ),
    "nobody_acts_before_the_director": _("The claim or concession is doubted: nobody acts before I have ruled."),
    "director_adjudicates_the_claim": _("I judge the claim or concession of {who}: see Law {law}."),
    "claim_is_void_play_goes_on": _(
        "All four play on at the request of the other side: what {who} claimed or conceded is void and is not judged."
    ),
    "seen_cards_bind_nobody": _(
        "Cards seen may be used by all and are not penalty cards; every other law still holds."
    ),
    "score_of_continued_play_stands": _("The score obtained by playing on stands."),
    "one_refusal_ends_it": _("All four must consent to playing on, dummy too; one refusal is enough."),
    "claimer_may_not_ask_to_play_on": _("{who} claimed or conceded himself: only the other side may ask to play on."),
    "later_plays_are_void": _(
        "Play went on without the agreement of all four: it stops, and the cards played since do not count."
    ),
    "play_should_have_ceased": _(
        "Play should have ceased: it stops now, and no trick counts by what was played since."
    ),
    # 69
    "agreement_not_yet_established": _("The agreement of {side} is not final yet: it may still object."),
    "claim_is_contested_now": _("The claim or concession of {who} is contested: see Law {law}."),
    "tricks_won_are_given_back": _("Tricks that {to} had won are given back to it: {tricks}."),
    "likely_tricks_are_given_back": _(
        "Tricks that {to} would likely have won had play gone on are given to it: {tricks}."
    ),
    "agreement_stands_not_likely": _("It is not likely that {side} would have won the tricks: the agreement stands."),
    "agreement_stands_too_late": _("The correction period is over: the agreement of {side} stands."),
    # 71
    "concession_is_contested_now": _(
        "The concession of {who} is not final yet: it is treated as contested, see Law {law}."
    ),
    "conceded_tricks_had_been_won": _(
        "{to} had won tricks that it conceded: the concession is cancelled for {tricks}."
    ),
    "dummy_has_conceded_nothing": _(
        "{who} is dummy, who cannot concede: nothing was conceded. How many tricks were won is settled by Law {law}."
    ),
    "conceded_tricks_could_not_be_lost": _(
        "No normal play of the cards left could lose these tricks of {to}: the concession is cancelled for {tricks}."
    ),
    "concession_stands": _("Some normal play loses the tricks: the concession of {side} stands."),
    "concession_stands_too_late": _("The correction period is over: the concession of {side} stands."),
}
QUESTIONS = {
    "claim_statement": Asked(
        _("What did {who} say or do?"),
        _("Statement"),
        {
            "will_win": _("He will win a number of tricks"),
            "will_lose": _("He will lose a number of tricks"),
            "curtailed": _("He proposed to stop playing"),
            "showed_cards": _("He showed his cards"),
            "abandoned_hand": _("He gave up his hand"),
            "current_trick_only": _("He spoke of the trick in progress only"),
            "partner_objected": _("He conceded and {partner} objected at once"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
        hints={
            "will_win": _('his side or the other: "the rest are mine"'),
        },
    ),
    "shown_after_lead_out_of_turn": Asked(
        _("Did {who} face them as dummy's, after an opening lead out of turn?"),
        _("After such a lead"),
    ),
    "did_not_mean_to_claim": Asked(
        _("Is it plain that {who} did not mean to claim?"),
        _("No claim meant"),
        guidance=_(
            "For instance declarer spreading his hand after an opening lead out of turn. In doubt it is a claim."
        ),
    ),
    "answer_to_claim": Asked(
        _("What happened then?"),
        _("Then"),
        {
            "agreed": _("It was agreed"),
            "doubted": _("Somebody doubted it"),
            "all_play_on": _("The other side asked to play on, and all four agree"),
            "play_on_refused": _("The other side asked to play on, and somebody refuses"),
            "claimer_asked_to_play_on": _("The side of {who} asked to play on"),
            "played_on_anyhow": _("They played on without the consent of all four"),
        },
        hints={
            "doubted": _("any player, dummy too"),
        },
    ),
    "objected_when": Asked(
        _("When was it withdrawn?"),
        _("When"),
        {
            "before_agreement_was_established": _(
                "Before a call of that side on a later board, and before the end of the round"
            ),
            "in_the_correction_period": _("Later, within the correction period"),
            "later": _("After the correction period"),
            "cannot_be_told": CANNOT_BE_TOLD,
        },
    ),
    "claimer": Asked(
        _("Which opponent claimed or conceded?"),
        _("Claimed by"),
    ),
    "tricks_in_question": Asked(
        _("How many tricks are in question?"),
        _("Tricks"),
    ),
    "tricks_had_been_won": Asked(
        _("Had the side of {who} in fact won these tricks already?"),
        _("Already won"),
        YES_NO_OR_LOST,
    ),
    "tricks_would_likely_have_been_won": Asked(
        _("Would the side of {who} likely have won these tricks had play gone on?"),
        _("Likely won"),
        guidance=_("Likely is more than possible. Here doubt is not resolved against the claimer."),
    ),
    "could_be_lost_by_normal_play": Asked(
        _("Could these tricks be lost by any normal play of the cards left?"),
        _("Could be lost"),
        guidance=_("Normal play may be careless or inferior for this class of player, but not irrational."),
    ),
}
