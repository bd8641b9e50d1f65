"""What more than one law asks or says."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.asked import Asked
from rulings.wording.terms import Text

BOARD_PUT_OFF = _("a board that was put off: once it is scored and agreed, or its play is cancelled (8B2)")
"""How long the round of such a board lasts, beside whatever asks whether the round is over."""
CANNOT_BE_TOLD = _("It cannot be told")
YES_NO_OR_LOST: dict[str, Text] = {"yes": _("Yes"), "no": _("No"), "cannot_be_told": CANNOT_BE_TOLD}
"""The answers to what may be lost: nobody can tell it any more."""
SENTENCES: dict[str, Text] = {
    "lost_in_the_tricks": _(
        "It can no longer be told at once: the played cards are looked at, and against the one side that has mixed its "
        "cards I must rule, see Law {law}."
    ),
    "lost_among_accounts": _(
        "It cannot be told at once: I hear both sides and rule on what is more probable; if I cannot establish it, I "
        "rule so that play can go on, see Law {law}."
    ),
}
QUESTIONS = {
    "offender": Asked(_("Which player?"), _("Who")),
    "role": Asked(
        _("What is {who} on this board?"),
        _("Role"),
        {"declarer": _("Declarer"), "dummy": _("Dummy"), "defender": _("A defender")},
    ),
}
