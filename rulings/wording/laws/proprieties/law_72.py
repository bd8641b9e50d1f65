"""Sentences and questions of Laws 72 to 74: principles, communication and tempo, conduct."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "conduct": _("Conduct"),
    "tempo": _("Tempo, remarks, deception"),
}
DOORS: dict[str, DoorWords] = {
    "conduct": DoorWords(
        _("A player behaved badly"),
        pgettext_lazy("search words", "conduct courtesy etiquette rude gloating looking at hands concealing"),
    ),
    "could_have_foreseen": DoorWords(
        _("An offender gained: could he have foreseen it?"),
        pgettext_lazy("search words", "could have been aware damage gain through own infraction 72C"),
    ),
    "tempo": DoorWords(
        _("A break in tempo, a remark or a gesture"),
        pgettext_lazy("search words", "hesitation tempo remark gesture question pause fast slow"),
    ),
    "misled_by_tempo": DoorWords(
        _("An opponent was misled by tempo or manner"),
        pgettext_lazy("search words", "misled deception hesitated with a singleton false inference no bridge reason"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 72
    "intentional_breach_forbidden": _(
        "{who} broke the Laws on purpose, which is forbidden even if he accepts the rectification: a penalty is "
        "possible."
    ),
    "breach_was_not_intentional": _(
        "{who} did not break the Laws on purpose: there is nothing more than the rectification."
    ),
    "silence_is_no_infraction_in_general": _("{who} need not draw attention to an infraction of his own side."),
    "three_infractions_must_be_owned": _(
        "Three things {who} must own to: his partner's wrong explanation at the right time, his revoke, a trick not "
        "won; see Law {law}."
    ),
    "concealment_is_forbidden": _("{who} tried to conceal an infraction, which is forbidden: a penalty is possible."),
    "nothing_was_concealed": _("It is not shown that {who} tried to conceal anything: nothing more follows."),
    "play_the_board_first": _("The auction and play go on to the end."),
    "could_he_have_been_aware": _(
        "After play: could {who} have known at the time that this might well damage the other side, and did his side "
        "gain? Then the score is adjusted."
    ),
    # 73
    "partner_takes_no_advantage": _("{who} carefully avoids taking any advantage of what he learned from {of}."),
    "was_information_used": _(
        "Did {who} use it? See Law {law}: what {of} suggested, what else he could have done, damage."
    ),
    "penalty_besides_adjustment": _(
        "If {who} took advantage, a procedural penalty is possible besides an adjusted score."
    ),
    "communication_forbidden": _(
        "{who} and {partner} may not communicate by manner, remarks, gestures or questions: a penalty is possible."
    ),
    "prearranged_is_gravest": _(
        "Prearranged signals between {who} and {partner} outside the Laws are the gravest offence: it goes to the "
        "disciplinary body (Law 91)."
    ),
    "variation_is_no_infraction_by_itself": _(
        "An unintended change of tempo or manner by {who} is no infraction by itself."
    ),
    "inference_at_own_risk": _("{side} drew its inference at its own risk: the score stands."),
    "meant_to_mislead_forbidden": _(
        "{who} may not try to mislead by a question, remark, gesture, haste, hesitation or manner: a penalty is "
        "possible."
    ),
    "misled_on_purpose_score_adjusted": _("{side} was misled by {of}, who meant to mislead: the score is adjusted."),
    "nobody_was_misled": _("{side} was not misled to its harm: the score stands."),
    "had_a_bridge_reason": _("{who} had a demonstrable bridge reason: the score stands."),
    "could_not_have_known": _("{who} could not have known that it might help him: the score stands."),
    "misled_score_adjusted": _(
        "{side} was misled by {of}, who had no bridge reason and could have known that it might help him: the score is "
        "adjusted."
    ),
    "deceptive_call_or_play_is_legal": _("{who} may deceive by the call or play itself: nothing is to be rectified."),
    "deception_was_stressed": _("The freedom to deceive does not cover what {who} stressed by tempo or manner."),
    "deception_rests_on_concealed_agreement": _(
        "The freedom to deceive does not cover what rests on an agreement that the side of {who} concealed: that is "
        "misinformation, see Law {law}."
    ),
    "pause_of_regulation_not_kept": _(
        "{who} did not keep the pause that the regulation demands; what his partner could learn from it is "
        "unauthorized."
    ),
    "no_pause_was_demanded": _("No regulation demands a pause of {who} here."),
    # 74
    "courtesy_is_owed": _(
        "{who} owes courtesy to all; a penalty is possible, procedural (Law 90) or disciplinary (Law 91)."
    ),
    "manners_are_owed": _(
        "{who} refrains from this: inattention, needless comment, detaching a card early, prolonging play to upset, "
        "rudeness to the director. A penalty is possible."
    ),
    "violation_of_procedure": _("What {who} did is a violation of correct procedure: a penalty is possible."),
    "no_score_changes_for_conduct": _("The score of the board does not change for it."),
    "partner_has_learned_something": _("What {who} learned by it is unauthorized: see Law {law}."),
    "card_seen_by_chance_may_be_used": _(
        "{who} saw an opponent's card by chance: he may act on it; looking on purpose is a violation."
    ),
}
QUESTIONS = {
    "conduct_complaint": Asked(
        _("What is it about {who}?"),
        _("Complaint"),
        {
            "discourteous": _("He was discourteous or annoyed others"),
            "poor_manners": _("He lacked manners at the table"),
            "violation_of_procedure": _("He broke correct procedure"),
            "saw_opponents_card": _("He saw an opponent's card by chance"),
            "could_have_foreseen": _("His side gained by his infraction"),
            "intentional_breach": _("He is said to have broken the Laws on purpose"),
            "said_nothing": _("He said nothing of an infraction of his own side"),
            "concealed": _("He is said to have tried to conceal an infraction"),
        },
        hints={
            "poor_manners": _("inattention, comments, detaching a card, prolonging play, rudeness to the director"),
            "violation_of_procedure": _(
                "other words for a call, approval or disapproval, staring, tempo to disconcert, leaving the table"
            ),
            "concealed": _("a second revoke, a hidden card, cards mixed early"),
        },
    ),
    "partner_was_informed": Asked(
        _("Could {partner} have learned something by it?"),
        _("Partner informed"),
    ),
    "breach_was_intentional": Asked(
        _("Did {who} break the Laws on purpose?"),
        _("On purpose"),
        guidance=_("Intent needs evidence; ignorance or carelessness is no intent."),
    ),
    "tried_to_conceal": Asked(
        _("Did {who} try to conceal an infraction?"),
        _("Concealed"),
        guidance=_("Saying nothing of one's own infraction is no concealment; an act meant to hide it is."),
    ),
    "board_played_out": Asked(
        _("Is play of the board over?"),
        _("Play over"),
    ),
    "tempo_complaint": Asked(
        _("What is said of {who}?"),
        _("Complaint"),
        {
            "partner_was_informed": _("His partner could have used it"),
            "opponent_was_misled": _("An opponent was misled by it"),
            "meant_to_mislead": _("He tried to mislead by it"),
            "communicated": _("He communicated with his partner by it"),
            "prearranged": _("It was a signal agreed with his partner"),
            "deceptive_call_or_play": _("His call or play itself deceived"),
            "no_pause": _("He did not pause when he should have"),
        },
    ),
    "was_communication": Asked(
        _("Did {who} communicate with {partner} by it?"),
        _("Communication"),
        guidance=_("A manner that partner merely noticed is no communication; what he learned is unauthorized anyhow."),
    ),
    "was_prearranged": Asked(
        _("Is it shown that {who} and {partner} had agreed on it beforehand?"),
        _("Prearranged"),
        guidance=_("The gravest charge needs evidence of the agreement itself, not one doubtful board."),
    ),
    "meant_to_mislead": Asked(
        _("Did {who} mean to mislead by it?"),
        _("Intent"),
        guidance=_("Intent needs evidence. Without it, ask only whether he could have been aware."),
    ),
    "false_inference_drawn": Asked(
        _("Did an innocent opponent draw a false inference from it, and suffer by it?"),
        _("Misled"),
        guidance=_("From a question, a remark, manner, tempo or the like, not from the call or play itself."),
    ),
    "had_bridge_reason": Asked(
        _("Had {who} a demonstrable bridge reason for it?"),
        _("Bridge reason"),
        guidance=_("For instance a real problem at that moment; a singleton to follow with is none."),
    ),
    "could_have_known_it_helped": Asked(
        _("Could {who} have been aware, at the time, that it might work to his benefit?"),
        _("Could have known"),
        guidance=_("Intent need not be shown."),
    ),
    "deception_helped_by": Asked(
        _("Was the deception helped by something else than the call or play itself?"),
        _("Helped by"),
        {
            "nothing": _("By nothing else"),
            "tempo": _("It was stressed by tempo or manner"),
            "concealed_agreement": _("His side had an agreement about it that it concealed"),
        },
    ),
    "pause_was_demanded": Asked(
        _("Does a regulation demand a pause here?"),
        _("Pause demanded"),
    ),
}
