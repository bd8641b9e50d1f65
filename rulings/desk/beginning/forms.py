"""The first club, and who administers it; where a club is, how it looks, and what it plays by."""

from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, line
from rulings.desk.base.texts import Text
from rulings.desk.beginning.values.addresses import NO_LANGUAGE, NOT_READ_THERE
from rulings.desk.beginning.values.countries import countries
from rulings.desk.beginning.values.places import time_zones
from rulings.desk.people.forms import AccountForm

_LONGEST_ADDRESS = 300


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


class SiteForm(DeskForm):
    """What the site is called, where it is, and its languages; `here` is the address by which the page is read."""

    site_name = forms.CharField(
        required=False,
        max_length=Text.SITE.limit,
        label=_("Name of the site (empty: Rulings Desk)"),
        help_text=_("It stands at the head of the pages and below mails."),
    )
    address = forms.CharField(
        max_length=_LONGEST_ADDRESS,
        label=_("Address of the site"),
        help_text=_("Links in mails and QR codes begin with it. It is the one by which you read this page now."),
        widget=forms.TextInput(attrs={"inputmode": "url", "autocapitalize": "none", "spellcheck": "false"}),
    )
    is_elsewhere = forms.BooleanField(
        required=False,
        label=_("I read this page by another address than that, and know that it leads here"),
    )
    languages = forms.MultipleChoiceField(
        label=_("Languages that visitors are offered"),
        choices=settings.LANGUAGES,
        widget=forms.CheckboxSelectMultiple,
        error_messages={"required": NO_LANGUAGE},
    )

    def __init__(self, *args: Any, here: str, **kept: Any) -> None:
        super().__init__(*args, **kept)
        self._here = here
        self.initial = {"address": here, "languages": [code for code, _name in settings.LANGUAGES], **self.initial}
        if settings.SITE_URL_IS_GIVEN:
            del self.fields["address"], self.fields["is_elsewhere"]

    def clean(self) -> dict[str, Any]:
        """An address by which nobody has read the page is confirmed, so that no slip of the pen locks anybody out."""
        told: dict[str, Any] = super().clean() or self.cleaned_data
        address = told.get("address", self._here).strip().lower().rstrip("/")
        if address not in (self._here, self.initial["address"]) and not told.get("is_elsewhere"):
            self.add_error("is_elsewhere", NOT_READ_THERE % {"here": self._here})
        return told

    def given(self) -> dict[str, Any]:
        """All but what confirms it."""
        return {name: value for name, value in super().given().items() if name != "is_elsewhere"}


class BeginForm(PlaceForm, AccountForm, SiteForm):
    """A club, then an account, then the site."""

    mail_next = forms.BooleanField(
        required=False,
        label=_("Mail goes out from this site: name its mail server next"),
        help_text=_("Without one, links are handed over or shown as a code. It can be named whenever you like."),
    )
    field_order = (
        *("club_name", "country", "time_zone", "language", "name", "username", "mail", "password", "again"),
        *("site_name", "address", "is_elsewhere", "languages", "mail_next"),
    )

    def given(self) -> dict[str, Any]:
        """What the service is given: not which page comes next."""
        return {name: value for name, value in super().given().items() if name != "mail_next"}


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
