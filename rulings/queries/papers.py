"""What the forms on paper are filled from."""

from django.db.models import QuerySet

from rulings.models import FactsSheet, IrregularityReport, Poll, Ruling, ScoreAdjustment


def facts_sheet_of(report: IrregularityReport) -> FactsSheet:
    """The facts of a report; an empty sheet, not stored, where none were written."""
    sheets = FactsSheet.objects.select_related("told_of_appeal_by")
    return sheets.filter(report=report).first() or FactsSheet(report=report)


def polls_of(report: IrregularityReport) -> QuerySet[Poll]:
    """The report's polls with what was answered."""
    return report.polls.prefetch_related("answers").order_by("pk")


def adjustments_given(ruling: Ruling) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores in force that a ruling gave."""
    return ruling.adjustments.filter(is_current=True).order_by("result_id")
