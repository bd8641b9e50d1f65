"""A case that was opened by mistake, and a report on which nothing is ruled, taken back. The trail keeps all of it."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.cases.services.answering import case_to_answer, refresh_status
from rulings.desk.cases.values.answers import ANSWER_CHANGED, is_unanswered
from rulings.models import Club, FollowUp, IrregularityReport, ReportCase, ReportStatus, User, Verb


@transaction.atomic
def discard_case(*, actor: User, case: ReportCase, revision: int) -> IrregularityReport:
    """Discard a case in which nobody has answered anything, and record it; returns its report.

    The only case of its report is withdrawn with it. One of several is taken out of the chain: what it was to settle is
    open again, and the report has come as far as its other cases. Refuses an older form (`Stale`), and a case with an
    answer, with a ruling, or with a poll.
    """
    club, case = case_to_answer(actor=actor, case=case)
    if revision != case.revision:
        raise Stale(ANSWER_CHANGED)
    if case.reopened_because or not is_unanswered(case):
        raise WrongState(_("Somebody has answered in this case: it stays. Rule on it, or withdraw its report."))
    if case.polls.exists():
        raise WrongState(_("Players are polled in this case: it stays. Rule on it, or withdraw its report."))
    report = case.report
    told = {"position": case.position, "situation": case.situation, "edition": case.edition}
    settled = FollowUp.objects.filter(case=case).values_list("pk", flat=True).first()
    if settled is not None:
        told["settles"] = settled
    record(club, actor, Verb.CASE_DISCARDED, case, report=report, before=told)
    if report.cases.count() == 1:
        withdraw(club=club, actor=actor, report=report, because=str(_("Opened by mistake.")))
        return report
    FollowUp.objects.filter(case=case).update(case=None)
    case.delete()
    refresh_status(report=report)
    return report


def withdraw(*, club: Club, actor: User, report: IrregularityReport, because: str) -> None:
    """Mark the report as withdrawn and record why."""
    before = {"status": report.status}
    report.status = ReportStatus.WITHDRAWN
    report.save(update_fields=["status"])
    after = {"status": report.status, "reason": because}
    record(club, actor, Verb.REPORT_WITHDRAWN, report, report=report, before=before, after=after)
