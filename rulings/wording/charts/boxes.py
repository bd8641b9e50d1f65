"""The boxes of a flow chart: each point of a situation's tree in the reader's words, numbered from 1 downwards.

A part of the tree that comes back is drawn once; wherever else it belongs, a box without a number of its own says where
the chart goes on. So does a ruling that comes back, unless it is so short that it is sooner read than looked up.
"""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from rulings.laws.engine import Node, tree
from rulings.laws.engine.situation import Situation
from rulings.wording.findings import sentence
from rulings.wording.outline import answer_text
from rulings.wording.questions import question_text
from rulings.wording.rulings import known_values

_SHORT = 150
"""Signs of a ruling that is said again each time."""
_FEW = 2
"""Boxes that are not worth folding up."""


class Said(StrEnum):
    """What a line of a box is: the answer that led to it, a finding, a question, where it goes on, what is folded."""

    ANSWER = "answer"
    FINDING = "finding"
    QUESTION = "question"
    ONWARD = "onward"
    FOLDED = "folded"


@dataclass(frozen=True)
class Words:
    """One line of a box before it is wrapped; `label` is the paragraph of a finding or of a question."""

    said: Said
    text: str
    label: str = ""


@dataclass(frozen=True)
class Box:
    """A point of the chart. `onward` is the number of the box where it goes on; such a box has the number 0 itself."""

    number: int
    words: tuple[Words, ...]
    inner: tuple["Box", ...] = ()
    onward: int = 0

    def all(self) -> Iterator["Box"]:
        """This box and those below it, in the order of their numbers."""
        yield self
        for each in self.inner:
            yield from each.all()

    def way_to(self, number: int) -> tuple["Box", ...]:
        """The boxes from this one to that with the number, both included; none where there is no such box."""
        if self.number == number:
            return (self,)
        for each in self.inner:
            if way := each.way_to(number):
                return (self, *way)
        return ()

    def said(self, kind: Said) -> str:
        """Its answer or its question; "" where it has none."""
        return next((words.text for words in self.words if words.said is kind), "")


def chart(situation: Situation, edition: str) -> Box:
    """The first box, and all others within it, in the language that is active."""
    root = tree(situation.laws[edition])
    return _Maker(situation.key, _parts(root, situation.key)).box(root, "")


def _parts(root: Node, situation: str) -> dict[int, int]:
    """Which part of the tree each node is, by its identity: nodes that say and lead to the same have one number."""
    numbers: dict[Hashable, int] = {}
    parts: dict[int, int] = {}

    def number(node: Node) -> int:
        branches = tuple((answer_text(node, answer, situation), number(branch)) for answer, branch in node.branches)
        key = (tuple(_own_words(node, situation)), branches)
        parts[id(node)] = numbers.setdefault(key, len(numbers))
        return parts[id(node)]

    number(root)
    return parts


@dataclass
class _Maker:
    """Makes boxes of nodes, and remembers which parts of the tree are drawn already."""

    situation: str
    parts: dict[int, int]
    drawn: dict[int, int] = field(default_factory=dict)
    last: int = 0

    def box(self, node: Node, answer: str) -> Box:
        """The box of a node that this answer leads to, with all below it."""
        part, own = self.parts[id(node)], tuple(_own_words(node, self.situation))
        led = (Words(Said.ANSWER, answer),) if answer else ()
        if part in self.drawn and (node.question or sum(len(words.text) for words in own) > _SHORT):
            there = self.drawn[part]
            onward = Words(Said.ONWARD, _("Go on at box %(number)d") % {"number": there})
            return Box(0, (*led, onward), onward=there)
        self.last += 1
        number = self.drawn[part] = self.last
        inner = tuple(self.box(branch, answer_text(node, each, self.situation)) for each, branch in node.branches)
        return Box(number, (*led, *own), inner)


def _own_words(node: Node, situation: str) -> Iterator[Words]:
    """What is found at a node, and what it asks."""
    for finding in node.findings:
        yield Words(Said.FINDING, sentence(finding), finding.paragraph)
    if node.question:
        fact = node.question.fact
        yield Words(Said.QUESTION, question_text(fact, known_values(node.ruling), situation), fact.law)


def sheet(box: Box, most: int) -> Box:
    """So much of the chart from this box down as `most` boxes hold, the uppermost first; the rest is folded up.

    Of the boxes below another either all are shown or none; one or two that end there are shown in any case.
    """
    opened, shown, row = set[int](), 1, [box]
    while row:
        next_row: list[Box] = []
        for each in row:
            is_small = len(each.inner) <= _FEW and not any(below.inner for below in each.inner)
            if each.inner and (not opened or is_small or shown + len(each.inner) <= most):
                opened.add(each.number)
                shown += len(each.inner)
                next_row.extend(each.inner)
        row = next_row
    return _folded(box, opened)


def _folded(box: Box, opened: set[int]) -> Box:
    """The box with nothing below it where it is not opened, and then saying how much is folded up."""
    if not box.inner:
        return box
    if box.number in opened:
        return replace(box, inner=tuple(_folded(each, opened) for each in box.inner))
    number = sum(1 for _each in box.all()) - 1
    told = ngettext("%(number)d box is folded up", "%(number)d boxes are folded up", number) % {"number": number}
    return replace(box, words=(*box.words, Words(Said.FOLDED, told)), inner=())
