"""The rulings that may be published next."""

from collections.abc import Iterable

from django.db.models import QuerySet

from rulings.desk.base.compiled import compiled, padded
from rulings.models import Club, IrregularityReport, ReportStatus, Ruling

_MOST = 5
_SHOWN = (
    *("situation", "issued_at", "report__table", "report__board__number"),
    *("report__session__name", "report__session__event__name"),
)


def publishable(clubs: Iterable[Club], hidden: frozenset[int]) -> list[Ruling]:
    """Rulings of the latest few reports whose rulings are all countersigned and not all public, the latest first.

    Those on the hidden boards, by id, are left out.
    """
    pks = [club.pk for club in clubs]
    found = _publishable(*padded(pks)) if pks else []
    return [each for each in found if each.report.board_id not in hidden]


@compiled
def _publishable(*clubs: int) -> QuerySet[Ruling]:
    signed = IrregularityReport.objects.filter(club__in=clubs, status=ReportStatus.REVIEWED).order_by("-pk")
    ready = signed.values("pk")[:_MOST]
    found = Ruling.objects.select_related("report__board", "report__session__event")
    return found.filter(report__in=ready, is_current=True, publication__isnull=True).only(*_SHOWN).order_by("-pk")
