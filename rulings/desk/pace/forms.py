"""The clock's settings and buttons, and a board that is put off."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.desk.pace.values import MOST_ADDED, MOST_MINUTES, MOST_MOVING, MOST_ROUNDS
from rulings.desk.pace.wording import WHO_WAS_SLOW
from rulings.models import LateState, Slow

_MOST_BOARDS = 9999


def _number(label: Any, least: int, most: int, **settings: Any) -> forms.IntegerField:
    """A whole number, typed on the digits of a phone."""
    widget = forms.NumberInput(attrs={"inputmode": "numeric", "min": least, "max": most})
    return forms.IntegerField(label=label, min_value=least, max_value=most, widget=widget, **settings)


class ClockForm(DeskForm):
    """How long a round and a move are, how many rounds there are, and whether the screen names pairs."""

    rounds = _number(_("Rounds"), 1, MOST_ROUNDS)
    minutes = _number(
        _("Minutes of play a round"), 1, MOST_MINUTES, help_text=_("Usually 7 a board; beginners need about 10.")
    )
    moving_minutes = _number(_("Minutes to move"), 0, MOST_MOVING)
    with_names = forms.BooleanField(required=False, label=_("The screen names the pairs at late tables"))


class StepForm(DeskForm):
    """The step of the clock that the page showed."""

    shown = forms.CharField(max_length=20, required=False, widget=forms.HiddenInput)


class MinutesForm(DeskForm):
    """Minutes for this round, fewer where they are negative."""

    minutes = forms.IntegerField(min_value=-MOST_ADDED, max_value=MOST_ADDED)


class PutOffForm(DeskForm):
    """Which board at which table is played later, and who was slow."""

    table = forms.CharField(max_length=Text.TABLE.limit, label=_("Table"))
    board_number = _number(_("Board"), 1, _MOST_BOARDS)
    slow = forms.ChoiceField(
        label=_("Who was slow"),
        choices=Slow.choices,
        widget=forms.RadioSelect,
        error_messages={"required": WHO_WAS_SLOW},
    )
    reason = note(Text.REASON, label=_("Reason"), required=False)


class EndForm(DeskForm):
    """What became of a board that was put off."""

    state = forms.ChoiceField(choices=LateState.choices)
