"""Law 54A: declarer has become dummy, so from that ruling on the contract of its report is his partner's."""

from typing import Any

from django.db.models import Q

from rulings.desk.base.audit import record
from rulings.desk.base.signatures import lose_signatures
from rulings.desk.cases.queries.play import contract_after
from rulings.desk.cases.queries.runner import awaited_in, before_law, sort_answers
from rulings.desk.cases.values.content import plain_report
from rulings.models import Club, IrregularityReport, Ruling, User, Verb


def change_declarer(*, club: Club, actor: User, ruling: Ruling) -> None:
    """Write the contract that the ruling leaves into its report, and record it."""
    after = contract_after(ruling)
    if after:
        _rewrite(club, actor, ruling.report, after)


def restore_declarer(*, club: Club, actor: User, ruling: Ruling) -> None:
    """Put the contract back that the ruling was given, for its case is heard anew; not one that was corrected since."""
    after = contract_after(ruling)
    if after and ruling.report.contract == after:
        _rewrite(club, actor, ruling.report, str(ruling.record.get("contract", "")))


def _rewrite(club: Club, actor: User, report: IrregularityReport, contract: str) -> None:
    """Store the contract and record the change, with the answers of open cases that it drops."""
    before = plain_report(report)
    report.contract = contract
    keep(club=club, actor=actor, report=report, before=before, follows_from_ruling=True)


_CARDS_AND_CALLS = {"auction", "contract", "play", "claim"}
"""What nobody tells of a report that is ruled on blind: once somebody has, the record of the board counts again."""


def keep(
    *,
    club: Club,
    actor: User,
    report: IrregularityReport,
    before: dict[str, Any],
    follows_from_ruling: bool = False,
) -> IrregularityReport:
    """Store what is told otherwise than `before`, sort the answers of open cases by it, and record it.

    Its rulings lose their countersignatures, unless the change is what a ruling says itself. Nothing happens where all
    is as it was.
    """
    changed = {name for name, value in plain_report(report).items() if value != before[name]}
    if not changed:
        return report
    report.revision += 1
    report.is_blind = report.is_blind and changed.isdisjoint(_CARDS_AND_CALLS)
    report.save()
    after = {name: plain_report(report)[name] for name in sorted(changed)}
    after |= {"dropped": dropped} if (dropped := _sort_open_cases(report)) else {}
    was = {name: before[name] for name in sorted(changed)}
    record(club, actor, Verb.REPORT_AMENDED, report, report=report, before=was, after=after)
    if not follows_from_ruling:
        lose_signatures(club=club, actor=actor, verb=Verb.REPORT_AMENDED, of=Q(report=report))
    return report


def _sort_open_cases(report: IrregularityReport) -> list[str]:
    """Drop from the open cases what the changed record no longer leaves open; returns the keys.

    A case that waited for what the record now tells waits no longer.
    """
    dropped: list[str] = []
    for case in report.cases.filter(is_open=True):
        case.report = report
        kept = sort_answers(before_law(case), case.answers)
        if case.waits_for and case.waits_for != awaited_in(kept.ruling):
            case.waits_for, case.waits_since = "", None
            case.save(update_fields=["waits_for", "waits_since"])
        if kept.dropped:
            dropped.extend(sorted(kept.dropped))
            case.answers = kept.answers
            case.revision += 1
            case.save(update_fields=["answers", "revision"])
    return dropped
