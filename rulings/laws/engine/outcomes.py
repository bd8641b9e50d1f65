"""What each answer to an open question leads to, found by running the law on each: nothing is answered by looking."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.laws.engine.engine import Ruling
from rulings.laws.engine.facts import UnknownAnswer
from rulings.laws.engine.findings import Finding

_DEEPEST = 3


@dataclass(frozen=True)
class Outcome:
    """One answer: what is found that was not before, and what is asked next with its own outcomes.

    `ruling` is the law's word after that answer; it is complete where `then` is empty and nothing is asked.
    """

    answer: Any
    found: tuple[Finding, ...]
    ruling: Ruling
    then: "tuple[Outcome, ...]" = ()


def outcomes(
    word_on: Callable[[Mapping[str, object]], Ruling], answers: Mapping[str, object], depth: int = _DEEPEST
) -> tuple[Outcome, ...]:
    """Of every option of the question that is open after `answers`; none where it has no list of options.

    `word_on` runs the law on answers. Each outcome looks on through the next questions, `depth` of them in all. An
    answer given beforehand to something later, which is no option there, is left out.
    """

    def accepted(given: Mapping[str, object]) -> Ruling:
        kept = dict(given)
        while True:
            try:
                return word_on(kept)
            except UnknownAnswer as error:
                del kept[error.key]

    return tuple(_outcomes(accepted, answers, accepted(answers), depth))


def _outcomes(
    word_on: Callable[[Mapping[str, object]], Ruling], answers: Mapping[str, object], before: Ruling, depth: int
) -> Iterator[Outcome]:
    """Those of one question."""
    if before.question is None or not depth:
        return
    fact = before.question.fact
    for option in before.question.options:
        given = {**answers, fact.key: fact.kind.write(option)}
        after = word_on(given)
        found = tuple(finding for finding in after.findings if finding not in before.findings)
        yield Outcome(option, found, after, tuple(_outcomes(word_on, given, after, depth - 1)))
