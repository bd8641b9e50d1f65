"""The clocks of a session: since when they run, and making a period longer."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.models import Period

_LOCAL = "%Y-%m-%dT%H:%M"


def _moment(label: Any, required: Any) -> forms.DateTimeField:
    """A day and a time of the club's clock."""
    return forms.DateTimeField(
        label=label,
        input_formats=[_LOCAL],
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=_LOCAL),
        error_messages={"required": required, "invalid": _("Write the day and the time.")},
    )


class AvailableForm(DeskForm):
    """Since when the official score is available."""

    since = _moment(_("Since when it is available"), _("Write when the score was made available."))


class ExtendForm(DeskForm):
    """What the service is told; times are the club's."""

    period = forms.ChoiceField(label=_("Which period"), choices=Period.choices)
    until = _moment(_("Its new end"), _("Write when the period is to end."))
    reason = note(Text.REASON, label=_("Reason"))
