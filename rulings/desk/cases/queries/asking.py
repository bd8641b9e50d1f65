"""A question and what is known so far, as the templates show them. Shared by the interview and the public guide.

Reads a ruling of the law engine and the wording; knows no request and asks no database.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.utils.translation import get_language, override, pgettext_lazy

from rulings.bridge import DECK, SUITS_DOWN, Card, Suit
from rulings.laws.engine import AnyFact, AskedOf, Case, Effect, Finding, Law, Outcome, Question, Ruling, rule
from rulings.wording.findings import sentence
from rulings.wording.questions import fact_label, guidance_text, option_hint, option_text, question_text, waits_for_text
from rulings.wording.rulings import known_values
from rulings.wording.terms import SUIT_NAMES, SUIT_SYMBOLS, card_text

_ASKED = {
    AskedOf.DECLARER: pgettext_lazy("read aloud to", "declarer"),
    AskedOf.DEFENDERS: pgettext_lazy("read aloud to", "the defenders"),
    AskedOf.OFFENDER: pgettext_lazy("read aloud to", "the offender"),
    AskedOf.PARTNER: pgettext_lazy("read aloud to", "the offender's partner"),
    AskedOf.LHO: pgettext_lazy("read aloud to", "the left-hand opponent"),
    AskedOf.RHO: pgettext_lazy("read aloud to", "the right-hand opponent"),
}
_MOST_ON_A_PAD = 13
_FEW_CALLS = 3


@dataclass(frozen=True)
class _Option:
    """One button: what it sends, what it says, and the small line under it."""

    value: str
    text: str
    hint: str = ""


@dataclass(frozen=True)
class _CardsOfSuit:
    """A suit by symbol and name, and its cards to choose from, the highest first."""

    symbol: str
    name: str
    cards: tuple[_Option, ...]


@dataclass(frozen=True)
class AskedQuestion:
    """One question. `role` is who chooses, "" where the director answers; `language` is that of what he is read.

    `suits` are the cards to choose from, `is_of_a_hand` where they are only those that their holder has left.
    `waits_for` names what may have to happen first, "" where it can be answered at once.
    """

    key: str
    paragraph: str
    kind: str
    text: str
    guidance: str
    options: tuple[_Option, ...]
    role: str = ""
    is_judgement: bool = False
    waits_for: str = ""
    least: int = 0
    most: int = 0
    language: str = ""
    suits: tuple[_CardsOfSuit, ...] = ()
    is_of_a_hand: bool = False

    @property
    def takes_several(self) -> bool:
        """Whether an answer may hold more than one card or suit."""
        return self.kind in ("cards", "suits") and self.most > 1


@dataclass(frozen=True)
class ToldFact:
    """One thing established: `source` is "" for an answer, "record", "claim", or "overruled", then with `recorded`."""

    key: str
    label: str
    text: str
    source: str = ""
    reason: str = ""
    recorded: str = ""


@dataclass(frozen=True)
class _ToldOutcome:
    """One answer and what follows from it: what is found, then the `question` that is asked with its own outcomes."""

    answer: str
    findings: "tuple[ToldFinding, ...]"
    question: str
    then: "tuple[_ToldOutcome, ...]"


@dataclass(frozen=True)
class ToldFinding:
    """One finding: its sentence, its paragraph, and whether it is for later."""

    text: str
    paragraph: str
    is_later: bool = False


def question_sheet(
    question: Question,
    ruling: Ruling,
    situation: str,
    read_in: str = "",
    hand: Iterable[Card] | None = None,
) -> AskedQuestion:
    """The open question of a ruling as a page of the situation asks it.

    What is read aloud to a player is in the language `read_in`, "" for the page's own. `hand` are the cards that the
    holder of those asked for has left, where they are known.
    """
    fact, known = question.fact, known_values(ruling)
    role = asked_of_text(fact.asked_of)
    language = (role and read_in) or get_language() or settings.LANGUAGE_CODE
    with override(language):
        text, options = question_text(fact, known, situation), _options_of(question, known, situation)
    asks_cards = fact.kind.name == "cards" and not question.options
    return AskedQuestion(
        key=fact.key,
        paragraph=fact.law,
        kind=_kind_of(question),
        text=text,
        guidance=guidance_text(fact, known),
        options=options,
        role=role,
        is_judgement=fact.asked_of is AskedOf.JUDGEMENT,
        waits_for=waits_for_text(ruling.awaited_by(fact)),
        least=getattr(fact.kind, "least", 1),
        most=getattr(fact.kind, "most", len(SUITS_DOWN)),
        language=language,
        suits=_suits_of(hand or DECK) if asks_cards else (),
        is_of_a_hand=asks_cards and bool(hand),
    )


def asked_of_text(asked_of: AskedOf) -> str:
    """The player to whom a question is read aloud, "" where the director answers it."""
    return str(_ASKED.get(asked_of, ""))


def asked_again(law: Law, ruling: Ruling, fact: AnyFact) -> Question:
    """The question behind something known, with the options that were open had nothing been recorded."""
    others = {known.key: known.kind.write(value) for known, value in ruling.relied_on.items() if known is not fact}
    question = rule(law, Case(others)).question
    return question if question and question.fact is fact else Question(fact, fact.kind.options)


def _kind_of(question: Question) -> str:
    """How it is asked: `buttons`, the bidding box, or the kind of an open answer; a long run of numbers is typed."""
    kind = question.fact.kind
    if kind.name == "seat":
        return "seat"
    if kind.name in ("bid", "call") and len(question.options) > _FEW_CALLS:
        return f"{kind.name}s"
    if question.options:
        return "buttons"
    return "typed" if kind.name == "number" and kind.most - kind.least > _MOST_ON_A_PAD else kind.name  # type: ignore[attr-defined]


def _options_of(question: Question, known: Mapping[str, Any], situation: str) -> tuple[_Option, ...]:
    """The buttons of a question; none where cards or a long run of numbers are asked for."""
    fact = question.fact
    if question.options:
        return tuple(_option_sheet(fact, value, known, situation) for value in question.options)
    if fact.kind.name == "suits":
        return tuple(_Option(str(suit), SUIT_SYMBOLS[suit]) for suit in SUITS_DOWN)
    if _kind_of(question) == "number":
        least, most = fact.kind.least, fact.kind.most  # type: ignore[attr-defined]
        return tuple(_Option(str(number), str(number)) for number in range(least, most + 1))
    return ()


def _option_sheet(fact: AnyFact, value: Any, known: Mapping[str, Any], situation: str) -> _Option:
    """One option of a closed question."""
    return _Option(sent(fact, value), option_text(fact, value, known), option_hint(fact, value, known, situation))


def sent(fact: AnyFact, value: Any) -> str:
    """An answer as a form sends it: one word, or several with spaces between."""
    written = fact.kind.write(value)
    return " ".join(written) if isinstance(written, list) else str(written)


def _suits_of(cards: Iterable[Card]) -> tuple[_CardsOfSuit, ...]:
    """The cards by suit, spades first, each suit from its highest card down."""
    ranked = sorted(cards, reverse=True)
    by_suit = {suit: tuple(_card_sheet(card) for card in ranked if card.suit is suit) for suit in SUITS_DOWN}
    return tuple(_suit_sheet(suit, held) for suit, held in by_suit.items() if held)


def _suit_sheet(suit: Suit, cards: tuple[_Option, ...]) -> _CardsOfSuit:
    """One suit with its cards."""
    return _CardsOfSuit(SUIT_SYMBOLS[suit], str(SUIT_NAMES[suit]), cards)


def _card_sheet(card: Card) -> _Option:
    """One card as a button."""
    return _Option(str(card), card_text(card))


def known_sheets(ruling: Ruling, situation: str, reasons: Mapping[str, str] | None = None) -> tuple[ToldFact, ...]:
    """Everything the law has relied on so far, in the order it asked."""
    known = known_values(ruling)
    return tuple(
        ToldFact(
            key=fact.key,
            label=fact_label(fact, known, situation),
            text=option_text(fact, value, known),
            source=_source_of(fact, ruling),
            reason=(reasons or {}).get(fact.key, ""),
            recorded=option_text(fact, ruling.overruled[fact], known) if fact in ruling.overruled else "",
        )
        for fact, value in ruling.relied_on.items()
    )


def _source_of(fact: AnyFact, ruling: Ruling) -> str:
    """Where an answer came from."""
    if fact in ruling.derived:
        return "claim" if fact.key in ruling.from_claim else "record"
    return "overruled" if fact in ruling.overruled else ""


def finding_sheets(ruling: Ruling) -> tuple[ToldFinding, ...]:
    """The findings in order, in the reader's language."""
    return _told(ruling.findings)


def _told(findings: Iterable[Finding]) -> tuple[ToldFinding, ...]:
    """Findings in words."""
    return tuple(
        ToldFinding(sentence(finding), finding.paragraph, finding.effect is Effect.CHECK_LATER) for finding in findings
    )


def outcome_sheets(question: Question | None, ruling: Ruling, found: Iterable[Outcome], key: str) -> list[_ToldOutcome]:
    """The outcomes of the answers to a question of the situation `key`, in words."""
    return [
        _ToldOutcome(
            answer=option_text(question.fact, each.answer, known_values(ruling)),
            findings=_told(each.found),
            question=asked_next(each.ruling, key),
            then=tuple(outcome_sheets(each.ruling.question, each.ruling, each.then, key)),
        )
        for each in found
        if question is not None
    ]


def asked_next(ruling: Ruling, situation: str) -> str:
    """The open question of a ruling; "" where it is complete."""
    return question_text(ruling.question.fact, known_values(ruling), situation) if ruling.question else ""
