"""Two editions of one situation side by side: the points at which they part, and how a reader comes there.

Works on the whole trees of the two laws, from an empty record and the default regulations; knows no wording.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rulings.laws.engine.engine import Law
from rulings.laws.engine.enumeration import Node, tree
from rulings.laws.engine.facts import AnyFact

Steps = tuple[tuple[AnyFact, Any], ...]
_Signature = tuple[Any, ...]


@dataclass(frozen=True)
class Difference:
    """After the answers of `steps` the editions find or ask something else; `times` counts the places alike.

    A side is None where its edition does not take the last answer. `is_renumbered` where all is the same but the
    numbers of the paragraphs.
    """

    steps: Steps
    first: Node | None
    second: Node | None
    times: int = 1

    @property
    def is_renumbered(self) -> bool:
        return _unnumbered(self.first) == _unnumbered(self.second)


@cache
def differences(first: Law, second: Law) -> tuple[Difference, ...]:
    """Every point where the two laws part, in the order of the interview; where the same differs, the first of them."""
    told: dict[_Signature, Difference] = {}
    for found in _walk(tree(first), tree(second), ()):
        alike = _beside(found.first, found.second), _beside(found.second, found.first)
        told[alike] = replace(told[alike], times=told[alike].times + 1) if alike in told else found
    return tuple(told.values())


def _walk(first: Node, second: Node, steps: Steps) -> Iterator[Difference]:
    if _whole(first) == _whole(second):
        return
    if _own(first) != _own(second):
        yield Difference(steps, first, second)
    if first.question is None or second.question is None or first.question.fact is not second.question.fact:
        return
    fact, others = first.question.fact, dict(second.branches)
    for answer, branch in first.branches:
        further = (*steps, (fact, answer))
        other = others.pop(answer, None)
        yield from _walk(branch, other, further) if other else iter([Difference(further, branch, None)])
    yield from (Difference((*steps, (fact, answer)), None, other) for answer, other in others.items())


def _asked(node: Node) -> _Signature:
    return (node.question.fact.key, node.question.samples) if node.question else ()


def _own(node: Node) -> _Signature:
    """What a node finds and asks itself."""
    return (node.findings, _asked(node))


def _whole(node: Node) -> _Signature:
    """What a node finds and asks, with all that follows from it."""
    return (*_own(node), tuple((str(answer), _whole(branch)) for answer, branch in node.branches))


def _keys(node: Node | None) -> dict[_Signature, None]:
    """The findings of a node in order, whatever cards, seats and suits their sentences name."""
    return {(each.paragraph, each.key): None for each in node.findings} if node else {}


def _beside(node: Node | None, other: Node | None) -> _Signature:
    """What a node finds that the other does not, and what it asks where the other asks something else."""
    if node is None:
        return (None,)
    asked = _asked(node) if other is None or _asked(node) != _asked(other) else ()
    return (tuple(key for key in _keys(node) if key not in _keys(other)), asked)


def _unnumbered(node: Node | None) -> _Signature:
    """What a node finds and asks, whatever the paragraphs' numbers."""
    return (tuple(each.key for each in node.findings), _asked(node)) if node else (None,)
