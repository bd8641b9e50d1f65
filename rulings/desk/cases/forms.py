"""An answer to one question, issuing what was found, and noting that a restriction has ended."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, RevisionForm, WithdrawForm, note
from rulings.desk.base.texts import Text
from rulings.laws.engine import AskedOf, facts_of
from rulings.laws.situations import law_of
from rulings.models import ReportCase

NOT_COMPLETE = _("This form is not complete. Open the case again and answer what it asks.")


class AnswerForm(WithdrawForm):
    """One answer: `value` for a single one, `several` for cards or suits; a judgement comes with its reason.

    `cleaned_data["value"]` is raw: the service reads it, and refuses what is no option.
    """

    reason = note(Text.REASON_OF_JUDGEMENT, required=False, label=_("Your reason"))
    consulted = note(Text.CONSULTED, 1, required=False, label=_("Whom you consulted (may stay empty)"))
    polled = note(Text.POLLED, 1, required=False, label=_("Whom you polled, and their answers (may stay empty)"))

    def __init__(self, data: QueryDict | None, case: ReportCase, **settings: Any) -> None:
        super().__init__(data, **settings)
        self.facts = facts_of(law_of(case.situation, case.edition))

    def clean(self) -> dict[str, Any]:
        cleaned = {**self.cleaned_data, "value": self.raw()}
        if self.is_judgement() and not cleaned.get("reason"):
            self.add_error("reason", str(Text.REASON_OF_JUDGEMENT.missing))
        return cleaned

    def is_judgement(self) -> bool:
        """Whether the fact is one that the director judges."""
        fact = self.facts.get(self.cleaned_data.get("key", ""))
        return fact is not None and fact.asked_of is AskedOf.JUDGEMENT

    def raw(self) -> object:
        """The words of a cards or suits answer, else the one word."""
        data: Any = self.data
        fact = self.facts.get(str(data.get("key", "")))
        if fact is not None and fact.kind.name in ("cards", "suits"):
            sent = data.getlist("value") if "value" in data else data.getlist("several")
            return [word for part in sent for word in str(part).split()]
        return data.get("value", data.get("at_once", ""))

    @property
    def is_at_once(self) -> bool:
        """Whether the ruling is to be issued with this answer."""
        return "at_once" in self.data


class IssueForm(RevisionForm):
    """Issuing the ruling as found, or with the director's own text over it."""

    override_text = note(Text.OVERRIDE_TEXT, 3, required=False, label=_("Your own ruling"))
    override_reason = note(Text.OVERRIDE_REASON, required=False, label=_("Why you do not follow the findings"))

    def clean(self) -> dict[str, Any]:
        text, reason = self.cleaned_data.get("override_text"), self.cleaned_data.get("override_reason")
        if text and not reason:
            self.add_error("override_reason", str(Text.OVERRIDE_REASON.missing))
        if reason and not text:
            self.add_error("override_text", _("Write what you rule instead of these findings."))
        return self.cleaned_data


class EndedForm(DeskForm):
    """One restriction of the report's page, or of the desk, where the director then stays."""

    ruling = forms.IntegerField(min_value=1, max_value=2**63 - 1, widget=forms.HiddenInput)
    place = forms.IntegerField(min_value=0, max_value=9_999, widget=forms.HiddenInput)
    from_desk = forms.BooleanField(required=False, widget=forms.HiddenInput)
