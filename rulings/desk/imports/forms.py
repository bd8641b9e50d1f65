"""A session's file as it is uploaded. It is parsed by the service, not here."""

from collections.abc import Iterable, Sequence
from typing import Any

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
from rulings.desk.imports.wording import column_choices, needs_text
from rulings.formats.errors import FormatError, shown
from rulings.formats.reader import SUFFIXES
from rulings.formats.sheets.layout import BOARD, Layout, Letters, missing
from rulings.formats.sheets.lines import has_titles
from rulings.formats.sheets.reader import Found
from rulings.formats.sheets.sheet import letters_of
from rulings.models import Club

MOST_BYTES = 4 * 1024 * 1024
TOO_LARGE = _("A file may have at most 4 MB. Split it, or export a single session.")


def _file_field(help_text: Any) -> forms.FileField:
    """A scoring program's file."""
    return forms.FileField(
        label=_("The scoring program's file"),
        help_text=help_text,
        widget=forms.FileInput(attrs={"accept": ",".join(SUFFIXES)}),
        error_messages={"required": _("Choose a file first.")},
    )


class _FileForm(DeskForm):
    """A file, whose bytes are read once; everything that is wrong with it is said of it."""

    file = _file_field(_("At most 4 MB. A file that came in before changes nothing."))

    def clean_file(self) -> "UploadedFile[bytes]":
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        if file.size is not None and file.size > MOST_BYTES:
            raise forms.ValidationError(
                _("This file has %(size)s and may have at most 4 MB. Split it, or export a single session.")
                % {"size": filesizeformat(file.size)}
            )
        return file

    def given(self) -> dict[str, Any]:
        """The file's bytes and its name."""
        file: UploadedFile[bytes] = self.cleaned_data["file"]
        return {"data": file.read(), "filename": file.name or ""}

    def show_refusal(self, refusal: Refusal) -> None:
        """Where the file is wrong, in the reader's language."""
        sentence = _file_error_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal)
        named = refusal.field if isinstance(refusal, BadInput) else ""
        self.add_error(named if named in self.fields else "file", sentence)
        self.status = refusal.status


class ImportForm(_FileForm):
    """The club, the file, and a name for the event where the file's own will not do."""

    club = forms.ChoiceField(label=_("Club"))
    event_name = forms.CharField(max_length=200, required=False, label=_("Name of the event (may stay empty)"))
    field_order = ("club", "file", "event_name")

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
        return {"club": club, "event_name": named, **super().given()}


class AddFileForm(_FileForm):
    """A file for a session that is there."""

    file = _file_field(_("A later save of the same evening: what is new is added, what differs waits for you."))


_OWN = "new"
_EXAMPLES, _LONGEST_EXAMPLE = 4, 30


class WhichSessionForm(DeskForm):
    """The session that a file belongs to, or one of its own."""

    session = forms.ChoiceField(
        label=_("To which session does the file belong?"),
        widget=forms.RadioSelect,
        error_messages={"required": _("Choose a session, or a session of its own.")},
    )

    def __init__(self, data: Any, fits: Sequence[Fit]) -> None:
        super().__init__(data)
        self.sessions = {each.session.slug: each.session for each in fits}
        likely = [(each.session.slug, _fit_text(each)) for each in fits]
        self.fields["session"].choices = [*likely, (_OWN, _("none of these: a session of its own"))]  # type: ignore[attr-defined]

    def given(self) -> dict[str, Any]:
        """The session, None for one of its own."""
        return {"session": self.sessions.get(self.cleaned_data["session"])}


def _fit_text(found: Fit) -> str:
    """A session, and how much of the file is there already."""
    session = {"session": found.session, "date": date_format(found.session.date)}
    parts = [
        gettext("{session}, {date}").format(**session),
        gettext("{known} of {all} who compete are known").format(known=found.contestants, all=found.of_contestants),
        ngettext("{number} board in common", "{number} boards in common", found.boards).format(number=found.boards),
    ]
    if found.common:
        same = {"same": found.same, "common": found.common}
        parts.append(gettext("{same} of {common} results are the same").format(**same))
    return " · ".join(parts)


class PlaceForm(DeskForm):
    """Which sheet of a book is meant, and which of its rows heads the columns."""

    sheet = forms.IntegerField(required=False, min_value=0, max_value=1_000)
    row = forms.IntegerField(required=False, min_value=0, max_value=100_000)

    @property
    def place(self) -> tuple[int | None, int | None]:
        """Both, None for one that is not said, or is none."""
        given = self.cleaned_data if self.is_valid() else {}
        return given.get("sheet"), given.get("row")


class ColumnsForm(DeskForm):
    """What each column of a sheet holds, what is proposed chosen; how suits are written, and the board of all lines."""

    letters = forms.ChoiceField(
        required=False,
        label=_("Suits of one letter"),
        choices=[
            ("", _("S, H, D, C, or symbols and words")),
            (Letters.ENGLISH.value, _("always S, H, D, C")),
            (Letters.ITALIAN.value, _("P, C, Q, F: C is hearts")),
        ],
    )
    board = forms.IntegerField(
        required=False,
        min_value=1,
        max_value=9_999,
        label=_("Board of all lines (where no column has its number)"),
    )

    def __init__(self, data: Any, found: Found) -> None:
        super().__init__(data)
        self.found = found
        proposed = {at: key for key, at in found.layout.columns.items()}
        columns = {f"column_{at}": _column_field(found, at, proposed.get(at, "")) for at in range(found.sheet.width)}
        self.fields = columns | self.fields
        self.fields["letters"].initial = found.layout.letters.value
        if BOARD in found.layout.columns or has_titles(found.sheet, found.heading):
            self.fields["board"].widget = forms.HiddenInput()

    def clean(self) -> dict[str, Any]:
        """Each matter in one column, and all that a result needs."""
        chosen = {at: self.cleaned_data.get(f"column_{at}", "") for at in range(self.found.sheet.width)}
        named: dict[str, int] = {}
        for at, key in chosen.items():
            if key and key in named:
                other = letters_of(named[key])
                self.add_error(f"column_{at}", _("Column %(column)s holds this already.") % {"column": other})
            elif key:
                named[key] = at
        board = self.cleaned_data.get("board") or 0
        is_told = bool(board) or has_titles(self.found.sheet, self.found.heading)
        if needs := missing(named, has_titles=is_told):
            self.add_error(None, needs_text(needs))
        self.cleaned_data["layout"] = Layout(named, Letters(self.cleaned_data.get("letters") or ""), board)
        return self.cleaned_data

    def given(self) -> dict[str, Any]:
        """The layout, and the headings that it is for."""
        return {"headings": self.found.digest, "layout": self.cleaned_data["layout"]}

    def show_refusal(self, refusal: Refusal) -> None:
        """Where a cell is not what its column is said to hold."""
        self.add_error(None, _file_error_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal))
        self.status = refusal.status

    @property
    def columns(self) -> list[forms.BoundField]:
        """The fields of columns, in their order."""
        return [self[name] for name in self.fields if name.startswith("column_")]


def _column_field(found: Found, at: int, proposed: str) -> forms.ChoiceField:
    """One column: its letter and heading, some of what stands in it, and what it may hold."""
    heading = found.heading.texts[at].strip() if at < len(found.heading.texts) else ""
    told = (row[at].strip() for row in found.sheet.rows[found.heading.after :] if at < len(row))
    some = list(dict.fromkeys(text for text in told if text))[:_EXAMPLES]
    label = gettext("Column {letters}: {heading}") if heading else gettext("Column {letters}")
    return forms.ChoiceField(
        required=False,
        label=label.format(letters=letters_of(at), heading=heading),
        help_text=", ".join(shown(text, _LONGEST_EXAMPLE) for text in some) or gettext("empty"),
        choices=column_choices(),
        initial=proposed,
    )


class TokenForm(DeskForm):
    """The name of the computer that is to send files."""

    name = forms.CharField(max_length=100, label=_("Name of the computer"))


class ChosenForm(DeskForm):
    """What a button is about."""

    pk = forms.IntegerField(min_value=1)


def _file_error_text(error: FormatError) -> str:
    """A file's error in the reader's language: line, column, element, what was expected, what stands there."""
    parts = [
        gettext("cell {cell}").format(cell=error.cell) if error.cell else "",
        gettext("line {line}").format(line=error.line) if error.line and not error.cell else "",
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
