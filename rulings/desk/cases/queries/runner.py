"""A stored case put before its law: what the record knows, what was answered, what is asked next. Writes nothing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rulings.bridge.contracts import Contract
from rulings.bridge.seats import CLOCKWISE, Seat
from rulings.desk.cases.queries.restrictions import with_penalty_cards
from rulings.laws.engine.engine import Case, Law, Question, Ruling, rule
from rulings.laws.engine.facts import UnknownAnswer
from rulings.laws.engine.regulations import Regulations, read_regulations
from rulings.laws.record.record import BadRecord, Record, read_record
from rulings.laws.record.roles import offender as its_offender
from rulings.laws.situations import law_of
from rulings.models import IrregularityReport, ReportCase, Result

Answers = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class _Bench:
    """What a case is heard with, besides its answers."""

    law: Law
    record: Record
    regulations: Regulations

    def hear(self, answers: Mapping[str, object]) -> Ruling:
        """The law's word on these answers; `UnknownAnswer` when one of them is no option."""
        return rule(self.law, Case(answers, self.record, self.regulations))


@dataclass(frozen=True)
class _Settled:
    """A law's word on a case, answers that stay, and those dropped; `refused` are the dropped that are no option."""

    ruling: Ruling
    answers: Answers
    dropped: Answers
    refused: frozenset[str]


def run(case: ReportCase) -> Ruling:
    """The case as it stands; an answer that has stopped being an option counts as not given."""
    return settle(bench_of(case), case.answers).ruling


def bench_of(case: ReportCase) -> _Bench:
    """The law of the case's situation in its edition, the record it is heard with, the session's regulations."""
    report = case.report
    return _Bench(
        law_of(case.situation, case.edition),
        read_record(record_for(case)),
        read_regulations(report.session.profile.settings),
    )


def record_for(case: ReportCase) -> dict[str, object]:
    """What is recorded of the case's report, with what rulings before it left on the table; of a blind one no card."""
    recorded = record_of(case.report)
    return recorded if case.report.is_blind else with_penalty_cards(case, recorded)


def record_of(report: IrregularityReport) -> dict[str, object]:
    """What is recorded of board and table, in the JSON of `rulings.laws.record`. The director's word comes first.

    Of a report that is ruled on blind no cards and no calls.
    """
    board, result = report.board, report.result
    entries: dict[str, object] = {"dealer": board.dealer, "vulnerability": board.vulnerability}
    if board.number <= 999:
        entries["board"] = board.number
    if report.session.form:
        entries["form"] = report.session.form
    if report.is_blind:
        return entries
    if board.deal:
        entries["deal"] = board.deal
    told: dict[str, object] = {"auction": report.auction, "contract": report.contract}
    if result is not None and not report.auction and _is_contract_of(result, report.contract):
        met = f"{result.contract} by {result.declarer}" if result.declarer and result.contract else ""
        told = {"auction": result.auction, "contract": report.contract or met, "tricks": _tricks_of(result)}
    if report.play:
        told |= {"opening_leader": report.play["leader"], "tricks": report.play["tricks"]}
    if report.claim:
        told["claim"] = report.claim
    return _readable(entries | {name: value for name, value in told.items() if value})


def _is_contract_of(result: Result, told: str) -> bool:
    """Whether what the director told is nothing else than the result: its contract, by that side (54A)."""
    if not (told and result.contract):
        return not told
    met, named = Contract.parse(f"{result.contract} {result.declarer}"), Contract.parse(told)
    if met is None or named is None or met.declarer is None:
        return met == named
    return named in (met, replace(met, declarer=met.dummy), replace(met, declarer=None))


def _readable(entries: dict[str, object]) -> dict[str, object]:
    """The record without a claim, then without a play, that a later correction of board or contract contradicts."""
    for name in ("claim", "tricks"):
        try:
            read_record(entries)
        except BadRecord:
            entries = {other: value for other, value in entries.items() if other != name}
    return entries


def _tricks_of(result: Result) -> list[list[str]]:
    """The tricks in order of play, as far as the file has every card in its turn."""
    tricks: list[list[str]] = []
    for trick in result.play:
        seats, cards = zip(*(entry.split() for entry in trick["cards"]), strict=True) if trick["cards"] else ((), ())
        if not cards or trick["leader"] is None or not _in_turn(trick["leader"], seats):
            break
        tricks.append([f"{trick['leader']}:{cards[0]}", *cards[1:]])
        if len(cards) < len(CLOCKWISE):
            break
    return tricks


def _in_turn(leader: str, seats: Iterable[str]) -> bool:
    """Whether the seats follow each other clockwise from the leader."""
    return all(seat == Seat(leader).after(steps) for steps, seat in enumerate(seats))


def values(answers: Answers) -> dict[str, object]:
    """The bare values that the engine takes."""
    return {key: given["value"] for key, given in answers.items()}


def settle(bench: _Bench, answers: Answers) -> _Settled:
    """Run the law and part the answers: those it read or may still read stay, the others are dropped.

    What came with the door or from an earlier case stays in any case.
    """
    kept, dropped = dict(answers), {}
    while True:
        try:
            ruling = bench.hear(values(kept))
            break
        except UnknownAnswer as error:
            dropped[error.key] = kept.pop(error.key)
    read = {fact.key for fact in ruling.relied_on}
    unread = {key for key, given in kept.items() if key not in read and not given.get("preset")}
    heard = {key: given["value"] for key, given in kept.items() if key in read}
    refused = frozenset(dropped)
    for key in unread - facts_ahead(bench, heard, unread):
        dropped[key] = kept.pop(key)
    return _Settled(ruling, kept, dropped, refused)


def facts_ahead(bench: _Bench, answers: Mapping[str, object], wanted: set[str]) -> set[str]:
    """Those of the wanted facts that some continuation from these answers reads."""
    found: set[str] = set()
    waiting = [dict(answers)] if wanted else []
    while waiting and found < wanted:
        given = waiting.pop()
        ruling = bench.hear(given)
        found |= wanted & {fact.key for fact in ruling.relied_on}
        if ruling.question is not None:
            waiting.extend(_continued(given, ruling.question))
    return found & wanted


def _continued(answers: dict[str, object], question: Question) -> list[dict[str, object]]:
    fact = question.fact
    return [{**answers, fact.key: fact.kind.write(sample)} for sample in question.samples]


def tells_of(case: ReportCase, offender: object) -> bool:
    """Whether the case is about that player; what was said of another's cards or role is not carried over."""
    known = run(case).relied_on.get(its_offender)
    return offender is None or known is None or known == offender
