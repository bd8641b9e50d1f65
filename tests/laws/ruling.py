"""A few words that make worked cases read as sentences, and rows for those that are only facts and findings."""

from collections.abc import Callable
from functools import partial

import pytest

from rulings.laws.engine import Finding, Ruling, facts_of, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of

Told = Callable[[], Ruling]
BY_FAULT: dict[str, object] = {
    "form_of_scoring": "pairs_mp",
    "result_can_be_assigned": False,
    "fault_of_ns": "none",
    "fault_of_ew": "directly",
}
"""What is asked of a board that is not played or does not count, and no result of which can be judged."""


def by_fault(situation: str, edition: str = "2017") -> dict[str, object]:
    """Those of them that may be asked there."""
    asked = facts_of(law_of(situation, edition))
    return {key: value for key, value in BY_FAULT.items() if key in asked}


AVERAGES = (
    ("12C2(a)", "average_plus_in_matchpoints"),
    ("12C2(a)", "average_minus_in_matchpoints"),
    ("12C2(c)", "session_score_may_move_the_average"),
)
"""What both sides then get."""
NO_RESULT = (("12C1(d)", "no_result_can_be_judged"), *AVERAGES)
"""The same where a result could have been assigned."""


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
