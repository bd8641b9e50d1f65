"""Every law of every edition, run over every answer to every question."""

import pytest

from rulings.laws.engine import PARAGRAPHS, AskedOf, Effect, Law, count, every_path, facts_of, longest
from rulings.laws.situations import EDITIONS, law_of, situations
from tests.laws.counts import COUNTS, ONLY_SOME_OPTIONS

ALL = [
    pytest.param(edition, situation.key, situation.laws[edition], id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in situations(edition)
]
MOST_QUESTIONS = 12


def test_the_number_of_rulings_of_each_situation_is_pinned() -> None:
    counted = {edition: {s.key: count(s.laws[edition]) for s in situations(edition)} for edition in EDITIONS}
    assert counted == COUNTS


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_every_path_ends_in_a_finding_that_cites_a_paragraph_of_its_edition(edition: str, key: str, law: Law) -> None:
    for path in every_path(law):
        assert path.ruling.findings, path.answers
        strange = {finding.paragraph for finding in path.ruling.findings} - PARAGRAPHS[edition]
        assert not strange, path.answers


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_every_question_cites_a_paragraph_of_its_edition(edition: str, key: str, law: Law) -> None:
    strange = {fact.law for fact in facts_of(law).values()} - PARAGRAPHS[edition]
    assert not strange


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_no_path_asks_more_than_a_director_answers_standing_up(edition: str, key: str, law: Law) -> None:
    assert longest(law) <= MOST_QUESTIONS


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_no_path_says_the_same_thing_twice(edition: str, key: str, law: Law) -> None:
    for path in every_path(law):
        assert len(set(path.ruling.findings)) == len(path.ruling.findings), path.answers


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_every_option_of_every_question_is_reached_and_every_sample_serves(edition: str, key: str, law: Law) -> None:
    reached: dict[str, set[object]] = {}
    for path in every_path(law):
        for fact, value in path.ruling.relied_on.items():
            reached.setdefault(fact.key, set()).add(value)
    for fact_key, values in reached.items():
        unreached = set(facts_of(law)[fact_key].kind.samples) - values
        assert not unreached or (edition, fact_key) in ONLY_SOME_OPTIONS, f"{fact_key}: {unreached}"


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_a_door_sets_facts_that_its_situation_asks(edition: str, key: str, law: Law) -> None:
    (situation,) = [situation for situation in situations(edition) if situation.key == key]
    for door in situation.doors:
        for fact_key, raw in door.facts.items():
            facts_of(law)[fact_key].read(raw)


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_what_continues_elsewhere_names_the_law_and_the_situation(edition: str, key: str, law: Law) -> None:
    for path in every_path(law):
        for finding in path.ruling.findings:
            if finding.effect is Effect.SEE_LAW:
                assert {"law", "situation"} <= set(finding.values), finding
                assert {"who", "by"} & set(finding.values), finding


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_judgements_are_yes_or_no_and_nothing_derives_them(edition: str, key: str, law: Law) -> None:
    for fact in facts_of(law).values():
        if fact.asked_of is AskedOf.JUDGEMENT:
            assert fact.derive is None
            assert fact.kind.name in ("yes_no", "one_of")


def test_a_fact_key_means_the_same_fact_everywhere() -> None:
    facts: dict[str, object] = {}
    for edition in EDITIONS:
        for situation in situations(edition):
            for key, fact in facts_of(law_of(situation.key, edition)).items():
                assert facts.setdefault(key, fact) is fact, key
