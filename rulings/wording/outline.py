"""The whole decision tree of a situation as indented text, for a director to read and sign.

A part of the tree that comes back is printed once, with a number in brackets, and named by it afterwards.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from rulings.laws.engine.engine import Question
from rulings.laws.engine.enumeration import Node, count, tree
from rulings.laws.engine.situation import Situation
from rulings.wording.findings import sentence
from rulings.wording.questions import option_text, question_text
from rulings.wording.rulings import known_values
from rulings.wording.situations import situation_title

_Signature = tuple[Any, ...]


def outline(situation: Situation, edition: str) -> str:
    """Title, then questions, answers and findings, two spaces a level."""
    law = situation.laws[edition]
    title = _("Law {law}: {title}. Edition {edition}, {count} rulings.").format(
        law=situation.law, title=situation_title(situation.key), edition=edition, count=count(law)
    )
    root = tree(law)
    return "\n".join([title, "", *_Printer(situation.key, Counter(_signatures(root))).lines(root, 0)]) + "\n"


def _signatures(node: Node) -> Iterator[_Signature]:
    if node.question:
        yield _signature(node)
    for _answer, branch in node.branches:
        yield from _signatures(branch)


def _signature(node: Node) -> _Signature:
    asked = node.question.fact.key if node.question else ""
    branches = tuple((str(answer), _signature(branch)) for answer, branch in node.branches)
    return node.findings, asked, branches


@dataclass
class _Printer:
    """Prints nodes, and remembers the parts that come back by their number."""

    situation: str
    times: Counter[_Signature]
    numbers: dict[_Signature, int] = field(default_factory=dict)

    def lines(self, node: Node, depth: int) -> Iterator[str]:
        signature = _signature(node)
        if signature in self.numbers:
            yield _indented(depth, _("as at [{number}]").format(number=self.numbers[signature]))
            return
        for finding in node.findings:
            yield _indented(depth, f"{finding.paragraph}: {sentence(finding)}")
        if node.question is None:
            return
        if self.times[signature] > 1:
            self.numbers[signature] = len(self.numbers) + 1
        yield _indented(depth, self._question(node, node.question, self.numbers.get(signature)))
        known = known_values(node.ruling)
        for answer, branch in node.branches:
            yield _indented(depth + 1, f"- {_answer(node.question, answer, known)}")
            yield from self.lines(branch, depth + 2)

    def _question(self, node: Node, question: Question, number: int | None) -> str:
        mark = f"[{number}] " if number else ""
        fact = question.fact
        text = question_text(fact, known_values(node.ruling), self.situation)
        return f"{mark}{text} ({fact.law}, {fact.key})"


def _answer(question: Question, answer: Any, known: dict[str, Any]) -> str:
    text = option_text(question.fact, answer, known)
    is_sample = question.samples != question.options
    return _("for instance {answer}").format(answer=text) if is_sample else text


def _indented(depth: int, text: str) -> str:
    return "  " * depth + text
