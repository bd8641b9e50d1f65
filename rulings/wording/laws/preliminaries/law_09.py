"""Sentences and questions of Law 9: attention to an irregularity, and what dummy may not do."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "call_attention": _("Attention to an irregularity"),
}
DOORS = {
    "attention_drawn_in_auction": DoorWords(
        _("Attention was drawn to an irregularity in the auction"),
        pgettext_lazy("search words", "attention irregularity auction who may speak director"),
    ),
    "dummy_drew_attention": DoorWords(
        _("Dummy pointed out an irregularity"),
        pgettext_lazy("search words", "dummy spoke pointed out irregularity during play"),
    ),
    "who_may_draw_attention": DoorWords(
        _("Who may draw attention, and who must"),
        pgettext_lazy("search words", "prevent own side duty silent turned card who may call director"),
    ),
}
SENTENCES = {
    "may_not_show_partner_wrong": _(
        "{partner} may not show during the auction that {who}, his partner, explained wrongly: see Law {law}."
    ),
    "any_player_may_speak_in_auction": _(
        "During the auction any player may draw attention to an irregularity, in turn or not."
    ),
    "any_player_may_prevent": _(
        "Any player, during the play dummy too, may try to prevent an irregularity before it is complete."
    ),
    "dummys_limits_when_preventing": _(
        "During the play dummy keeps to his limits: he takes no part in it, and does not ask a defender about a revoke."
    ),
    "declarer_or_defender_may_speak": _(
        "During the play declarer and either defender may draw attention to an irregularity; "
        "dummy may not before the play is over."
    ),
    "dummy_must_correct_explanation": _(
        "After the final pass {partner}, as dummy, must correct the wrong explanation of {who}: see Law {law}."
    ),
    "card_turned_wrongly": _("{who} has spoken of a card that points the wrong way: see Law {law}."),
    "any_player_may_speak_after_play": _("Play is over: any player may draw attention to an irregularity, dummy too."),
    "director_is_called_at_once": _("Attention has been drawn: the director is called at once."),
    "any_player_may_call_in_the_auction": _("Any of the four may call him."),
    "any_player_may_call_the_director": _("Any player may call him, dummy too now."),
    "calling_forfeits_nothing": _("Nobody loses a right by calling the director."),
    "own_irregularity_leaves_rights": _(
        "To point out an irregularity of one's own side does not reduce the opponents' rights."
    ),
    "nobody_acts_before_explanation": _("Nobody calls or plays until the director has explained everything."),
    "somebody_acted_meanwhile": _("The other side acted meanwhile; the irregularity was by {who}: see Law {law}."),
    "offenders_action_forfeits_nothing": _(
        "What the offending side did meanwhile takes no right from the other side: the irregularity is ruled as "
        "it stood."
    ),
    "hasty_correction_may_cost_more": _(
        "A correction made before the director came may bring a further rectification, such as the "
        "lead restriction of 26B; for an insufficient bid see 27C."
    ),
    "explanation_must_be_corrected_in_time": _(
        "A wrong explanation of {who}'s side must be corrected, at the time that Law {law} sets."
    ),
    "own_revoke_must_be_corrected": _("{who} must correct his own revoke when he becomes aware of it: see Law {law}."),
    "trick_not_won_may_not_be_taken": _(
        "A player must not knowingly accept a trick that his side did not win, or that the opponents could not lose."
    ),
    "no_duty_to_draw_attention": _("Nobody has to draw attention to this infraction of his own side."),
    "concealing_is_forbidden": _("But he may not try to conceal it."),
    "dummy_may_be_penalized": _(
        "Dummy may not draw attention during the play: the director may give a procedural penalty."
    ),
    "irregularity_is_ruled_all_the_same": _(
        "The irregularity itself is ruled as always: declarer loses no right because dummy spoke."
    ),
    "dummys_remark_unauthorized_for_declarer": _(
        "What declarer could conclude from dummy's words is unauthorized for him."
    ),
    "dummy_helped_declarer": _(
        "{who}, dummy, had looked at a hand or left his seat, then spoke of declarer's irregularity: see Law {law}."
    ),
    "dummy_accused_a_defender": _(
        "{who}, dummy, had looked at a hand or left his seat, then pointed at a defender's "
        "irregularity: no rectification now, see Law {law}."
    ),
}
QUESTIONS = {
    "attention": Asked(
        _("When did the player speak, or what is asked?"),
        _("Attention"),
        {
            "in_auction": _("He spoke during the auction"),
            "in_play": _("He spoke during the play"),
            "after_play": _("He spoke after the play"),
            "before_it_happened": _("He prevented an irregularity"),
            "own_side_silent": _("Must a side point out its own infraction?"),
        },
    ),
    "about_partners_explanation": Asked(
        _("Did he point at a wrong explanation by his own partner?"),
        _("Partner's explanation"),
    ),
    "spoke_in_play": Asked(
        _("Who spoke, or of what?"),
        _("Who spoke"),
        {
            "declarer_or_defender": _("Declarer or a defender"),
            "dummy": _("Dummy"),
            "dummy_of_explanation": _("Dummy, of declarer's wrong explanation"),
            "turned_card": _("A player, of a card that points the wrong way"),
        },
    ),
    "done_since_attention": Asked(
        _("What has been done since, before the director explained?"),
        _("Done since"),
        {
            "nothing": _("Nothing"),
            "non_offenders": _("The other side has acted"),
            "offenders": _("The offending side has acted"),
            "corrected": _("The offender has corrected it himself"),
        },
    ),
    "own_infraction": Asked(
        _("Which infraction of its own side?"),
        _("Infraction"),
        {
            "partners_explanation": _("A wrong explanation"),
            "own_revoke": _("His own revoke"),
            "trick_not_won": _("A trick that it did not win"),
            "other": _("Another"),
        },
    ),
    "dummy_broke_43a2_before": Asked(
        _("Had dummy before that looked at declarer's or a defender's hand, or left his seat to watch the play?"),
        _("Dummy had looked"),
        YES_NO_OR_LOST,
    ),
    "dummy_spoke_of": Asked(
        _("Whose irregularity was it?"),
        _("Whose"),
        {
            "declarers": _("Declarer's: wrong hand, or a revoke"),
            "defenders": _("A defender's"),
        },
    ),
}
