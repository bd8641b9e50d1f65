"""The clocks of a session: since when they run, and making a period longer."""

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, moment, note
from rulings.desk.base.texts import Text
from rulings.models import Period


class AvailableForm(DeskForm):
    """Since when the official score is available."""

    since = moment(
        _("Since when it is available"), error_messages={"required": _("Write when the score was made available.")}
    )


class ExtendForm(DeskForm):
    """What the service is told; times are the club's."""

    period = forms.ChoiceField(label=_("Which period"), choices=Period.choices)
    until = moment(_("Its new end"), error_messages={"required": _("Write when the period is to end.")})
    reason = note(Text.REASON, label=_("Reason"))
