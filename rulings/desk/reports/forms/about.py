"""What a report is about: the call or card tapped in what is recorded, or chosen; what was said, what is agreed."""

from collections.abc import Sequence
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge import CLOCKWISE, DECK
from rulings.desk.base.forms import RevisionForm, note
from rulings.desk.base.texts import Text
from rulings.desk.reports.queries.about import Choices, matter_of
from rulings.desk.reports.values import Action, Wanted
from rulings.desk.reports.wording import about_label
from rulings.laws.engine import OneCall
from rulings.models import IrregularityReport
from rulings.wording.terms import SEATS, value_text

_NOT_SAID = ("", _("Not said"))


def _begun(report: IrregularityReport, choices: Choices) -> dict[str, str]:
    """What is told, as tapped where it can be tapped, else as chosen."""
    told = Action.of(report.about)
    if told is None or choices.has(told):
        return {"tapped": str(told or "")}
    return {"seat": str(told.seat), "made": f"{told.what} {told.made}"}


class AboutForm(RevisionForm):
    """`tapped` is one of the recorded calls and cards; `made` by `seat` any other."""

    tapped = forms.CharField(max_length=12, required=False)
    seat = forms.ChoiceField(required=False, label=_("By"))
    made = forms.ChoiceField(required=False, label=_("Call or card"))
    said = note(Text.SAID, 2, required=False)
    agreement = note(Text.AGREEMENT, 2, required=False)

    def __init__(self, data: Any, report: IrregularityReport, situations: Sequence[str], choices: Choices) -> None:
        matter = matter_of(situations)
        texts = {wanted: report.about.get(wanted, "") for wanted in (Wanted.SAID, Wanted.AGREEMENT)}
        super().__init__(data, initial={"revision": report.revision, **texts, **_begun(report, choices)})
        self.fields["said"].label = about_label(Wanted.SAID, matter)
        self.fields["agreement"].label = about_label(Wanted.AGREEMENT, matter)
        self.action_label = about_label(Wanted.ACTION, matter)
        calls = [(f"call {call}", value_text(call)) for call in OneCall.options]
        cards = [(f"card {card}", value_text(card)) for card in sorted(DECK, reverse=True)]
        seats = [(str(seat), SEATS[seat]) for seat in CLOCKWISE]
        self.fields["seat"].choices = [_NOT_SAID, *seats]  # type: ignore[attr-defined]
        self.fields["made"].choices = [_NOT_SAID, (_("Calls"), calls), (_("Cards"), cards)]  # type: ignore[attr-defined]

    def clean_tapped(self) -> Action | None:
        """The action, None where none was tapped."""
        try:
            return Action.parse(self.cleaned_data["tapped"]) if self.cleaned_data["tapped"] else None
        except ValueError:
            raise forms.ValidationError(_("Tap one of the calls or cards on the page.")) from None

    def clean(self) -> dict[str, Any]:
        """A call or card needs who made it."""
        data = super().clean() or self.cleaned_data
        if bool(data.get("seat")) != bool(data.get("made")):
            missing = "made" if data.get("seat") else "seat"
            self.add_error(missing, _("Choose both the call or card and the player."))
        return data

    def given(self) -> dict[str, Any]:
        """What was chosen stands before what was tapped."""
        data = self.cleaned_data
        chosen = Action.parse(f"{data['seat']} {data['made']}") if data["made"] else data["tapped"]
        return {"action": chosen, **{name: data[name] for name in ("revision", "said", "agreement")}}
