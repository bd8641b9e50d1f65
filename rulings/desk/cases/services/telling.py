"""Law 54A: declarer has become dummy, so from that ruling on the contract of its report is his partner's."""

from typing import Any

from rulings.desk.base.audit import record
from rulings.desk.cases.queries.play import contract_after
from rulings.desk.cases.queries.runner import before_law, sort_answers
from rulings.models import Board, Club, IrregularityReport, Ruling, User, Verb


def change_declarer(club: Club, actor: User, ruling: Ruling) -> None:
    """Write the contract that the ruling leaves into its report, and record it."""
    after = contract_after(ruling)
    if after:
        _rewrite(club, actor, ruling.report, after)


def restore_declarer(club: Club, actor: User, ruling: Ruling) -> None:
    """Put the contract back that the ruling was given, for its case is heard anew; not one that was corrected since."""
    after = contract_after(ruling)
    if after and ruling.report.contract == after:
        _rewrite(club, actor, ruling.report, str(ruling.record.get("contract", "")))


def _rewrite(club: Club, actor: User, report: IrregularityReport, contract: str) -> None:
    """Store the contract and record the change, with the answers of open cases that it drops."""
    before = told(report)
    report.contract = contract
    keep(club, actor, report, before)


_CARDS_AND_CALLS = {"auction", "contract", "play", "claim"}
"""What nobody tells of a report that is ruled on blind: once somebody has, the record of the board counts again."""


def keep(club: Club, actor: User, report: IrregularityReport, before: dict[str, Any]) -> IrregularityReport:
    """Store what is told otherwise than `before`, settle the open cases by it, and record it; nothing where all is as
    it was.
    """
    changed = {name for name, value in told(report).items() if value != before[name]}
    if not changed:
        return report
    report.revision += 1
    report.is_blind = report.is_blind and changed.isdisjoint(_CARDS_AND_CALLS)
    report.save()
    after = {name: told(report)[name] for name in sorted(changed)}
    after |= {"dropped": dropped} if (dropped := _settle_open_cases(report)) else {}
    was = {name: before[name] for name in sorted(changed)}
    record(club, actor, Verb.REPORT_AMENDED, report, report=report, before=was, after=after)
    return report


def _settle_open_cases(report: IrregularityReport) -> list[str]:
    """Drop from the open cases what the changed record no longer leaves open; returns the keys."""
    dropped: list[str] = []
    for case in report.cases.filter(is_open=True):
        case.report = report
        settled = sort_answers(before_law(case), case.answers)
        if settled.dropped:
            dropped.extend(sorted(settled.dropped))
            case.answers = settled.answers
            case.revision += 1
            case.save(update_fields=["answers", "revision"])
    return dropped


def told(report: IrregularityReport) -> dict[str, Any]:
    """What a report tells, in plain JSON, for the audit trail."""
    board: Board = report.board
    return {
        "number": report.number,
        "board": board.number,
        "table": report.table,
        "ns": report.ns_id,
        "ew": report.ew_id,
        "result": report.result_id,
        "seats": report.seats,
        "narrative": report.narrative,
        "auction": report.auction,
        "contract": report.contract,
        "play": report.play,
        "claim": report.claim,
    }
