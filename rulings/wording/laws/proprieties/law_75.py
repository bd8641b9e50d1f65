"""Sentences and questions of Laws 75 and 76: mistaken explanation or mistaken call, spectators."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "mistaken_explanation": _("Mistaken explanation or mistaken call"),
    "spectator": _("Spectator"),
}
DOORS: dict[str, DoorWords] = {
    "mistaken_explanation": DoorWords(
        _("A call and its explanation do not agree"),
        pgettext_lazy("search words", "mistaken explanation misbid wrong alert agreement forgot system"),
        _("the offender is the player who explained"),
    ),
    "spectator": DoorWords(
        _("A spectator interfered"),
        pgettext_lazy("search words", "spectator kibitzer looked spoke disturbed online viewer"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 75
    "own_call_heard_misread": _(
        "{who} heard his own call explained otherwise by {of}: that is unauthorized for him, and he may not use it."
    ),
    "mistaken_call_is_no_infraction": _(
        "The explanation was right and the call of {who} was mistaken: that is no infraction, and the result stands."
    ),
    "caller_does_not_correct": _(
        "{who} must not correct the explanation nor call the director now, nor let on that he was mistaken; he has no "
        "duty to later."
    ),
    "explanation_was_mistaken": _("The agreement is not what {who} said: his explanation is an infraction."),
    "no_agreement_but_one_was_told": _("{who} told of an agreement, and there is none: that is an infraction."),
    "explainer_corrects_before_the_lead": _(
        "{who} must call the director before the opening lead is faced and then correct; he may, but need not, do so "
        "in the auction."
    ),
    "explainer_corrects_at_once": _("{who} must call the director now and correct, even as a defender."),
    "partner_silent_in_the_auction": _("{who} says and shows nothing during the auction."),
    "defender_corrects_after_play": _("{who} is to be a defender: he corrects only when play is over."),
    "declaring_side_corrects_before_the_lead": _(
        "{who} is to be declarer or dummy: after the final pass, before the opening lead, he calls the director and "
        "corrects."
    ),
    "opponents_were_misinformed_till_the_play": _(
        "The opponents of {who} were misinformed: it is too late to change a call, and Law {law} says what of a card."
    ),
    "opponents_were_misinformed": _(
        "The opponents of {who} were misinformed: see Law {law} on calls that may still be changed."
    ),
    "was_other_side_damaged": _("After play: did the explanation of {of} damage {side}? Then the score is adjusted."),
    "score_with_the_right_explanation": _(
        "{side} was damaged by {of}: the score becomes the likely result with the right explanation in time."
    ),
    "score_told_there_is_no_agreement": _(
        "{side} was damaged by {of}: the score becomes the likely result had it been told that there is no agreement."
    ),
    "explanation_did_no_damage": _("The wrong explanation did not damage {side}: the score stands."),
    # 76
    "director_controls_spectators": _("Spectators are under my control; I may send one away."),
    "one_hand_only": _("A spectator looks at one hand only, unless a regulation allows more."),
    "spectator_keeps_still": _("A spectator shows no reaction and disturbs nobody."),
    "spectator_draws_no_attention": _(
        "A spectator does not speak to the players, and draws no attention to any irregularity."
    ),
    "spectator_answers_the_director": _(
        "At my request, and only then, a spectator may speak of facts or of the Laws: nothing follows."
    ),
    "viewer_does_not_communicate": _(
        "A viewer may not communicate with anybody who is playing; the regulations on online viewing hold."
    ),
    "regulation_on_spectators_applies": _(
        "A regulation says what follows from a spectator's irregularity: I apply it."
    ),
    "player_learned_from_spectator": _(
        "What {who} learned from the spectator is extraneous information: see Law {law}."
    ),
    "nobody_learned_anything": _("No player learned anything by it: play goes on."),
}
QUESTIONS = {
    "agreement_by_evidence": Asked(
        _("By the evidence, what has the partnership agreed?"),
        _("Agreement"),
        {
            "different": _("Something else: the explanation of {who} was wrong"),
            "as_explained": _("What {who} explained: the call of {partner} was wrong"),
            "none": _("Nothing: there is no agreement"),
        },
        guidance=_(
            "System card, notes, what both players say. Without evidence of a mistaken call, presume a mistaken "
            "explanation."
        ),
    ),
    "mistake_noticed": Asked(
        _("Who has noticed the mistake, and when?"),
        _("Noticed"),
        {
            "explainer_before_the_lead": _("{who} himself, before the opening lead is faced"),
            "explainer_during_play": _("{who} himself, during the play"),
            "partner_during_the_auction": _("{partner}, the auction still going on"),
            "partner_becomes_defender": _("{partner}, who becomes a defender"),
            "partner_becomes_declarer_or_dummy": _("{partner}, who becomes declarer or dummy"),
            "an_opponent": _("An opponent, and play is not over"),
            "play_is_over": _("Play is over, and damage is to be judged"),
        },
    ),
    "damaged_by_explanation": Asked(
        _("Did the wrong explanation of {who} damage the other side?"),
        _("Damage"),
        guidance=_(
            "Compare with what they would likely have done with the right information; they are not entitled to know "
            "that the players misunderstood each other."
        ),
    ),
    "spectator_did": Asked(
        _("What did the spectator do?"),
        _("Spectator"),
        {
            "looked_at_two_hands": _("He looked at more than one hand"),
            "disturbed": _("He reacted or disturbed"),
            "spoke_or_drew_attention": _("He spoke, or drew attention to something"),
            "asked_by_director": _("He spoke at the director's request"),
            "watched_online": _("He watched online, or in touch with a player"),
        },
    ),
    "player_was_informed": Asked(
        _("Did a player learn something by it?"),
        _("Player informed"),
    ),
    "informed_player": Asked(
        _("Which player?"),
        _("Informed"),
    ),
    "regulation_on_spectators": Asked(
        _("Does a regulation say what follows when a spectator causes an irregularity?"),
        _("Regulation"),
    ),
}
