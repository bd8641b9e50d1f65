"""Facts that exclude each other: every situation names both, and prefers neither."""

from collections.abc import Iterator

import pytest

from rulings.laws.engine import AnyFact, Case, Law, Number, UnknownAnswer, every_path, facts_of, paths, rule
from rulings.laws.engine.exclusion import rule_naming_both, unasked
from rulings.laws.engine.facts import Beside
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import EDITIONS, law_of
from tests.laws.test_every_path import ALL


def narrowed(law: Law) -> Iterator[tuple[dict[str, object], AnyFact, object]]:
    """Each fact that takes fewer answers somewhere than it has, there, with one that it does not take."""
    seen: set[tuple[AnyFact, object]] = set()
    for path in paths(law):
        answers: dict[str, object] = {}
        while (question := rule(law, Case(answers)).question) is not None and question.fact.key in path.answers:
            kind = question.fact.kind
            every = tuple(range(kind.least, kind.most + 1)) if isinstance(kind, Number) else kind.options
            for value in set(every) - set(question.options or every):
                if (question.fact, value) not in seen:
                    seen.add((question.fact, value))
                    yield dict(answers), question.fact, kind.write(value)
            answers[question.fact.key] = path.answers[question.fact.key]


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_an_answer_that_another_rules_out_is_refused_with_the_names_of_both(edition: str, key: str, law: Law) -> None:
    for answers, fact, value in narrowed(law):
        with pytest.raises(UnknownAnswer) as refused:
            rule_naming_both(law, Case({**answers, fact.key: value}))
        beside = refused.value.beside
        anywhere = any(path.ruling.relied_on.get(fact) == fact.read(value) for path in every_path(law))
        assert beside.key in answers if beside is not None else not anywhere, (answers, value)
        assert str(refused.value).startswith(f"fact {fact.key!r} cannot be {value!r}")


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_a_value_that_a_fact_never_takes_is_refused_with_its_name(edition: str, key: str, law: Law) -> None:
    for fact in facts_of(law):
        for raw in ("nonsense", "99999", -1, None):
            with pytest.raises(UnknownAnswer, match=f"fact '{fact}' cannot be"):
                read_case(law, {fact: raw})


@pytest.mark.parametrize(("edition", "key", "law"), ALL)
def test_an_answer_that_nothing_asked_for_is_named_with_the_fact_that_leads_past_it(
    edition: str, key: str, law: Law
) -> None:
    for fact in {fact for path in every_path(law) for fact in path.ruling.relied_on}:
        path = next((path for path in every_path(law) if fact not in path.ruling.relied_on), None)
        if path is not None:
            case = Case({**path.answers, fact.key: fact.kind.write(fact.kind.samples[0])})
            ruling = rule(law, case)
            told = [(found.key, found.beside.key in path.answers) for found in unasked(law, case, ruling)]
            expected = [] if fact in ruling.relied_on else [(fact.key, True)]
            assert told == expected


def test_a_card_of_two_players_names_them_both() -> None:
    facts = {"offender": "W", "first_card": "S7", "second_card": "S7", "third_card": "S8", "fourth_card": "S9"}
    law = law_of("trick_won", EDITIONS[0])
    with pytest.raises(UnknownAnswer, match="fact 'second_card' cannot be 'S7' where 'first_card' is"):
        rule_naming_both(law, read_case(law, {**facts, "record": {"contract": "4H by S"}}))


def test_more_tricks_than_are_left_name_how_many_are_left() -> None:
    law = law_of("contested_claim", EDITIONS[0])
    answers, fact, value = next(each for each in narrowed(law) if each[1].key == "tricks_awarded")
    with pytest.raises(UnknownAnswer) as refused:
        rule_naming_both(law, Case({**answers, fact.key: value}))
    assert isinstance(refused.value.beside, Beside)
    assert isinstance(facts_of(law)[refused.value.beside.key].kind, Number)


def test_a_role_that_the_seat_does_not_have_names_the_seat() -> None:
    law = law_of("revoke_inquiry", EDITIONS[0])
    facts = {"offender": "N", "inquiry": "defender_asks_defender", "record": {"contract": "4H by S"}}
    with pytest.raises(UnknownAnswer, match="cannot be 'defender_asks_defender' where 'offender' is 'N'"):
        rule_naming_both(law, read_case(law, facts))


@pytest.mark.parametrize(("situation", "facts"), [
    ("penalty_card", {"visibility": "seen_or_named", "offender": "S"}),
    ("play_after_illegal_play", {"early_defender": "lho", "played_after": "defender_after_retraction",
                                 "offender": "W"}),
])  # fmt: skip
def test_an_answer_that_the_record_leads_past_is_named_with_the_entry(situation: str, facts: dict[str, object]) -> None:
    law = law_of(situation)
    case = read_case(law, {**facts, "record": {"contract": "4S by S"}})
    (found,) = unasked(law, case, rule(law, case))
    assert (found.key, found.beside.key) == (next(iter(facts)), "record: contract")
