"""Making a player anonymous: whom, and why; a note on conduct for the recorder, and the player's answer to it."""

from collections.abc import Iterable

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, Words, note
from rulings.desk.base.texts import Text
from rulings.models import NoteKind, Role


class RoleForm(DeskForm):
    """What somebody is in the club. Who keeps the notes on conduct is said on the command line alone."""

    role = forms.ChoiceField(label=_("Role"), choices=Role.choices)
    also_administers = forms.BooleanField(required=False, label=_("Who directs administers the club as well"))


class HeadsForm(DeskForm):
    """Who keeps the head of the club's audit trail elsewhere."""

    is_shown = forms.BooleanField(
        required=False,
        label=_("Let everybody read the head of the audit trail"),
        help_text=_("It holds a number, a time and a signature, nothing of what was done."),
    )
    mail = forms.EmailField(
        required=False,
        max_length=Text.MAIL.limit,
        label=_("Mail it every day to"),
        help_text=_("Somebody outside the club, such as the federation: what he keeps, nobody here can rewrite."),
    )


class FindPlayerForm(DeskForm):
    """A player looked for, and those of the names found that are his."""

    name = forms.CharField(
        required=False,
        max_length=Text.NAME.limit,
        label=_("Name of the player"),
        help_text=_("One word of it is enough."),
    )
    names = Words(required=False)


class EraseForm(DeskForm):
    """All spellings of a name, the words in it that are spared, and why."""

    names = Words()
    spared = Words(required=False)
    reason = note(
        Text.REASON_TO_ERASE,
        label=_("Who asked for this, and when"),
        help_text=_("Without the name: it would be kept here."),
    )


class ConductNoteForm(DeskForm):
    """Who, what about, what happened, and what he said. `names` are those at the table; without any he is typed."""

    player = forms.CharField(max_length=Text.NAME.limit, label=_("Player"))
    kind = forms.ChoiceField(choices=NoteKind.choices, label=_("What it is about"))
    text = note(
        Text.CONDUCT,
        5,
        label=_("What happened"),
        help_text=_("What was seen and heard, with who can confirm it. No judgement."),
    )
    response = note(Text.RESPONSE, 3, required=False, label=_("What the player said to it (may stay empty)"))

    def __init__(self, data: QueryDict | None, names: Iterable[str]) -> None:
        super().__init__(data)
        if choices := [(name, name) for name in names]:
            self.fields["player"] = forms.ChoiceField(choices=choices, label=_("Player"))


class ResponseForm(DeskForm):
    """What the player said."""

    response = note(
        Text.RESPONSE,
        4,
        label=_("What the player said to it"),
    )
