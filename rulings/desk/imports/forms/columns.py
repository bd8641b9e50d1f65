"""What the columns of a sheet hold, as somebody says it."""

from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import Refusal
from rulings.desk.imports.forms.files import FollowedForm
from rulings.desk.imports.values import BadFile
from rulings.desk.imports.wording.columns import column_choices, needs_text
from rulings.desk.imports.wording.files import refused_text
from rulings.formats.errors import shown
from rulings.formats.sheets.layout import BOARD, Layout, Letters, missing
from rulings.formats.sheets.lines import has_titles
from rulings.formats.sheets.reader import Found
from rulings.formats.sheets.sheet import letters_of

_EXAMPLES, _LONGEST_EXAMPLE = 4, 30


class PlaceForm(DeskForm):
    """Which sheet of a book is meant, and which of its rows heads the columns."""

    sheet = forms.IntegerField(required=False, min_value=0, max_value=1_000)
    row = forms.IntegerField(required=False, min_value=0, max_value=100_000)

    @property
    def place(self) -> tuple[int | None, int | None]:
        """Both, None for one that is not said, or is none."""
        given = self.cleaned_data if self.is_valid() else {}
        return given.get("sheet"), given.get("row")


class ColumnsForm(FollowedForm):
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
        told = {name: self.cleaned_data[name] for name in ("layout", "progress_key")}
        return {"headings": self.found.digest, **told}

    def show_refusal(self, refusal: Refusal) -> None:
        """Where a cell is not what its column is said to hold."""
        self.add_error(None, refused_text(refusal.error) if isinstance(refusal, BadFile) else str(refusal))
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
