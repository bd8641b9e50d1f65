"""What the page of a case shows: the open question or the ruling as it would be issued, and what is known so far.

Reads the case, its law and the wording; asks the database only who sits where.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulings.bridge.auctions import Auction
from rulings.bridge.boards import Vulnerability
from rulings.bridge.contracts import Contract
from rulings.bridge.seats import Seat
from rulings.desk.cases.queries.asking import (
    FindingSheet,
    KnownSheet,
    QuestionSheet,
    asked_again,
    finding_sheets,
    known_sheets,
    question_sheet,
)
from rulings.desk.cases.queries.play import is_left_by_a_ruling, why_claim_tells_nothing, why_play_tells_nothing
from rulings.desk.cases.queries.runner import bench_of, settle
from rulings.desk.cases.wording.contradictions import misplaced_cards, record_contradictions
from rulings.desk.sessions.queries import players_of
from rulings.laws.coverage import number_of
from rulings.laws.engine.engine import Question, Ruling
from rulings.laws.engine.situation import Stage
from rulings.laws.record.record import Record
from rulings.laws.situations import find_situation
from rulings.models import IrregularityReport, ReportCase
from rulings.wording.situations import situation_title

_REVOKES_AND_TRICKS = range(61, 68)
_CLAIMS = range(68, 72)


@dataclass(frozen=True)
class _CaseSheet:
    """One case as its page shows it; `question` is None when the ruling is complete.

    `wants_auction` and `wants_play` where much is asked that the auction or the play would tell; `clashes` say where
    the record contradicts itself.
    """

    title: str
    question: QuestionSheet | None
    known: tuple[KnownSheet, ...]
    findings: tuple[FindingSheet, ...]
    names: dict[str, str]
    auction: list[Any]
    is_asked_again: bool
    wants_auction: bool = False
    wants_play: bool = False
    is_of_claims: bool = False
    clashes: Sequence[str] = ()


def case_sheet(case: ReportCase, ask: str = "") -> _CaseSheet:
    """The case run as it stands; `ask` is the key of an answer that the director wants to change."""
    bench = bench_of(case)
    ruling = settle(bench, case.answers).ruling
    again = _question_again(case, ruling, ask)
    question = again or ruling.question
    auction = auction_of(case.report)
    return _CaseSheet(
        title=situation_title(case.situation),
        question=question_sheet(question, ruling, case.situation) if question else None,
        known=known_sheets(ruling, case.situation, _reasons(case)),
        findings=finding_sheets(ruling),
        names=names_of(case.report),
        auction=auction,
        is_asked_again=again is not None,
        wants_auction=not (auction or case.report.is_blind)
        and find_situation(case.situation, case.edition).stage is Stage.AUCTION,
        wants_play=not (_has_play(case.report) or case.report.is_blind) and _law_number(case) in _REVOKES_AND_TRICKS,
        is_of_claims=is_of_claims(case),
        clashes=[
            *clashes_of(case.report, told_auction(case.report)),
            *left_out_of_the_record(case.report),
            *misplaced_cards(bench.record, ruling),
        ],
    )


def _law_number(case: ReportCase) -> int:
    """The law of the case's situation."""
    return number_of(find_situation(case.situation, case.edition).law)


def is_of_claims(case: ReportCase) -> bool:
    """Whether it is about a claim or a concession."""
    return _law_number(case) in _CLAIMS


def _has_play(report: IrregularityReport) -> bool:
    """Whether the record has tricks, the director's own or the result's."""
    return bool(report.play) or bool(report.result and report.result.play)


def _question_again(case: ReportCase, ruling: Ruling, key: str) -> Question | None:
    """The question that an answer on the page belongs to, with the options it has here; None when there is none."""
    fact = next((fact for fact in ruling.relied_on if fact.key == key), None)
    if fact is None:
        return None
    left = {other: given for other, given in case.answers.items() if other != key}
    question = settle(bench_of(case), left).ruling.question
    return question if question and question.fact.key == key else asked_again(bench_of(case).law, ruling, fact)


def _reasons(case: ReportCase) -> Mapping[str, str]:
    """The reasons written so far, by fact."""
    return {key: str(given["reason"]) for key, given in case.answers.items() if given.get("reason")}


def names_of(report: IrregularityReport) -> dict[str, str]:
    """Who sits where, as far as it was typed or came with the results."""
    players = players_of([report.ns, report.ew])
    met = report.result.seats if report.result else {}
    return {player.seat: player.name for player in players if player.seat} | dict(met) | dict(report.seats)


def auction_of(report: IrregularityReport) -> list[Any]:
    """The auction: the director's own, else that of the result."""
    told = report.result.auction if report.result and not report.auction else report.auction
    return list(told)


def told_auction(report: IrregularityReport) -> Auction:
    """The auction as it is known; empty where there is none that can be read."""
    dealer = Seat(report.board.dealer)
    try:
        return Auction.of(dealer, auction_of(report))
    except ValueError:
        return Auction(dealer)


def _told_contract(report: IrregularityReport) -> Contract | None:
    """The contract as it was told apart from the auction: the director's own, else that of the result."""
    result = report.result
    told = report.contract or (f"{result.contract} {result.declarer}" if result and result.contract else "")
    try:
        return Contract.parse(told) if told else None
    except ValueError:
        return None


def left_out_of_the_record(report: IrregularityReport) -> list[str]:
    """Why the laws read no play or no claim, though one is stored; of a blind report no card is told."""
    if report.is_blind:
        return []
    return [reason for reason in (why_play_tells_nothing(report), why_claim_tells_nothing(report)) if reason]


def clashes_of(report: IrregularityReport, auction: Auction) -> list[str]:
    """Where what is recorded of the table contradicts itself, with this auction for the report's."""
    board = report.board
    record = Record(
        board=board.number,
        dealer=Seat(board.dealer),
        vulnerability=Vulnerability(board.vulnerability),
        auction=None if is_left_by_a_ruling(report, auction.contract()) else auction,
        contract=_told_contract(report) or auction.contract(),
        opening_leader=Seat(report.play["leader"]) if report.play else None,
    )
    return record_contradictions(record)
