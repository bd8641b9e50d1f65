"""The rulings that may be published next."""

from collections.abc import Iterable

from django.db.models import QuerySet

from rulings.models import Club, IrregularityReport, ReportStatus, Ruling

_UNREAD = ("profile", "regulations", "record", "derived", "overruled", "sentences")
"""The long parts of a ruling that no row shows."""


def publishable(clubs: Iterable[Club], most: int) -> QuerySet[Ruling]:
    """Rulings of the `most` latest reports whose rulings are all countersigned and not all public, the latest first."""
    signed = IrregularityReport.objects.filter(club__in=clubs, status=ReportStatus.REVIEWED).order_by("-pk")
    found = Ruling.objects.select_related("report__board", "report__session__event").filter(
        report__in=signed.values("pk")[:most], is_current=True, publication__isnull=True
    )
    return found.defer(*_UNREAD).order_by("-pk")
