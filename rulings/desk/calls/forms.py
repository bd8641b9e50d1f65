"""What a table sends with its call, and what a director sends on the page of the calls."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, RevisionForm
from rulings.desk.base.texts import Text
from rulings.desk.calls.values import MOST_TABLES
from rulings.models import Board

_MOST_BOARDS = 9999
_NO_BOARD = ("", _("no particular board"))


def _board_number() -> forms.IntegerField:
    """The number of a board, which may stay empty."""
    return forms.IntegerField(
        required=False,
        min_value=1,
        max_value=_MOST_BOARDS,
        label=_("Board, if it is about one"),
        widget=forms.NumberInput(attrs={"inputmode": "numeric", "min": 1, "max": _MOST_BOARDS}),
    )


class CardForm(DeskForm):
    """The board that a table calls about: one of those that it has now, else a number; nothing without any boards."""

    def __init__(self, data: Any, now: Sequence[Board], has_boards: bool) -> None:
        super().__init__(data)
        if now:
            numbers = [(each.number, str(each.number)) for each in now]
            self.fields["board"] = forms.TypedChoiceField(
                required=False,
                choices=[_NO_BOARD, *numbers],
                coerce=int,
                empty_value=None,
                label=_("Board, if it is about one"),
            )
        elif has_boards:
            self.fields["board"] = _board_number()

    def given(self) -> dict[str, Any]:
        """The number of the board, None for none."""
        return {"board": self.cleaned_data.get("board")}


class BackForm(RevisionForm):
    """Which call is taken back, as the page showed it."""

    call = forms.IntegerField(min_value=1, widget=forms.HiddenInput)

    def given(self) -> dict[str, Any]:
        """What the service is told besides the call itself."""
        return {"revision": self.cleaned_data["revision"]}


class NoteForm(DeskForm):
    """A call that a director notes himself."""

    table = forms.CharField(
        max_length=Text.TABLE.limit,
        label=_("Table"),
        error_messages={"required": _("Write which table has called.")},
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "characters"}),
    )
    board = _board_number()


class ActForm(RevisionForm):
    """What is done with a call, and on which page it was pressed."""

    at = forms.CharField(required=False, max_length=10)

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        return {"revision": self.cleaned_data["revision"]}


class KeysForm(DeskForm):
    """How many tables there are, where the session has no sections."""

    tables = forms.IntegerField(
        min_value=1,
        max_value=MOST_TABLES,
        label=_("How many tables"),
        widget=forms.NumberInput(attrs={"inputmode": "numeric", "min": 1, "max": MOST_TABLES}),
        error_messages={"required": _("Write how many tables play.")},
    )
