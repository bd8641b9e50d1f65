"""Every law of the book has its entry, and what the entry says is what the situations rule."""

import pytest

from rulings.laws.coverage import LAWS, PARTS, TABLE, Help, coverage, number_of, totals
from rulings.laws.engine import count, paths
from rulings.laws.situations import EDITIONS, law_of, situations

BY_LAW = {covered.law: covered for covered in coverage()}
NO_RECTIFICATION = {1, 2, 3, 4, 5, 8, 18, 19, 35, 77, 78, 80, 83, 88, 89, 92, 93}
"""Definitions, arrangement, arithmetic, procedure of appeals: a breach of them is rectified under another law."""


@pytest.mark.parametrize("law", LAWS)
def test_no_law_is_without_its_entry(law: int) -> None:
    assert BY_LAW[law].helps != ()


@pytest.mark.parametrize("law", [law for law in LAWS if law not in NO_RECTIFICATION])
def test_a_law_that_can_produce_a_rectification_is_ruled_on_or_calculated(law: int) -> None:
    assert {Help.RULED, Help.CALCULATED} & set(BY_LAW[law].helps)


def test_nothing_to_rule_is_said_only_of_laws_that_no_ruling_cites() -> None:
    assert [law for law, help_ in TABLE.items() if help_ is Help.NOTHING and BY_LAW[law].uses] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_situation_stands_under_its_own_law_with_all_its_rulings(edition: str) -> None:
    told = {
        use.situation: (covered.law, use.rulings[edition])
        for covered in coverage()
        for use in covered.uses
        if use.is_own and edition in use.rulings
    }
    expected = {
        situation.key: (number_of(situation.law), count(situation.laws[edition])) for situation in situations(edition)
    }
    assert told == expected


def test_a_law_counts_the_rulings_of_other_situations_that_cite_it() -> None:
    told = {use.situation: dict(use.rulings) for use in BY_LAW[56].uses}
    citing = {
        edition: sum(
            any(number_of(finding.paragraph) == 56 for finding in path.ruling.findings)
            for path in paths(law_of("lead_out_of_turn", edition))
        )
        for edition in EDITIONS
    }
    assert told == {"lead_out_of_turn": citing}


def test_where_the_director_judges_the_law_says_so() -> None:
    judged = [law for law in LAWS if Help.JUDGED in BY_LAW[law].helps]
    assert {16, 64, 70} <= set(judged)
    assert {6, 30, 44} & set(judged) == set()


def test_the_parts_hold_every_law_once_in_order() -> None:
    assert [law for laws in PARTS.values() for law in laws] == list(LAWS)


def test_the_totals_are_those_of_the_editions() -> None:
    counted = {
        edition: (len(situations(edition)), sum(count(each.laws[edition]) for each in situations(edition)))
        for edition in EDITIONS
    }
    assert totals() == counted


def test_a_paragraph_that_names_no_law_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'Preface' names no law"):
        number_of("Preface")
