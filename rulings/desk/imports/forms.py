"""A session's file as it is uploaded. It is parsed by the service, not here."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
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

    def sent(self) -> dict[str, Any]:
        """What the service is told; the file's bytes are read here, once."""
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        return {
            "club": self.clubs[self.cleaned_data["club"]],
            "event_name": self.cleaned_data["event_name"] or None,
            "data": file.read(),
            "filename": file.name or "",
        }
