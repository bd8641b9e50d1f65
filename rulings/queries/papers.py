"""What the forms on paper are filled from."""

from django.db.models import QuerySet

from rulings.models import FactsSheet, IrregularityReport, Poll, Ruling, ScoreAdjustment
from rulings.queries.processes import sheet_written


def facts_sheet_of(report: IrregularityReport) -> FactsSheet:
    """The facts of a report; an empty sheet, not stored, where none were written."""
    return sheet_written(report) or FactsSheet(report=report)


def polls_of(report: IrregularityReport) -> QuerySet[Poll]:
    """The report's polls with what was answered."""
    return report.polls.prefetch_related("answers").order_by("pk")


def adjustments_given(ruling: Ruling) -> list[ScoreAdjustment]:
    """The adjusted scores that a ruling gave, by result: of the current version all in force, whichever gave them.

    Of a version that was superseded the last that it gave, though another counts now; none that it took back.
    """
    if ruling.is_current:
        return list(adjustments_in_force(ruling.report_id).filter(ruling__case=ruling.case_id))
    last = {each.result_id: each for each in ruling.adjustments.order_by("result_id", "version")}
    return [each for each in last.values() if not each.withdrawn_because]


def adjustments_in_force(report_id: int) -> QuerySet[ScoreAdjustment]:
    """The adjusted scores that count, of every case of a report, by result."""
    found = ScoreAdjustment.objects.select_related("ruling").filter(ruling__report=report_id, is_current=True)
    return found.order_by("result_id")
