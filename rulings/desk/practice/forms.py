"""What an address of the practice asks for."""

import re
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.base.forms import DeskForm
from rulings.desk.practice.values import MOST_EXERCISES, MOST_EXTRA, Round
from rulings.desk.practice.wording import LEVELS, NO_SUCH_SET
from rulings.laws.practice.exercises import LARGEST_SEED
from rulings.laws.practice.levels import Level
from rulings.wording.terms import Choices

_EXTRA: Choices = {
    "0": _("No extra time"),
    "25": _("A quarter more"),
    "50": _("Half as much again"),
    "100": _("Twice the time"),
}
_LAST_SECOND = 2**40
_MARKS = re.compile(r"[01]*")


class BeginForm(DeskForm):
    """A round that somebody begins."""

    level = forms.ChoiceField(label=_("Level"), choices=[(str(level), name) for level, name in LEVELS.items()])
    number = forms.IntegerField(
        label=pgettext_lazy("of a round of practice", "Exercises"), min_value=1, max_value=MOST_EXERCISES, initial=5
    )
    extra = forms.ChoiceField(label=_("Extra time"), choices=list(_EXTRA.items()), required=False)

    def begun(self, seed: int, now: int) -> Round:
        """The round with that seed."""
        asked = self.cleaned_data
        return Round(Level(asked["level"]), seed, asked["number"], int(asked["extra"] or 0), now)


class RoundForm(DeskForm):
    """Where somebody is in a round; empty outside of one."""

    level = forms.ChoiceField(choices=[(str(level), name) for level, name in LEVELS.items()])
    round = forms.IntegerField(min_value=0, max_value=LARGEST_SEED)
    number = forms.IntegerField(min_value=1, max_value=MOST_EXERCISES)
    extra = forms.IntegerField(min_value=0, max_value=MOST_EXTRA)
    began = forms.IntegerField(min_value=0, max_value=_LAST_SECOND)
    marks = forms.CharField(max_length=MOST_EXERCISES, required=False)

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        if (
            self.errors
            or not _MARKS.fullmatch(asked["marks"])
            or len(asked["marks"]) > len(self.asked(asked).exercises)
        ):
            raise forms.ValidationError(NO_SUCH_SET)
        return asked

    def asked(self, given: dict[str, Any]) -> Round:
        """The round of clean values."""
        marks = given["marks"]
        return Round(Level(given["level"]), given["round"], given["number"], given["extra"], given["began"], marks)


def round_of(query: QueryDict) -> Round | None:
    """The round that the address is part of, if any; `ValueError` with the sentence where it is none that there is."""
    if "level" not in query:
        return None
    form = RoundForm(query)
    if not form.is_valid():
        raise ValueError(NO_SUCH_SET)
    return form.asked(form.cleaned_data)
