"""Sentences and questions of Laws 78 and 81: what a result is worth, what the director learns without being called."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "worth_of_a_result": _("What a result is worth"),
    "learned_otherwise": _("The director learned of it himself"),
}
DOORS: dict[str, DoorWords] = {
    "worth_of_a_result": DoorWords(
        _("How many matchpoints or IMPs is a result worth?"),
        pgettext_lazy("search words", "matchpoints imps top average comparison score worth calculate"),
    ),
    "learned_otherwise": DoorWords(
        _("I saw it myself, or heard of it later"),
        pgettext_lazy("search words", "director saw it himself nobody called heard later spectator told any manner"),
        _("nobody called the director"),
    ),
}
SENTENCES: dict[str, Text] = {
    # 78
    "matchpoints_of_the_result": _(
        "The result is worth {points} of {top} matchpoints: 2 for each beaten, 1 for each equal."
    ),
    "difference_is_turned_into_imps": _(
        "The difference from the score that it is compared with is turned into IMPs by the scale of this law."
    ),
    # 81C3
    "too_late_to_rectify": _("The time for rulings has run out: what {who} did is not rectified any more."),
    "rectified_in_whatever_way_learned": _(
        "What {who} did is rectified, in whatever way I have learned of it, as if I had been called."
    ),
    "nobody_acts_until_ruled": _("I stop the board: nobody calls or plays before I have ruled."),
    "spectator_should_have_kept_silent": _(
        "The spectator should have kept silent; what he said is all the same looked into."
    ),
    "facts_are_established_first": _("I establish what {who} did and apply the law that governs it: see Law {law}."),
}
QUESTIONS = {
    "results_beaten": Asked(_("How many comparable results does it beat?"), _("Beaten")),
    "results_equalled": Asked(_("How many comparable results does it equal?"), _("Equal")),
    "results_not_reached": Asked(_("How many comparable results are better?"), _("Better ones")),
    "director_learned": Asked(
        _("How did you learn of it?"),
        _("Learned"),
        {
            "saw_it": _("I saw or heard it myself"),
            "told_by_a_spectator": _("A spectator told me"),
            "told_by_others": _("Somebody else told me, a player of the table or not"),
            "found_in_the_scores": _("I found it in the scores or records"),
        },
    ),
    "learned_when": Asked(
        _("How far have things come?"),
        _("When"),
        {
            "board_goes_on": _("The board is still being played"),
            "board_is_over": _("The board is over, and a ruling may still be asked for"),
            "time_has_run_out": _("The time for rulings and corrections has run out"),
        },
        hints={"time_has_run_out": _("30 minutes after the score is available, unless the organizer set another time")},
    ),
    "director_asked_the_spectator": Asked(
        _("Did you ask the spectator?"),
        _("Asked him"),
    ),
}
