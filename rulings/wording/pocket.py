"""The sentences of the laws as data: one table of texts for each language, and who says which of them where."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.conf import settings
from django.utils.translation import override

from rulings.bridge import Seat
from rulings.laws.engine import AnyFact, Finding, Ruling
from rulings.laws.pocket.words import Piece, QuestionWords, Said, Words
from rulings.laws.record.auction import seat_in_turn, whose_turn
from rulings.laws.record.roles import offender
from rulings.wording.laws.tables import QUESTIONS, SENTENCES
from rulings.wording.questions import asked_here, waits_for
from rulings.wording.rulings import known_values
from rulings.wording.terms import Text

_NAMED = re.compile(r"{(\w+)}")
LANGUAGES = tuple(code for code, _name in settings.LANGUAGES)


@dataclass
class Texts:
    """Sentences in all languages, each with a number; the same words in every language are one sentence."""

    rows: list[tuple[str, ...]] = field(default_factory=list)
    _numbers: dict[tuple[str, ...], int] = field(default_factory=dict)
    _of: dict[int, tuple[Text, int]] = field(default_factory=dict)
    _used: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def number(self, text: Text) -> int:
        """The sentence's number."""
        if id(text) not in self._of:
            self._of[id(text)] = text, self._added(_in_every_language(text))
        return self._of[id(text)][1]

    def _added(self, row: tuple[str, ...]) -> int:
        if row not in self._numbers:
            self._numbers[row] = len(self.rows)
            self.rows.append(row)
        return self._numbers[row]

    def in_language(self, language: str) -> list[str]:
        """The sentences of one language by their numbers."""
        place = LANGUAGES.index(language)
        return [row[place] for row in self.rows]

    def piece(self, text: Text, names: Mapping[str, tuple[Any, str]]) -> Piece:
        """A sentence with those of the names that it uses in any language."""
        number = self.number(text)
        if number not in self._used:
            self._used[number] = tuple(dict.fromkeys(name for row in self.rows[number] for name in _NAMED.findall(row)))
        return Piece(number, tuple((name, *names[name]) for name in self._used[number] if name in names))

    def words_of(self, situation: str) -> Words:
        """How the situation asks and says."""
        return Words(lambda ruling: self._question(ruling, situation), self._sentence)

    def _sentence(self, finding: Finding) -> int:
        return self.number(SENTENCES[finding.key])

    def _question(self, ruling: Ruling, situation: str) -> QuestionWords:
        """The question that is open in the ruling; `ValueError` where none is."""
        if ruling.question is None:
            raise ValueError
        fact, known = ruling.question.fact, known_values(ruling)
        asked, names, fixed = asked_here(fact, known, situation), _names(known), QUESTIONS[fact.key]
        awaited = ruling.awaited_by(fact)
        return QuestionWords(
            text=self.piece(asked.text, names),
            label=self.number(asked.label),
            guidance=self._maybe(fixed.guidance, names),
            waits_for=None if awaited is None else self.number(waits_for(awaited)),
            hint=self._maybe(asked.hint, names),
            said=tuple(self._said(value, fixed.options, asked.hints, names) for value in _written(fact, asked.hints)),
        )

    def _maybe(self, text: Text | None, names: Mapping[str, tuple[Any, str]]) -> Piece | None:
        return self.piece(text, names) if text else None

    def _said(self, value: str, options: Mapping[str, Text], hints: Mapping[str, Text], names: Any) -> Said:
        return Said(value, self._maybe(options.get(value), names), self._maybe(hints.get(value), names))


def _written(fact: AnyFact, hints: Mapping[str, Text]) -> list[str]:
    """The answers that have words of their own."""
    options = QUESTIONS[fact.key].options
    return [value for value in dict.fromkeys((*options, *hints)) if options.get(value) or hints.get(value)]


def _in_every_language(text: Text) -> tuple[str, ...]:
    said = []
    for language in LANGUAGES:
        with override(language):
            said.append(str(text))
    return tuple(said)


def _names(known: Mapping[str, Any]) -> dict[str, tuple[Any, str]]:
    """What a question may name, as values and not yet in words, each with how it is written."""
    names: dict[str, tuple[Any, str]] = {key: (value, "") for key, value in known.items()}
    who, turn, cards = known.get(offender.key), known.get(whose_turn.key), known.get("penalty_cards")
    if isinstance(who, Seat):
        names |= {"who": (who, ""), "partner": (who.partner, ""), "lho": (who.lho, ""), "rho": (who.rho, "")}
        if turn:
            names["in_turn"] = seat_in_turn(who, turn), ""
    if cards:
        suits = frozenset(card.suit for card in cards)
        names |= {"cards": (cards, ""), "suits": (suits, ""), "either": (suits, "either")}
        names["card"] = known.get("card_led_or_played", cards), ""
    return names
