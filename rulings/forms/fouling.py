"""A fouled board as the director says it: the form that each table played (87B)."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.models import Board, ScoreAdjustment
from rulings.services.fouling import FORMS, WHY_FORMS, form_of
from rulings.services.texts import Text
from rulings.wording.results import line_text

CHOICES = [("", _("the correct form")), *((form, form) for form in FORMS if form)]


class FormsForm(DeskForm):
    """One choice a line: `form_12` for the result with row 12. `forms()` is what the service takes."""

    reason = note(Text.REASON, required=False, label=_("How you found out in which form the tables played it"))

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, **settings)
        present = ScoreAdjustment.objects.filter(result__board=board, is_current=True)
        current = {each.result_id: form_of(each) for each in present}
        lines = board.results.select_related("ns", "ew", "board").order_by("section", "table", "round", "pk")
        for line in lines:
            self.fields[f"form_{line.pk}"] = forms.ChoiceField(
                choices=CHOICES, required=False, label=line_text(line), initial=current.get(line.pk, "")
            )

    @property
    def lines(self) -> list[forms.BoundField]:
        """The choices, for the page."""
        return [self[name] for name in self.fields if name.startswith("form_")]

    def forms(self) -> dict[int, str]:
        """The form of each line, by the row of its result."""
        return {
            int(name.removeprefix("form_")): form
            for name, form in self.cleaned_data.items()
            if name.startswith("form_")
        }

    def has_reason(self) -> bool:
        """Whether the reason is there; else an error on its field."""
        if not self.cleaned_data["reason"]:
            self.add_error("reason", WHY_FORMS)
        return not self.errors
