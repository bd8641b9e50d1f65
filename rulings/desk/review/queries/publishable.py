"""The rulings that may be published next."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import QuerySet

from rulings.desk.base.compiled import compiled, padded
from rulings.desk.cases.queries.newest import newest_reports
from rulings.models import Club, ReportStatus, Ruling
from rulings.wording.situations import situation_title

_MOST = 5
_SHOWN = (
    *("report__board", "pk", "situation", "issued_at", "report__board__number", "report__table"),
    *("report__session__name", "report__session__event__name"),
)


@dataclass(frozen=True)
class _Publishable:
    """A ruling as its row shows it."""

    pk: int
    title: str
    issued_at: datetime
    board: int
    table: str
    session: str


def publishable(clubs: Iterable[Club], hidden: frozenset[int]) -> list[_Publishable]:
    """Rulings of the latest few reports whose rulings are all countersigned and not all public, the latest first.

    Those on the hidden boards, by id, are left out.
    """
    ready = _signed([club.pk for club in clubs])
    found = _publishable(*padded(ready)) if ready else []
    return [
        _Publishable(pk, situation_title(situation), issued_at, number, table, name or event)
        for board, pk, situation, issued_at, number, table, name, event in found
        if board not in hidden
    ]


_signed = newest_reports(_MOST, status=ReportStatus.REVIEWED.value)


@compiled
def _publishable(*reports: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    found = Ruling.objects.filter(report__in=reports, is_current=True, publication__isnull=True)
    return found.order_by("-pk").values_list(*_SHOWN)
