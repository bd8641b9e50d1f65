"""The first club, and who administers it; where a club is, how it looks, and what it plays by."""

from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, line
from rulings.desk.base.texts import Text
from rulings.desk.beginning.values.countries import countries
from rulings.desk.beginning.values.places import time_zones
from rulings.desk.people.forms import AccountForm


def _zones() -> list[tuple[str, str]]:
    """Each with its name as it is read."""
    return [(name, name.replace("_", " ")) for name in time_zones()]


def _countries() -> list[tuple[str, str]]:
    """Each with its name in the reader's language, and none of them first."""
    return [("", str(_("none of these"))), *countries(get_language() or settings.LANGUAGE_CODE)]


class PlaceForm(DeskForm):
    """What a club is called, and where it is."""

    club_name = line(Text.CLUB, _("Name of the club"))
    country = forms.ChoiceField(
        required=False,
        label=_("Country of the club"),
        choices=_countries,
        help_text=_("The regulations of its federation are proposed by it."),
    )
    time_zone = forms.ChoiceField(label=_("Time zone of the club"), choices=_zones)
    language = forms.ChoiceField(label=_("Language of the club"), choices=settings.LANGUAGES)


class BeginForm(PlaceForm, AccountForm):
    """A club, then an account."""

    field_order = ("club_name", "country", "time_zone", "language", "name", "username", "mail", "password", "again")


class CountryForm(DeskForm):
    """Whose regulations are proposed."""

    country = forms.ChoiceField(required=False, label=_("Country of the club"), choices=_countries)


class AdoptForm(DeskForm):
    """The regulations that a club takes."""

    profile = forms.IntegerField(min_value=1, widget=forms.HiddenInput)


class FaceForm(DeskForm):
    """A colour and a logo."""

    has_colour = forms.BooleanField(required=False, label=_("A colour of our own, in place of the desk's green"))
    colour = forms.RegexField(
        r"#[0-9a-fA-F]{6}",
        required=False,
        label=_("Colour"),
        help_text=_("Its shades are chosen so that everything can be read, on light and on dark."),
        widget=forms.TextInput(attrs={"type": "color"}),
    )
    logo = forms.FileField(
        required=False,
        label=_("Logo: a PNG, JPEG or WebP file of at most 2 MB"),
        help_text=_("It is drawn anew, small enough for the head of a page, and nothing else of the file is kept."),
        widget=forms.FileInput(attrs={"accept": "image/png,image/jpeg,image/webp"}),
    )
    without_logo = forms.BooleanField(required=False, label=_("No logo"))

    def given(self) -> dict[str, Any]:
        """The colour as it is stored, and the file's bytes."""
        told, logo = self.cleaned_data, self.cleaned_data["logo"]
        return {
            "colour": told["colour"].lower() if told["has_colour"] else "",
            "logo": logo.read() if logo else None,
            "without_logo": told["without_logo"],
        }
