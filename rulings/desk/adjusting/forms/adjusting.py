"""An adjusted score as the director types it: results with weights, or averages; what he judged; penalties apart.

A fouled board: the form that each table played (87B).
"""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Side
from rulings.desk.adjusting.forms.first_values import to_settle
from rulings.desk.adjusting.forms.sides import NOT_SAID, SidesForm
from rulings.desk.adjusting.queries.fouled import FORMS, form_of
from rulings.desk.adjusting.values import Given
from rulings.desk.adjusting.wording.adjustments import own_damages
from rulings.desk.adjusting.wording.refused import OF_ANOTHER_BOARD
from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.desk.scores.values.outcomes import table_points
from rulings.desk.scores.wording.results import line_text
from rulings.laws.record.record import Form
from rulings.models import Board, Result, Ruling, ScoreAdjustment
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import (
    Artificial,
    ArtificialScore,
    Assigned,
    NotPlayed,
    OneSideAtFault,
    Outcome,
    SelfInflicted,
)
from rulings.scoring.boards.scores import Score
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.notation.spelling import FAULTS_READ
from rulings.wording.terms import SIDES

_PENALISING = ("90", "91")
_ROWS = {"ns": 4, "ew": 3, "without_error": 2}
_TEAMS = (Form.TEAMS.value, Form.KNOCKOUT.value)
_KIND_CHOICES = [
    (PenaltyKind.PROCEDURAL.value, _("procedural (90A)")),
    (PenaltyKind.DISCIPLINARY.value, _("disciplinary (91A)")),
]
_PARTS = {
    "ns_more": ("ns_result_3", "ns_result_4"),
    "ew": ("ew_result", "ew_weight"),
    "ew_more": ("ew_result_3",),
    "own_damage": ("own_damage", "without_error"),
    "artificial": ("_average", "ns_amount", "ew_amount", "_fault", "is_numerous", "is_outside_agency", "other_table"),
    "one_at_fault": ("one_at_fault",),
    "cancelled": ("is_cancelled",),
    "penalty": ("ns_penalty", "ew_penalty", "penalty_reason"),
}
"""Parts of the page that are open at once only where they hold something."""


class _LineField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """One of the board's lines, by table, pairs and what was played."""

    default_error_messages = {
        "required": _("Choose the line that the ruling is about. Where it has none, enter the table's result first."),
        "invalid_choice": OF_ANOTHER_BOARD,
    }

    def label_from_instance(self, obj: Any) -> str:
        return line_text(obj)


class AdjustForm(SidesForm):
    """`score()` is what is tried. East-west's rows are filled only where the sides get different scores."""

    result = _LineField(Result.objects.none(), label=pgettext_lazy("traveller", "Line"), empty_label=None)
    paragraph = forms.CharField(
        max_length=Text.PARAGRAPH.limit,
        required=False,
        label=_("Paragraph that gives the power to adjust"),
        help_text=_("Such as 64C, 16B3 or 12A1."),
    )
    offending = forms.ChoiceField(
        choices=[NOT_SAID, *((side.value, SIDES[side]) for side in Side)], required=False, label=_("Offending side")
    )
    own_damage = forms.ChoiceField(required=False, label=_("What the non-offending side did to itself"))
    is_numerous = forms.BooleanField(required=False, label=_("The possible results are too many to assign one (12C1d)"))
    is_outside_agency = forms.BooleanField(required=False, label=_("Something outside the two pairs caused it"))
    other_table_favours = forms.BooleanField(
        required=False, label=_("The result at the other table clearly favours one side (86B1)")
    )
    one_at_fault = forms.ChoiceField(
        choices=[("", _("neither, or both")), *((side.value, SIDES[side]) for side in Side)],
        required=False,
        label=_("The team at fault, as it sits at this table"),
    )
    is_cancelled = forms.BooleanField(required=False, label=_("The board counts for nobody at this table"))
    penalty_kind = forms.ChoiceField(choices=_KIND_CHOICES, required=False, label=_("Kind of penalty"))
    penalty_reason = note(Text.PENALTY_REASON, required=False, label=_("What the penalty or the warning is for"))
    settles = forms.MultipleChoiceField(
        required=False, widget=forms.CheckboxSelectMultiple, label=_("This score settles")
    )
    override_reason = note(Text.OVERRIDE_REASON, required=False, label=_("Why you give this score all the same"))
    reason = note(Text.REASON, required=False, label=_("Why it replaces the present adjusted score"))

    def __init__(self, data: Any, ruling: Ruling, **settings: Any) -> None:
        super().__init__(data, ruling, **settings)
        lines = ruling.report.board.results.select_related("ns", "ew", "board")
        self.fields["result"].queryset = lines  # type: ignore[attr-defined]
        self.fields["own_damage"].choices = [("", _("nothing")), *own_damages(ruling.edition)]  # type: ignore[attr-defined]
        self.fields["settles"].choices = left = list(to_settle(ruling).items())  # type: ignore[attr-defined]
        if not left:
            del self.fields["settles"]
        is_of_teams = ruling.report.session.form in _TEAMS
        if not is_of_teams:
            del self.fields["other_table_favours"]
        if not is_of_teams or ruling.edition == "2007":
            del self.fields["one_at_fault"]
        for name, rows in _ROWS.items():
            self.add_rows(name, rows, with_only=name != "without_error")

    @property
    def rows(self) -> dict[str, list[list[forms.BoundField]]]:
        """Each group's rows, for the page."""
        return {name: list(self.rows_of(name)) for name in self.groups}

    @property
    def opened(self) -> dict[str, bool]:
        """Which parts the page shows at once."""
        return {part: self.is_filled(*names) for part, names in _PARTS.items()}

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        scores = {name: self.score_of(name) for name in self.groups}
        averages = {side: self.average_of(side) for side in Side}
        cleaned["penalties"] = tuple(penalty for side in Side if (penalty := self.penalty_of(side)) is not None)
        if not self.errors:
            cleaned["outcome"] = self.outcome(scores, averages, is_needed=not cleaned["penalties"])
        return cleaned

    def outcome(
        self, scores: Mapping[str, Score | None], averages: Mapping[Side, ArtificialScore | None], *, is_needed: bool
    ) -> Outcome | None:
        """The rule, None where the table's score stands; an error where a score is needed, or too much is given."""
        is_one_at_fault = bool(self.cleaned_data.get("one_at_fault"))
        has_results = is_one_at_fault or any(score is not None for score in scores.values())
        is_cancelled = self.cleaned_data["is_cancelled"]
        if has_results + any(averages.values()) + is_cancelled > 1:
            self.add_error(
                None, _("Give results, or artificial scores, or a board that counts for nobody: one of them.")
            )
            return None
        if is_cancelled:
            return NotPlayed()
        if any(averages.values()):
            return self.artificial(averages)
        if is_one_at_fault:
            return self.one_side_at_fault(scores)
        if not has_results and not self.cleaned_data["own_damage"] and not is_needed:
            return None
        if scores["ns"] is None:
            self.add_error(None, _("Write a result, or choose an artificial score for each side."))
            return None
        if self.cleaned_data["own_damage"] or scores["without_error"] is not None:
            return self.self_inflicted(scores)
        return self.assigned(scores["ns"], scores["ew"])

    def artificial(self, averages: Mapping[Side, ArtificialScore | None]) -> Artificial | None:
        """12C2: both sides have one."""
        ns, ew = averages[Side.NS], averages[Side.EW]
        if ns is None or ew is None:
            self.add_error(None, _("An artificial score is given to both sides. Choose the other side's too."))
            return None
        return Artificial(ns, ew)

    def one_side_at_fault(self, scores: Mapping[str, Score | None]) -> OneSideAtFault | None:
        """86B2(b): one score at most is assigned; an error where the sides have two, or one has harmed itself."""
        if scores["ew"] is not None or scores["without_error"] is not None or self.cleaned_data["own_damage"]:
            sentence = _(
                "Where one team alone is at fault (86B2b) at most one score is assigned, the first above: the other "
                "team's follows. Leave East-West's own score and self-inflicted damage empty."
            )
            self.add_error("one_at_fault", sentence)
            return None
        results = self.cleaned_data["results"]
        if "ns" in results:
            results["assigned"] = results.pop("ns")
        return OneSideAtFault(Side(self.cleaned_data["one_at_fault"]), scores["ns"])

    def assigned(self, ns: Score, ew: Score | None) -> Assigned:
        """12C1: one score for both sides unless east-west have their own."""
        results = self.cleaned_data["results"]
        if ew is None and "ns" in results:
            results["ew"] = results["ns"]
        return Assigned(ns, ns if ew is None else ew)

    def self_inflicted(self, scores: Mapping[str, Score | None]) -> SelfInflicted | None:
        """12C1(e): the three scores; an error on the field of what is missing."""
        data = self.cleaned_data
        adjusted, without_error, actual = scores["ns"], scores["without_error"], table_points(data["result"])
        missing = {
            "own_damage": (not data["own_damage"], _("Choose what the non-offending side did to itself.")),
            "without_error_result_1": (without_error is None, _("Write what that side could still have had.")),
            "offending": (not data["offending"], _("Say which side offended: the other bears its own damage.")),
            "result": (actual is None, _("This line has no result yet. Enter the table's result first.")),
            "ew_result_1": (scores["ew"] is not None, _("East-West's score follows from the others. Leave it empty.")),
        }
        for field, (is_wrong, sentence) in missing.items():
            if is_wrong:
                self.add_error(field, sentence)
        if adjusted is None or without_error is None or actual is None or self.errors:
            return None
        if "ns" in data["results"]:
            data["results"]["adjusted"] = data["results"].pop("ns")
        return SelfInflicted(Side(data["offending"]).other, actual, adjusted, without_error)

    def power(self) -> str:
        """The paragraph that gives the power; that of the penalty where nothing else is given."""
        given = str(self.cleaned_data["paragraph"])
        if self.cleaned_data["outcome"] is not None or given.startswith(_PENALISING):
            return given
        penalty: SidePenalty = self.cleaned_data["penalties"][0]
        return penalty.kind.paragraph

    def given(self) -> dict[str, Any]:
        """What the service is given: the line, its score and the reasons."""
        reasons = {name: self.cleaned_data[name] for name in ("override_reason", "reason")}
        settles = [int(pk) for pk in self.cleaned_data.get("settles", ())]
        return {"result": self.cleaned_data["result"], "given": self.score(), "settles": settles, **reasons}

    def score(self) -> Given:
        """The score as it is tried and given."""
        data = self.cleaned_data
        faults = {side: data.get(f"{side.value.lower()}_fault") for side in Side}
        blameless = {side: data.get(f"{side.value.lower()}_blameless") for side in Side}
        return Given(
            outcome=data["outcome"],
            paragraph=self.power(),
            results=data["results"],
            penalties=data["penalties"],
            offending=Side(data["offending"]) if data["offending"] else None,
            faults={side: FAULTS_READ[fault] for side, fault in faults.items() if fault},
            is_numerous=data["is_numerous"],
            is_outside_agency=data["is_outside_agency"],
            other_table_favours=data.get("other_table_favours", False),
            by_infraction=frozenset(data["by_infraction"]),
            own_damage=data["own_damage"],
            blameless={side: int(at) for side, at in blameless.items() if at},
            penalty_reason=data["penalty_reason"],
        )


_CHOICES = [("", _("the correct form")), *((form, form) for form in FORMS if form)]


class FouledForm(DeskForm):
    """One choice a line: `form_12` for the result with row 12."""

    reason = note(Text.REASON, required=False, label=_("How you found out in which form the tables played it"))

    def __init__(self, data: Any, board: Board, **settings: Any) -> None:
        super().__init__(data, **settings)
        present = ScoreAdjustment.objects.filter(result__board=board, is_current=True)
        current = {each.result_id: form_of(each) for each in present}
        lines = board.results.select_related("ns", "ew", "board").order_by("section", "table", "round", "pk")
        for line in lines:
            self.fields[f"form_{line.pk}"] = forms.ChoiceField(
                choices=_CHOICES, required=False, label=line_text(line), initial=current.get(line.pk, "")
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

    def given(self) -> dict[str, Any]:
        """What the service is given."""
        return {"forms": self.forms(), "reason": self.cleaned_data["reason"]}
