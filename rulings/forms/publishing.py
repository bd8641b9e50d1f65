"""The text that is to be public, and how a club publishes."""

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm, ServiceForm
from rulings.services.publishing_settings import MOST_DAYS, MOST_HOURS, PublishingSettings, Shown
from rulings.services.texts import Text


class Words(forms.MultipleChoiceField):
    """Words that stand in a text; which they are, nobody knows beforehand."""

    widget = forms.MultipleHiddenInput

    def valid_value(self, value: object) -> bool:
        return len(str(value)) <= Text.NAME.limit


class PublicTextForm(DeskForm):
    """The text that the public will read above the findings, and the hits in it that are no names."""

    text = note(Text.PUBLIC_TEXT, 6, required=False, label=_("What happened, without names (may stay empty)"))
    not_names = Words(required=False)
    act = forms.CharField(required=False, widget=forms.HiddenInput)


class CommentaryForm(ServiceForm):
    """A commentary on a published case; both empty take it away."""

    commentary = note(Text.COMMENTARY, 8, required=False, label=_("Commentary"))
    commentator = forms.CharField(max_length=Text.COMMENTATOR.limit, required=False, label=_("Its author"))


SHOWN = (
    (Shown.DAY.value, _("the day")),
    (Shown.MONTH.value, _("the month")),
    (Shown.YEAR.value, _("the year")),
)


class PublishingForm(DeskForm):
    """How a club shows rulings to the public."""

    delay_days = forms.IntegerField(
        min_value=0,
        max_value=MOST_DAYS,
        label=_("Days from play to publication"),
        help_text=_("In a small club readers know who played that evening: a month makes it harder to tell."),
    )
    parties_first_hours = forms.IntegerField(
        min_value=0,
        max_value=MOST_HOURS,
        label=_("Hours that both sides have the text before everybody"),
        help_text=_("They read it on their private page. 0 publishes at once."),
    )
    date_shown = forms.ChoiceField(choices=SHOWN, label=_("Date that the public reads"))

    def settings(self) -> PublishingSettings:
        """What was chosen."""
        return PublishingSettings(**self.cleaned_data)
