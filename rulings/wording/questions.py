"""What a fact asks, in the reader's language: the question, its options, and the answer as it reads afterwards."""

from collections.abc import Mapping
from typing import Any

from rulings.bridge.seats import Seat
from rulings.laws.facts import AnyFact, UnknownAnswer
from rulings.wording.laws import QUESTIONS
from rulings.wording.terms import Blank, value_text


def question_text(fact: AnyFact, known: Mapping[str, Any]) -> str:
    """The question. `known` maps fact keys to values already established: they name seats and cards."""
    return _filled(QUESTIONS[fact.key].text, known)


def guidance_text(fact: AnyFact, known: Mapping[str, Any]) -> str:
    """Help for a judgement, or an empty text."""
    return _filled(QUESTIONS[fact.key].guidance, known)


def option_text(fact: AnyFact, value: Any, known: Mapping[str, Any]) -> str:
    """One option as its button says it."""
    text = QUESTIONS[fact.key].options.get(str(fact.kind.write(value)))
    return _filled(text, known) if text else value_text(value)


def option_hint(fact: AnyFact, value: Any, known: Mapping[str, Any]) -> str:
    """The small line under an option, or an empty text."""
    return _filled(QUESTIONS[fact.key].hints.get(str(fact.kind.write(value)), ""), known)


def written_answer_text(fact: AnyFact | None, written: object, known: Mapping[str, Any]) -> str:
    """An answer as it was stored (plain JSON), in words; as it stands when today's law no longer takes it."""
    try:
        if fact is not None:
            return option_text(fact, fact.read(written), known)
    except UnknownAnswer:
        pass
    return " ".join(map(str, written)) if isinstance(written, list) else str(written)


def fact_label(fact: AnyFact) -> str:
    """The short name of a fact in the list of what is known."""
    return str(QUESTIONS[fact.key].label)


def _filled(text: object, known: Mapping[str, Any]) -> str:
    return str(text).format_map(_Names(known))


class _Names(Blank):
    """The names a sentence may use: who, partner, lho, rho from the offender; cards, suits from the penalty cards."""

    def __init__(self, known: Mapping[str, Any]) -> None:
        super().__init__({key: value_text(value) for key, value in known.items()})
        offender = known.get("offender")
        if isinstance(offender, Seat):
            self.update(who=value_text(offender), partner=value_text(offender.partner))
            self.update(lho=value_text(offender.lho), rho=value_text(offender.rho))
            self.update(lho=value_text(offender.lho), rho=value_text(offender.rho))
        cards = known.get("penalty_cards")
        if cards:
            self.update(cards=value_text(cards), suits=value_text(frozenset(card.suit for card in cards)))
