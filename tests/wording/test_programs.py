"""The Laws for other programs: plain data, in the language that is named, and one line for what cannot be taken."""

import json

import pytest
from django.utils.translation import get_language

from rulings.laws import situations as registered
from rulings.wording.programs import EDITIONS, LANGUAGES, outline, rule, situation, situations
from tests.management.commands.shell import run


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_situation_of_the_edition_comes_with_its_doors(edition: str) -> None:
    told = situations(edition=edition, language="it")
    assert [each["key"] for each in told] == [each.key for each in registered.situations(edition)]
    assert all(edition in each["editions"] and each["title"] and each["doors"] for each in told)
    assert json.loads(json.dumps(told)) == told


def test_a_doors_facts_are_facts_of_its_situation() -> None:
    for each in situations():
        known = {fact["key"] for fact in situation(each["key"])["facts"]}
        assert {key for door in each["doors"] for key in door["facts"]} <= known, each["key"]


def test_a_ruling_is_that_of_the_command_and_the_language_is_as_it_was() -> None:
    facts = {"offender": "W", "visibility": "seen_or_named"}
    done = run("rule", "penalty_card", "--facts", "-", "--json", "--lang", "pl", given=json.dumps(facts))
    assert rule("penalty_card", facts, language="pl") == json.loads(done.stdout)
    assert get_language() == "en"


def test_what_the_record_tells_is_not_asked() -> None:
    told = rule("lead_restriction", {"offender": "E"}, record={"contract": "4S by W"})
    assert (told["derived"], told["complete"]) == ({"role": "dummy"}, True)


def test_a_fact_reads_as_before_anything_is_known() -> None:
    asked = situation("penalty_card", language="it")["facts"]
    assert (asked[0]["key"], asked[0]["kind"], [each["value"] for each in asked[0]["options"]]) == (
        "offender",
        "seat",
        ["N", "E", "S", "W"],
    )
    assert "…" in asked[1]["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outline_is_that_of_the_command(language: str) -> None:
    assert outline("penalty_card", language=language) == run("outline", "penalty_card", "--lang", language).stdout


@pytest.mark.parametrize(("asked", "sentence"), [
    (lambda: situations(edition="1997"), "there is no edition '1997' of the Laws here"),
    (lambda: situations(language="de"), "there is no language 'de' here: it is en, it, pl"),
    (lambda: situation("revoking"), "no situation 'revoking' in the 2017 edition"),
    (lambda: outline("revoking"), "no situation 'revoking' in the 2017 edition"),
    (lambda: rule("penalty_card", {"offender": "Q"}), "fact 'offender' cannot be 'Q': it takes N, E, S, W"),
    (lambda: rule("penalty_card", {"colour": "red"}), "unknown fact 'colour'"),
    (lambda: rule("penalty_card", record={"board": 0}), "record: board cannot be '0'"),
])  # fmt: skip
def test_what_cannot_be_taken_is_one_line(asked: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$") as refused:
        asked()  # type: ignore[operator]
    assert str(refused.value).startswith(sentence)
