"""Filing a report: the board, the door, and who was at the table as far as anybody tapped or typed it."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import CLOCKWISE
from rulings.forms.base import DeskForm
from rulings.laws.engine.situation import Door, Situation
from rulings.models import Board, Result
from rulings.services.texts import Text
from rulings.wording.terms import value_text

MOST_BOARDS = 999

Doors = dict[str, tuple[Situation, Door]]


class BoardForm(DeskForm):
    """The number of a board that has no button of its own."""

    number = forms.IntegerField(
        min_value=1,
        max_value=MOST_BOARDS,
        label=_("Another board"),
        widget=forms.NumberInput(attrs={"inputmode": "numeric", "min": 1, "max": MOST_BOARDS}),
    )


class FilingForm(DeskForm):
    """What a director presses to begin a ruling on a board."""

    door = forms.CharField(max_length=60)
    filing_key = forms.UUIDField(widget=forms.HiddenInput)
    result = forms.ModelChoiceField(Result.objects.none(), required=False)
    table = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table"))
    narrative = forms.CharField(
        max_length=Text.NARRATIVE.limit,
        required=False,
        label=_("What happened"),
        widget=forms.Textarea(attrs={"rows": 3}),
    )

    def __init__(self, data: Any, board: Board, doors: Doors, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.doors = doors
        self.fields["result"].queryset = board.results.select_related("ns", "ew")  # type: ignore[attr-defined]
        for seat in CLOCKWISE:
            self.fields[f"name_{seat}"] = forms.CharField(
                max_length=Text.NAME.limit, required=False, label=value_text(seat)
            )

    def clean_door(self) -> tuple[Situation, Door]:
        key = self.cleaned_data["door"]
        if key not in self.doors:
            raise forms.ValidationError(_("There is no such situation in this edition: choose one from the list."))
        return self.doors[key]

    def filed(self) -> dict[str, Any]:
        """What the service is told."""
        situation, door = self.cleaned_data["door"]
        seats = {str(seat): self.cleaned_data[f"name_{seat}"] for seat in CLOCKWISE}
        return {
            "situation": situation.key,
            "facts": dict(door.facts),
            "filing_key": self.cleaned_data["filing_key"],
            "seats": {seat: name for seat, name in seats.items() if name},
            "narrative": self.cleaned_data["narrative"],
            **self.met(),
        }

    def met(self) -> dict[str, Any]:
        """The table and pairs of the result that was tapped; only the typed table otherwise."""
        result = self.cleaned_data["result"]
        if result is None:
            return {"table": self.cleaned_data["table"]}
        return {"table": result.table, "ns": result.ns, "ew": result.ew}
