"""The engine: run a law over a case and say what it found, or what it must be told first.

The interview is the law run again after each answer; there is no second description of it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rulings.laws.engine.editions import Edition
from rulings.laws.engine.facts import AnyFact, AskedOf, Fact, UnknownAnswer, WaitsFor
from rulings.laws.engine.findings import Finding
from rulings.laws.engine.regulations import Regulations, Setting
from rulings.laws.record.record import Record

_T = TypeVar("_T")
_V = TypeVar("_V")


@dataclass(frozen=True)
class Question:
    """A fact that must be established before the law can go on, and the answers it takes here.

    `options` is empty where the answer is open (cards, a number); `samples` serve the enumeration.
    """

    fact: AnyFact
    options: tuple[Any, ...]

    @property
    def samples(self) -> tuple[Any, ...]:
        return (
            tuple(value for value in self.fact.kind.samples if not self.options or value in self.options)
            or (self.options[:1])
        )


_NOTHING, _USUAL = Record(), Regulations()
"""What a case has where it is given none: neither ever changes."""


class _Unanswered(Exception):
    """Raised inside a law by the first fact that nobody has established."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.fact.key)
        self.question = question


class Case:
    """The facts of one irregularity: answers given, what the record tells, the regulations, and the edition.

    `edition` is that of the law which is run over the case. `from_claim` are the keys of the facts that the recorded
    claim tells.
    """

    __slots__ = ("_answers", "derived", "edition", "from_claim", "overruled", "record", "regulations", "relied_on")

    def __init__(
        self,
        answers: Mapping[str, object] | None = None,
        record: Record | None = None,
        regulations: Regulations | None = None,
        edition: Edition = Edition.LAWS_2017,
    ) -> None:
        self._answers = answers or {}
        self.record = record or _NOTHING
        self.regulations = regulations or _USUAL
        self.edition = edition
        self.relied_on: dict[AnyFact, Any] = {}
        self.derived: dict[AnyFact, Any] = {}
        self.overruled: dict[AnyFact, Any] = {}
        self.from_claim: set[str] = set()

    @property
    def given(self) -> tuple[str, ...]:
        """The keys of the facts that were answered."""
        return tuple(self._answers)

    def instead(self, fact: Fact[_T], value: _T) -> "Case":
        """A new case of the same record with this answer; nothing is relied on yet."""
        return Case({**self._answers, fact.key: fact.kind.write(value)}, self.record, self.regulations, self.edition)

    def on(self, record: Record) -> "Case":
        """A new case of the same answers on another record."""
        return Case(self._answers, record, self.regulations, self.edition)

    def __getitem__(self, fact: Fact[_T]) -> _T:
        return self.among(fact, fact.kind.options)

    def among(self, fact: Fact[_T], options: tuple[_T, ...], recorded: _T | None = None) -> _T:
        """The answer to `fact` where only `options` are open in this position (all, if it is empty).

        A fact for the director of which one option is left is not asked; a judgement or a player's choice always is.
        `recorded` is what a law has read from the record itself, since its edition reads it otherwise than others.
        """
        if fact in self.relied_on:
            known: _T = self.relied_on[fact]
            return self._checked(fact, known, options)
        recorded = fact.derive(self) if fact.derive and recorded is None else recorded
        if len(options) == 1 and fact.asked_of is AskedOf.DIRECTOR:
            recorded = options[0]
        if fact.key in self._answers:
            answer = self._checked(fact, fact.read(self._answers[fact.key]), options)
            answer = fact.completed(self, answer) if fact.completed else answer
            if recorded is not None and recorded != answer:
                self.overruled[fact] = recorded
        elif recorded is not None and (not options or recorded in options):
            answer = self.derived[fact] = recorded
        else:
            raise _Unanswered(Question(fact, options))
        self.relied_on[fact] = answer
        return answer

    def answered(self, fact: Fact[_T]) -> _T | None:
        """The answer that was given to it, None where none was; it is not thereby relied on."""
        return fact.read(self._answers[fact.key]) if fact.key in self._answers else None

    def is_told(self, fact: AnyFact) -> bool:
        """Whether an answer or the record gives it, so that nothing else is asked to find it."""
        return self.answered(fact) is not None or (fact.derive is not None and fact.derive(self) is not None)

    def by_edition(self, in_2017: _V, *, in_2007: _V) -> _V:
        """What differs between the editions and nothing else does: a paragraph's number, a fact, its options."""
        return in_2007 if self.edition is Edition.LAWS_2007 else in_2017

    def by_regulation(self, setting: Setting, fact: Fact[bool]) -> bool:
        """What the Laws leave to the regulations; `fact` where those leave it to the director each time."""
        return self[fact] if setting is Setting.ASK else setting is Setting.YES

    def _checked(self, fact: Fact[_T], answer: _T, options: tuple[_T, ...]) -> _T:
        if options and answer not in options:
            expected = ", ".join(str(fact.kind.write(option)) for option in options)
            beside_a_record = self.record != Record()
            raise UnknownAnswer(fact.key, fact.kind.write(answer), expected, beside_a_record)
        return answer


Law = Callable[[Case], Iterator[Finding]]


@dataclass(frozen=True)
class LawOfEdition:
    """A law as one edition has it: the case knows the edition before the law asks anything."""

    law: Law
    edition: Edition

    def __call__(self, case: Case) -> Iterator[Finding]:
        case.edition = self.edition
        return self.law(case)


@dataclass(frozen=True)
class Ruling:
    """What a law said of a case. It is complete when no question is left."""

    findings: tuple[Finding, ...]
    relied_on: dict[AnyFact, Any]
    derived: dict[AnyFact, Any] = field(default_factory=dict)
    overruled: dict[AnyFact, Any] = field(default_factory=dict)
    question: Question | None = None
    from_claim: frozenset[str] = frozenset()

    @property
    def is_complete(self) -> bool:
        return self.question is None

    def awaited_by(self, fact: AnyFact) -> WaitsFor | None:
        """What must happen before the fact can be known; nothing once it is told what has happened."""
        return None if fact.told_by in self.relied_on else fact.waits_for

    @property
    def judgements(self) -> tuple[AnyFact, ...]:
        return tuple(fact for fact in self.relied_on if fact.asked_of is AskedOf.JUDGEMENT)


def rule(law: Law, case: Case) -> Ruling:
    """Run `law` over `case`. Raises `UnknownAnswer` when an answer is not one the fact takes."""
    findings: list[Finding] = []
    question: Question | None = None
    try:
        for finding in law(case):
            findings.append(finding)
    except _Unanswered as stop:
        question = stop.question
    told = frozenset(case.from_claim)
    return Ruling(tuple(findings), case.relied_on, case.derived, case.overruled, question, told)
