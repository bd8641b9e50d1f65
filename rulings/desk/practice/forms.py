"""What an address of the practice asks for."""

import re
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.base.forms import DeskForm
from rulings.desk.practice.queries.sealed import LONGEST_CODE, MOST_CODES
from rulings.desk.practice.values import LONGEST_LINK, LONGEST_TEST, MOST_EXERCISES, MOST_EXTRA, Round, Test
from rulings.desk.practice.wording import LEVELS, NO_SUCH_SET, TOO_MANY_CODES, situations_by_stage
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


class _Folded(forms.CheckboxSelectMultiple):
    """Boxes under headings that open, for more of them than a page shows."""

    template_name = "practice/_folded.html"


class _Sized(DeskForm):
    """How hard, and how many."""

    level = forms.ChoiceField(label=_("Level"), choices=[(str(level), name) for level, name in LEVELS.items()])
    number = forms.IntegerField(
        label=pgettext_lazy("of a round of practice", "Exercises"), min_value=1, max_value=MOST_EXERCISES, initial=10
    )


class BeginForm(_Sized):
    """A round that somebody begins."""

    extra = forms.ChoiceField(label=_("Extra time"), choices=list(_EXTRA.items()), required=False)

    def begun(self, seed: int, now: int) -> Round:
        """The round with that seed."""
        asked = self.cleaned_data
        return Round(Level(asked["level"]), seed, asked["number"], int(asked["extra"] or 0), now)


class SetForm(_Sized):
    """A test that a trainer sets."""

    minutes = forms.IntegerField(
        label=_("Minutes, 0 for no clock"), min_value=0, max_value=LONGEST_TEST, initial=15, required=False
    )
    days = forms.IntegerField(label=_("Days that the link lasts"), min_value=1, max_value=LONGEST_LINK, initial=7)
    only = forms.MultipleChoiceField(
        label=_("Only these situations"),
        choices=situations_by_stage(),
        widget=_Folded,
        required=False,
    )

    def clean(self) -> dict[str, Any]:
        asked = super().clean() or {}
        if not self.errors and not self.test(0, 0).exercises:
            raise forms.ValidationError(_("The level has no exercise of these situations: choose others."))
        return asked

    def test(self, seed: int, now: int) -> Test:
        """The test, with that seed; its link ends so many days from now."""
        asked = self.cleaned_data
        seconds, until = (asked["minutes"] or 0) * 60, now + asked["days"] * 86_400
        return Test(Level(asked["level"]), seed, asked["number"], tuple(asked["only"]), seconds, until)


class NameForm(DeskForm):
    """Who took a test, as his trainer is to read it."""

    name = forms.CharField(label=_("Your name, or a pseudonym that your trainer knows"), max_length=60)


class AnswerForm(DeskForm):
    """One answer of a test: to which of its questions, and what was pressed, an option or a ruling."""

    step = forms.IntegerField(min_value=0, max_value=99)
    a = forms.CharField(max_length=100, required=False)
    ruling = forms.CharField(max_length=1, required=False)

    @property
    def pressed(self) -> str:
        """What was pressed; "" where nothing was."""
        return str(self.cleaned_data["ruling"] or self.cleaned_data["a"])


class ResultsForm(DeskForm):
    """The codes of takers, with spaces or line ends between."""

    codes = forms.CharField(
        label=_("Codes, one a line"), max_length=MOST_CODES * LONGEST_CODE, widget=forms.Textarea(attrs={"rows": 5})
    )

    def clean_codes(self) -> str:
        codes: str = self.cleaned_data["codes"]
        if len(codes.split()) > MOST_CODES:
            raise forms.ValidationError(str(TOO_MANY_CODES))
        return codes


class _RoundForm(DeskForm):
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
            raise forms.ValidationError(str(NO_SUCH_SET))
        return asked

    def asked(self, given: dict[str, Any]) -> Round:
        """The round of clean values."""
        marks = given["marks"]
        return Round(Level(given["level"]), given["round"], given["number"], given["extra"], given["began"], marks)


def round_of(query: QueryDict) -> Round | None:
    """The round that the address is part of, if any; `ValueError` with the sentence where it is none that there is."""
    if "level" not in query:
        return None
    form = _RoundForm(query)
    if not form.is_valid():
        raise ValueError(NO_SUCH_SET)
    return form.asked(form.cleaned_data)
