"""What it takes to send an appeal to a federation, and what is asked, answered and decided there. Writes nothing."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.adjusting.forms.adjusting import AdjustForm
from rulings.desk.adjusting.forms.first_values import started
from rulings.desk.appeals.forms.steps import DecideForm, DirectorsLodgeForm, StepForm
from rulings.desk.appeals.queries import consents_needed, entries_on
from rulings.desk.base.forms import moment, note
from rulings.desk.base.refusals import BadInput, Refusal
from rulings.desk.base.texts import Text
from rulings.models import Appeal
from rulings.scoring.boards.lines import ArtificialScore, Outcome
from rulings.scoring.boards.scores import Score

_BEGUN_WITH = ("result", "paragraph", "offending")
"""What the ruling says of any score; the score itself is the federation's to give."""
_SCORES = (
    *("_result_", "_weight_", "_average", "_amount", "_penalty", "penalty_reason", "_fault", "own_damage"),
    *("one_at_fault", "is_cancelled"),
)
"""Parts of names of the fields each of which gives something."""
_USUAL_POWER = "12C1"


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


_CLUBS_CLOCK = _("By the club’s clock.")


class AskForm(StepForm):
    """What the federation asks."""

    question = note(Text.FEDERATION_QUESTION, 3, label=_("What the club is to tell or to send"))
    until = moment(_("By when (may stay empty)"), required=False, help_text=_CLUBS_CLOCK)
    hearing = moment(_("When the hearing is, where there is one"), required=False, help_text=_CLUBS_CLOCK)


class AnswerForm(StepForm):
    """What the club answers to the question that waits."""

    answer = note(Text.FEDERATION_ANSWER, 4, label=_("Answer to the question that waits"))


class _ScoreForm(AdjustForm):
    """The score that a changed ruling gives, with all that a club's own form takes; nothing where nothing was typed."""

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        told = {name: value for name, value in started(appeal.ruling).items() if name in _BEGUN_WITH}
        super().__init__(data, appeal.ruling, initial={"paragraph": _USUAL_POWER} | told, **settings)
        line: Any = self.fields["result"]
        line.required, line.empty_label = False, _("No line gets a score")
        line.queryset = line.queryset.order_by("pk")
        self.fields.pop("settles", None)

    def clean(self) -> dict[str, Any]:
        """With the line and what it gets as `score`, None where nothing was typed."""
        cleaned = super().clean()
        is_given = not self.errors and (cleaned["outcome"] is not None or bool(cleaned["penalties"]))
        cleaned["score"] = (cleaned["result"], self.score()) if is_given else None
        return cleaned

    def outcome(
        self, scores: Mapping[str, Score | None], averages: Mapping[Side, ArtificialScore | None], *, is_needed: bool
    ) -> Outcome | None:
        """As ever, but none is needed; an error where what is given has no line that gets it."""
        is_given = self.is_filled(*_SCORES)
        if is_given and self.cleaned_data["result"] is None:
            self.add_error("result", _("Choose the line that gets the score."))
        return super().outcome(scores, averages, is_needed=is_needed) if is_given and not self.errors else None


class DecideFurtherForm(DecideForm):
    """The federation's decision, with the score of a ruling that it changes; `entries` is what there was to read."""

    entries = forms.IntegerField(min_value=0, widget=forms.HiddenInput)

    def __init__(self, data: Any, appeal: Appeal, **settings: Any) -> None:
        super().__init__(data, appeal, initial={"entries": entries_on(appeal)}, **settings)
        self.score = _ScoreForm(data, appeal, auto_id=settings.get("auto_id", "id_%s"))

    def is_valid(self) -> bool:
        """Both parts are."""
        return super().is_valid() & self.score.is_valid()

    def show_refusal(self, refusal: Refusal) -> None:
        """On the score, where it is one of its fields that was refused."""
        if isinstance(refusal, BadInput) and refusal.field in self.score.fields:
            self.score.show_refusal(refusal)
            self.status = refusal.status
        else:
            super().show_refusal(refusal)

    def given(self) -> dict[str, Any]:
        """The decision with its score, and why that is given."""
        score = self.score.cleaned_data
        reasons = {name: score[name] for name in ("override_reason", "reason")}
        return self.cleaned_data | {"score": score["score"], **reasons}
