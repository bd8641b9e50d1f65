"""Putting a question, answering it, judging from the answers: what the forms give."""

from uuid import UUID

from rulings.bridge import Decision, Hand, Seat
from rulings.bridge.auction_text import read_text
from rulings.desk.polls.forms import JudgeForm, NotedAnswerForm, PollAnswerForm, PollForm

CALLING = Decision(Seat.SOUTH, Hand.parse("T654.K92.A87.AJT"), read_text(Seat.NORTH, "1S P"))
WORDS = Decision(Seat.SOUTH, Hand.parse("T654.K92.A87.AJT"), read_text(Seat.NORTH, "1S"))
KEY = UUID(int=7)


def test_a_question_is_put_with_tricks_line_by_line_and_suits_as_symbols() -> None:
    form = PollForm({"seat": "S", "auction": "1S P", "question": "What do you lead?", "tricks": "♥2 H3\n\nS5"})
    assert form.is_valid(), form.errors
    given = form.given()
    assert (given["seat"], given["auction"], given["tricks"]) == ("S", "1S P", [["H2", "H3"], ["S5"]])


def test_whose_hand_and_what_is_asked_must_be_said() -> None:
    assert sorted(PollForm({"seat": "X", "question": " "}).errors) == ["question", "seat"]


def test_a_peer_gives_an_answer_and_may_say_why() -> None:
    form = PollAnswerForm({"answer": "3S", "answer_key": str(KEY)}, CALLING)
    assert form.is_valid()
    assert form.cleaned_data == {"answer": "3S", "considered": "", "reason": "", "level": "", "answer_key": KEY}
    assert form.chosen == "3S"


def test_without_an_answer_he_is_asked_for_what_the_decision_takes() -> None:
    asked = [PollAnswerForm({"answer_key": str(KEY)}, sight).errors["answer"] for sight in (CALLING, WORDS)]
    assert asked == [
        ["Choose the call that you would make, then send it."],
        ["Write your answer, then send it."],
    ]


def test_a_form_sent_twice_is_one_answer_for_each_begins_with_a_key_of_its_own() -> None:
    first, second = (PollAnswerForm(None, CALLING)["answer_key"].value() for _time in range(2))
    assert first != second


def test_the_director_notes_who_was_asked_and_chooses_among_the_calls() -> None:
    form = NotedAnswerForm({"answer": "3S", "answer_key": str(KEY), "peer": "Ugo"}, CALLING)
    assert form.is_valid()
    assert form.cleaned_data["peer"] == "Ugo"
    offered = [value for value, _label in form.fields["answer"].widget.choices]
    assert ("P" in offered, "3S" in offered, "1S" in offered) == (True, True, False)


def test_alternatives_are_those_named_and_others_with_commas() -> None:
    form = JudgeForm({"alternatives": ["3S"], "others": "4S, P", "reason": "Most bid."}, [("3S", "3♠"), ("P", "pass")])
    assert form.is_valid(), form.errors
    assert form.given() == {"alternatives": ["3S", "4S", "P"], "reason": "Most bid."}


def test_an_alternative_that_nobody_named_is_not_ticked_and_a_reason_is_needed() -> None:
    form = JudgeForm({"alternatives": ["7NT"], "reason": ""}, [("3S", "3♠")])
    assert sorted(form.errors) == ["alternatives", "reason"]
    assert form.errors["reason"] == ["Write the reason for it."]
