"""A law as a tree of data: its choices as branches, its regulations as turns, and nothing written twice."""

from random import Random

from rulings.laws.engine import Finding, Ruling
from rulings.laws.pocket.trees import Trees
from rulings.laws.pocket.words import Piece, QuestionWords, Words
from tests.laws.engine.small import small_law


def question(_ruling: Ruling) -> QuestionWords:
    return QuestionWords(Piece(0), 0, None, None, None, ())


def sentence(_finding: Finding) -> int:
    return 1


def test_a_law_is_branches_by_answer_and_turns_where_a_regulation_asks() -> None:
    trees = Trees(Random)
    place = trees.grow(small_law, Words(question, sentence))
    root = trees.tables["nodes"][place]
    nodes, facts = trees.tables["nodes"], trees.tables["facts"]
    assert {fact["key"] for fact in facts} == {"is_seen", "colour", "is_fair"}
    found, _asked, branches = root
    assert (found, set(branches)) == ([], {"yes", "no"})
    assert len(nodes[branches["no"]]) == 1
    black = nodes[nodes[branches["yes"]][2]["black"]]
    assert black["by"] == ["setting", "memory_aids"]
    assert set(black["to"]) == {"yes", "no", "ask"}
    assert black["to"]["yes"] == black["to"]["no"]


def test_the_same_law_again_adds_nothing() -> None:
    trees = Trees(Random)
    words = Words(question, sentence)
    first = trees.grow(small_law, words)
    before = {name: len(entries) for name, entries in trees.tables.items()}
    assert trees.grow(small_law, words) == first
    assert {name: len(entries) for name, entries in trees.tables.items()} == before
