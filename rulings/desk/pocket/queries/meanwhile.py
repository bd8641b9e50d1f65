"""What others did on the same board and table while a report lay on a device. Writes nothing."""

from datetime import datetime

from django.db.models import Q, QuerySet
from django.utils.dateparse import parse_datetime

from rulings.desk.movements.values import read_label
from rulings.models import Arrival, AuditEntry, Board, Club, IrregularityReport, Membership, ReportStatus, User


def others_of(arrival: Arrival) -> list[IrregularityReport]:
    """The reports on its board and table that its director cannot have known of: filed or ruled on since he looked.

    What came from the same device is his own, and he knew of it.
    """
    if arrival.board is None:
        return []
    since = _since(arrival)
    new = Q(filed_at__gt=since) | Q(rulings__issued_at__gt=since)
    there = _on(arrival.board).filter(new).exclude(arrivals__told__device=arrival.told["device"]).distinct()
    return [each for each in there.order_by("number") if _is_same_table(each.table, arrival.told["table"])]


def _on(board: Board) -> QuerySet[IrregularityReport]:
    """Its reports, but those withdrawn."""
    reports = IrregularityReport.objects.select_related("board", "filed_by", "session").filter(board=board)
    return reports.exclude(status=ReportStatus.WITHDRAWN)


def _since(arrival: Arrival) -> datetime:
    """When the device last saw tonight, by our clock; else when the report was begun, put right by its clock."""
    seen = parse_datetime(arrival.told["seen_at"]) if arrival.told["seen_at"] else None
    return seen or arrival.arrived_at - (arrival.sent_at - arrival.begun_at)


def _is_same_table(one: str, other: str) -> bool:
    """Whether two labels may name one table: a table that nobody named may be any, and one may lack its section."""
    first, second = read_label(one), read_label(other)
    if not one or not other:
        return True
    if first is None or second is None:
        return one == other
    return first.table == second.table and (first.section == second.section or not (first.section and second.section))


def was_of(user: User, club: Club) -> bool:
    """Whether the club knows him: he has a role there, or has done something there when he had one."""
    if Membership.objects.filter(user=user, club=club).exists():
        return True
    return AuditEntry.objects.filter(club=club, actor=user).exists()
