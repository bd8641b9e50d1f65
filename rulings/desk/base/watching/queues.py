"""How much waits for somebody, over all clubs: numbers alone."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from django.db.models import Min
from django.utils import timezone

from rulings.desk.base.watching.nightly import worker_seen_at
from rulings.models import (
    Appeal,
    AppealState,
    CallState,
    Difference,
    DifferenceState,
    IrregularityReport,
    ReportStatus,
    Ruling,
    TableCall,
    Task,
)

_CALLS = (CallState.CALLED, CallState.ON_THE_WAY, CallState.DEFERRED)
_APPEALS = (AppealState.LODGED, AppealState.LATE, AppealState.ADMITTED, AppealState.HEARD)


_LATE = timedelta(minutes=15)


def due_since() -> datetime | None:
    """Since when something has been due that no worker takes; None where none is late. One query."""
    late = Task.objects.filter(ended_at__isnull=True, taken_until__isnull=True, due_at__lt=timezone.now() - _LATE)
    first: datetime | None = late.aggregate(first=Min("due_at"))["first"]
    return first


def work_that_waits() -> Iterator[str]:
    """A line where something has been due for a while and no worker has taken it, or none gives a sign of life."""
    if first := due_since():
        yield f"worker: none has taken what is due since {first.isoformat(timespec='minutes')}"
    elif (seen := worker_seen_at()) and seen < timezone.now() - _LATE:
        yield f"worker: none has gone its round since {seen.isoformat(timespec='minutes')}"


def waiting_now() -> dict[str, int]:
    """Calls of the director, reports, rulings to be signed, appeals, differences of files, tasks; six queries."""
    return {
        "calls": TableCall.objects.filter(state__in=_CALLS).count(),
        "reports": IrregularityReport.objects.filter(status=ReportStatus.OPEN).count(),
        "countersignatures": Ruling.objects.filter(is_current=True, countersigned_at=None)
        .exclude(report__status=ReportStatus.WITHDRAWN)
        .count(),
        "appeals": Appeal.objects.filter(state__in=_APPEALS).count(),
        "differences": Difference.objects.filter(state=DifferenceState.WAITING).count(),
        "tasks": Task.objects.filter(ended_at__isnull=True).count(),
    }
