"""A situation's doors, and the function by which each edition enters it."""

from collections.abc import Iterator

import pytest

from rulings.laws.engine import Case, Effect, Finding, rule
from rulings.laws.engine.situation import both_editions, door, only_2017
from tests.laws.engine.small import small_law


def law_of_its_year(case: Case) -> Iterator[Finding]:
    yield Finding(case.by_edition("17D3", in_2007="17E2"), "its_year", Effect.STANDS)


def law_of_2007(case: Case) -> Iterator[Finding]:
    yield Finding("17E2", "older", Effect.STANDS)


def test_an_edition_that_does_not_rule_on_it_is_left_out() -> None:
    assert list(only_2017(small_law)) == ["2017"]


def test_each_edition_may_have_a_function_of_its_own() -> None:
    laws = both_editions(law_of_its_year, law_of_2007)
    assert {year: rule(law, Case({})).findings[0].key for year, law in laws.items()} == {
        "2017": "its_year",
        "2007": "older",
    }


def test_one_function_for_both_rules_by_the_edition_that_it_is_entered_for() -> None:
    laws = both_editions(law_of_its_year)
    assert {year: rule(law, Case({})).findings[0].paragraph for year, law in laws.items()} == {
        "2017": "17D3",
        "2007": "17E2",
    }


def test_a_door_holds_the_answers_that_it_gives_for_good() -> None:
    opened = door("card_missing", error="played_none")
    assert (opened.key, dict(opened.facts)) == ("card_missing", {"error": "played_none"})
    with pytest.raises(TypeError):
        opened.facts["error"] = "played_too_many"  # type: ignore[index]
