"""The club's list of players: one added or changed, many at once as text or as a file, a session to take them from."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, SheetForm
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.base.texts import Text
from rulings.desk.roster.queries.listed import row_digest
from rulings.desk.roster.values.lists import BadLines, Entry, decoded, read_list
from rulings.desk.roster.values.typed import NO_NAME, Named, clean_player, read_name, read_number, read_player
from rulings.formats.text import MAX_BYTES
from rulings.models import RosterPlayer, Session

NUMBER_LENGTH = 40


class ListForm(DeskForm):
    """A form whose service may refuse many lines: each gets its own sentence."""

    def show_refusal(self, refusal: Refusal) -> None:
        if not isinstance(refusal, BadLines):
            super().show_refusal(refusal)
            return
        field = refusal.field if refusal.field in self.fields else None
        for sentence in refusal.shown:
            self.add_error(field, sentence)
        self.status = refusal.status


class _PlayerForm(DeskForm):
    """A player of the list."""

    name = forms.CharField(max_length=Text.NAME.limit, label=_("Name"), error_messages={"required": NO_NAME})
    number = forms.CharField(max_length=NUMBER_LENGTH, required=False, label=_("Member's number (may stay empty)"))
    partner = forms.CharField(
        max_length=Text.NAME.limit,
        required=False,
        label=_("Usual partner (may stay empty)"),
        help_text=_("A name or a number of the list."),
    )


class NewPlayerForm(ListForm, _PlayerForm):
    """One who comes to the list."""

    def given(self) -> dict[str, Any]:
        """The one entry; `BadInput` where a field holds no name or number."""
        sent = self.cleaned_data
        player = Named(read_name(sent["name"]), read_number(sent["number"]))
        partner = clean_player(read_player(sent["partner"]), "partner")
        return {"entries": [Entry(player, partner)], "field": "name"}


class PasteForm(ListForm):
    """Many players, as text or as a CSV file."""

    text = forms.CharField(
        required=False,
        label=_("One player a line"),
        help_text=_("Name; number; usual partner. The last two may be left out."),
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false", "placeholder": "Anna Nowak; 1234; Jan Kos"}),
    )
    file = forms.FileField(
        required=False, label=_("Or a CSV file"), widget=forms.FileInput(attrs={"accept": ".csv,.txt,.tsv"})
    )

    def given(self) -> dict[str, Any]:
        """The players of the file, else of the text; `BadInput` where they cannot be read."""
        file: UploadedFile[bytes] | None = self.cleaned_data["file"]
        if file is None:
            return {"entries": read_list(self.cleaned_data["text"], "text"), "field": "text"}
        if (file.size or 0) > MAX_BYTES:
            raise BadInput(_("This file may have at most 8 MB. Split it."), "file")
        return {"entries": read_list(decoded(file.read(), "file"), "file"), "field": "file"}


class FromSessionForm(DeskForm):
    """A session whose players come to the list."""

    session = forms.ChoiceField(label=_("Session"), error_messages={"required": _("Choose a session.")})

    def __init__(self, data: Any, sessions: Iterable[Session]) -> None:
        super().__init__(data)
        self.sessions = {str(each.pk): each for each in sessions}
        choices = [(key, f"{each.date.isoformat()} {each}") for key, each in self.sessions.items()]
        self.fields["session"].choices = choices  # type: ignore[attr-defined]

    def given(self) -> dict[str, Any]:
        return {"session": self.sessions[self.cleaned_data["session"]]}


class FindForm(DeskForm):
    """Words looked for in the list."""

    q = forms.CharField(max_length=100, required=False, label=_("Name or number"))


class _ChangedForm(SheetForm, _PlayerForm):
    """A player of the list as the page showed him."""


def form_of(player: RosterPlayer, data: Any) -> _ChangedForm:
    """The form that changes a player of the list."""
    partner = player.partner
    usual = str(Named(partner.name, partner.number)) if partner else ""
    shown = {"name": player.name, "number": player.number, "partner": usual, "sheet": row_digest(player)}
    return _ChangedForm(data, initial=shown)
