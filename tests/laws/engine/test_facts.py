"""What a fact is asked of, what it takes, and how it refuses the rest."""

import pytest

from rulings.laws.engine import AskedOf, Grounds, UnknownAnswer, facts_of, judgement, one_of, yes_no
from rulings.laws.situations import EDITIONS, law_of, situations
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


def test_only_judgements_share_their_grounds_and_never_one_alone() -> None:
    laws = [situation.laws[edition] for edition in EDITIONS for situation in situations(edition)]
    shared: dict[Grounds, set[str]] = {}
    for fact in (fact for law in laws for fact in facts_of(law).values() if fact.grounds):
        assert fact.asked_of is AskedOf.JUDGEMENT, fact.key
        shared.setdefault(fact.grounds, set()).add(fact.key)
    assert set(shared) == set(Grounds)
    assert all(len(keys) > 1 for keys in shared.values())


def test_the_judgements_of_a_contested_claim_may_rest_on_one_reason() -> None:
    judged = [fact for fact in facts_of(law_of("contested_claim")).values() if fact.asked_of is AskedOf.JUDGEMENT]
    assert {fact.grounds for fact in judged} == {Grounds.CLAIM}
