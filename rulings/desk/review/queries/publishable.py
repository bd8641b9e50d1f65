"""The rulings that may be published next."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import QuerySet

from rulings.desk.base.compiled import compiled, padded
from rulings.models import Club, IrregularityReport, ReportStatus, Ruling
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
    pks = [club.pk for club in clubs]
    found = _publishable(*padded(pks)) if pks else []
    return [
        _Publishable(pk, situation_title(situation), issued_at, number, table, name or event)
        for board, pk, situation, issued_at, number, table, name, event in found
        if board not in hidden
    ]


@compiled
def _publishable(*clubs: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    signed = IrregularityReport.objects.filter(club__in=clubs, status=ReportStatus.REVIEWED).order_by("-pk")
    ready = signed.values("pk")[:_MOST]
    found = Ruling.objects.filter(report__in=ready, is_current=True, publication__isnull=True)
    return found.order_by("-pk").values_list(*_SHOWN)
