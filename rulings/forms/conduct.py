"""A memo on a player for the recorder, and the player's answer to it."""

from collections.abc import Iterable

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.models import NoteKind
from rulings.services.texts import Text


class NoteForm(DeskForm):
    """Who, what about, what happened, and what he said. `names` are those at the table; without any he is typed."""

    player = forms.CharField(max_length=Text.NAME.limit, label=_("Player"))
    kind = forms.ChoiceField(choices=NoteKind.choices, label=_("What it is about"))
    text = note(
        Text.NOTE,
        5,
        label=_("What happened"),
        help_text=_("What was seen and heard, with who can confirm it. No judgement."),
        error_messages={"required": _("Write what happened, in facts.")},
    )
    response = note(Text.NOTE, 3, required=False, label=_("What the player said to it (may stay empty)"))

    def __init__(self, data: QueryDict | None, names: Iterable[str]) -> None:
        super().__init__(data)
        if choices := [(name, name) for name in names]:
            self.fields["player"] = forms.ChoiceField(choices=choices, label=_("Player"))


class ResponseForm(DeskForm):
    """What the player said."""

    response = note(
        Text.NOTE,
        4,
        label=_("What the player said to it"),
        error_messages={"required": _("Write what the player said.")},
    )
