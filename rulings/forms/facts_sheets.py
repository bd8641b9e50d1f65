"""The facts as the director found them, and the players' confirmation on his device."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.forms.answering import RevisionForm, note
from rulings.models import CalledWhen, FactsSheet
from rulings.services.facts_sheets import TEXTS
from rulings.services.texts import Text
from rulings.wording.terms import value_text

NOT_SAID = ("", _("not said"))


class FactsForm(RevisionForm):
    """What was found; every field may stay empty."""

    agreed = note(Text.FACTS_AGREED, 5, required=False, label=_("Facts agreed"), help_text=_("What both sides say."))
    disputed = note(
        Text.FACTS_DISPUTED, 3, required=False, label=_("Facts disputed"), help_text=_("What they do not agree about.")
    )
    ns_words = note(Text.WORDS, 3, required=False, label=_("North-South said"), help_text=_("In their own words."))
    ew_words = note(Text.WORDS, 3, required=False, label=_("East-West said"), help_text=_("In their own words."))
    additional = note(Text.FACTS_ADDITIONAL, 3, required=False, label=_("Found away from the table"))
    level = forms.CharField(max_length=Text.LEVEL.limit, required=False, label=_("Level of the players"))
    called_by = forms.ChoiceField(required=False, label=_("Who called the director"))
    called_when = forms.ChoiceField(required=False, label=_("When"), choices=[NOT_SAID, *CalledWhen.choices])

    def __init__(self, data: Any, sheet: FactsSheet | None) -> None:
        names = [*TEXTS, "called_by", "called_when", "revision"]
        super().__init__(data, initial={name: getattr(sheet, name) for name in names} if sheet else {"revision": 0})
        self.fields["called_by"].choices = [NOT_SAID, *((side, value_text(side)) for side in Side)]  # type: ignore[attr-defined]

    def told(self) -> dict[str, Any]:
        """What the service is told."""
        data = self.cleaned_data
        texts = {name: data[name] for name in TEXTS}
        return {"texts": texts, **{name: data[name] for name in ("revision", "called_by", "called_when")}}


class ConfirmForm(RevisionForm):
    """One side's tick."""

    side = forms.ChoiceField(choices=[(side, side) for side in Side])
