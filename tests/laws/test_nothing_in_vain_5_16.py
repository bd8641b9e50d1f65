"""Laws 5 to 16 ask no question whose answers all lead to the same rulings."""

from collections.abc import Iterator

import pytest

from rulings.laws.engine import Finding, Law
from rulings.laws.engine.enumeration import Node, tree
from rulings.laws.preliminaries.situations import SITUATIONS
from rulings.laws.situations import EDITIONS

WALKED = [
    pytest.param(situation.laws[edition], id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in SITUATIONS
    if edition in situation.laws
]
Findings = tuple[Finding, ...]


def rulings(node: Node, before: Findings = ()) -> Iterator[frozenset[Finding]]:
    """Every ruling that can follow from this point."""
    found = before + node.findings
    if not node.branches:
        yield frozenset(found)
    for _value, after in node.branches:
        yield from rulings(after, found)


def in_vain(node: Node) -> Iterator[str]:
    """The questions from here on of which no answer makes a difference."""
    if len(node.branches) > 1 and len({frozenset(rulings(after)) for _value, after in node.branches}) == 1:
        assert node.question is not None
        yield node.question.fact.key
    for _value, after in node.branches:
        yield from in_vain(after)


@pytest.mark.parametrize("law", WALKED)
def test_every_question_makes_a_difference(law: Law) -> None:
    assert set(in_vain(tree(law))) == set()
