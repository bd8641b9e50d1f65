"""What the engine says at every point of its trees, in all languages: what the browser's is held against.

A row is [answers in the order asked, findings before, findings here, the open question, where it leads on]; findings
and questions stand once each in tables, by their places. Where a ruling leads on: by finding, [situation, facts].
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import product
from random import Random
from typing import Any

from django.utils.translation import override

from rulings.bridge import DECK, Suit
from rulings.laws.engine import (
    Case,
    Finding,
    Law,
    Node,
    Question,
    Regulations,
    Ruling,
    Setting,
    UnknownAnswer,
    rule,
    settings_of,
    tree,
)
from rulings.laws.follow_ups import continuation
from rulings.wording.findings import sentence
from rulings.wording.pocket import LANGUAGES
from rulings.wording.questions import guidance_text, option_hint, option_text, question_text, waits_for_text
from rulings.wording.rulings import known_values


@dataclass
class Walked:
    """The rows of trees, and what stands in them."""

    findings: list[Any] = field(default_factory=list)
    questions: list[Any] = field(default_factory=list)
    trees: list[dict[str, Any]] = field(default_factory=list)
    languages: tuple[str, ...] = LANGUAGES
    _places: dict[str, int] = field(default_factory=dict)
    _edition: str = ""

    def walk(self, situation: str, edition: str, law: Law) -> None:
        """Every point of the tree, then a few ways with answers that the enumeration does not try."""
        self._edition = edition
        rows = [*self._rows(tree(law), situation, [], 0), *self._other_ways(law, situation)]
        self.trees.append({"situation": situation, "edition": edition, "settings": {}, "rows": rows})

    def walk_settings(self, situation: str, edition: str, law: Law) -> None:
        """Every point under all values together of the settings that the law reads, but for the usual ones."""
        names = settings_of(law)
        for values in product(Setting, repeat=len(names)):
            chosen = dict(zip(names, values, strict=True))
            regulations = replace(Regulations(), **chosen)
            if regulations != Regulations():
                rows = list(self._points(law, regulations, situation, {}))
                self.trees.append({"situation": situation, "edition": edition, "settings": chosen, "rows": rows})

    def _points(
        self, law: Law, regulations: Regulations, situation: str, answers: dict[str, Any]
    ) -> Iterator[list[Any]]:
        ruling = rule(law, Case(answers, regulations=regulations))
        given = [list(each) for each in answers.items()]
        yield [given, 0, [self._finding(each) for each in ruling.findings], self._question(ruling, situation), None]
        if ruling.question is not None:
            fact = ruling.question.fact
            for sample in ruling.question.samples:
                further = {**answers, fact.key: fact.kind.write(sample)}
                yield from self._points(law, regulations, situation, further)

    def _rows(self, node: Node, situation: str, answers: list[Any], seen: int) -> Iterator[list[Any]]:
        yield [answers, seen, *self._here(node.findings, node.ruling, situation)]
        for answer, branch in node.branches:
            assert node.question is not None
            fact = node.question.fact
            given = [*answers, [fact.key, fact.kind.write(answer)]]
            yield from self._rows(branch, situation, given, seen + len(node.findings))

    def _other_ways(self, law: Law, situation: str, ways: int = 12) -> Iterator[list[Any]]:
        """Ways through the law by chance: any seat, any card, any number that it takes."""
        random = Random(situation)
        for _way in range(ways):
            answers: dict[str, Any] = {}
            while (question := rule(law, Case(answers)).question) is not None:
                answers[question.fact.key] = question.fact.kind.write(_any_answer(question, random))
                if (row := self._row(law, situation, answers)) is None:
                    break
                yield row

    def _row(self, law: Law, situation: str, answers: dict[str, Any]) -> list[Any] | None:
        given = [list(each) for each in answers.items()]
        try:
            ruling = rule(law, Case(dict(answers)))
        except UnknownAnswer:
            return None
        return [given, 0, *self._here(ruling.findings, ruling, situation)]

    def _here(self, findings: Iterable[Finding], ruling: Ruling, situation: str) -> list[Any]:
        leads = self._leads(ruling) if ruling.is_complete else []
        return [[self._finding(each) for each in findings], self._question(ruling, situation), leads]

    def _leads(self, ruling: Ruling) -> list[Any]:
        found = (continuation(each, ruling, self._edition) for each in ruling.findings)
        return [each and [each.situation, sorted(each.facts.items())] for each in found]

    def _finding(self, finding: Finding) -> int:
        values = finding.plain_values()
        name = repr(finding)
        if name not in self._places:
            self._places[name] = len(self.findings)
            said = [_in(language, sentence, finding) for language in self.languages]
            self.findings.append([finding.paragraph, str(finding.effect), finding.key, values, said])
        return self._places[name]

    def _question(self, ruling: Ruling, situation: str) -> int | None:
        if ruling.question is None:
            return None
        fact, known = ruling.question.fact, known_values(ruling)
        asked = [
            {
                "text": _in(language, question_text, fact, known, situation),
                "guidance": _in(language, guidance_text, fact, known),
                "waits_for": _in(language, waits_for_text, ruling.awaited_by(fact)),
                "options": [
                    [
                        _in(language, option_text, fact, value, known),
                        _in(language, option_hint, fact, value, known, situation),
                    ]
                    for value in ruling.question.options
                ],
            }
            for language in self.languages
        ]
        values = [fact.kind.write(value) for value in ruling.question.options]
        entry = [fact.key, str(fact.asked_of), fact.law, values, asked]
        name = repr(entry)
        if name not in self._places:
            self._places[name] = len(self.questions)
            self.questions.append(entry)
        return self._places[name]


def _in(language: str, says: Any, *given: Any) -> str:
    with override(language):
        return str(says(*given))


def _any_answer(question: Question, random: Random) -> Any:
    """One of the options, or anything else that the fact takes."""
    kind: Any = question.fact.kind
    if question.options:
        return random.choice(question.options)
    if kind.name == "number":
        return random.randint(kind.least, kind.most)
    entries, most = (DECK, min(kind.most, 6)) if kind.name == "cards" else (tuple(Suit), 4)
    return frozenset(random.sample(entries, random.randint(kind.least, most)))
