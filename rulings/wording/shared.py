"""Questions that more than one law asks."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked

QUESTIONS = {
    "offender": Asked(_("Which player?"), _("Who")),
    "role": Asked(
        _("What is {who} on this board?"),
        _("Role"),
        {"declarer": _("Declarer"), "dummy": _("Dummy"), "defender": _("A defender")},
    ),
}
