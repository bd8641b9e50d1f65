"""A question as it is read aloud: its words, its options, and an answer as it reads afterwards."""

from typing import Any

import pytest

from rulings.bridge import Card, Seat
from rulings.laws.engine import AnyFact, WaitsFor, facts_of
from rulings.laws.record.roles import offender, role
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.wording.questions import (
    fact_label,
    guidance_text,
    option_hint,
    option_text,
    question_text,
    waits_for_text,
    written_answer_text,
)

WEST: dict[str, Any] = {"offender": Seat.WEST}


def fact(situation: str, key: str) -> AnyFact:
    return facts_of(law_of(situation))[key]


def test_the_offender_is_asked_for_in_the_words_of_the_situation() -> None:
    assert question_text(offender, {}, "penalty_card") == "Whose card was exposed?"
    assert question_text(offender, {}, "penalty_card") != question_text(offender, {}, "revoke")


def test_who_is_known_is_named_in_the_questions_that_follow() -> None:
    assert question_text(role, WEST, "lead_restriction") == "What is West on this board?"
    assert question_text(role, {}, "lead_restriction") == "What is … on this board?"


def test_partner_and_opponents_are_named_from_the_offenders_seat() -> None:
    asked = question_text(fact("revoke", "partner_changes_his_card"), WEST, "revoke")
    assert "East" in asked
    known = WEST | {"penalty_cards": frozenset({Card.parse("H7")})}
    said = question_text(fact("opening_lead_out_of_turn", "one_of_five"), known, "opening_lead_out_of_turn")
    assert said.startswith("West has led ♥7 out of turn. North, as declarer you choose one of five")


def test_the_cards_and_their_suits_are_named() -> None:
    known = WEST | {"penalty_cards": frozenset({Card.parse("H7"), Card.parse("S4")})}
    asked = fact("penalty_card", "required_suit")
    assert question_text(asked, known, "penalty_card") == "Declarer, which of the suits ♠, ♥ must East lead?"


def test_an_option_is_the_word_on_its_button_and_a_seat_its_name() -> None:
    assert [option_text(role, value, {}) for value in role.kind.options] == ["Declarer", "Dummy", "A defender"]
    assert option_text(offender, Seat.WEST, {}) == "West"


def test_an_option_without_a_hint_has_none() -> None:
    assert option_hint(role, role.kind.options[0], {}, "lead_restriction") == ""


def test_a_judgement_comes_with_guidance_and_a_plain_fact_without() -> None:
    judged = fact("penalty_card", "not_a_penalty_card_by_judgement")
    assert guidance_text(judged, WEST)
    assert guidance_text(role, WEST) == ""


def test_a_fact_that_comes_later_at_the_table_says_what_it_waits_for() -> None:
    assert waits_for_text(fact("insufficient_bid", "replacement").waits_for) == "the replacement call"
    assert (
        waits_for_text(fact("bid_out_of_rotation", "rho_action").waits_for) == "the call of the player whose turn it is"
    )
    assert waits_for_text(role.waits_for) == ""


def test_whatever_a_case_may_wait_for_some_fact_waits_for_and_is_said() -> None:
    laws = [situation.laws[edition] for edition in EDITIONS for situation in situations(edition)]
    waiting = {each.waits_for for law in laws for each in facts_of(law).values() if each.waits_for}
    assert waiting == set(WaitsFor)
    assert all(waits_for_text(each) for each in waiting)


def test_a_fact_has_a_short_label() -> None:
    assert fact_label(role, WEST, "lead_restriction") == "Role"


@pytest.mark.parametrize(
    ("asked", "written", "text"),
    [
        (role, "dummy", "Dummy"),
        (offender, "W", "West"),
        (role, "kibitzer", "kibitzer"),
        (None, ["S4", "H7"], "S4 H7"),
        (None, 3, "3"),
    ],
)
def test_a_stored_answer_is_put_in_words_or_left_as_it_stands(
    asked: AnyFact | None, written: object, text: str
) -> None:
    assert written_answer_text(asked, written, {}) == text
