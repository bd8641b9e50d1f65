"""A version of a regulation profile: one field a figure, built from the table of figures."""

from typing import Any

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import Text
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.kinds import Figure, Kind
from rulings.desk.profiles.values.stored import Version, values_of
from rulings.desk.profiles.wording.figures import HELP, LABELS, SETTINGS, options_of
from rulings.laws.engine import Setting
from rulings.laws.situations import EDITIONS
from rulings.models import RegulationProfile

_DATE = "%Y-%m-%d"


class _DateField(forms.DateField):
    """A day, chosen in the browser's calendar."""

    def __init__(self, **settings: Any) -> None:
        widget = forms.DateInput(attrs={"type": "date"}, format=_DATE)
        super().__init__(widget=widget, input_formats=[_DATE], **settings)


class ProfileForm(DeskForm):
    """A version of a profile: its name, its day, its sources, and a field for each figure."""

    name = forms.CharField(max_length=Text.PROFILE_NAME.limit, label=_("Name"))
    valid_from = _DateField(label=_("In force from"), help_text=_("Sessions keep the version they were given."))
    edition = forms.ChoiceField(label=_("Edition of the Laws"), choices=[(year, year) for year in EDITIONS])
    source = forms.CharField(
        max_length=Text.SOURCE.limit,
        required=False,
        label=_("Source of what you change"),
        help_text=_("Which regulation says so, or who decided it."),
    )
    source_date = _DateField(required=False, label=_("Date of the source"))

    def __init__(self, data: Any, profile: RegulationProfile) -> None:
        today = timezone.localdate()
        own = {"name": profile.name, "edition": profile.edition}
        super().__init__(data, initial=own | values_of(profile) | {"valid_from": today})
        for figure in FIGURES:
            self.fields[figure.name] = _field_of(figure)

    def given(self) -> dict[str, Any]:
        """The version as it was written."""
        data = self.cleaned_data
        values = {figure.name: data[figure.name] for figure in FIGURES}
        amounts = {
            figure.name: str(values[figure.name])
            for figure in FIGURES
            if figure.kind is Kind.AMOUNT and values[figure.name] is not None
        }
        sources = (data["name"], data["valid_from"], data["edition"], data["source"])
        return {"version": Version(*sources, values | amounts, data["source_date"])}


def _field_of(figure: Figure) -> forms.Field:
    """The field of a figure."""
    shared: dict[str, Any] = {"label": LABELS[figure.name], "required": figure.default not in (None, "")}
    shared["help_text"] = HELP.get(figure.name, "")
    limits: dict[str, Any] = {"min_value": figure.least, "max_value": figure.most}
    match figure.kind:
        case Kind.CHOICE:
            return forms.ChoiceField(choices=options_of(figure), **shared)
        case Kind.YES_NO:
            answers = [("True", SETTINGS[Setting.YES]), ("False", SETTINGS[Setting.NO])]
            return forms.TypedChoiceField(choices=answers, coerce=lambda answer: answer == "True", **shared)
        case Kind.COUNT:
            return forms.IntegerField(**limits, **shared)
        case Kind.AMOUNT:
            return forms.DecimalField(max_digits=7, decimal_places=2, localize=True, **limits, **shared)
        case Kind.TEXT | Kind.MARGINS | Kind.PERCENTS:
            return forms.CharField(max_length=figure.most, **shared)


class FigureForm(DeskForm):
    """Another value of one figure."""

    def __init__(self, data: Any, figure: Figure, value: Any) -> None:
        super().__init__(data, initial={"value": value})
        self.fields["value"] = _field_of(figure)
        self._is_amount = figure.kind is Kind.AMOUNT

    def given(self) -> dict[str, Any]:
        """The value as a version has it."""
        value = self.cleaned_data["value"]
        return {"value": str(value) if self._is_amount and value is not None else value}


class CopyForm(DeskForm):
    """Into which of the member's clubs a profile is copied."""

    club = forms.IntegerField(widget=forms.HiddenInput)


class ChoiceForm(DeskForm):
    """Which profile a session has."""

    profile = forms.IntegerField()
