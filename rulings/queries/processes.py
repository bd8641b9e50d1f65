"""What the page of a ruling's whole process shows besides the ruling itself."""

from collections.abc import Iterable

from django.db.models import QuerySet

from rulings.models import AuditEntry, FactsSheet, IrregularityReport, ReportCase, Ruling, ScoreAdjustment, Verb
from rulings.queries.audit import opened


def sheet_written(report: IrregularityReport) -> FactsSheet | None:
    """The report's facts, if any were written."""
    return FactsSheet.objects.select_related("told_of_appeal_by").filter(report=report).first()


def versions_signed(case: ReportCase) -> QuerySet[Ruling]:
    """Every version of a case's ruling with who issued and countersigned it, in order."""
    return case.rulings.select_related("issued_by", "countersigned_by").order_by("version")


def adjustments_by_case(case: ReportCase) -> QuerySet[ScoreAdjustment]:
    """Every adjusted score that a version of the case's ruling gave, in order."""
    found = ScoreAdjustment.objects.filter(ruling__case=case)
    return found.select_related("result__ns", "result__ew", "made_by").order_by("pk")


def said_of_report(report: IrregularityReport, verbs: Iterable[Verb]) -> list[AuditEntry]:
    """The report's entries of the audit trail with one of these verbs, in order."""
    entries = report.audit_entries.select_related("actor").filter(verb__in=[verb.value for verb in verbs])
    return opened(entries.order_by("sequence"))
