"""A table's own result as it is entered late or put right (79): what it is, why, and who agreed."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.score_rows import RowsForm
from rulings.models import Board, ContestantKind, Result
from rulings.scoring.notation.habits import habit_of
from rulings.scoring.notation.results import LONGEST
from rulings.services.entering import has_matches, kind_of
from rulings.services.results import TOO_LATE, WHO_AGREED, WHY_CHANGED, Agreement, Because, is_too_late
from rulings.services.texts import Text
from rulings.wording.results import BECAUSE
from rulings.wording.terms import SEATS, SIDES

CORRECTING = (
    Because.RECORDED_WRONGLY,
    Because.DISPUTED,
    Because.CONVINCED,
    Because.NEVER_ENTERED,
    Because.PLAYED_LATE,
)
ENTERING = (Because.PLAYED_LATE, Because.NEVER_ENTERED, Because.DISPUTED, Because.CONVINCED)
TOGETHER = {side.value.lower(): text for side, text in SIDES.items()}
PLAYERS = {seat.value.lower(): text for seat, text in SEATS.items()}
"""The fields of who sat there: a side's pair or team, or the player of each seat."""
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


class SeatField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """Somebody who competes in the session."""

    default_error_messages = {
        "required": _("Choose who sat there."),
        "invalid_choice": _("Nobody of that choice plays in this session. Choose from the list."),
    }


class NewResultForm(ResultForm):
    """A result that the session does not have: with the pairs or teams that met, or each of four players; the table.

    In a session of several matches also the round, which may stay empty where the two meet in one alone.
    """

    at = forms.CharField(max_length=Text.TABLE.limit, required=False, label=_("Table (may stay empty)"))
    reasons = ENTERING
    told = ("table", "at")

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, board, **settings)
        kind = kind_of(board.session)
        self.seats = PLAYERS if kind == ContestantKind.INDIVIDUAL else TOGETHER
        there = board.session.contestants.filter(kind=kind).order_by("pk")
        for name, label in self.seats.items():
            self.fields[name] = SeatField(there, label=label, empty_label=_("Choose who sat there."))
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
        """What the service is told."""
        told = super().given() | {"round_played": self.cleaned_data.get("round_played", "")}
        for side in TOGETHER:
            told[side] = [self.cleaned_data[name] for name in self.seats if name in (side, *side)]
        return told
