"""The sentence that names two answers which exclude each other."""

from dataclasses import fields

import pytest

from rulings.laws.engine import Case, Law, UnknownAnswer, facts_of
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.engine.facts import Beside
from rulings.laws.record.record import Record
from rulings.laws.situations import law_of
from rulings.wording.exclusion import exclusion_text
from rulings.wording.questions import fact_label
from tests.laws.engine.test_exclusion import narrowed
from tests.laws.test_every_path import ALL


def refusal_of(law: Law, case: Case) -> UnknownAnswer:
    with pytest.raises(UnknownAnswer) as refused:
        rule_naming_both(law, case)
    return refused.value


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_both_are_named_with_their_answers_and_no_blank(edition: str, key: str, law: Law) -> None:
    facts = facts_of(law)
    for answers, fact, value in narrowed(law):
        refused = refusal_of(law, Case({**answers, fact.key: value}))
        told = exclusion_text(facts, refused, key)
        assert "…" not in told
        if refused.beside is None:
            assert told == ""
        else:
            for named in (fact, facts[refused.beside.key]):
                assert f"“{fact_label(named, refused.known, key)}: " in told


def test_the_tricks_of_two_sides_are_named_with_their_numbers() -> None:
    law = law_of("contested_claim")
    answers, fact, value = next(each for each in narrowed(law) if each[1].key == "tricks_awarded")
    told = exclusion_text(facts_of(law), refusal_of(law, Case({**answers, fact.key: value})), "contested_claim")
    assert told == "“Tricks awarded: 6” and “Tricks left: 5” do not go together: change one of them."


@pytest.mark.parametrize("entry", [each.name for each in fields(Record)])
def test_every_entry_of_the_record_has_its_name(entry: str) -> None:
    refused = UnknownAnswer("offender", "N", "")
    refused.beside = Beside(f"record: {entry}")
    told = exclusion_text(facts_of(law_of("penalty_card")), refused, "penalty_card")
    assert told.startswith("“Card of: North” does not go with what is recorded (the ")
