"""The walk over a law: every answer to every question, each path once, to its end."""

from rulings.laws.engine import Regulations, Setting, count, every_path, facts_of, longest, paths, tree
from tests.laws.engine.small import Colour, colour, is_fair, is_seen, small_law


def test_every_answer_is_a_path_of_its_own_to_a_complete_ruling() -> None:
    assert [path.answers for path in paths(small_law)] == [
        {"is_seen": "yes", "colour": "red"},
        {"is_seen": "yes", "colour": "black"},
        {"is_seen": "no"},
    ]
    assert all(path.ruling.is_complete for path in paths(small_law))


def test_rulings_are_counted_under_the_default_regulations() -> None:
    assert count(small_law) == 3


def test_regulations_open_paths_of_their_own() -> None:
    asked = Regulations(memory_aids=Setting.ASK)
    assert [path.answers for path in paths(small_law, asked)] == [
        {"is_seen": "yes", "colour": "red"},
        {"is_seen": "yes", "colour": "black", "is_fair": "yes"},
        {"is_seen": "yes", "colour": "black", "is_fair": "no"},
        {"is_seen": "no"},
    ]


def test_every_path_has_each_value_of_the_settings_that_the_law_reads_and_of_no_other() -> None:
    assert len(every_path(small_law)) == 3 + 3 + 4


def test_the_longest_path_and_the_facts_are_those_of_any_regulations() -> None:
    assert longest(small_law) == 3
    assert facts_of(small_law) == {"is_seen": is_seen, "colour": colour, "is_fair": is_fair}


def test_a_tree_has_at_each_point_what_was_found_since_the_last_question() -> None:
    root = tree(small_law)
    assert root.question is not None
    assert root.question.fact is is_seen
    seen, unseen = (node for _answer, node in root.branches)
    assert [finding.key for finding in seen.findings] == ["was_seen"]
    assert [(answer, [found.key for found in node.findings]) for answer, node in seen.branches] == [
        (Colour.RED, ["red"]),
        (Colour.BLACK, ["black"]),
    ]
    assert ([finding.key for finding in unseen.findings], unseen.question) == (["stands"], None)
