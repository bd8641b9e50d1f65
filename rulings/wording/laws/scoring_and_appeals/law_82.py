"""Sentences and questions of Law 82: errors of procedure, and the director's own."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "directors_error": _("The director's own error"),
}
DOORS = {
    "directors_error": DoorWords(
        _("I ruled wrongly"),
        pgettext_lazy("search words", "director error wrong ruling mistake my own"),
        _("or the procedure went wrong"),
    ),
}
SENTENCES = {
    "adjust_where_the_laws_permit": _("The director may adjust the score where these Laws permit it."),
    "require_postpone_or_cancel_play": _("He may require, postpone or cancel the play of a board."),
    "use_any_other_power": _("He may use any other power that these Laws give him."),
    "director_rectifies_his_error": _("The director rectifies his error, and the board is scored normally."),
    "may_adjust_after_wrong_rectification": _("If the wrong rectification has done damage, the score may be adjusted."),
    "both_sides_count_as_non_offending": _(
        "The error cannot be put right: the score is adjusted, and both sides count as non-offending for it."
    ),
    "assigned_after_directors_error": _("{to} gets an assigned adjusted score as a non-offending side."),
    "the_two_scores_need_not_balance": _("The two scores need not balance."),
}
QUESTIONS = {
    "whose_error": Asked(
        _("What went wrong?"),
        _("Error"),
        {
            "directors_ruling": _("A ruling of the director"),
            "procedure": _("The procedure"),
        },
    ),
    "board_can_be_scored_normally": Asked(
        _("Can the error be rectified so that the board is scored normally?"),
        _("Scored normally"),
        guidance=_(
            "Look for any rectification that lets the board come to a normal score. Only if there is "
            "none does 82C apply."
        ),
    ),
}
