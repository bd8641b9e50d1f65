"""What the forms on paper are filled from."""

from django.db.models import QuerySet

from rulings.desk.cases.queries.stored import sheet_written
from rulings.models import FactsSheet, IrregularityReport, Poll


def facts_sheet_of(report: IrregularityReport) -> FactsSheet:
    """The facts of a report; an empty sheet, not stored, where none were written."""
    return sheet_written(report) or FactsSheet(report=report)


def polls_of(report: IrregularityReport) -> QuerySet[Poll]:
    """The report's polls with what was answered."""
    return report.polls.prefetch_related("answers").order_by("pk")
