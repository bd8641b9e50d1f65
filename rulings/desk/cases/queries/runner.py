"""A stored case put before its law: what the record knows, what was answered, what is asked next. Writes nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulings.desk.cases.queries.restrictions import with_penalty_cards
from rulings.desk.cases.queries.table import record_of
from rulings.laws.engine import (
    AskedOf,
    Case,
    Law,
    Outcome,
    Question,
    Regulations,
    Ruling,
    UnknownAnswer,
    outcomes,
    read_regulations,
    rule,
)
from rulings.laws.engine.exclusion import rule_naming_both
from rulings.laws.record.record import Record, read_record
from rulings.laws.record.roles import offender as its_offender
from rulings.laws.situations import law_of
from rulings.models import ReportCase

Answers = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class BeforeLaw:
    """A case put before its law: the law, and what it reads besides the answers."""

    law: Law
    record: Record
    regulations: Regulations

    def word_on(self, answers: Mapping[str, object]) -> Ruling:
        """The law's word on these answers; `UnknownAnswer` when one of them is no option."""
        return rule(self.law, self._case(answers))

    def refusal(self, answers: Mapping[str, object]) -> UnknownAnswer | None:
        """Why the law does not take one of these answers, with what it does not go with; None where it takes them."""
        try:
            rule_naming_both(self.law, self._case(answers))
        except UnknownAnswer as refused:
            return refused
        return None

    def _case(self, answers: Mapping[str, object]) -> Case:
        return Case(answers, self.record, self.regulations)


@dataclass(frozen=True)
class _Sorted:
    """A law's word on a case, answers that stay, and those dropped; `refused` are the dropped that are no option."""

    ruling: Ruling
    answers: Answers
    dropped: Answers
    refused: frozenset[str]


def run(case: ReportCase) -> Ruling:
    """The case as it stands; an answer that has stopped being an option counts as not given."""
    return sort_answers(before_law(case), case.answers).ruling


def before_law(case: ReportCase) -> BeforeLaw:
    """The law of the case's situation in its edition, the record it reads, the session's regulations."""
    report = case.report
    return BeforeLaw(
        law_of(case.situation, case.edition),
        read_record(record_for(case)),
        read_regulations(report.session.profile.settings),
    )


def record_for(case: ReportCase) -> dict[str, object]:
    """What is recorded of the case's report, with what rulings before it left on the table; of a blind one no card."""
    recorded = record_of(case.report)
    return recorded if case.report.is_blind else with_penalty_cards(case, recorded)


def values(answers: Answers) -> dict[str, object]:
    """The bare values that the engine takes."""
    return {key: given["value"] for key, given in answers.items()}


def sort_answers(before: BeforeLaw, answers: Answers) -> _Sorted:
    """Run the law and part the answers: those it read or may still read stay, the others are dropped.

    What came with the door or from an earlier case stays, unless it yields to a record that says otherwise.
    """
    kept, dropped = dict(answers), {}
    refused: set[str] = set()
    while True:
        try:
            ruling = before.word_on(values(kept))
        except UnknownAnswer as error:
            dropped[error.key] = kept.pop(error.key)
            refused.add(error.key)
            continue
        yielding = [fact.key for fact in ruling.overruled if fact.yields and kept[fact.key].get("preset")]
        if not yielding:
            break
        dropped |= {key: kept.pop(key) for key in yielding}
    read = {fact.key for fact in ruling.relied_on}
    unread = {key for key, given in kept.items() if key not in read and not given.get("preset")}
    known = {key: given["value"] for key, given in kept.items() if key in read}
    for key in unread - facts_ahead(before, known, unread):
        dropped[key] = kept.pop(key)
    return _Sorted(ruling, kept, dropped, frozenset(refused))


def outcomes_of(case: ReportCase) -> tuple[Ruling, tuple[Outcome, ...]]:
    """The case as it stands, and what each answer to its open question leads to."""
    before = before_law(case)
    given = sort_answers(before, case.answers)
    return given.ruling, outcomes(before.word_on, values(given.answers))


def facts_ahead(before: BeforeLaw, answers: Mapping[str, object], wanted: set[str]) -> set[str]:
    """Those of the wanted facts that some continuation from these answers reads."""
    found: set[str] = set()
    waiting = [dict(answers)] if wanted else []
    while waiting and found < wanted:
        given = waiting.pop()
        ruling = before.word_on(given)
        found |= wanted & {fact.key for fact in ruling.relied_on}
        if ruling.question is not None:
            waiting.extend(_continued(given, ruling.question))
    return found & wanted


def _continued(answers: dict[str, object], question: Question) -> list[dict[str, object]]:
    fact = question.fact
    return [{**answers, fact.key: fact.kind.write(sample)} for sample in question.samples]


def answers_that_end(before: BeforeLaw, kept: _Sorted) -> frozenset[str]:
    """The answers to the open question after which nothing else is asked; none of a judgement, which is read first."""
    question = kept.ruling.question
    if question is None or question.fact.asked_of is AskedOf.JUDGEMENT:
        return frozenset()
    fact, given = question.fact, values(kept.answers)
    words = [fact.kind.write(option) for option in question.options]
    return frozenset(str(word) for word in words if before.word_on({**given, fact.key: word}).is_complete)


def awaited_in(ruling: Ruling) -> str:
    """What must happen before the open question can be answered: the value of a `WaitsFor`, "" for nothing."""
    awaited = ruling.question and ruling.awaited_by(ruling.question.fact)
    return awaited.value if awaited else ""


def tells_of(case: ReportCase, offender: object) -> bool:
    """Whether the case is about that player; what was said of another's cards or role is not carried over."""
    known = run(case).relied_on.get(its_offender)
    return offender is None or known is None or known == offender
