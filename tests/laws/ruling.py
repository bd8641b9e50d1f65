"""A few words that make worked cases read as sentences, and rows for those that are only facts and findings."""

from collections.abc import Callable
from functools import partial

import pytest

from rulings.laws.engine import Finding, Ruling, facts_of, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of

Told = Callable[[], Ruling]


def ruled(situation: str, edition: str = "2017", record: dict[str, object] | None = None, **facts: object) -> Ruling:
    """The ruling on a situation; the offender, where there is one, is West unless said otherwise."""
    law = law_of(situation, edition)
    west = {"offender": "W"} if "offender" in facts_of(law) else {}
    return rule(law, read_case(law, {**west, **facts, "record": record or {}}))


def cited(ruling: Ruling) -> list[tuple[str, str]]:
    """What a complete ruling found, as (paragraph, key); fails when a question is open."""
    assert ruling.question is None, f"still asks {ruling.question.fact.key}"
    return [(finding.paragraph, finding.key) for finding in ruling.findings]


def the(ruling: Ruling, key: str) -> Finding:
    """The one finding with that key."""
    (found,) = [finding for finding in ruling.findings if finding.key == key]
    return found


def keys(ruling: Ruling) -> set[str]:
    return {key for _paragraph, key in cited(ruling)}


def row(title: str, found: list[str], rules: Callable[..., Ruling], *given: object, **facts: object) -> object:
    """A case in one row: its sentence, all that is found as "paragraph key", and what is ruled on."""
    return pytest.param(partial(rules, *given, **facts), found, id=title)


def told(case: Told) -> list[str]:
    """What the complete ruling on a row found."""
    return [f"{paragraph} {key}" for paragraph, key in cited(case())]
