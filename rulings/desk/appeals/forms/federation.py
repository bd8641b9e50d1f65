"""What it takes to send an appeal to a federation, and what is asked, answered and decided there. Writes nothing."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.adjusting.values import Given
from rulings.desk.adjusting.wording.refused import OF_ANOTHER_BOARD
from rulings.desk.appeals.forms.steps import DecideForm, DirectorsLodgeForm, StepForm
from rulings.desk.appeals.queries import consents_needed, entries_on
from rulings.desk.base.forms import note
from rulings.desk.base.texts import Text
from rulings.desk.scores.forms.results import RowsForm
from rulings.desk.scores.wording.results import line_text
from rulings.models import Appeal, Result
from rulings.scoring.boards.lines import Assigned


class ReferForm(StepForm):
    """To which federation the page said that it goes."""

    federation = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        super().__init__(data, appeal, initial={"federation": appeal.club.federation_id}, **settings)


class SendFurtherForm(DirectorsLodgeForm):
    """A side's further appeal, and to which federation the page said that it goes."""

    federation = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        super().__init__(data, consents_needed(appeal), **settings)
        self.initial = {**self.initial, "federation": appeal.club.federation_id, "side": appeal.side}

    def given(self) -> dict[str, Any]:
        """With the federation."""
        return super().given() | {"federation": self.cleaned_data["federation"]}


class AskForm(StepForm):
    """What the federation asks."""

    question = note(Text.FEDERATION_QUESTION, 3, label=_("What the club is to tell or to send"))


class AnswerForm(StepForm):
    """What the club answers to the question that waits."""

    answer = note(Text.FEDERATION_ANSWER, 4, label=_("Answer to the question that waits"))


class _LineField(forms.ModelChoiceField):  # type: ignore[type-arg]
    """One of the board's lines."""

    default_error_messages = {"invalid_choice": OF_ANOTHER_BOARD}

    def label_from_instance(self, obj: Any) -> str:
        return line_text(obj)


_ROWS = 3


class _ScoreForm(RowsForm):
    """The score that a changed ruling gives: results with weights for both sides, unless east-west have their own."""

    result = _LineField(Result.objects.none(), required=False, label=pgettext_lazy("traveller", "Line"))
    paragraph = forms.CharField(
        max_length=Text.PARAGRAPH.limit, required=False, label=_("Paragraph that gives the power"), initial="12C1"
    )

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        report = appeal.ruling.report
        super().__init__(data, report.board, initial={"result": report.result_id}, **settings)
        lines = report.board.results.select_related("ns", "ew", "board").order_by("pk")
        self.fields["result"].queryset = lines  # type: ignore[attr-defined]
        for side in ("ns", "ew"):
            self.add_rows(side, _ROWS, with_only=False)

    @property
    def rows(self) -> dict[str, list[list[forms.BoundField]]]:
        """Each side's rows, for the page."""
        return {name: list(self.rows_of(name)) for name in self.groups}

    def clean(self) -> dict[str, Any]:
        """With the line and what it gets as `score`, None where nothing was typed."""
        cleaned = super().clean()
        ns, ew = self.score_of("ns"), self.score_of("ew")
        cleaned["score"] = None
        if ns is None and ew is not None:
            self.add_error("ns_result_1", _("Write North-South's result too: it is that of both, or of theirs alone."))
        if ns is not None and not self.errors:
            self._take(cleaned, Assigned(ns, ns if ew is None else ew))
        return cleaned

    def _take(self, cleaned: dict[str, Any], outcome: Assigned) -> None:
        """The score; an error where it is of no line."""
        results = cleaned["results"]
        if "ew" not in results and outcome.ns == outcome.ew and "ns" in results:
            results["ew"] = results["ns"]
        if not cleaned.get("result"):
            self.add_error("result", _("Choose the line that gets the score."))
            return
        cleaned["score"] = cleaned["result"], Given(outcome, cleaned["paragraph"], results)


class DecideFurtherForm(DecideForm):
    """The federation's decision, with the score of a ruling that it changes; `entries` is what there was to read."""

    entries = forms.IntegerField(min_value=0, widget=forms.HiddenInput)

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        super().__init__(data, appeal, initial={"entries": entries_on(appeal)}, **settings)
        self.score = _ScoreForm(data, appeal, auto_id=settings.get("auto_id", "id_%s"))

    def is_valid(self) -> bool:
        """Both parts are."""
        return super().is_valid() & self.score.is_valid()

    def given(self) -> dict[str, Any]:
        """The decision with its score."""
        return self.cleaned_data | {"score": self.score.cleaned_data["score"]}
