"""Two answers that do not go together, or an answer and the record: a sentence with both, in the reader's language."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext_lazy

from rulings.laws.engine import AnyFact, UnknownAnswer
from rulings.laws.engine.exclusion import RECORDED
from rulings.wording.questions import fact_label, written_answer_text
from rulings.wording.terms import Text

_ENTRIES: Mapping[str, Text] = {
    "board": pgettext_lazy("what is recorded", "the board"),
    "dealer": pgettext_lazy("what is recorded", "the dealer"),
    "vulnerability": pgettext_lazy("what is recorded", "the vulnerability"),
    "form": pgettext_lazy("what is recorded", "the form of scoring"),
    "offender": pgettext_lazy("what is recorded", "the offender"),
    "deal": pgettext_lazy("what is recorded", "the hands"),
    "auction": pgettext_lazy("what is recorded", "the auction"),
    "contract": pgettext_lazy("what is recorded", "the contract"),
    "opening_leader": pgettext_lazy("what is recorded", "the opening leader"),
    "tricks": pgettext_lazy("what is recorded", "the play"),
    "cards": pgettext_lazy("what is recorded", "the cards this is about"),
    "penalty_cards": pgettext_lazy("what is recorded", "the penalty cards"),
    "claim": pgettext_lazy("what is recorded", "the claim"),
}


def exclusion_text(facts: Mapping[str, AnyFact], error: UnknownAnswer, situation: str) -> str:
    """Both that exclude each other, and what to do; empty where nothing was found that the answer does not go with.

    `facts` are those of the law, by key; `situation` is its key.
    """
    if error.beside is None:
        return ""
    said = _said(facts[error.key], error.raw, error.known, situation)
    if other := facts.get(error.beside.key):
        text = _("“%(said)s” and “%(other)s” do not go together: change one of them.")
        return text % {"said": said, "other": _said(other, error.beside.value, error.known, situation)}
    text = _("“%(said)s” does not go with what is recorded (%(entry)s): change the one that is wrong.")
    return text % {"said": said, "entry": _ENTRIES[error.beside.key.removeprefix(RECORDED)]}


def _said(fact: AnyFact, written: object, known: Mapping[str, Any], situation: str) -> str:
    return f"{fact_label(fact, known, situation)}: {written_answer_text(fact, written, known)}"
