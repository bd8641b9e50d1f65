"""Sentences and questions of Laws 90 and 91: procedural and disciplinary penalties."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"penalty": _("Procedural or disciplinary penalty")}
DOORS: dict[str, DoorWords] = {
    "penalty": DoorWords(
        _("Is this to be penalized?"),
        pgettext_lazy("search words", "procedural penalty fine late slow play loud touching cards standard penalty"),
        _("lateness, slow play, noise, cards touched, instructions not followed"),
    ),
    "discipline": DoorWords(
        _("Order and discipline"),
        pgettext_lazy("search words", "disciplinary penalty suspend suspension disqualify expel order discipline"),
        _("suspension, disqualification"),
    ),
}
SENTENCES: dict[str, Text] = {
    "nothing_to_penalize": _("{who} broke no law or regulation: there is nothing to penalize."),
    "a_word_first_then_a_penalty": _(
        "What {who} did is an infraction that is not often penalized: a word first, a penalty if it comes again."
    ),
    "procedural_penalty": _("What {who} did may be penalized, besides any rectification."),
    "amount_is_the_profiles_standard": _(
        "The Laws give no amount: the standard one is that of your regulations, which the profile holds."
    ),
    "penalty_of_the_player_alone": _(
        "In an individual event the penalty is that of {who} alone; {partner} gets none unless he is to blame too."
    ),
    "penalty_of_the_team": _("The penalty is that of the team of {who}, taken off its score of the match."),
    "penalty_of_the_pair": _("The penalty is that of the pair, {who} and {partner}."),
    "penalty_is_no_rectification": _(
        "It changes nothing for {side} and for the other contestants: what damage there was is made good by an "
        "adjusted score, not by a penalty."
    ),
    "disciplinary_penalty_or_suspension": _(
        "For order and discipline {who} may get disciplinary penalty points, or be suspended for the session or a part "
        "of it."
    ),
    "disqualified_with_the_organizers_approval": _("To disqualify {who} for cause, the organizer must approve."),
    "discipline_is_not_overruled": _(
        "A committee may not overrule disciplinary penalties; it may recommend that they be changed."
    ),
}
QUESTIONS = {
    "penalty_offence": Asked(
        _("What was it?"),
        _("Offence"),
        {
            "late_start": _("Arrival after the time to begin"),
            "slow_play": _("Unduly slow play"),
            "loud_discussion": _("Loud discussion that another table could hear"),
            "compared_scores": _("Scores compared with another contestant without leave"),
            "touched_cards": _("Another player's cards touched or handled"),
            "wrong_pocket": _("Cards put into the wrong pocket of the board"),
            "error_of_procedure": _("An error of procedure that makes an adjusted score necessary"),
            "disobeyed": _("Regulations or instructions not followed at once"),
            "another": _("Something else that delayed, hindered or inconvenienced others"),
            "disorder": _("It is a matter of order and discipline"),
        },
        hints={"error_of_procedure": _("cards not counted, the wrong board played and the like")},
    ),
    "gravity_of_offence": Asked(
        _("How do the Laws or regulations put it?"),
        _("Gravity"),
        {
            "warned_before": _("Whatever the words: {who} had been warned of it before"),
            "must_or_shall": _('He "must" or "must not", "shall" or "shall not", or "may not"'),
            "should": _('He "should" or "should not"'),
            "no_offence": _("Nothing forbids what he did"),
        },
        hints={
            "must_or_shall": _("a serious matter, or one penalized more often than not"),
            "should": _("an infraction, but not often penalized"),
        },
    ),
    "cause_to_disqualify": Asked(
        _("Is there cause to disqualify {who} from the event?"),
        _("Disqualify"),
        guidance=_("For instance prearranged signals, violence, or disorder that has gone on after a suspension."),
    ),
}
