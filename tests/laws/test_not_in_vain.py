"""Nothing is asked in vain: some answer to each question leads to another ruling, not only to another word in it."""

from collections.abc import Hashable, Iterator

import pytest

from rulings.laws.engine import AskedOf, Law, Node, tree
from tests.laws.test_every_path import ALL

PLAYERS_CHOICES = set(AskedOf) - {AskedOf.DIRECTOR, AskedOf.JUDGEMENT}


def nodes(node: Node) -> Iterator[Node]:
    """Every point of the tree at which something with several answers is asked."""
    if len(node.branches) > 1:
        yield node
    for _answer, branch in node.branches:
        yield from nodes(branch)


def shape(node: Node, told: str = "") -> Hashable:
    """All that follows from here; with `told`, as if that answer were not repeated in any sentence."""
    findings = tuple(
        (each.paragraph, each.key, each.effect, *((name, str(v)) for name, v in each.values.items() if str(v) != told))
        for each in node.findings
    )
    asked = node.question.fact.key if node.question else ""
    return findings, asked, tuple((str(answer), shape(branch, told)) for answer, branch in node.branches)


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_the_answers_to_each_question_do_not_all_lead_to_the_same(edition: str, key: str, law: Law) -> None:
    vain = {
        node.question.fact.key
        for node in nodes(tree(law))
        if node.question and len({shape(branch) for _answer, branch in node.branches}) == 1
    }
    assert vain == set()


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_no_question_of_the_director_is_only_repeated_in_a_sentence(edition: str, key: str, law: Law) -> None:
    vain = {
        node.question.fact.key
        for node in nodes(tree(law))
        if node.question
        and node.question.fact.asked_of not in PLAYERS_CHOICES
        and len({shape(branch, str(answer)) for answer, branch in node.branches}) == 1
    }
    assert vain <= {"offender"}
