"""A session's file as it is uploaded. It is parsed by the service, not here."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.imports.values import BadFile
from rulings.formats.errors import FormatError
from rulings.models import Club

_MOST_BYTES = 8 * 1024 * 1024


class ImportForm(DeskForm):
    """The club, the file, and a name for the event where the file's own will not do."""

    club = forms.ChoiceField(label=_("Club"))
    file = forms.FileField(
        label=_("PBN or USEBIO file"),
        help_text=_("At most 8 MB. A file that came in before changes nothing."),
        widget=forms.FileInput(attrs={"accept": ".pbn,.xml,.lin,.txt"}),
        error_messages={"required": _("Choose a file first.")},
    )
    event_name = forms.CharField(max_length=200, required=False, label=_("Name of the event (may stay empty)"))

    def __init__(self, data: object, files: object, clubs: Iterable[Club]) -> None:
        super().__init__(data, files)
        self.clubs = {str(club.pk): club for club in clubs}
        choices = [(key, club.name) for key, club in self.clubs.items()]
        self.fields["club"].choices = choices  # type: ignore[attr-defined]
        if len(choices) == 1:
            self.fields["club"].widget = forms.HiddenInput()
            self.fields["club"].initial = choices[0][0]

    def clean_file(self) -> "UploadedFile[bytes]":
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        if file.size is not None and file.size > _MOST_BYTES:
            raise forms.ValidationError(
                _("This file has %(size)s and may have at most 8 MB. Split it, or export a single session.")
                % {"size": filesizeformat(file.size)}
            )
        return file

    def given(self) -> dict[str, Any]:
        """The club, the event's name and the file, whose bytes are read here, once."""
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        return {
            "club": self.clubs[self.cleaned_data["club"]],
            "event_name": self.cleaned_data["event_name"] or None,
            "data": file.read(),
            "filename": file.name or "",
        }

    def show_refusal(self, refusal: Refusal) -> None:
        """Everything is said of the file; where the file is wrong, in the reader's language."""
        sentence = _file_error_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal)
        named = refusal.field if isinstance(refusal, BadInput) else ""
        self.add_error(named if named in self.fields else "file", sentence)
        self.status = refusal.status


def _file_error_text(error: FormatError) -> str:
    """A file's error in the reader's language: line, column, element, what was expected, what stands there."""
    parts = [
        gettext("line {line}").format(line=error.line) if error.line else "",
        gettext("column {column}").format(column=error.column) if error.column else "",
        gettext("element {element}").format(element=error.element) if error.element else "",
    ]
    values = {
        "place": ", ".join(part for part in parts if part) or gettext("the whole file"),
        "expected": gettext(error.expected.value),
        "found": error.found,
    }
    if error.found:
        return gettext("Nothing was imported. In {place}: expected {expected}, found “{found}”.").format(**values)
    return gettext("Nothing was imported. In {place}: expected {expected}.").format(**values)
