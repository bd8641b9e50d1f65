"""What a player chooses between is said before he chooses: each option with what follows from it, on every path."""

from collections.abc import Iterator
from typing import Any

import pytest

from rulings.laws.engine import AskedOf, Case, Node, Question, facts_of, rule, tree
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.wording.asked import Otherwise
from rulings.wording.laws.tables import QUESTIONS
from rulings.wording.questions import option_hint, option_text, question_text
from rulings.wording.rulings import known_values

ALL = [(edition, situation.key) for edition in EDITIONS for situation in situations(edition)]
NOT_OF_PLAYERS = (AskedOf.DIRECTOR, AskedOf.JUDGEMENT)


def choices(node: Node) -> Iterator[tuple[Question, dict[str, Any]]]:
    """Every question below the node that a player answers, with what is known then."""
    if node.question and node.question.fact.asked_of not in NOT_OF_PLAYERS:
        yield node.question, known_values(node.ruling)
    for _answer, branch in node.branches:
        yield from choices(branch)


@pytest.mark.parametrize(("edition", "key"), ALL)
def test_each_option_of_a_players_choice_says_what_follows_and_no_two_are_alike(edition: str, key: str) -> None:
    for question, known in choices(tree(law_of(key, edition))):
        fact, values = question.fact, question.options or question.samples
        options = [option_text(fact, value, known) for value in values]
        hints = [option_hint(fact, value, known, key) for value in values]
        assert len(set(options)) == len(options), (fact.key, options)
        assert all(len(hint.split()) > 2 for hint in hints), (fact.key, hints)
        said = " ".join((question_text(fact, known, key), *options, *hints))
        assert "…" not in said
        assert "{" not in said


def heard(situation: str, edition: str = "2017", **answers: str) -> dict[str, str]:
    """The options of the question that these answers lead to, each with its hint."""
    ruling = rule(law_of(situation, edition), Case({"offender": "W", **answers}))
    question, known = ruling.question, known_values(ruling)
    assert question is not None
    return {
        str(question.fact.kind.write(value)): option_hint(question.fact, value, known, situation)
        for value in question.options
    }


def test_who_may_accept_an_insufficient_bid_hears_what_the_bidder_may_do_otherwise() -> None:
    said = heard("insufficient_bid", insufficient_kind="in_turn", since_insufficient="nothing")
    assert "East must pass until the auction ends" in said["no"]
    assert "comparable" in said["no"]
    assert "no rectification" in said["yes"]


def test_he_hears_of_the_call_that_has_already_replaced_the_bid() -> None:
    said = heard("insufficient_bid", insufficient_kind="in_turn", since_insufficient="already_replaced")
    assert said["yes"].startswith("the first bid counts as legal, and the call that replaced it is cancelled")
    assert said["no"].startswith("the call that replaced the bid counts")


@pytest.mark.parametrize(("situation", "turn", "said"), [
    ("pass_out_of_rotation", "rho", "Whatever South now calls, West must pass at his next turn"),
    ("bid_out_of_rotation", "rho", "If South passes and the auction goes on, West must repeat his call"),
    ("double_out_of_rotation", "rho", "If South passes and the auction goes on, West must repeat his call"),
    ("bid_out_of_rotation", "partner", "East may make any legal call, but may not use"),
    ("pass_out_of_rotation", "partner", "If it is not: East must pass at his next turn"),
])  # fmt: skip
def test_who_may_accept_a_call_out_of_turn_hears_what_follows_at_that_turn(
    situation: str, turn: str, said: str
) -> None:
    before = {"double_is_inadmissible": "no"} if situation.startswith("double") else {}
    assert said in heard(situation, whose_turn=turn, since_out_of_rotation="nobody", **before)["no"]


def test_the_replacement_is_asked_for_after_the_player_whose_turn_it_is() -> None:
    answers = {"offender": "W", "whose_turn": "partner", "since_out_of_rotation": "nobody"}
    ruling = rule(law_of("bid_out_of_rotation"), Case({**answers, "lho_accepts_out_of_rotation": "no"}))
    assert ruling.question is not None
    assert ruling.question.fact.key == "comparable_test"
    asked = question_text(ruling.question.fact, known_values(ruling), "bid_out_of_rotation")
    assert asked.startswith("East calls first. When the turn comes to West")


def fitting(key: str, other: Otherwise) -> bool:
    """Whether some situation asks the question after answers that the other wording is for."""
    named = other.after.get("situation", "").split()
    laws = [law_of(situation, edition) for edition, situation in ALL if not named or situation in named]
    for known in (facts_of(law) for law in laws):
        facts = {fact: answers.split() for fact, answers in other.after.items() if fact != "situation"}
        if key in known and all(
            fact in known and set(answers) <= {str(known[fact].kind.write(each)) for each in known[fact].kind.options}
            for fact, answers in facts.items()
        ):
            return True
    return False


def test_no_other_wording_is_left_of_a_situation_or_an_answer_that_is_gone() -> None:
    for key, asked in QUESTIONS.items():
        for other in asked.otherwise:
            assert fitting(key, other), (key, other.after)
