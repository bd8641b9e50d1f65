"""One round of a section as a director seats it."""

import re
from collections.abc import Iterator
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.bridge.movements import MOST_ROUNDS, MovementError, Seating, read_rows
from rulings.desk.base.forms import DeskForm
from rulings.desk.movements.values import mark_of_section, read_meetings
from rulings.desk.movements.wording import problem_text
from rulings.models import Section
from rulings.wording.terms import SIDES

_WHO = _("Write the number of the pair; of an individual the numbers of both players.")
_NUMBERS = re.compile(r"\A\s*\d{1,4}(?:[\s,+]+\d{1,4})?\s*\Z", re.ASCII)


class RoundForm(DeskForm):
    """One round of a section: the boards that all its tables play, and who sits at each table.

    Of an individual two numbers make a side. A table that stays empty is not used.
    """

    number = forms.IntegerField(min_value=1, max_value=MOST_ROUNDS, label=_("Round"))
    boards = forms.CharField(
        max_length=60,
        label=_("Boards"),
        help_text=_("As 1-8. Every table plays them."),
        error_messages={"required": _("Write the boards of the round.")},
    )
    was = forms.CharField(required=False, widget=forms.HiddenInput)

    def __init__(self, data: Any, section: Section) -> None:
        there = read_meetings(section.meetings) if section.meetings else None
        super().__init__(data, initial={"number": there.rounds + 1 if there else 1, "was": mark_of_section(section)})
        self.section = section
        for table in range(1, section.tables + 1):
            for side in ("ns", "ew"):
                self.fields[f"{side}_{table}"] = forms.RegexField(
                    _NUMBERS,
                    max_length=10,
                    required=False,
                    label=SIDES[Side(side.upper())],
                    widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off"}),
                    error_messages={"invalid": _WHO},
                )

    def tables(self) -> list[tuple[int, forms.BoundField, forms.BoundField]]:
        """The fields table by table."""
        return [(table, self[f"ns_{table}"], self[f"ew_{table}"]) for table in range(1, self.section.tables + 1)]

    def clean(self) -> dict[str, Any]:
        """The round as rows of a movement; an error above the form where they cannot be read."""
        cleaned = self.cleaned_data
        if not self.errors:
            try:
                met = read_rows("\n".join(self._lines())).meetings
                cleaned["rows"] = [Seating(each.table, each.ns, each.ew, each.boards) for each in met]
            except MovementError as error:
                self.add_error("boards", problem_text(error))
        return cleaned

    def _lines(self) -> Iterator[str]:
        """A line for each table where somebody sits: round, table, both sides, boards."""
        told = {
            table: [_DIGITS.findall(self.cleaned_data[f"{side}_{table}"]) for side in ("ns", "ew")]
            for table in range(1, self.section.tables + 1)
        }
        seats = max((len(side) for sides in told.values() for side in sides), default=1)
        for table, sides in told.items():
            cells = [number for side in sides for number in (side + [""] * seats)[:seats]]
            if any(cells):
                yield ";".join((str(self.cleaned_data["number"]), str(table), *cells, self.cleaned_data["boards"]))

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        return {name: self.cleaned_data[name] for name in ("number", "rows", "was")}


_DIGITS = re.compile(r"\d+", re.ASCII)
