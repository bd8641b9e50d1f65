"""Tonight as a device takes it along: boards, tables, who sits where, open reports. Writes nothing.

No hand, no call, no result and no ruling goes along at all; of a board that its reader has still to play himself not
even that it is there.
"""

from collections.abc import Iterable
from typing import Any

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone

from rulings.desk.base.audit import instant
from rulings.desk.base.compiled import compiled
from rulings.desk.cases.queries.stored import open_reports_of
from rulings.desk.movements.queries import Seating, Sitting, seating_of
from rulings.desk.playing.queries import Unseen
from rulings.desk.reports.queries.tables import tables_of
from rulings.desk.sessions.queries import boards_of, latest_sessions
from rulings.models import Contestant, IrregularityReport, Result, Session, User
from rulings.wording.situations import situation_title


def sessions_in_play(user: User) -> list[dict[str, str]]:
    """The sessions of his clubs that are in play: how each is called, and where a device asks for it."""
    return [
        {"slug": each.slug, "title": each.title, "address": reverse("session_pocket", args=[each.slug])}
        for each in latest_sessions(user)
        if each.is_open
    ]


def tonight_of(session: Session, unseen: Unseen) -> dict[str, Any]:
    """One session, but for the boards hidden from its reader; `seen_at` is now, by our clock."""
    seating = seating_of(session)
    return {
        "session": session.slug,
        "title": str(session),
        "club": session.event.club.slug,
        "edition": session.profile.edition,
        "seen_at": instant(timezone.now()),
        "boards": [each.number for each in boards_of(session) if each.number not in unseen.numbers],
        "tables": [str(place) for _section, places in tables_of(session, seating) for place in places],
        "met": _met(session, seating, unseen),
        "reports": [_report(each) for each in open_reports_of(session) if unseen.shown_of(each)],
    }


def _met(session: Session, seating: Seating, unseen: Unseen) -> dict[str, dict[str, list[str]]]:
    """Who meets on a board at a table: {board: {table: [north-south, east-west]}}, as the results or movements say."""
    found: dict[str, dict[str, list[str]]] = {}
    hidden = unseen.numbers
    for board, section, table, ns, ew in _lines(session.pk):
        if board not in hidden:
            label = table if section and table.startswith(section) else f"{section}{table}"
            found.setdefault(str(board), {})[label] = [ns or "", ew or ""]
    for each in boards_of(session) if seating.sections else ():
        if each.number not in hidden:
            its = found.setdefault(str(each.number), {})
            for sitting in seating.of_board(each.number):
                its.setdefault(str(sitting.place), _sides(sitting))
    return found


@compiled
def _lines(session: int) -> QuerySet[Result, tuple[int, str, str, str | None, str | None]]:
    """Who met at each table; nothing of what they played."""
    lines = Result.objects.filter(board__session=session).order_by("board__number", "section", "table", "pk")
    return lines.values_list("board__number", "section", "table", "ns__name", "ew__name")


def _sides(sitting: Sitting) -> list[str]:
    return [_names(sitting.ns), _names(sitting.ew)]


def _names(contestants: Iterable[Contestant]) -> str:
    return " - ".join(str(each) for each in contestants)


def _report(report: IrregularityReport) -> dict[str, Any]:
    """An open report as a list shows it."""
    return {
        "number": report.number,
        "board": report.board.number,
        "table": report.table,
        "title": situation_title(report.cases.all()[0].situation),
        "by": report.filed_by.display_name,
        "state": report.get_status_display(),
        "address": reverse("report", args=[report.pk]),
    }
