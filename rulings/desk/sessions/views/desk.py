"""The first page: tonight's session as a list of work, or the visitor's page.

Calls and what is open stand first, then what is to be looked at later, what is in force at which table and what waits
for a chief director; then what was ruled, and the boards.
"""

from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import at_club, club_chosen, member
from rulings.desk.base.gate import page
from rulings.desk.base.live import live
from rulings.desk.base.rights import ByRight, Right, by_right, memberships_of, rights_in
from rulings.desk.base.seen import note_club
from rulings.desk.calls.queries import queue_sheet
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.desk.cases.queries.restrictions import restrictions_of_session
from rulings.desk.cases.queries.ruling_sheet import by_table, follow_up_text, headline
from rulings.desk.cases.queries.stored import follow_ups_read, open_reports_of, returns_of, rulings_read
from rulings.desk.cases.queries.waiting import Awaited, waiting_in
from rulings.desk.pace.queries.sheets import pace_sheet
from rulings.desk.playing.queries import Unseen, unseen_of
from rulings.desk.review.queries.publishable import publishable
from rulings.desk.review.queries.rows import rows_of
from rulings.desk.review.queries.waiting import is_deeper, waiting_for
from rulings.desk.roster.queries.door import waiting_of
from rulings.desk.scores.queries.results import open_score_queries
from rulings.desk.sessions.queries import LatestSession, boards_of, latest_sessions, session_in_full
from rulings.models import AuditEntry, IrregularityReport, Membership, ReportCase, Session, User
from rulings.wording.situations import situation_title

_Context = dict[str, Any]
_FIRST, _LATEST = 5, 3
"""How many rows of the queue and how many rulings of the session the desk shows; their own pages show all."""
_WORK = ("calls", "open_reports", "rechecks", "score_queries", "follow_ups", "restrictions", "waiting", "to_publish")
"""What is work: where there is none of it, the desk says so."""


@require_safe
def desk(request: HttpRequest) -> HttpResponse:
    """The desk of somebody signed in, or the visitor's page."""
    if request.user.is_authenticated:
        return _members_desk(request)
    return render(request, "sessions/visitor.html")


@page
@live
def _members_desk(request: HttpRequest) -> HttpResponse:
    """Tonight's session, chosen from those in play."""
    user = member(request)
    memberships = _noted(request, memberships_of(user))
    sessions = latest_sessions(user, _club_shown(request, memberships))
    chosen = _chosen(sessions, request.GET.get("session", ""))
    shown = None if chosen is None else session_in_full(chosen.pk)
    in_play = [session for session in sessions if session.is_open]
    context: _Context = {"sessions": in_play, "session": shown, "is_member": bool(memberships)} | _to_try(memberships)
    unseen = unseen_of(user)
    context |= _queue_head(user, by_right(memberships), unseen)
    if shown is not None:
        rights = [rights_in(each, shown.pk) for each in memberships if each.club_id == shown.event.club_id]
        context |= _tonight(shown, frozenset[Right]().union(*rights), unseen.of(shown))
    context["is_quiet"] = not any(context.get(name) for name in _WORK)
    return render(request, "sessions/desk.html", context)


def _to_try(memberships: list[Membership]) -> _Context:
    """The club in whose place he may try the desk while it has no session."""
    return {"to_try": by_right(memberships)[Right.FILE][:1]}


def _club_shown(request: HttpRequest, memberships: list[Membership]) -> int | None:
    """The club to which he has switched, by id, while he has a role there; else None, for all of them."""
    chosen = club_chosen(request)
    return chosen if any(each.club_id == chosen for each in memberships) else None


def _noted(request: HttpRequest, memberships: list[Membership]) -> list[Membership]:
    """The same; the desk shows something of each of their clubs."""
    for each in memberships:
        note_club(request, each.club)
    return memberships


def _chosen(sessions: list[LatestSession], slug: str) -> LatestSession | None:
    """The session asked for, else the latest in play, else the latest of all."""
    by_slug = {session.slug: session for session in sessions}
    in_play = [session for session in sessions if session.is_open]
    return by_slug.get(slug) or next(iter(in_play or sessions), None)


def _tonight(session: Session, rights: frozenset[Right], unseen: Unseen) -> _Context:
    """What one session's desk shows, but for boards hidden from its reader."""
    at_club(session.event.club)
    rulings = [each for each in rulings_read(session) if each.report.board_id not in unseen.ids]
    left = [each for each in follow_ups_read(session) if each.report.board_id not in unseen.ids]
    follow_ups = sorted(left, key=lambda each: by_table(each.report))
    return {
        "may": rights,
        "unseen": unseen,
        "pace": pace_sheet(session) if session.is_open else None,
        "at_the_door": len(waiting_of(session)) if Right.RUN_SESSION in rights else 0,
        "boards": boards_of(session),
        "open_reports": _open_reports(session, unseen),
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups],
        "rechecks": rechecks_of(rulings),
        "score_queries": [each for each in open_score_queries(session) if each.board not in unseen.boards],
        "restrictions": restrictions_of_session(session, rulings),
        "rulings": [(each, headline(each)) for each in rulings[:_LATEST]],
        "ruling_count": len(rulings),
        "is_more": len(rulings) > _LATEST,
    } | queue_sheet(session, unseen, "desk")


@dataclass(frozen=True)
class _OpenReport:
    """A report that is not ruled on, or is to be ruled on anew: `because` says who wants that and why, else "".

    `waits` is what must first happen at the table.
    """

    report: IrregularityReport
    title: str
    because: str
    waits: Awaited | None


def _open_reports(session: Session, unseen: Unseen) -> list[_OpenReport]:
    """Those of the session, what came back first, then the latest."""
    reports = [each for each in open_reports_of(session) if unseen.shown_of(each)]
    returns = returns_of(each for each in reports if _reopened(each))
    rows = [_open_report(report, returns.get(report.pk)) for report in reports]
    return sorted(rows, key=lambda row: not row.because)


def _open_report(report: IrregularityReport, returned: AuditEntry | None) -> _OpenReport:
    """One of them, called what its first case is about, or the case that was reopened."""
    again = _reopened(report)
    if again is None:
        return _OpenReport(report, situation_title(report.cases.all()[0].situation), "", waiting_in(report))
    reason = again.reopened_because
    if returned and returned.actor and returned.after.get("reason") == reason:
        because = _("Returned by %(name)s: %(reason)s") % {"name": returned.actor.display_name, "reason": reason}
    else:
        because = _("Reopened: %(reason)s") % {"reason": reason}
    return _OpenReport(report, situation_title(again.situation), because, waiting_in(report))


def _reopened(report: IrregularityReport) -> ReportCase | None:
    """Its case that is to be ruled on anew."""
    return next((case for case in report.cases.all() if case.is_open and case.reopened_because), None)


def _queue_head(user: User, clubs: ByRight, unseen: Unseen) -> _Context:
    """The first of what waits for a chief director, and how much in all; nothing is asked for anybody else."""
    if not clubs[Right.REVIEW]:
        return {}
    waiting = waiting_for(user, clubs, unseen)
    to_publish = publishable(clubs[Right.PUBLISH], unseen.ids)
    count = f"{len(waiting)}+" if is_deeper(waiting) else str(len(waiting))
    first = [each.cells for each in rows_of(waiting[:_FIRST])]
    return {"waiting": first, "waiting_count": count, "to_publish": to_publish}
