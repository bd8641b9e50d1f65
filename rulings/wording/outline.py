"""The whole decision tree of a situation as indented text, for a director to read and sign.

A part of the tree that comes back is printed once, with a number in brackets, and named by it afterwards.
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from rulings.laws.engine import AskedOf, Node, Question, count, tree
from rulings.laws.engine.situation import Situation
from rulings.wording.findings import sentence
from rulings.wording.questions import option_hint, option_text, question_text
from rulings.wording.rulings import known_values
from rulings.wording.situations import situation_title


def outline(situation: Situation, edition: str) -> str:
    """Title, then questions, answers and findings, two spaces a level."""
    law = situation.laws[edition]
    title = _("Law {law}: {title}. Edition {edition}, {count} rulings.").format(
        law=situation.law, title=situation_title(situation.key), edition=edition, count=count(law)
    )
    root = tree(law)
    parts = _parts(root, situation.key)
    return "\n".join([title, "", *_Printer(situation.key, parts, Counter(_asking(root, parts))).lines(root, 0)]) + "\n"


def _parts(root: Node, situation: str) -> dict[int, int]:
    """Which part of the tree each node is, by its identity: nodes that say and lead to the same have one number."""
    numbers: dict[Hashable, int] = {}
    parts: dict[int, int] = {}

    def number(node: Node) -> int:
        asked = _question(node, node.question, situation) if node.question else ""
        branches = tuple((answer_text(node, answer, situation), number(branch)) for answer, branch in node.branches)
        parts[id(node)] = numbers.setdefault((node.findings, asked, branches), len(numbers))
        return parts[id(node)]

    number(root)
    return parts


def _asking(node: Node, parts: dict[int, int]) -> Iterator[int]:
    """The part of every node that asks something, as often as it comes."""
    if node.question:
        yield parts[id(node)]
    for _answer, branch in node.branches:
        yield from _asking(branch, parts)


@dataclass
class _Printer:
    """Prints nodes, and remembers the parts that come back by their number."""

    situation: str
    parts: dict[int, int]
    times: Counter[int]
    numbers: dict[int, int] = field(default_factory=dict)

    def lines(self, node: Node, depth: int) -> Iterator[str]:
        part = self.parts[id(node)]
        if part in self.numbers:
            yield _indented(depth, _("as at [{number}]").format(number=self.numbers[part]))
            return
        for finding in node.findings:
            yield _indented(depth, f"{finding.paragraph}: {sentence(finding)}")
        if node.question is None:
            return
        if self.times[part] > 1:
            self.numbers[part] = len(self.numbers) + 1
        number = self.numbers.get(part)
        yield _indented(depth, (f"[{number}] " if number else "") + _question(node, node.question, self.situation))
        for answer, branch in node.branches:
            yield _indented(depth + 1, f"- {answer_text(node, answer, self.situation)}")
            yield from self.lines(branch, depth + 2)


def _question(node: Node, question: Question, situation: str) -> str:
    """The question of a node as it is asked there."""
    text = question_text(question.fact, known_values(node.ruling), situation)
    return f"{text} ({question.fact.law}, {question.fact.key})"


def answer_text(node: Node, answer: Any, situation: str) -> str:
    """An answer to it, with what a player is told beside it before he chooses."""
    if node.question is None:
        return ""
    fact, known = node.question.fact, known_values(node.ruling)
    text = option_text(fact, answer, known)
    if node.question.samples != node.question.options:
        text = _("for instance {answer}").format(answer=text)
    is_players = fact.asked_of not in (AskedOf.DIRECTOR, AskedOf.JUDGEMENT)
    return f"{text}: {option_hint(fact, answer, known, situation)}" if is_players else text


def _indented(depth: int, text: str) -> str:
    return "  " * depth + text
