"""Sentences and questions of Laws 10 and 11: the players went ahead without the director; options and their choice."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "action_before_director": _("Action before the director came"),
}
DOORS = {
    "players_ruled_themselves": DoorWords(
        _("The players settled it among themselves"),
        pgettext_lazy("search words", "players ruled themselves enforced waived without director"),
    ),
    "acted_before_calling": DoorWords(
        _("A side acted before it called the director"),
        pgettext_lazy("search words", "acted before calling director forfeit right late call"),
    ),
    "options_to_explain": DoorWords(
        _("A player has options to choose from"),
        pgettext_lazy("search words", "options explain choose choice consult partner"),
    ),
    "consulted_partner": DoorWords(
        _("He asked his partner which option to take"),
        pgettext_lazy("search words", "consulted partner option before choosing"),
    ),
    "wants_waiver": DoorWords(
        _("A side wants to waive the rectification"),
        pgettext_lazy("search words", "waive waiver rectification let them off"),
    ),
}
SENTENCES = {
    "players_may_not_rule": _(
        "Only the director determines a rectification; players may neither impose nor waive one."
    ),
    "players_ruling_is_let_be": _("The director lets what the players have settled stand."),
    "players_ruling_is_cancelled": _("The director cancels what the players have settled, and rules himself."),
    "all_options_are_explained": _("The director explains all the options before anything is chosen."),
    "choice_without_partner": _("The player chooses alone, without consulting his partner."),
    "best_option_may_be_chosen": _("The non-offending side may choose what is best for it."),
    "offenders_may_then_profit": _(
        "After the rectification the offending side may do what profits it, but may not use "
        "withdrawn actions (16C2); see also 27 and 72C."
    ),
    "he_still_chooses": _(
        "{who} was not to consult his partner; by the director's judgement he still chooses, now alone."
    ),
    "he_has_lost_the_option": _(
        "{who} was not to consult his partner; by the director's judgement he has lost the choice."
    ),
    "partners_view_is_unauthorized": _("His partner's view is unauthorized information for {who}: see Law {law}."),
    "penalty_for_consulting_possible": _("The director may give {who}'s side a procedural penalty."),
    "director_waives": _(
        "At the request of the non-offending side, and for cause, the director waives the rectification."
    ),
    "rectification_is_not_waived": _("The rectification is not waived: it is the director's, not the players'."),
    "right_is_forfeited": _("{side} acted before calling the director and has forfeited the right to rectification."),
    "penalty_in_spite_of_forfeiture": _("The director may all the same give {side} a procedural penalty."),
    "right_is_kept": _("{side} keeps the right to rectification: the irregularity is ruled as the Laws provide."),
    "gain_by_ignorance_after_play": _(
        "After play: has a side gained because an opponent acted in ignorance of the law after "
        "the irregularity of {of}? Only that side's score is adjusted."
    ),
    "no_side_gained": _("Neither side has gained by what was done: the score stands."),
    "gain_by_ignorance_taken_away": _(
        "Only the score of {side} is adjusted: it loses what it gained by an opponent's ignorance "
        "of the law. {other} keeps the score made at the table."
    ),
    "gain_not_by_ignorance_is_kept": _(
        "The gain of {side} does not come from an opponent's ignorance of the law: it stays."
    ),
}
QUESTIONS = {
    "done_without_director": Asked(
        _("What happened, or is to be done?"),
        _("What happened"),
        {
            "ruled_themselves": _("The players imposed or waived a rectification"),
            "non_offenders_acted": _("The non-offending side acted before calling the director"),
            "consulted_partner": _("A player asked his partner which option to take"),
            "ask_to_waive": _("The non-offending side asks to waive the rectification"),
            "choice_to_be_made": _("A choice is to be made"),
        },
    ),
    "players_own_ruling_is_allowed": Asked(
        _("Does what the players settled agree with the law, or can it no longer be put right?"),
        _("May stand"),
        guidance=_(
            "You may allow it or cancel it. Cancel it where it differs from the law and can still be put right."
        ),
    ),
    "chooser_keeps_the_option": Asked(
        _("Can {who} still choose by himself, his partner having told him nothing of use?"),
        _("Keeps the choice"),
        guidance=_(
            "The law forbids him to consult his partner and names no consequence. If he can still choose by himself, "
            "he keeps the choice; if not, he loses it."
        ),
    ),
    "rectification_is_waived": Asked(
        _("Is there good cause to waive the rectification?"),
        _("Cause to waive"),
        guidance=_(
            "Only for cause, at your discretion, when the non-offending side asks for it. To be friendly is no cause."
        ),
    ),
    "right_is_forfeited": Asked(
        _("Did the other side act although it knew of the irregularity, so that to rectify now would be unfair?"),
        _("Right forfeited"),
        guidance=_(
            "If that side acted so, its right may be forfeited. An option lost by a call or play is another matter."
        ),
    ),
    "side_that_gained": Asked(
        _("Has a side gained by what was done since?"),
        _("Gained"),
        {
            "not_yet_known": _("Not known yet, the board goes on"),
            "neither": _("Neither"),
            "offenders": _("The offending side"),
            "non_offenders": _("The non-offending side"),
        },
    ),
    "opponent_was_ignorant_of_the_law": Asked(
        _("Did it gain because an opponent did not know the law?"),
        _("Ignorance"),
        guidance=_("Look for an action of the other side that it would not have taken had it known its rights."),
    ),
}
