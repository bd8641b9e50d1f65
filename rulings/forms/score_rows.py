"""Rows of results with weights as the director types them, read into a score; points stand where no contract does."""

import re
from collections.abc import Iterator
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.bridge.boards import Vulnerability
from rulings.forms.base import DeskForm
from rulings.models import Board
from rulings.scoring.boards.scores import FULL_WEIGHT, Component, Score, Weighted
from rulings.scoring.boards.table_results import TableResult, possible_points
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.habits import habit_of
from rulings.scoring.notation.results import LONGEST, read_result, write_result
from rulings.wording.scores import refusal_text

POINTS = re.compile(r"[+\-−–]\s*\d{1,5}", re.ASCII)
WRONG_WEIGHT = _("A weight is a whole number from 1 to 100. Leave a result without weight out.")
SAME = str.maketrans({"−": "-", "–": "-", " ": None})


class RowsForm(DeskForm):
    """A form of a board. A group of rows is named by a word: its fields are `ns_result_1`, `ns_weight_1`, `ns_only_1`.

    `cleaned_data` gets "results", the one plain result of a group in English notation, and "by_infraction", the
    points of results that only the infraction made possible.
    """

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.vulnerability = Vulnerability(board.vulnerability)
        self.language = get_language() or "en"
        self.groups: dict[str, int] = {}

    def add_rows(self, name: str, rows: int, *, with_only: bool = True) -> None:
        """A group of rows."""
        self.groups[name] = rows
        for row in range(1, rows + 1):
            self.fields[f"{name}_result_{row}"] = forms.CharField(
                max_length=LONGEST,
                required=False,
                label=_("Result"),
                help_text=habit_of(self.language).example if row == 1 else "",
            )
            self.fields[f"{name}_weight_{row}"] = forms.IntegerField(
                min_value=1,
                max_value=FULL_WEIGHT,
                required=False,
                label=_("Weight, %"),
                error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), WRONG_WEIGHT),
            )
            if with_only:
                self.fields[f"{name}_only_{row}"] = forms.BooleanField(
                    required=False, label=_("possible only through the infraction")
                )

    def rows_of(self, name: str) -> Iterator[list[forms.BoundField]]:
        """The rows of a group, field by field, for the page."""
        for row in range(1, self.groups[name] + 1):
            fields = (f"{name}_{part}_{row}" for part in ("result", "weight", "only"))
            yield [self[field] for field in fields if field in self.fields]

    def is_filled(self, *parts: str) -> bool:
        """Whether any field whose name holds one of these has a value or an error."""
        return any(
            self[name].value() or self[name].errors for name in self.fields if any(part in name for part in parts)
        )

    def clean(self) -> dict[str, Any]:
        self.cleaned_data |= {"results": {}, "by_infraction": set()}
        return self.cleaned_data

    def score_of(self, name: str) -> Score | None:
        """A group's score; None where its rows are empty."""
        given = {row: self.cleaned_data.get(f"{name}_result_{row}") for row in range(1, self.groups[name] + 1)}
        rows = [row for row, result in given.items() if result]
        for row in given:
            if row not in rows and self.cleaned_data.get(f"{name}_weight_{row}"):
                self.add_error(f"{name}_result_{row}", _("There is a weight without a result. Write the result."))
        found = [part for row in rows if (part := self.component(name, row, is_only=len(rows) == 1)) is not None]
        if len(found) == 1 and found[0].weight == FULL_WEIGHT:
            if found[0].result is not None:
                self.cleaned_data["results"][name] = write_result(found[0].result, "en")
            return found[0].points
        return Weighted(tuple(found)) if found else None

    def component(self, name: str, row: int, *, is_only: bool) -> Component | None:
        """One row; an error on its field where it cannot be read, or has no weight among several."""
        weight = self.cleaned_data.get(f"{name}_weight_{row}") or (FULL_WEIGHT if is_only else 0)
        if not weight:
            if f"{name}_weight_{row}" not in self.errors:
                self.add_error(f"{name}_weight_{row}", _("Several results have weights: write this one's."))
            return None
        text = self.cleaned_data[f"{name}_result_{row}"]
        points, result = self.points_or_result(f"{name}_result_{row}", text)
        if points is None:
            return None
        if self.cleaned_data.get(f"{name}_only_{row}"):
            self.cleaned_data["by_infraction"].add(points)
        return Component(points, weight, result)

    def points_or_result(self, field: str, text: str) -> tuple[int | None, TableResult | None]:
        """North-south's points, with the result they come from; an error on the field where there are none."""
        if POINTS.fullmatch(text.strip()):
            points = int(text.translate(SAME))
            if points in possible_points(self.vulnerability):
                return points, None
            sentence = _("No result on this board is worth {points} points. Write the result, or other points.")
            self.add_error(field, str(sentence).format(points=text.strip()))
            return None, None
        result = self.read(field, text)
        return (None, None) if result is None else (result.points_ns(self.vulnerability), result)

    def read(self, field: str, text: str) -> TableResult | None:
        """A result as it is typed; an error on the field where it cannot be read."""
        try:
            return read_result(text, self.language)
        except ScoringError as error:
            self.add_error(field, refusal_text(error))
            return None
