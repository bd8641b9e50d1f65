"""What is stored of the reports, cases, rulings and follow-ups of a session or of one report."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from django.db.models import Prefetch, QuerySet

from rulings.desk.base.audit import opened
from rulings.desk.base.compiled import compiled, padded, put_beside
from rulings.models import (
    AuditEntry,
    EndedRestriction,
    FactsSheet,
    FollowUp,
    IrregularityReport,
    ReportCase,
    ReportStatus,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
    Verb,
)


def reports_of(session: Session) -> QuerySet[IrregularityReport]:
    """The session's reports with their boards and cases, the latest first."""
    return _in_rows(session).prefetch_related(Prefetch("cases", ReportCase.objects.order_by("position")))


def reports_read(session: Session) -> list[IrregularityReport]:
    """The same, read."""
    return _with_cases(_reports_of(session))


def open_reports_of(session: Session) -> list[IrregularityReport]:
    """Those that are not ruled on, or are to be ruled on anew."""
    return _with_cases(_open_reports_of(session))


def _with_cases(reports: list[IrregularityReport]) -> list[IrregularityReport]:
    """The reports, with their cases read."""
    cases: dict[int, list[ReportCase]] = defaultdict(list)
    for case in _cases_of_reports(*padded([each.pk for each in reports])) if reports else []:
        cases[case.report_id].append(case)
    for each in reports:
        put_beside(each, "cases", cases[each.pk])
    return reports


@compiled
def _cases_of_reports(*reports: int) -> QuerySet[ReportCase]:
    return ReportCase.objects.filter(report__in=reports).order_by("position")


def _in_rows(session: Session) -> QuerySet[IrregularityReport]:
    """The session's reports with what their rows show, the latest first."""
    reports = session.reports.select_related("board", "ns", "ew", "named_director", "filed_by")
    return reports.defer(*_UNREAD_OF_REPORT, *_UNREAD_OF_BOARD).order_by("-number")


@compiled
def _reports_of(session: Session) -> QuerySet[IrregularityReport]:
    return _in_rows(session)


@compiled
def _open_reports_of(session: Session) -> QuerySet[IrregularityReport]:
    return _in_rows(session).filter(status=ReportStatus.OPEN)


_UNREAD_OF_REPORT = ("seats", "auction", "play", "claim", "about", "narrative")
_UNREAD_OF_BOARD = ("board__deal", "board__double_dummy")
"""The long parts that no row of a list shows: each is a text to be taken apart, for every row."""


def returns_of(reports: Iterable[IrregularityReport]) -> Mapping[int, AuditEntry]:
    """By report, who returned its ruling last, and why; one query, and one for the words, none without reports."""
    pks = [report.pk for report in reports]
    if not pks:
        return {}
    return {entry.report_id: entry for entry in opened(_returns(*padded(pks))) if entry.report_id}


@compiled
def _returns(*reports: int) -> QuerySet[AuditEntry]:
    entries = AuditEntry.objects.select_related("actor").filter(report__in=reports, verb=Verb.RULING_RETURNED.value)
    return entries.order_by("sequence")


def rulings_of(session: Session) -> QuerySet[Ruling]:
    """The session's current rulings, the latest first."""
    found = Ruling.objects.select_related("report__board", "case").filter(report__session=session, is_current=True)
    return found.order_by("-issued_at", "-pk")


def _rulings_in_rows(session: Session) -> QuerySet[Ruling]:
    """The same with no more than their rows show, and what they leave in force at a table."""
    return rulings_of(session).only(
        *("situation", "facts", "findings", "sentences", "override_text", "issued_at", "is_current"),
        *("case__is_open", "report__number", "report__table", "report__result", "report__board__number"),
    )


def follow_ups_of(session: Session) -> QuerySet[FollowUp]:
    """What is still to be come back to in a session, the oldest first."""
    waiting = FollowUp.objects.select_related("report__board", "ruling", "case")
    return waiting.filter(report__session=session, done_at__isnull=True).order_by("pk")


rulings_read, follow_ups_read = compiled(_rulings_in_rows), compiled(follow_ups_of)
"""The same, read."""


def cases_of(report: IrregularityReport) -> list[ReportCase]:
    """The report's chain, each case with `current`: a list of its current ruling, or none."""
    current = {each.case_id: each for each in _current_of(report.pk)}
    cases = chain_of(report.pk)
    for case in cases:
        case.current = [current[case.pk]] if case.pk in current else []  # type: ignore[attr-defined]
    return cases


@compiled
def chain_of(report: int) -> QuerySet[ReportCase]:
    """The cases of the report with that id, in order."""
    return ReportCase.objects.filter(report=report).order_by("position")


@compiled
def _current_of(report: int) -> QuerySet[Ruling]:
    """The current rulings of a report, in no order."""
    return Ruling.objects.filter(report=report, is_current=True)


def restrictions_ended(report: IrregularityReport) -> list[tuple[int, int]]:
    """What directors noted as ended: the ruling's id and the place of the finding in it."""
    ended = EndedRestriction.objects.filter(ruling__report=report)
    return list(ended.values_list("ruling_id", "place"))


def restrictions_ended_in(session: Session) -> list[tuple[int, int]]:
    """What directors noted as ended in a session: each ruling's id and the place of the finding in it."""
    return _ended_in(session)


@compiled
def _ended_in(session: Session) -> QuerySet[EndedRestriction, tuple[int, int]]:
    ended = EndedRestriction.objects.filter(ruling__report__session=session)
    return ended.values_list("ruling_id", "place")


def report_of_discarded(user: User, case_id: int) -> int | None:
    """The report, by its id, of a case that was discarded in a club of the user's; None where none was."""
    told = AuditEntry.objects.filter(verb=Verb.CASE_DISCARDED.value, object_id=case_id, club__memberships__user=user)
    return told.order_by("sequence").values_list("report_id", flat=True).first()


def versions_of(ruling: Ruling) -> list[Ruling]:
    """Every version of a ruling, itself among them, the latest first; no query where no other can be."""
    return [ruling] if ruling.is_current and ruling.version == 1 else _versions_of(ruling.case_id)


@compiled
def _versions_of(case: int) -> QuerySet[Ruling]:
    """What the list of the versions of that case's ruling shows."""
    names = ("username", "first_name", "last_name", "deleted_at")
    found = Ruling.objects.select_related("issued_by").filter(case=case).order_by("-version")
    return found.only("version", "is_current", "issued_at", *(f"issued_by__{name}" for name in names))


def follow_ups_left_by(ruling: Ruling) -> list[FollowUp]:
    """What a ruling left to be looked at, done or not."""
    left = _left_by(ruling.pk)
    for each in left:
        each.ruling = ruling
    return left


@compiled
def _left_by(ruling: int) -> QuerySet[FollowUp]:
    return FollowUp.objects.select_related("done_by", "case").filter(ruling=ruling).order_by("pk")


def history_of(report: IrregularityReport) -> QuerySet[AuditEntry]:
    """Everything that was done with a report, in order, its texts still sealed."""
    return report.audit_entries.select_related("actor").order_by("sequence")


def sheet_written(report: IrregularityReport) -> FactsSheet | None:
    """The report's facts, if any were written."""
    return next(iter(_sheets_of(report.pk)), None)


@compiled
def _sheets_of(report: int) -> QuerySet[FactsSheet]:
    """The one sheet of a report, or none."""
    return FactsSheet.objects.select_related("told_of_appeal_by").filter(report=report)


def versions_signed(case: ReportCase) -> QuerySet[Ruling]:
    """Every version of a case's ruling with who issued and countersigned it, in order."""
    return case.rulings.select_related("issued_by", "countersigned_by").order_by("version")


def adjustments_by_case(case: ReportCase) -> QuerySet[ScoreAdjustment]:
    """Every adjusted score that a version of the case's ruling gave, in order."""
    found = ScoreAdjustment.objects.filter(ruling__case=case)
    return found.select_related("result__ns", "result__ew", "made_by").order_by("pk")


def said_of_report(report: IrregularityReport, verbs: Iterable[Verb], most: int) -> list[AuditEntry]:
    """The report's entries of the audit trail with one of these verbs, in order; of more than `most` the latest."""
    entries = report.audit_entries.select_related("actor").filter(verb__in=[verb.value for verb in verbs])
    return opened(reversed(entries.order_by("-sequence")[:most]))


def rulings_by_result(session: Session) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """The session's current rulings by the row of the result that they are about: each by its id and its number."""
    found: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for result, pk, number in _rulings_on_results(session.pk):
        found[result].append((pk, number))
    return {result: tuple(rulings) for result, rulings in found.items()}


@compiled
def _rulings_on_results(session: int) -> QuerySet[Ruling, tuple[int, int, int]]:
    """The current rulings of a session that are about a result, the latest first."""
    about = Ruling.objects.filter(report__session=session, report__result__isnull=False, is_current=True)
    return about.order_by("-issued_at", "-pk").values_list("report__result", "pk", "report__number")


def current_rulings(report: IrregularityReport) -> QuerySet[Ruling]:
    """The report's current rulings in the order of its chain."""
    told = report.rulings.select_related("case", "issued_by", "public_text", "publication")
    return told.filter(is_current=True).order_by("case__position")
