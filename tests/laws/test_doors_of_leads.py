"""What the doors of a lead say already, and that the record knows better."""

import pytest

from rulings.laws.engine import Case, rule
from rulings.laws.situations import find_situation


@pytest.mark.parametrize(
    ("key", "situation", "asked"),
    [
        ("opening_lead_out_of_turn", "opening_lead_out_of_turn", "since_opening_lead"),
        ("declarer_led_from_dummy", "lead_out_of_turn", "lead_state"),
        ("declarer_led_from_his_hand", "lead_out_of_turn", "lead_state"),
        ("declarer_led_from_the_wrong_hand", "lead_out_of_turn", "led_from_dummy"),
    ],
)
def test_what_the_door_says_is_not_asked(key: str, situation: str, asked: str) -> None:
    found = find_situation(situation)
    door = next(door for door in found.doors if door.key == key)
    question = rule(found.laws["2017"], Case({**door.facts, "offender": "W"})).question
    assert question is not None
    assert question.fact.key == asked
