"""A poll in words."""

import pytest
from django.utils.translation import override

from rulings.bridge import Choice, Seat
from rulings.bridge.auction_text import read_text
from rulings.bridge.play_text import Play
from rulings.bridge.play_text import read_text as read_tricks
from rulings.desk.base.texts import Text
from rulings.desk.polls.values import Tallied
from rulings.desk.polls.wording import (
    answer_text,
    considered_text,
    decision_text,
    first_question,
    poll_text,
    polled_text,
    question_text,
)
from rulings.models import Poll

START = Play(Seat.WEST, None)


@pytest.mark.parametrize(
    ("choice", "answer", "text"),
    [
        (Choice.CALL, "3S", "3♠"),
        (Choice.CALL, "P", "pass"),
        (Choice.CARD, "HT", "♥10"),
        (Choice.WORDS, "I ask.", "I ask."),
        (Choice.CALL, "hm", "hm"),
    ],
)
def test_an_answer_is_read_as_calls_and_cards_are(choice: Choice, answer: str, text: str) -> None:
    assert answer_text(choice, answer) == text


def test_what_was_considered_keeps_its_own_words() -> None:
    assert considered_text(Choice.CALL, "P or 4S") == "pass or 4♠"


def test_the_question_to_begin_with_fits_the_decision() -> None:
    assert first_question(None) == "What do you call?"
    assert first_question(START) == "What do you lead?"
    assert first_question(read_tricks(START, "H2")) == "Which card do you play?"


def test_a_usual_question_is_read_in_every_language_and_another_as_it_was_put() -> None:
    with override("it"):
        italian = first_question(None)
    assert question_text(italian) == "What do you call?"
    assert question_text("Would you double?") == "Would you double?"


def test_a_decision_is_called_by_its_call_or_its_trick() -> None:
    assert decision_text(read_text(Seat.NORTH, "1S 2H")) == "2♥ by East (call 2)"
    assert decision_text(read_text(Seat.NORTH, ""), START) == "West makes the opening lead"
    assert decision_text(read_text(Seat.NORTH, ""), read_tricks(START, "H2 H3")) == "East plays to trick 1"


def test_a_ruling_keeps_what_was_asked_whom_what_they_said_and_what_was_judged() -> None:
    poll = Poll(seat="S", question="What do you call?", level="club", alternatives=["3S", "P"])
    rows = [Tallied("3S", 4, 0), Tallied("P", 1, 2)]
    assert poll_text(poll, Choice.CALL, rows, 5) == (
        "What do you call? (South’s hand; players asked: 5). Level: club. 3♠ 4, pass 1 (considered by 2 more). "
        "Logical alternatives: 3♠, pass"
    )


def test_before_a_judgement_they_stand_one_below_the_other_as_far_as_there_is_room() -> None:
    assert polled_text(["One.", "Two."]) == "One.\nTwo."
    long = polled_text(["x" * Text.POLLED.limit, "Two."])
    assert (len(long), long[-1]) == (Text.POLLED.limit, "…")
