"""What a scorer is told where a result is entered or put right without what it needs (79)."""

from django.utils.translation import gettext_lazy as _

WHY_CHANGED = _("Write what was wrong with the result, or why it comes now.")
WHO_AGREED = _("Write who agreed to the result: both pairs, or who showed it to you.")
TOO_LATE = _(
    "The time for corrections is over. A result is changed now only with the organiser's approval, and when you are "
    "satisfied beyond reasonable doubt. Write who approved it, and confirm that you are."
)
