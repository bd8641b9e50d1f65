"""Making a period of a session longer."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.models import Period
from rulings.services.texts import Text

LOCAL = "%Y-%m-%dT%H:%M"


class ExtendForm(DeskForm):
    """What the service is told; times are the club's."""

    period = forms.ChoiceField(label=_("Which period"), choices=Period.choices)
    until = forms.DateTimeField(
        label=_("Its new end"),
        input_formats=[LOCAL],
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=LOCAL),
        error_messages={"required": _("Write when the period is to end."), "invalid": _("Write the day and the time.")},
    )
    reason = note(Text.REASON, label=_("Reason"), error_messages={"required": _("Write the reason first.")})

    def told(self) -> dict[str, Any]:
        """What the service is told."""
        return {name: self.cleaned_data[name] for name in ("period", "until", "reason")}
