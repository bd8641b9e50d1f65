"""A session's file as it is uploaded, and what is asked about it. It is parsed by the service, not here."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID, uuid4

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.template.defaultfilters import filesizeformat
from django.utils.formats import date_format
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.imports.queries.matching import Fit
from rulings.desk.imports.values import BadFile
from rulings.desk.imports.wording.files import refused_text
from rulings.formats.kinds import SUFFIXES
from rulings.formats.text import MAX_BYTES
from rulings.models import Club

MOST_BYTES = MAX_BYTES
TOO_LARGE = _("A file may have at most 8 MB. Split it, or export a single session.")
_OWN = "new"


def _file_field(help_text: Any) -> forms.FileField:
    """A scoring program's file."""
    return forms.FileField(
        label=_("The scoring program's file"),
        help_text=help_text,
        widget=forms.FileInput(attrs={"accept": ",".join(SUFFIXES)}),
        error_messages={"required": _("Choose a file first.")},
    )


def _day_field(label: Any, *, required: bool) -> forms.DateField:
    """The day on which a session was played."""
    return forms.DateField(
        label=label, required=required, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )


class FollowedForm(DeskForm):
    """A form whose import may be followed on its page, and ended."""

    progress_key = forms.UUIDField(required=False, widget=forms.HiddenInput)

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.fields["progress_key"].initial = uuid4()

    @property
    def progress(self) -> UUID:
        """The key of the import that this form begins, or has ended."""
        try:
            return UUID(str(self["progress_key"].value()))
        except ValueError:
            return uuid4()


class _FileForm(FollowedForm):
    """A file, whose bytes are read once; everything that is wrong with it is said of it."""

    file = _file_field(_("At most 8 MB. A file that came in before changes nothing."))
    is_strict = forms.BooleanField(
        required=False,
        label=_("Refuse the file if anything in it is wrong"),
        help_text=_("Otherwise the rest comes in, and you decide what becomes of each line that is wrong."),
    )

    def clean_file(self) -> "UploadedFile[bytes]":
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        if file.size is not None and file.size > MOST_BYTES:
            raise forms.ValidationError(
                _("This file has %(size)s and may have at most 8 MB. Split it, or export a single session.")
                % {"size": filesizeformat(file.size)}
            )
        return file

    def given(self) -> dict[str, Any]:
        """The file's bytes and its name."""
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        told = {name: self.cleaned_data[name] for name in ("is_strict", "progress_key")}
        return {"data": file.read(), "filename": file.name or "", **told}

    def show_refusal(self, refusal: Refusal) -> None:
        """Where the file is wrong, in the reader's language."""
        sentence = refused_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal)
        named = refusal.field if isinstance(refusal, BadInput) else ""
        self.add_error(named if named in self.fields else "file", sentence)
        self.status = refusal.status


class ImportForm(_FileForm):
    """The club, the file, and a name for the event where the file's own will not do."""

    club = forms.ChoiceField(label=_("Club"))
    event_name = forms.CharField(max_length=200, required=False, label=_("Name of the event (may stay empty)"))
    day = _day_field(_("Day, if the file does not say it (may stay empty)"), required=False)
    field_order = ("club", "file", "event_name", "day", "is_strict", "progress_key")

    def __init__(self, data: object, files: object, clubs: Iterable[Club]) -> None:
        super().__init__(data, files)
        self.clubs = {str(club.pk): club for club in clubs}
        choices = [(key, club.name) for key, club in self.clubs.items()]
        self.fields["club"].choices = choices  # type: ignore[attr-defined]
        if len(choices) == 1:
            self.fields["club"].widget = forms.HiddenInput()
            self.fields["club"].initial = choices[0][0]

    def given(self) -> dict[str, Any]:
        """The club, the event's name and the file."""
        club, named = self.clubs[self.cleaned_data["club"]], self.cleaned_data["event_name"] or None
        return {"club": club, "event_name": named, "day": self.cleaned_data["day"], **super().given()}


class AddFileForm(_FileForm):
    """A file for a session that is there."""

    file = _file_field(_("A later save of the same evening: what is new is added, what differs waits for you."))


class WhichSessionForm(FollowedForm):
    """The session that a file belongs to, or one of its own; and its day, where the file says none."""

    session = forms.ChoiceField(
        label=_("To which session does the file belong?"),
        widget=forms.RadioSelect,
        error_messages={"required": _("Choose a session, or a session of its own.")},
    )
    day = _day_field(_("Day on which it was played"), required=False)

    def __init__(self, data: Any, fits: Sequence[Fit], *, asks_day: bool = False) -> None:
        super().__init__(data)
        if not asks_day:
            del self.fields["day"]
        self.sessions = {each.session.slug: each.session for each in fits}
        likely = [(each.session.slug, _fit_text(each)) for each in fits]
        self.fields["session"].choices = [*likely, (_OWN, _("none of these: a session of its own"))]  # type: ignore[attr-defined]
        if not fits:
            self.fields["session"].widget = forms.HiddenInput()
            self.fields["session"].initial = _OWN

    def given(self) -> dict[str, Any]:
        """The session, None for one of its own, and the day."""
        told = {name: self.cleaned_data.get(name) for name in ("day", "progress_key")}
        return {"session": self.sessions.get(self.cleaned_data["session"]), **told}


def _fit_text(found: Fit) -> str:
    """A session, and how much of the file is there already."""
    session = {"session": found.session, "date": date_format(found.session.date)}
    people = {"known": found.contestants, "all": found.of_contestants}
    parts = [
        gettext("{session}, {date}").format(**session),
        gettext("known of those who compete: {known} of {all}").format(**people),
        ngettext("{number} board in common", "{number} boards in common", found.boards).format(number=found.boards),
    ]
    if found.common:
        same = {"same": found.same, "common": found.common}
        parts.append(gettext("the same results: {same} of {common}").format(**same))
    return " · ".join(parts)


class TokenForm(DeskForm):
    """The name of the computer that is to send files."""

    name = forms.CharField(max_length=100, label=_("Name of the computer"))


class ChosenForm(DeskForm):
    """What a button is about."""

    pk = forms.IntegerField(min_value=1)
