"""What a fact is asked of, what it takes, and how it refuses the rest."""

import pytest

from rulings.laws.engine import AskedOf, UnknownAnswer, judgement, one_of, yes_no
from tests.laws.engine.small import Colour, colour


def test_an_answer_is_read_into_the_value_that_a_law_works_with() -> None:
    assert colour.read("black") is Colour.BLACK
    assert yes_no("is_seen", law="50").read("no") is False


def test_a_refusal_names_the_fact_the_answer_and_what_it_takes() -> None:
    with pytest.raises(UnknownAnswer) as refused:
        colour.read("green")
    assert str(refused.value) == "fact 'colour' cannot be 'green': it takes red, black"


def test_a_refusal_says_when_a_record_stands_beside_the_answer() -> None:
    said = str(UnknownAnswer("colour", "green", "red, black", beside_a_record=True))
    assert said == "fact 'colour' cannot be 'green': it takes red, black beside what is recorded and answered"


def test_a_refusal_of_a_long_answer_is_one_short_line() -> None:
    with pytest.raises(UnknownAnswer) as refused:
        colour.read("x" * 100_000)
    assert len(str(refused.value)) < 120


def test_a_judgement_is_the_director_s_and_what_is_not_said_otherwise_he_establishes() -> None:
    assert judgement("is_fair", law="50B").asked_of is AskedOf.JUDGEMENT
    assert yes_no("is_seen", law="50").asked_of is AskedOf.DIRECTOR
    assert one_of("colour", Colour, law="50A", asked_of=AskedOf.DECLARER).asked_of is AskedOf.DECLARER


def test_two_facts_of_one_key_are_two_facts() -> None:
    assert yes_no("is_seen", law="50") != yes_no("is_seen", law="50")
