"""The first club, and who administers it."""

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, line
from rulings.desk.base.texts import Text
from rulings.desk.beginning.queries import common_profiles
from rulings.desk.beginning.values import time_zones
from rulings.desk.people.forms import AccountForm


def _zones() -> list[tuple[str, str]]:
    """Each with its name as it is read."""
    return [(name, name.replace("_", " ")) for name in time_zones()]


class PlaceForm(DeskForm):
    """What a club is called, and where it is."""

    club_name = line(Text.CLUB, _("Name of the club"))
    time_zone = forms.ChoiceField(label=_("Time zone of the club"), choices=_zones)
    language = forms.ChoiceField(label=_("Language of the club"), choices=settings.LANGUAGES)


class ClubForm(PlaceForm):
    """A club with its place and its regulations."""

    profile = forms.ModelChoiceField(
        common_profiles(),
        label=_("Regulations that the club plays by"),
        help_text=_("The club gets its own copy, in which every figure has its source and can be changed."),
        empty_label=None,
    )


class BeginForm(ClubForm, AccountForm):
    """A club, then an account."""

    field_order = ("club_name", "time_zone", "language", "profile", "name", "username", "mail", "password", "again")
