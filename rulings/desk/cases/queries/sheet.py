"""What the page of a case shows: the open question or the ruling as it would be issued, and what is known so far.

Reads the case, its law and the wording; asks the database only who sits where.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulings.bridge import Auction, Card, Seat, Vulnerability
from rulings.desk.cases.queries.asking import (
    AskedQuestion,
    ToldFact,
    ToldFinding,
    asked_again,
    finding_sheets,
    known_sheets,
    question_sheet,
)
from rulings.desk.cases.queries.play import is_left_by_a_ruling, why_claim_tells_nothing, why_play_tells_nothing
from rulings.desk.cases.queries.runner import answers_that_end, awaited_in, before_law, sort_answers
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.values.answers import is_unanswered
from rulings.desk.cases.values.table import TableRecord, WhyNot
from rulings.desk.cases.wording.contradictions import misplaced_cards, record_contradictions
from rulings.laws.contradictions import owner_of_answer
from rulings.laws.coverage import number_of
from rulings.laws.engine import Effect, Question, Ruling
from rulings.laws.engine.situation import Stage
from rulings.laws.record.record import Record
from rulings.laws.situations import find_situation
from rulings.models import IrregularityReport, ReportCase
from rulings.wording.situations import situation_title

_REVOKES_AND_TRICKS = range(61, 68)
_CLAIMS = range(68, 72)
_WHETHER_TO_ADJUST = "adjusted_score"
"""The situation that asks whether there was damage at all: a ruling that adjusts the score needs it no more."""


@dataclass(frozen=True)
class _CaseSheet:
    """One case as its page shows it; `question` is None when the ruling is complete. `last` was answered last.

    `wants_auction` and `wants_play` where much is asked that the auction or the play would tell; `clashes` say where
    the record contradicts itself. `waits` while it waits for what is asked; `reason_before` is the reason of an earlier
    judgement on the same grounds; `is_unanswered` while nobody has answered anything, and no version was issued.
    `at_once` are the answers after which nothing is asked any more; `owes_score` where the ruling demands a score now.
    """

    title: str
    question: AskedQuestion | None
    known: tuple[ToldFact, ...]
    findings: tuple[ToldFinding, ...]
    names: Mapping[Seat, str]
    auction: list[Any]
    is_asked_again: bool
    last: ToldFact | None = None
    wants_auction: bool = False
    wants_play: bool = False
    is_of_claims: bool = False
    clashes: Sequence[str] = ()
    waits: bool = False
    reason_before: str = ""
    is_unanswered: bool = False
    at_once: frozenset[str] = frozenset()
    owes_score: bool = False


def case_sheet(case: ReportCase, ask: str = "", read_in: str = "", any_card: bool = False) -> _CaseSheet:
    """The case run as it stands; `ask` is the key of an answer that the director wants to change.

    What is read to a player is in the language `read_in`. `any_card` offers those too that the holder was not dealt.
    """
    before, table = before_law(case), table_record(case.report)
    kept = sort_answers(before, case.answers)
    ruling = kept.ruling
    again = _question_again(case, ruling, ask)
    question = again or ruling.question
    clashes = [*contradictions_of(case.report), *misplaced_cards(before.record, ruling)]
    hand = None if any_card or question is None else _hand_asked_of(question, ruling, before.record)
    auction = list(table.auction.calls)
    known = known_sheets(ruling, case.situation, _reasons(case))
    return _CaseSheet(
        title=situation_title(case.situation),
        question=question_sheet(question, ruling, case.situation, read_in, hand) if question else None,
        known=known,
        last=next((each for each in known if each.key == _answered_last(case)), None),
        findings=finding_sheets(ruling),
        names=table.seats,
        auction=auction,
        is_asked_again=again is not None,
        wants_auction=not (auction or case.report.is_blind)
        and find_situation(case.situation, case.edition).stage is Stage.AUCTION,
        wants_play=not (table.play.tricks or case.report.is_blind) and _law_number(case) in _REVOKES_AND_TRICKS,
        is_of_claims=is_of_claims(case),
        waits=bool(case.waits_for) and case.waits_for == awaited_in(ruling),
        reason_before=_reason_before(question, ruling, case),
        is_unanswered=is_unanswered(case) and not case.reopened_because,
        clashes=clashes,
        at_once=frozenset() if again or clashes else answers_that_end(before, kept),
        owes_score=_owes_score(case, ruling),
    )


def _owes_score(case: ReportCase, ruling: Ruling) -> bool:
    """Whether a score is what comes next once it is issued: demanded, and no other case comes first."""
    effects = {finding.effect for finding in ruling.findings}
    leads_to = {finding.values.get("situation") for finding in ruling.findings if finding.effect is Effect.SEE_LAW}
    if Effect.ADJUSTED_SCORE in effects:
        return leads_to <= {_WHETHER_TO_ADJUST}
    return Effect.TRICKS_TRANSFERRED in effects and case.report.result is not None and not leads_to


def _hand_asked_of(question: Question, ruling: Ruling, record: Record) -> frozenset[Card] | None:
    """What the holder of the cards that are asked for has left; None where they are nobody's, or are not known."""
    holder = owner_of_answer(question.fact, ruling)
    return None if holder is None else record.play.left(holder)


def _answered_last(case: ReportCase) -> str:
    """The key of the answer that somebody gave last; "" for none. What came with the door nobody gave."""
    given = {key: each["revision"] for key, each in case.answers.items() if not each.get("preset")}
    return max(given, key=lambda key: int(given[key]), default="")


def _law_number(case: ReportCase) -> int:
    """The law of the case's situation."""
    return number_of(find_situation(case.situation, case.edition).law)


def is_of_claims(case: ReportCase) -> bool:
    """Whether it is about a claim or a concession."""
    return _law_number(case) in _CLAIMS


def _question_again(case: ReportCase, ruling: Ruling, key: str) -> Question | None:
    """The question that an answer on the page belongs to, with the options it has here; None when there is none."""
    fact = next((fact for fact in ruling.relied_on if fact.key == key), None)
    if fact is None:
        return None
    left = {other: given for other, given in case.answers.items() if other != key}
    question = sort_answers(before_law(case), left).ruling.question
    return question if question and question.fact.key == key else asked_again(before_law(case).law, ruling, fact)


def _reasons(case: ReportCase) -> Mapping[str, str]:
    """The reasons written so far, by fact."""
    return {key: str(given["reason"]) for key, given in case.answers.items() if given.get("reason")}


def _reason_before(question: Question | None, ruling: Ruling, case: ReportCase) -> str:
    """The reason written last for a judgement on the same grounds as the one that is asked; "" where there is none."""
    grounds = question and question.fact.grounds
    keys = {fact.key for fact in ruling.judgements if grounds and fact.grounds is grounds}
    given = [each for key, each in case.answers.items() if key in keys and each.get("reason")]
    return str(max(given, key=lambda each: int(each["revision"]))["reason"]) if given else ""


def _left_out_of_the_record(report: IrregularityReport) -> list[str]:
    """Why the laws read no play or no claim, though one is stored; of a blind report no card is told."""
    if report.is_blind:
        return []
    return [reason for reason in (why_play_tells_nothing(report), why_claim_tells_nothing(report)) if reason]


def clashes_of(report: IrregularityReport, auction: Auction | None = None) -> list[str]:
    """Where what is recorded of the table contradicts itself, with this auction for the report's.

    An auction that is left out is named with the contract that it contradicts.
    """
    table = table_record(report)
    told = table.auction.on_record if auction is None else auction
    record = Record(
        board=table.board,
        dealer=table.dealer,
        vulnerability=Vulnerability(table.vulnerability),
        auction=None if is_left_by_a_ruling(report, told.contract()) else told,
        contract=table.contract.beside_auction or told.contract(),
        opening_leader=Seat(table.play.leader) if table.play.leader else None,
    )
    return record_contradictions(record)


def why_no_auction(table: TableRecord) -> list[str]:
    """The sentence that names the auction which is left out and the contract that contradicts it; none where one is
    read, or none was ever told.
    """
    if table.auction.why_not is not WhyNot.OTHER_CONTRACT:
        return []
    return record_contradictions(Record(auction=table.auction.on_record, contract=table.contract.contract))


def contradictions_of(report: IrregularityReport) -> list[str]:
    """Where the record contradicts itself, and what the laws therefore leave out of it."""
    return [*clashes_of(report), *_left_out_of_the_record(report)]
