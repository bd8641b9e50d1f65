"""A table's own result as it is entered late or put right (79): what it is, why, and who agreed."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.score_rows import RowsForm
from rulings.models import Board, Contestant, ContestantKind
from rulings.scoring.notation import LONGEST
from rulings.scoring.notation_habits import habit_of
from rulings.services.results import TOO_LATE, WHO_AGREED, WHY_CHANGED, Agreement, Because, is_too_late
from rulings.services.texts import Text
from rulings.wording.results import BECAUSE

CORRECTING = (Because.RECORDED_WRONGLY, Because.DISPUTED, Because.CONVINCED, Because.NEVER_ENTERED)
ENTERING = (Because.PLAYED_LATE, Because.NEVER_ENTERED, Because.DISPUTED, Because.CONVINCED)
LOCAL = "%Y-%m-%dT%H:%M"


class ResultForm(RowsForm):
    """`agreement()` and `cleaned_data["table"]`, the result, are what the service takes."""

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
        input_formats=[LOCAL],
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=LOCAL),
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
    reasons: tuple[Because, ...] = CORRECTING
    told: tuple[str, ...] = ("table", "was")

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
        """What the service is told."""
        return {name: self.cleaned_data[name] for name in self.told} | {"agreement": self.agreement()}


class NewResultForm(ResultForm):
    """A result that the session does not have: with the pairs that met, and the table."""

    ns = forms.ModelChoiceField(Contestant.objects.none(), label=_("North-South"))
    ew = forms.ModelChoiceField(Contestant.objects.none(), label=_("East-West"))
    at = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table (may stay empty)"))
    reasons = ENTERING
    told = ("ns", "ew", "table", "at")
    field_order = ("ns", "ew", "at", "played")

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, board, **settings)
        pairs = board.session.contestants.filter(kind=ContestantKind.PAIR).order_by("pk")
        for name in ("ns", "ew"):
            self.fields[name].queryset = pairs  # type: ignore[attr-defined]
