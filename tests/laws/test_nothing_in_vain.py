"""No question is asked whose answers all lead to the same rulings."""

from collections.abc import Iterator

import pytest

from rulings.laws.engine import Finding, Law, Node, tree
from tests.laws.test_every_path import ALL


def rulings(node: Node) -> frozenset[tuple[Finding, ...]]:
    """Every ruling that the node may end in."""
    if node.question is None:
        return frozenset({node.ruling.findings})
    return frozenset().union(*(rulings(branch) for _answer, branch in node.branches))


def in_vain(node: Node) -> Iterator[str]:
    """The questions from this node on whose answers all lead to the same rulings."""
    ends = {rulings(branch) for _answer, branch in node.branches}
    if node.question is not None and len(node.branches) > 1 and len(ends) == 1:
        yield node.question.fact.key
    for _answer, branch in node.branches:
        yield from in_vain(branch)


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_no_answers_all_lead_to_the_same_rulings(edition: str, key: str, law: Law) -> None:
    assert set(in_vain(tree(law))) == set()
