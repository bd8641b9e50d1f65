"""A question and what is known so far, as the templates show them. Shared by the interview and the public guide.

Reads a ruling of the law engine and the wording; knows no request and asks no database.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import pgettext_lazy

from rulings.bridge import DECK, SUITS_DOWN, Card, Rank
from rulings.laws.engine import AnyFact, AskedOf, Case, Effect, Law, Question, Ruling, rule
from rulings.wording.findings import sentence
from rulings.wording.questions import fact_label, guidance_text, option_hint, option_text, question_text, waits_for_text
from rulings.wording.rulings import known_values
from rulings.wording.terms import SUIT_SYMBOLS, card_text

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
class AskedQuestion:
    """One question. `role` is who chooses, "" where the director answers; `rows` are the cards by rank; `waits_for`
    names what may have to happen first, "" where it can be answered at once.
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
    rows: tuple[tuple[_Option, ...], ...] = ()

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
class ToldFinding:
    """One finding: its sentence, its paragraph, and whether it is for later."""

    text: str
    paragraph: str
    is_later: bool = False


def question_sheet(question: Question, ruling: Ruling, situation: str) -> AskedQuestion:
    """The open question of a ruling as a page of the situation asks it."""
    fact, known = question.fact, known_values(ruling)
    return AskedQuestion(
        key=fact.key,
        paragraph=fact.law,
        kind=_kind_of(question),
        text=question_text(fact, known, situation),
        guidance=guidance_text(fact, known),
        options=_options_of(question, known, situation),
        role=str(_ASKED.get(fact.asked_of, "")),
        is_judgement=fact.asked_of is AskedOf.JUDGEMENT,
        waits_for=waits_for_text(fact),
        least=getattr(fact.kind, "least", 1),
        most=getattr(fact.kind, "most", len(SUITS_DOWN)),
        rows=_card_rows() if fact.kind.name == "cards" and not question.options else (),
    )


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


def _card_rows() -> tuple[tuple[_Option, ...], ...]:
    """Thirteen rows from the aces down, each with the four suits."""
    cards = {(card.suit, card.rank): card for card in DECK}
    return tuple(tuple(_card_sheet(cards[suit, rank]) for suit in SUITS_DOWN) for rank in sorted(Rank, reverse=True))


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
    return tuple(
        ToldFinding(sentence(finding), finding.paragraph, finding.effect is Effect.CHECK_LATER)
        for finding in ruling.findings
    )
