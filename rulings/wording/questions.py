"""What a fact asks, in the reader's language: the question, its options, and the answer as it reads afterwards.

Who the offender is is asked in the words of the situation; `situation` is its key.
"""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import pgettext_lazy

from rulings.bridge import Seat
from rulings.laws.engine import AnyFact, UnknownAnswer, WaitsFor
from rulings.laws.record.auction import seat_in_turn, whose_turn
from rulings.laws.record.roles import offender
from rulings.wording.asked import Asked
from rulings.wording.laws.tables import QUESTIONS
from rulings.wording.offenders import offender_asked
from rulings.wording.terms import Blank, Text, one_of_suits_text, value_text

_WAITS_FOR: Mapping[WaitsFor, Text] = {
    WaitsFor.REPLACEMENT: pgettext_lazy("the case waits for", "the replacement call"),
    WaitsFor.CALL_IN_TURN: pgettext_lazy("the case waits for", "the call of the player whose turn it is"),
    WaitsFor.PARTNERS_LEAD: pgettext_lazy("the case waits for", "the partner's lead"),
    WaitsFor.END_OF_PLAY: pgettext_lazy("the case waits for", "the end of the play"),
    WaitsFor.POLL: pgettext_lazy("the case waits for", "the answers of the players asked"),
}


def asked_here(fact: AnyFact, known: Mapping[str, Any], situation: str) -> Asked:
    """The wording of a fact in the situation, after what is `known`."""
    own = offender_asked(situation, known) if fact.key == offender.key else None
    return (own or QUESTIONS[fact.key]).here({**known, "situation": situation})


def question_text(fact: AnyFact, known: Mapping[str, Any], situation: str) -> str:
    """The question. `known` maps fact keys to values already established: they name seats and cards."""
    return filled(asked_here(fact, known, situation).text, known)


def guidance_text(fact: AnyFact, known: Mapping[str, Any]) -> str:
    """Help for a judgement, or an empty text."""
    return filled(QUESTIONS[fact.key].guidance, known)


def option_text(fact: AnyFact, value: Any, known: Mapping[str, Any]) -> str:
    """One option as its button says it."""
    text = QUESTIONS[fact.key].options.get(str(fact.kind.write(value)))
    return filled(text, known) if text else value_text(value)


def option_hint(fact: AnyFact, value: Any, known: Mapping[str, Any], situation: str) -> str:
    """The small line under an option: what follows from it where a player chooses; or an empty text."""
    asked = asked_here(fact, known, situation)
    return filled(asked.hints.get(str(fact.kind.write(value)), asked.hint), known)


def waits_for_text(awaited: WaitsFor | None) -> str:
    """What may have to happen before a fact is known, as "waits for {this}"; empty where it can be told at once."""
    return awaited_text(awaited) if awaited else ""


def waits_for(awaited: WaitsFor) -> Text:
    """The same, not yet in a language."""
    return _WAITS_FOR[awaited]


def awaited_text(awaited: str) -> str:
    """The same for what is stored of a case that waits: the value of a `WaitsFor`."""
    return str(_WAITS_FOR[WaitsFor(awaited)])


def written_answer_text(fact: AnyFact | None, written: object, known: Mapping[str, Any]) -> str:
    """An answer as it was stored (plain JSON), in words; as it stands when today's law no longer takes it."""
    try:
        if fact is not None:
            return option_text(fact, fact.read(written), known)
    except UnknownAnswer:
        pass
    return " ".join(map(str, written)) if isinstance(written, list) else str(written)


def fact_label(fact: AnyFact, known: Mapping[str, Any], situation: str) -> str:
    """The short name of a fact in the list of what is known."""
    return str(asked_here(fact, known, situation).label)


def filled(text: object, known: Mapping[str, Any]) -> str:
    """A sentence with the names of seats, cards and suits that it uses."""
    said = str(text)
    return said.format_map(_Names(known)) if "{" in said else said


class _Names(Blank):
    """The names a sentence may use: who, partner, lho, rho from the offender, and who was in turn when he called;
    cards, suits and either of the suits from the penalty cards, and of them the card that was led or played now.
    """

    def __init__(self, known: Mapping[str, Any]) -> None:
        super().__init__({key: value_text(value) for key, value in known.items()})
        who = known.get(offender.key)
        if isinstance(who, Seat):
            self.update(who=value_text(who), partner=value_text(who.partner))
            self.update(lho=value_text(who.lho), rho=value_text(who.rho))
        turn = known.get(whose_turn.key)
        if turn and isinstance(who, Seat):
            self.update(in_turn=value_text(seat_in_turn(who, turn)))
        cards = known.get("penalty_cards")
        if cards:
            suits = frozenset(card.suit for card in cards)
            self.update(cards=value_text(cards), suits=value_text(suits), either=one_of_suits_text(suits))
            self.update(card=value_text(known.get("card_led_or_played", cards)))
