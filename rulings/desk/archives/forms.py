"""An archive made, and one taken in; a club that is closed or goes on elsewhere; somebody who asks for what is his."""

from typing import Any

from django import forms
from django.contrib.auth import authenticate
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from rulings.desk.archives.wording import NOT_THE_PASSWORD
from rulings.desk.base.finding import member
from rulings.desk.base.forms import DeskForm, Words, line
from rulings.desk.base.texts import Text
from rulings.desk.beginning.forms import PlaceForm, SiteForm
from rulings.models import Club

_LONGEST_PASSWORD, _LONGEST_ADDRESS, _LONGEST_SLUG = 1_000, 300, 40


class AgainForm(DeskForm):
    """What needs the password of who is signed in once more; counted as a sign-in where it is a wrong one."""

    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        max_length=_LONGEST_PASSWORD,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, request: HttpRequest, *args: Any, **settings: Any) -> None:
        posted = (request.POST, request.FILES) if request.method == "POST" else (None, None)
        super().__init__(*posted, *args, **settings)
        self._request = request

    def clean_password(self) -> str:
        """It is his."""
        user = member(self._request)
        typed = {"username": user.get_username(), "password": self.cleaned_data["password"]}
        if authenticate(self._request, **typed) != user:
            raise forms.ValidationError(NOT_THE_PASSWORD)
        return ""

    def given(self) -> dict[str, Any]:
        """All but the password."""
        return {name: value for name, value in self.cleaned_data.items() if name != "password"}


def _archive() -> forms.FileField:
    """The file that another site has made."""
    return forms.FileField(label=_("Archive of the club"), widget=forms.ClearableFileInput(attrs={"accept": ".zip"}))


class TakeInForm(AgainForm):
    """An archive, and how the club is called here in addresses."""

    file = _archive()
    slug = forms.SlugField(
        required=False,
        max_length=_LONGEST_SLUG,
        label=_("Its short name in addresses here (may stay empty)"),
        help_text=_("Empty for the one that it has. Where another club has that, a number is added."),
    )
    field_order = ("file", "slug", "password")


class BeginWithArchiveForm(SiteForm):
    """An archive, and who of the club is here now."""

    file = _archive()
    username = line(
        Text.USERNAME,
        _("The name with which you sign in at the other site"),
        help_text=_("You administer the club there. You set a new password next."),
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    field_order = ("file", "username")


class MoveForm(AgainForm):
    """Where the club goes on."""

    address = forms.CharField(
        label=_("Address of the club at the other site"),
        max_length=_LONGEST_ADDRESS,
        help_text=_("With its short name there, such as https://example.org/ponte."),
        widget=forms.TextInput(attrs={"inputmode": "url", "autocapitalize": "none", "spellcheck": "false"}),
    )
    field_order = ("address", "password")


class InviteForm(DeskForm):
    """Who is to administer a club."""

    name = line(Text.PERSON, _("Who administers it"))
    mail = forms.EmailField(required=False, max_length=Text.MAIL.limit, label=_("His mail address (may stay empty)"))


class NewClubForm(PlaceForm, InviteForm):
    """A club, and who is to administer it."""

    field_order = ("club_name", "country", "time_zone", "language", "name", "mail")


class FederationForm(DeskForm):
    """The federation of a club."""

    federation = forms.ModelChoiceField(
        Club.objects.filter(is_federation=True).order_by("name"),
        required=False,
        label=_("Federation of the club"),
        empty_label=_("none"),
    )
    is_counted = forms.BooleanField(
        required=False,
        label=_("Let our rulings count in its look at consistency"),
        help_text=_("Its chief director then reads what was ruled and when, of which club, without names and boards."),
    )


class PersonForm(DeskForm):
    """All spellings of a name, and in what form it is wanted."""

    names = Words()
    kind = forms.ChoiceField(choices=[("page", "page"), ("json", "json")], widget=forms.HiddenInput)

    def given(self) -> dict[str, Any]:
        """The names alone: in what form they are wanted is the page's matter."""
        return {"names": self.cleaned_data["names"]}
