"""A table's own result as it is entered late or put right (79): what it is, why, and who agreed.

Rows of results with weights are read into a score; points stand where no contract does.
"""

import re
from collections.abc import Iterator
from typing import Any

from django import forms
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Vulnerability
from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.desk.scores.queries.agreements import Agreement, is_too_late
from rulings.desk.scores.queries.competing import has_matches, kind_of
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.scores.wording.refused import TOO_LATE, WHO_AGREED, WHY_CHANGED
from rulings.desk.scores.wording.results import BECAUSE
from rulings.desk.scores.wording.scores import refusal_text
from rulings.models import Board, ContestantKind, Result
from rulings.scoring.boards.scores import FULL_WEIGHT, Component, Score, Weighted
from rulings.scoring.boards.table_results import TableResult, possible_points
from rulings.scoring.errors import ScoringError
from rulings.scoring.notation.habits import habit_of
from rulings.scoring.notation.results import LONGEST, read_result
from rulings.wording.terms import SEATS, SIDES

_POINTS = re.compile(r"[+\-−–]\s*\d{1,5}", re.ASCII)
_WRONG_WEIGHT = _("A weight is a whole number from 1 to 100. Leave a result without weight out.")
_SAME = str.maketrans({"−": "-", "–": "-", " ": None})


class RowsForm(DeskForm):
    """A form of a board. A group of rows is named by a word: its fields are `ns_result_1`, `ns_weight_1`, `ns_only_1`.

    `cleaned_data` gets "results", the one plain result of a group, and "by_infraction", the
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
                error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), _WRONG_WEIGHT),
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
        self.complete_weights(name, rows)
        found = [part for row in rows if (part := self.component(name, row, is_only=len(rows) == 1)) is not None]
        if len(found) == 1 and found[0].weight == FULL_WEIGHT:
            if found[0].result is not None:
                self.cleaned_data["results"][name] = found[0].result
            return found[0].points
        return Weighted(tuple(found)) if found else None

    def complete_weights(self, name: str, rows: list[int]) -> None:
        """Of several results the one without a weight has what the others leave of the whole."""
        weights = {row: self.cleaned_data.get(f"{name}_weight_{row}") for row in rows}
        without = [row for row, weight in weights.items() if weight is None]
        rest = FULL_WEIGHT - sum(weight for weight in weights.values() if weight)
        if len(rows) > 1 and len(without) == 1 and rest > 0 and f"{name}_weight_{without[0]}" not in self.errors:
            self.cleaned_data[f"{name}_weight_{without[0]}"] = rest

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
        if _POINTS.fullmatch(text.strip()):
            points = int(text.translate(_SAME))
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


_CORRECTING = (
    Because.RECORDED_WRONGLY,
    Because.DISPUTED,
    Because.CONVINCED,
    Because.NEVER_ENTERED,
    Because.PLAYED_LATE,
)
_ENTERING = (Because.PLAYED_LATE, Because.NEVER_ENTERED, Because.DISPUTED, Because.CONVINCED)
_TOGETHER = {side.value.lower(): text for side, text in SIDES.items()}
_PLAYERS = {seat.value.lower(): text for seat, text in SEATS.items()}
"""The fields of who sat there: a side's pair or team, or the player of each seat."""
_LOCAL = "%Y-%m-%dT%H:%M"


class ResultForm(RowsForm):
    """A table's result put right, with who agreed to it."""

    played = forms.CharField(
        max_length=LONGEST, label=_("Result"), error_messages={"required": _("Write the result of the table.")}
    )
    because = forms.ChoiceField(label=_("What it is"))
    reason = note(Text.REASON, label=_("What was wrong, or why it comes now"), error_messages={"required": WHY_CHANGED})
    agreed_by = forms.CharField(
        max_length=Text.CONSULTED.limit, label=_("Who agreed to it"), error_messages={"required": WHO_AGREED}
    )
    agreed_at = forms.DateTimeField(
        required=False,
        input_formats=[_LOCAL],
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=_LOCAL),
        label=_("When they agreed"),
        help_text=_("Left empty, it is now."),
    )
    approved_by = forms.CharField(
        max_length=Text.CONSULTED.limit,
        required=False,
        label=_("After the correction period: which organiser approved it (79C2)"),
    )
    is_beyond_doubt = forms.BooleanField(
        required=False, label=_("After the correction period: I am satisfied beyond reasonable doubt")
    )
    was = forms.CharField(required=False, widget=forms.HiddenInput)
    reasons: tuple[Because, ...] = _CORRECTING
    names: tuple[str, ...] = ("table", "was")

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, board, **settings)
        self.board = board
        self.fields["played"].help_text = habit_of(self.language).example
        self.fields["because"].choices = [(each.value, BECAUSE[each]) for each in self.reasons]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        if "played" in cleaned:
            cleaned["table"] = self.read("played", cleaned["played"])
        if not self.errors and is_too_late(self.agreement(), self.board):
            self.add_error("approved_by", TOO_LATE)
        return cleaned

    def agreement(self) -> Agreement:
        """Why and with whom."""
        names = ("reason", "agreed_by", "agreed_at", "approved_by", "is_beyond_doubt")
        return Agreement(Because(self.cleaned_data["because"]), **{name: self.cleaned_data[name] for name in names})

    def given(self) -> dict[str, Any]:
        """The result with the agreement to it."""
        return {name: self.cleaned_data[name] for name in self.names} | {"agreement": self.agreement()}


_CHOOSE_WHO_SAT = _("Choose who sat there.")


class _SeatField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """Somebody who competes in the session."""

    default_error_messages = {
        "required": _CHOOSE_WHO_SAT,
        "invalid_choice": _("Nobody of that choice plays in this session. Choose from the list."),
    }


class NewResultForm(ResultForm):
    """A result that the session does not have: with the pairs or teams that met, or each of four players; the table.

    In a session of several matches also the round, which may stay empty where the two meet in one alone.
    """

    at = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table (may stay empty)"))
    reasons = _ENTERING
    names = ("table", "at")

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, board, **settings)
        kind = kind_of(board.session)
        self.seats = _PLAYERS if kind == ContestantKind.INDIVIDUAL else _TOGETHER
        there = board.session.contestants.filter(kind=kind).order_by("pk")
        for name, label in self.seats.items():
            self.fields[name] = _SeatField(there, label=label, empty_label=_CHOOSE_WHO_SAT)
        rounds = self.rounds() if has_matches(board.session) else []
        if len(rounds) > 1:
            choices = [("", _("the one in which they meet")), *((each, each) for each in rounds)]
            self.fields["round_played"] = forms.ChoiceField(choices=choices, required=False, label=_("Round"))
        self.order_fields([*self.seats, "round_played", "at", "played"])

    def rounds(self) -> list[str]:
        """The rounds of the session, in the order in which they are met."""
        found = Result.objects.filter(board__session=self.board.session).order_by("pk").values_list("round", flat=True)
        return list(dict.fromkeys(filter(None, found)))

    def given(self) -> dict[str, Any]:
        """The result with the agreement to it, its round, and who sat on each side."""
        entered = super().given() | {"round_played": self.cleaned_data.get("round_played", "")}
        for side in _TOGETHER:
            entered[side] = [self.cleaned_data[name] for name in self.seats if name in (side, *side)]
        return entered
