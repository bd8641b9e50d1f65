"""An exercise of what was ruled at a table: the path that was recorded, and what of it the ruling itself tells.

Who has read a published ruling knows no more of the path than its findings say. So nothing else of it is asked or told.
"""

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from rulings.laws.engine import Case, Finding, Law, Question, Ruling, StoredFinding, UnknownAnswer, rule
from rulings.laws.practice.exercises import Exercise
from rulings.laws.record.roles import offender
from rulings.laws.situations import UnknownSituation, law_of

_OPEN = frozenset(("bid", "call", "cards", "suits"))
_CALLED = frozenset(("bid", "call"))


def exercise_recorded(
    situation: str, edition: str, facts: Mapping[str, Any], found: tuple[StoredFinding, ...], seed: int
) -> Exercise | None:
    """The exercise of these facts; None where the law, by its default regulations, asks more or rules otherwise today,
    or where the ruling does not tell a player, a call or a card that its facts name.
    """
    try:
        answers, ruling = _walked(law_of(situation, edition), facts)
    except (UnknownSituation, UnknownAnswer, KeyError):
        return None
    if tuple(map(StoredFinding.of, ruling.findings)) != found:
        return None
    exercise = Exercise(situation, edition, "", seed, MappingProxyType(answers), ruling)
    return exercise if _is_told(exercise) else None


def told_by_the_ruling(exercise: Exercise) -> frozenset[str]:
    """The facts of which the findings tell the answer: it is the same on every path that ends in them."""
    return _told(exercise.situation, exercise.edition, json.dumps(dict(exercise.answers)))


def names_a_call(exercise: Exercise) -> bool:
    """Whether one of the answers is a bid or another call, by which a board is found again."""
    return any(question.fact.kind.name in _CALLED for question in exercise.steps)


def _walked(law: Law, facts: Mapping[str, Any]) -> tuple[dict[str, object], Ruling]:
    """The answers in the order asked, and the ruling; `KeyError` for one that is not there."""
    answers: dict[str, object] = {}
    while (question := (ruling := rule(law, Case(dict(answers)))).question) is not None:
        answers[question.fact.key] = facts[question.fact.key]
    return answers, ruling


def _is_told(exercise: Exercise) -> bool:
    """Whether the ruling tells each player, and names each card, suit and call, that the answers name."""
    named = {word for finding in exercise.ruling.findings for word in _words(finding.plain_values())}
    told = told_by_the_ruling(exercise)
    for question in exercise.steps:
        key, kind = question.fact.key, question.fact.kind.name
        if kind == "seat" and key not in told:
            return False
        if kind in _OPEN and not set(_words(exercise.answers[key])) <= named:
            return False
    return True


def _words(value: object) -> Iterator[str]:
    """Every text in a plain value."""
    match value:
        case str():
            yield value
        case Mapping():
            for each in value.values():
                yield from _words(each)
        case list() | tuple():
            for each in value:
                yield from _words(each)


@lru_cache(maxsize=512)
def _told(situation: str, edition: str, written: str) -> frozenset[str]:
    """The same of answers as JSON."""
    answers = json.loads(written)
    law = law_of(situation, edition)
    told = set(answers)
    for other in _ending(law, answers, {}, rule(law, Case(dict(answers))).findings):
        told &= {key for key in told if other.get(key) == answers[key]}
    return frozenset(told)


def _ending(
    law: Law, mine: Mapping[str, object], answers: dict[str, object], end: tuple[Finding, ...]
) -> Iterator[dict[str, object]]:
    """The answers on every path that ends in these findings."""
    ruling = rule(law, Case(dict(answers)))
    if ruling.findings != end[: len(ruling.findings)]:
        return
    if ruling.question is None:
        yield from [answers] if ruling.findings == end else []
        return
    key = ruling.question.fact.key
    for raw in _tried(mine, ruling.question):
        yield from _ending(law, mine, {**answers, key: raw}, end)


def _tried(mine: Mapping[str, object], question: Question) -> list[object]:
    """The answers that are tried: every option; of who it was, and of an open question, what is recorded."""
    fact = question.fact
    recorded = [mine[fact.key]] if fact.key in mine else []
    if recorded and fact.key == offender.key:
        return recorded
    if question.options and fact.kind.name not in _OPEN:
        return [fact.kind.write(each) for each in question.options]
    return [*recorded, *(fact.kind.write(each) for each in question.samples)]
