"""How much waits for somebody, over all clubs: numbers alone."""

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
)

_CALLS = (CallState.CALLED, CallState.ON_THE_WAY, CallState.DEFERRED)
_APPEALS = (AppealState.LODGED, AppealState.LATE, AppealState.ADMITTED, AppealState.HEARD)


def waiting_now() -> dict[str, int]:
    """Calls of the director, open reports, rulings to be countersigned, appeals, differences of files; five queries."""
    return {
        "calls": TableCall.objects.filter(state__in=_CALLS).count(),
        "reports": IrregularityReport.objects.filter(status=ReportStatus.OPEN).count(),
        "countersignatures": Ruling.objects.filter(is_current=True, countersigned_at=None)
        .exclude(report__status=ReportStatus.WITHDRAWN)
        .count(),
        "appeals": Appeal.objects.filter(state__in=_APPEALS).count(),
        "differences": Difference.objects.filter(state=DifferenceState.WAITING).count(),
    }
