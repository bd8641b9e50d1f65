"""What the forms on paper are filled from."""

from collections.abc import Iterable

from django.db.models import QuerySet

from rulings.models import Appeal, FactsSheet, IrregularityReport, Poll, Ruling, ScoreAdjustment, User


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


def appeals_against(rulings: Iterable[Ruling]) -> QuerySet[Appeal]:
    """The appeals against these rulings, by number."""
    return Appeal.objects.filter(ruling__in=[ruling.pk for ruling in rulings]).order_by("number")


def appeal_found(user: User, pk: int) -> Appeal | None:
    """An appeal in one of the user's clubs, with all that its form shows."""
    people = ("statement_by", "law_ruled_by", "decided_by", "told_by")
    parts = ("session__event__club", "session__profile", "board", "result", "ns", "ew", "filed_by")
    appeals = Appeal.objects.select_related(
        "club", "ruling__case", "ruling__issued_by", *people, *(f"ruling__report__{name}" for name in parts)
    ).prefetch_related("members")
    return appeals.filter(pk=pk, club__memberships__user=user).first()
