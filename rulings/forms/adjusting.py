"""An adjusted score as the director types it: results with weights, or averages; what he judged; penalties apart."""

from typing import Any

from django import forms
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge.boards import Vulnerability
from rulings.bridge.seats import Side
from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.models import Board, Result
from rulings.scoring.errors import ScoringError
from rulings.scoring.lines import Artificial, ArtificialScore, Assigned, Average
from rulings.scoring.notation import LONGEST, read_result, write_result
from rulings.scoring.notation_habits import habit_of
from rulings.scoring.penalties import PenaltyKind
from rulings.scoring.proposals import Fault
from rulings.scoring.rounding import read_exact
from rulings.scoring.scores import Component, Score, Weighted
from rulings.services.texts import Text
from rulings.services.weighing import Given, SidePenalty
from rulings.wording.adjustments import AVERAGES
from rulings.wording.scores import played_text, refusal_text
from rulings.wording.terms import SIDES

ROWS = {Side.NS: 4, Side.EW: 3}
MOST_WEIGHT = 100
NOT_SAID = ("", pgettext_lazy("choice", "not said"))
AVERAGE_CHOICES = [("", "–"), *((each.value, AVERAGES[each]) for each in Average if each is not Average.SET)]
FAULT_CHOICES = [
    NOT_SAID,
    (Fault.NONE.value, _("not at fault")),
    (Fault.PART.value, _("partly at fault")),
    (Fault.DIRECT.value, _("directly at fault")),
]
KIND_CHOICES = [
    (PenaltyKind.PROCEDURAL.value, _("procedural (90A)")),
    (PenaltyKind.DISCIPLINARY.value, _("disciplinary (91A)")),
]


class LineField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """One of the board's lines, by table, pairs and what was played."""

    def label_from_instance(self, obj: Any) -> str:
        numbers = " – ".join(pair.number or pair.name for pair in (obj.ns, obj.ew) if pair is not None)
        return " · ".join(part for part in (obj.table, numbers, played_text(obj)) if part)


class AdjustForm(DeskForm):
    """`given()` is what the service takes. East-west's rows are filled only where the sides get different scores."""

    result = LineField(Result.objects.none(), label=_("Line"), empty_label=None)
    paragraph = forms.CharField(
        max_length=Text.PARAGRAPH.limit,
        required=False,
        label=_("Paragraph that gives the power to adjust"),
        help_text=_("Such as 64C, 16B3 or 12A1."),
    )
    offending = forms.ChoiceField(choices=[NOT_SAID], required=False, label=_("Offending side"))
    is_numerous = forms.BooleanField(required=False, label=_("The possible results are too many to assign one (12C1d)"))
    penalty_kind = forms.ChoiceField(choices=KIND_CHOICES, required=False, label=_("Kind of penalty"))
    override_reason = note(Text.OVERRIDE_REASON, required=False, label=_("Why you give this score all the same"))
    reason = note(Text.REASON, required=False, label=_("Why it replaces the present adjusted score"))

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.vulnerability = Vulnerability(board.vulnerability)
        self.language = get_language() or "en"
        self.fields["result"].queryset = board.results.select_related("ns", "ew")  # type: ignore[attr-defined]
        self.fields["offending"].choices = [NOT_SAID, *((s.value, SIDES[s]) for s in Side)]  # type: ignore[attr-defined]
        for side, rows in ROWS.items():
            self.add_side(side.value.lower(), rows)

    def add_side(self, side: str, rows: int) -> None:
        """The fields of one side: rows of result and weight, average, fault, penalty."""
        for row in range(1, rows + 1):
            self.fields[f"{side}_result_{row}"] = forms.CharField(
                max_length=LONGEST, required=False, label=_("Result"), help_text=habit_of(self.language).example
            )
            self.fields[f"{side}_weight_{row}"] = forms.IntegerField(
                min_value=1, max_value=MOST_WEIGHT, required=False, label=_("Weight, %")
            )
            self.fields[f"{side}_only_{row}"] = forms.BooleanField(
                required=False, label=_("possible only through the infraction")
            )
        self.fields[f"{side}_average"] = forms.ChoiceField(
            choices=AVERAGE_CHOICES, required=False, label=_("Artificial score")
        )
        self.fields[f"{side}_fault"] = forms.ChoiceField(choices=FAULT_CHOICES, required=False, label=_("Fault"))
        self.fields[f"{side}_penalty"] = forms.DecimalField(
            min_value=0, max_value=1000, max_digits=6, decimal_places=2, required=False, label=_("Penalty")
        )

    def clean(self) -> dict[str, Any]:
        cleaned = self.cleaned_data
        cleaned["by_infraction"] = set()
        cleaned["results"] = {}
        scores = {side: self.score_of(side) for side in Side}
        averages = {side: cleaned.get(f"{side.value.lower()}_average") for side in Side}
        if not self.errors:
            cleaned["outcome"] = self.outcome(scores, averages)
        return cleaned

    def rows_of(self, side: Side) -> list[list[forms.BoundField]]:
        """The rows of a side, field by field, for the page."""
        names = ("result", "weight", "only")
        return [[self[f"{side.value.lower()}_{name}_{row}"] for name in names] for row in range(1, ROWS[side] + 1)]

    @property
    def rows_of_ns(self) -> list[list[forms.BoundField]]:
        """The rows that hold for both sides, or for north-south."""
        return self.rows_of(Side.NS)

    @property
    def rows_of_ew(self) -> list[list[forms.BoundField]]:
        """East-west's own rows."""
        return self.rows_of(Side.EW)

    @property
    def sides(self) -> list[dict[str, Any]]:
        """Each side's name with its fields for averages and penalties."""
        names = ("average", "fault", "penalty")
        return [{"name": SIDES[side]} | {name: self[f"{side.value.lower()}_{name}"] for name in names} for side in Side]

    def is_filled(self, *parts: str) -> bool:
        """Whether any field whose name holds one of these has a value or an error."""
        return any(
            self[name].value() or self[name].errors for name in self.fields if any(part in name for part in parts)
        )

    @property
    def has_east_west(self) -> bool:
        """Whether the page shows east-west's rows at once."""
        return self.is_filled("ew_result", "ew_weight")

    @property
    def has_artificial(self) -> bool:
        """Whether the page shows the averages at once."""
        return self.is_filled("_average", "_fault", "is_numerous")

    @property
    def has_penalty(self) -> bool:
        """Whether the page shows the penalties at once."""
        return self.is_filled("ns_penalty", "ew_penalty")

    def score_of(self, side: Side) -> Score | None:
        """A side's score out of its rows; None where they are empty."""
        name, found = side.value.lower(), []
        rows = [row for row in range(1, ROWS[side] + 1) if self.cleaned_data.get(f"{name}_result_{row}")]
        for row in range(1, ROWS[side] + 1):
            if row not in rows and self.cleaned_data.get(f"{name}_weight_{row}"):
                self.add_error(f"{name}_result_{row}", _("There is a weight without a result. Write the result."))
        for row in rows:
            component = self.component(name, row, is_only=len(rows) == 1)
            if component is not None:
                found.append(component)
        if len(found) == 1 and found[0].weight == MOST_WEIGHT and found[0].result is not None:
            self.cleaned_data["results"][side] = write_result(found[0].result, "en")
            return found[0].points
        return Weighted(tuple(found)) if found else None

    def component(self, name: str, row: int, *, is_only: bool) -> Component | None:
        """One row; an error on its field where it cannot be read, or has no weight among several."""
        weight = self.cleaned_data.get(f"{name}_weight_{row}") or (MOST_WEIGHT if is_only else 0)
        if not weight:
            if f"{name}_weight_{row}" not in self.errors:
                self.add_error(f"{name}_weight_{row}", _("Several results have weights: write this one's."))
            return None
        try:
            result = read_result(self.cleaned_data[f"{name}_result_{row}"], self.language)
        except ScoringError as error:
            self.add_error(f"{name}_result_{row}", refusal_text(error))
            return None
        points = result.points_ns(self.vulnerability)
        if self.cleaned_data.get(f"{name}_only_{row}"):
            self.cleaned_data["by_infraction"].add(points)
        return Component(points, weight, result)

    def outcome(self, scores: dict[Side, Score | None], averages: dict[Side, str | None]) -> Any:
        """The rule; an error where nothing was given, or too much."""
        ns, ew = scores[Side.NS], scores[Side.EW]
        if any(averages.values()):
            if ns is not None or ew is not None:
                self.add_error(None, _("Give results or artificial scores, not both."))
            elif not all(averages.values()):
                self.add_error(None, _("An artificial score is given to both sides. Choose the other side's too."))
            else:
                return Artificial(*(ArtificialScore(Average(str(averages[side]))) for side in Side))
            return None
        if ns is None:
            self.add_error(None, _("Write a result, or choose an artificial score for each side."))
            return None
        if ew is None:
            if Side.NS in self.cleaned_data["results"]:
                self.cleaned_data["results"][Side.EW] = self.cleaned_data["results"][Side.NS]
            return Assigned.to_both(ns)
        return Assigned(ns, ew)

    def given(self) -> Given:
        """What the service is told."""
        data = self.cleaned_data
        kind = PenaltyKind(data["penalty_kind"] or PenaltyKind.PROCEDURAL)
        amounts = {side: data.get(f"{side.value.lower()}_penalty") for side in Side}
        faults = {side: data.get(f"{side.value.lower()}_fault") for side in Side}
        return Given(
            outcome=data["outcome"],
            paragraph=data["paragraph"],
            results=data["results"],
            penalties=tuple(
                SidePenalty(side, read_exact(str(amount)), kind) for side, amount in amounts.items() if amount
            ),
            offending=Side(data["offending"]) if data["offending"] else None,
            faults={side: Fault(fault) for side, fault in faults.items() if fault},
            is_numerous=data["is_numerous"],
            by_infraction=frozenset(data["by_infraction"]),
        )
