"""What more than one law asks or says."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked

BOARD_PUT_OFF = _("a board that was put off: once it is scored and agreed, or its play is cancelled (8B2)")
"""How long the round of such a board lasts, beside whatever asks whether the round is over."""
QUESTIONS = {
    "offender": Asked(_("Which player?"), _("Who")),
    "role": Asked(
        _("What is {who} on this board?"),
        _("Role"),
        {"declarer": _("Declarer"), "dummy": _("Dummy"), "defender": _("A defender")},
    ),
}
