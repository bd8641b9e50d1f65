"""Nothing is asked in vain: some answer to each question leads to another ruling, not only to another word in it."""

from collections.abc import Hashable, Iterator
from statistics import median

import pytest

from rulings.laws.engine import AskedOf, Law, Node, every_path, tree
from rulings.laws.situations import law_of
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


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_whose_fault_it_is_is_asked_once(edition: str, key: str, law: Law) -> None:
    for path in every_path(law):
        assert len({"at_fault", "fault_of_ns", "fault_of_ew"} & path.answers.keys()) <= 1, path.answers


@pytest.mark.parametrize(("key", "most"), [
    ("wrong_number_of_cards", 6),
    ("missing_card", 5),
    ("wrong_board_played", 5),
    ("cards_from_wrong_board", 7),
    ("extraneous_information", 6),
    ("misinformation", 6),
    ("unintended_call", 4),
    ("late_board", 5),
    ("misdeal", 5),
])  # fmt: skip
def test_half_the_ways_through_a_law_ask_no_more_than_this(key: str, most: int) -> None:
    """Nothing being recorded; the session tells the form of scoring, and the report the player."""
    assert median(len(path.answers) for path in every_path(law_of(key))) <= most
