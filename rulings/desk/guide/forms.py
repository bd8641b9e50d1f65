"""What a visitor's address asks of the Laws guide: the edition, the auction, and the answers, one parameter a fact."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext as _

from rulings.bridge import Seat
from rulings.bridge.auction_text import ImpossibleCall, entries, read_text
from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import NOT_A_SEAT
from rulings.desk.cases.values.auctions import impossible_call
from rulings.desk.reports.forms.filing import EDITION_NAMES
from rulings.laws.engine import Case, Ruling, UnknownAnswer, facts_of, rule
from rulings.laws.engine.situation import Situation
from rulings.laws.record.case_file import UnknownFact, read_case
from rulings.laws.situations import DEFAULT_EDITION
from rulings.wording.exclusion import exclusion_text
from rulings.wording.questions import fact_label

_NOT_FACTS = {"edition", "q", "dealer", "auction", "ask", "lang", "page"}
_HIGHEST_BOX = 9999


class _EditionForm(DeskForm):
    """The edition of a situation: the newest that has it where none is named."""

    edition = forms.ChoiceField(choices=EDITION_NAMES, required=False)

    def __init__(self, data: QueryDict, situation: Situation) -> None:
        super().__init__(data)
        self.situation = situation

    def clean_edition(self) -> str:
        newest = DEFAULT_EDITION if DEFAULT_EDITION in self.situation.laws else next(iter(self.situation.laws))
        edition: str = self.cleaned_data["edition"] or newest
        _refuse_missing(edition, self.situation)
        return edition


class ChartForm(_EditionForm):
    """The edition, and the box that a sheet of the chart begins with: 1 where none is named."""

    at = forms.IntegerField(min_value=1, max_value=_HIGHEST_BOX, required=False)

    def clean_at(self) -> int:
        return self.cleaned_data["at"] or 1


def _refuse_missing(edition: str, situation: Situation) -> None:
    """Refuse an edition that has no such situation."""
    if edition not in situation.laws:
        known = ", ".join(situation.laws)
        raise forms.ValidationError(_("That edition of the Laws is not here: choose %(known)s.") % {"known": known})


class GuideForm(DeskForm):
    """The answers in a query string, read for one situation. `cleaned_data["case"]` is a case of the engine."""

    edition = forms.ChoiceField(choices=EDITION_NAMES, required=False)

    def __init__(self, data: QueryDict, situation: Situation) -> None:
        super().__init__(data)
        self.query, self.situation = data, situation

    def clean_edition(self) -> str:
        return self.cleaned_data["edition"] or DEFAULT_EDITION

    def clean(self) -> dict[str, Any]:
        edition = self.cleaned_data.get("edition", "")
        _refuse_missing(edition, self.situation)
        law = self.situation.laws[edition]
        facts = facts_of(law)
        answers = {key: self.raw(key, facts[key].kind.name if key in facts else "") for key in self.asked()}
        try:
            return {**self.cleaned_data, "law": law, "answers": answers, "case": self.case(answers)}
        except UnknownFact as error:
            raise forms.ValidationError(
                _("This situation asks nothing called “%(key)s”.") % {"key": error.key[:60]}
            ) from None
        except UnknownAnswer as error:
            raise forms.ValidationError(self.refusal(error)) from None

    def case(self, answers: Mapping[str, object]) -> Case:
        """The answers with the auction, as a case of the engine."""
        return read_case(self.situation.laws[self.cleaned_data["edition"]], {**answers, "record": self.record()})

    def word_on(self, answers: Mapping[str, object]) -> Ruling:
        """The law's word on other answers than the address has."""
        return rule(self.cleaned_data["law"], self.case(answers))

    def record(self) -> dict[str, object]:
        """The auction of the address with its dealer, north where none is named; nothing where there is no auction."""
        text, dealer = self.query.get("auction", ""), self.query.get("dealer") or str(Seat.NORTH)
        try:
            auction = read_text(Seat.parse(dealer), text)
        except ImpossibleCall as error:
            raise forms.ValidationError(impossible_call(error)) from None
        except ValueError:
            raise forms.ValidationError(NOT_A_SEAT) from None
        return {"dealer": str(auction.dealer), "auction": entries(auction)} if auction.calls else {}

    def refusal(self, error: UnknownAnswer) -> str:
        """What is wrong with an answer, in the reader's language."""
        facts = facts_of(self.situation.laws[self.cleaned_data["edition"]])
        if told := exclusion_text(facts, error, self.situation.key):
            return told
        return _("“%(raw)s” is not an answer to “%(label)s”: it takes %(expected)s.") % {
            "raw": str(error.raw)[:60],
            "label": fact_label(facts[error.key], {}, self.situation.key),
            "expected": error.expected,
        }

    def asked(self) -> list[str]:
        """The facts that the address answers."""
        return [key for key in self.query if key not in _NOT_FACTS]

    def raw(self, key: str, kind: str) -> str | list[str]:
        """Several words where cards or suits are meant, else the one that was sent last."""
        if kind in ("cards", "suits"):
            return [word for sent in self.query.getlist(key) for word in str(sent).split()]
        return str(self.query[key])
