"""Every key of every path has its sentence, every question its wording, in each language, every name filled in."""

from collections.abc import Hashable
from functools import cache
from typing import Any

import pytest
from django.conf import settings
from django.utils.translation import override

from rulings.laws.engine import AnyFact, AskedOf, Finding, every_path, facts_of
from rulings.laws.engine.situation import Stage
from rulings.laws.record.roles import offender
from rulings.laws.situations import EDITIONS, SITUATIONS, law_of, situations
from rulings.wording.door_words import door_words
from rulings.wording.findings import sentence
from rulings.wording.laws.tables import DOORS, QUESTIONS, SENTENCES, TITLES
from rulings.wording.offenders import offender_asked
from rulings.wording.questions import (
    fact_label,
    option_hint,
    option_text,
    question_text,
)
from rulings.wording.rulings import known_values
from rulings.wording.situations import stage_title

LANGUAGES = [code for code, _name in settings.LANGUAGES]
ALL = [(edition, situation.key) for edition in EDITIONS for situation in situations(edition)]


@cache
def every_finding(edition: str, key: str) -> tuple[Finding, ...]:
    """Each finding of the situation's paths once, with all it names."""
    law = law_of(key, edition)
    found = (finding for path in every_path(law) for finding in path.ruling.findings)
    return tuple({(finding.key, frozenset(finding.values.items())): finding for finding in found}.values())


@cache
def every_answer(edition: str, key: str) -> tuple[tuple[AnyFact, Any, dict[str, Any]], ...]:
    """Each answer to each question, with what is known then: once for each set of names that may be filled in."""
    answers: dict[Hashable, tuple[AnyFact, Any, dict[str, Any]]] = {}
    for path in every_path(law_of(key, edition)):
        known = known_values(path.ruling)
        names = frozenset(name for name, value in known.items() if value)
        asked = offender_asked(key, known)
        who = known.get(offender.key), str(asked and asked.text)
        for fact, value in path.ruling.relied_on.items():
            answers.setdefault((fact.key, value, names, who), (fact, value, known))
    return tuple(answers.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "key"), ALL)
def test_every_finding_and_every_question_can_be_said(edition: str, key: str, language: str) -> None:
    with override(language):
        texts = {sentence(finding) for finding in every_finding(edition, key)}
        for fact, value, known in every_answer(edition, key):
            texts |= {question_text(fact, known, key), fact_label(fact, known, key), option_text(fact, value, known)}
            option_hint(fact, value, known, key)
    assert all(text.strip() for text in texts)
    assert not any("{" in text or "…" in text for text in texts)


def asked() -> dict[str, set[str]]:
    """Each fact that some edition asks, with the written forms of its options."""
    known: dict[str, set[str]] = {}
    for edition, key in ALL:
        (situation,) = [situation for situation in situations(edition) if situation.key == key]
        for fact in facts_of(situation.laws[edition]).values():
            known.setdefault(fact.key, set()).update(str(fact.kind.write(value)) for value in fact.kind.options)
    return known


def test_every_wording_of_a_question_belongs_to_a_fact_and_its_options() -> None:
    facts = asked()
    assert set(QUESTIONS) == set(facts)
    for key, wording in QUESTIONS.items():
        assert set(wording.options) | set(wording.hints) <= facts[key], key


ONLY_FROM_A_RECORD = {
    "leader_asks_at_his_next_turn",
    "called_instead",
    "contract_has_another_declarer",
    "dummys_card_is_not_played_by_that",
    "dummy_has_conceded_nothing",
    "lowest_sufficient_bid_is",
    "no_sufficient_bid_left_in_its_denomination",
    "suits_named_in_the_auction",
}
"""Said only where the record tells what is never asked: who made the opening lead, what the contract is."""


def test_every_sentence_is_used() -> None:
    used = {
        finding.key
        for edition, key in ALL
        for situation in situations(edition)
        if situation.key == key
        for path in every_path(situation.laws[edition])
        for finding in path.ruling.findings
    }
    assert set(SENTENCES) == used | ONLY_FROM_A_RECORD


def test_a_judgement_comes_with_guidance() -> None:
    for edition, key in ALL:
        (situation,) = [situation for situation in situations(edition) if situation.key == key]
        for fact in facts_of(situation.laws[edition]).values():
            if fact.asked_of is AskedOf.JUDGEMENT:
                assert str(QUESTIONS[fact.key].guidance), fact.key


def test_every_situation_and_door_has_its_title_and_words() -> None:
    doors = {door.key for situation in SITUATIONS for door in situation.doors}
    assert set(TITLES) == {situation.key for situation in SITUATIONS}
    assert set(DOORS) == doors
    assert all(stage_title(stage) for stage in Stage)


def test_a_door_is_found_by_words_of_each_language_and_by_the_number_of_its_law() -> None:
    situation = next(situation for situation in SITUATIONS if situation.key == "defective_trick")
    words = door_words(situation, situation.doors[0])
    assert "67" in words
    assert all(word in words for word in ("defective", "presa difettosa", "wadliwa lewa"))
