"""What a side gets apart from results, as the director types it: an artificial score, its fault, a penalty."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Fault, Side
from rulings.desk.adjusting.queries.weighing import standard_penalty
from rulings.desk.adjusting.wording.adjustments import AVERAGE_CHOICES, standard_text
from rulings.desk.scores.forms.results import RowsForm
from rulings.desk.scores.queries.sheet import regulations_or_none
from rulings.laws.record.record import Form
from rulings.models import Ruling
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import AmountUnit, ArtificialScore, Meaning
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.notation.spelling import AVERAGES, AVERAGES_READ, FAULTS
from rulings.scoring.regulations import Unit
from rulings.scoring.rounding import read_exact
from rulings.wording.terms import SIDES

NOT_SAID = ("", pgettext_lazy("choice", "not said"))
_FAULT_CHOICES = [
    NOT_SAID,
    (FAULTS[Fault.NONE], _("not at fault")),
    (FAULTS[Fault.PARTLY], _("partly at fault")),
    (FAULTS[Fault.DIRECTLY], _("directly at fault")),
]
_SET_IN = {Unit.MATCHPOINTS: (AmountUnit.PERCENT, AmountUnit.MATCHPOINTS), Unit.IMPS: (AmountUnit.IMPS,)}
"""What an amount can be set in, by what boards are scored in."""
_PLAYERS = [("1", _("the first of the two")), ("2", _("the second of the two"))]
_STANDARD, OTHER, WARNING = "standard", "other", "warning"
_MOST = 1000


def _number(label: Any, least: int = -_MOST) -> forms.DecimalField:
    """An amount with up to two decimals."""
    return forms.DecimalField(
        min_value=least, max_value=_MOST, max_digits=6, decimal_places=2, required=False, label=label
    )


def _exact(amount: Decimal) -> Fraction:
    """A typed amount without drift."""
    return read_exact(str(amount))


class SidesForm(RowsForm):
    """The fields of both sides: `ns_average`, `ns_amount`, `ns_fault`, `ns_penalty`, `ns_penalty_amount`, and `ew_`.

    In an individual `ns_player` and `ns_blameless` too.
    """

    def __init__(self, data: Any, ruling: Ruling, **settings: Any) -> None:
        session = ruling.report.session
        super().__init__(data, ruling.report.board, **settings)
        self.standard = standard_penalty(session)
        regulations = regulations_or_none(session)
        self.is_individual = session.form == Form.INDIVIDUAL
        for side in Side:
            self.add_side(side.value.lower(), regulations.unit if regulations else None)

    def add_side(self, side: str, unit: Unit | None) -> None:
        """The fields of one side."""
        set_in = _SET_IN.get(unit, ()) if unit else tuple(AmountUnit)
        averages = [
            (f"{AVERAGES[average]} {detail}".strip(), text)
            for (average, detail), text in AVERAGE_CHOICES.items()
            if average is not None or detail in set_in
        ]
        standard = [(_STANDARD, standard_text(*self.standard))] if self.standard else []
        penalties = [("", _("none")), *standard, (OTHER, _("another amount")), (WARNING, _("a warning only"))]
        self.fields |= {
            f"{side}_average": forms.ChoiceField(
                choices=[("", "–"), *averages], required=False, label=_("Artificial score")
            ),
            f"{side}_amount": _number(_("Amount, where it is set by hand")),
            f"{side}_fault": forms.ChoiceField(choices=_FAULT_CHOICES, required=False, label=_("Fault")),
            f"{side}_penalty": forms.ChoiceField(choices=penalties, required=False, label=_("Penalty")),
            f"{side}_penalty_amount": _number(_("Amount, where it is another"), least=0),
        }
        if self.is_individual:
            self.fields[f"{side}_player"] = forms.ChoiceField(
                choices=[("", _("both players")), *_PLAYERS], required=False, label=_("Who pays it (12C3)")
            )
            self.fields[f"{side}_blameless"] = forms.ChoiceField(
                choices=[NOT_SAID, *_PLAYERS], required=False, label=_("In no way to blame (12C3)")
            )

    @property
    def sides(self) -> list[dict[str, Any]]:
        """Each side's name with its fields, for the page."""
        names = ["average", "amount", "fault", "penalty", "penalty_amount"]
        names += ["player", "blameless"] if self.is_individual else []
        return [{"name": SIDES[side]} | {name: self[f"{side.value.lower()}_{name}"] for name in names} for side in Side]

    def average_of(self, side: Side) -> ArtificialScore | None:
        """A side's artificial score; an error where an amount is missing, or stands beside an average."""
        name = side.value.lower()
        chosen, amount = self.cleaned_data.get(f"{name}_average"), self.cleaned_data.get(f"{name}_amount")
        if not chosen:
            if amount is not None:
                self.add_error(f"{name}_average", _("There is an amount: choose what it is counted in."))
            return None
        word, _space, detail = chosen.partition(" ")
        average = AVERAGES_READ[word]
        if average is None and amount is not None:
            return ArtificialScore(None, amount=_exact(amount), unit=AmountUnit(detail))
        if average is not None and amount is None:
            return ArtificialScore(average, Meaning(detail or Meaning.PROFILE))
        if amount is not None:
            self.add_error(f"{name}_amount", _("An average has its own amount. Leave this empty."))
        elif f"{name}_amount" not in self.errors:
            self.add_error(f"{name}_amount", _("Write the amount that you set."))
        return None

    def penalty_of(self, side: Side) -> SidePenalty | None:
        """A side's penalty, of no amount where it is a warning; an error where one is missing, or is one too many."""
        name = side.value.lower()
        chosen, amount = self.cleaned_data.get(f"{name}_penalty"), self.cleaned_data.get(f"{name}_penalty_amount")
        kind = PenaltyKind(self.cleaned_data.get("penalty_kind") or PenaltyKind.PROCEDURAL)
        player = int(self.cleaned_data.get(f"{name}_player") or 0)
        if chosen == _STANDARD and amount:
            self.add_error(f"{name}_penalty", _("Choose the standard penalty or write another amount, not both."))
        elif chosen == WARNING and amount:
            self.add_error(f"{name}_penalty", _("A warning costs nothing. Leave its amount empty, or choose another."))
        elif chosen == WARNING:
            return SidePenalty(side, Fraction(0), kind, player)
        elif chosen == _STANDARD and self.standard:
            return SidePenalty(side, self.standard[0], kind, player)
        elif amount:
            return SidePenalty(side, _exact(amount), kind, player)
        elif chosen == OTHER and f"{name}_penalty_amount" not in self.errors:
            self.add_error(f"{name}_penalty_amount", _("Write how much the penalty is."))
        return None
