"""The first page: tonight's session for those who work here, what this is for everybody else."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.models import ReportStatus, Session, User
from rulings.permissions import RIGHTS, Right
from rulings.views import found
from rulings.views.gate import page
from rulings.views.telling import follow_up_text, headline
from rulings.wording.situations import situation_title

Context = dict[str, Any]


@require_safe
def desk(request: HttpRequest) -> HttpResponse:
    """The desk of somebody signed in, or the visitor's page."""
    if request.user.is_authenticated:
        return members_desk(request)
    return render(request, "desk/visitor.html")


@page
def members_desk(request: HttpRequest) -> HttpResponse:
    """Tonight's session, chosen from those in play."""
    user = found.member(request)
    sessions = list(queries.sessions_listed(user)[:20])
    shown = chosen(sessions, request.GET.get("session", ""))
    roles = {membership.club_id: membership.role for membership in queries.memberships_of(user)}
    context: Context = {"sessions": [session for session in sessions if session.is_open], "session": shown}
    context |= queue(user, set(roles.values()))
    if shown is not None:
        context |= tonight(shown, RIGHTS.get(roles.get(shown.event.club_id, ""), frozenset()))
    return render(request, "desk/desk.html", context)


def chosen(sessions: list[Session], slug: str) -> Session | None:
    """The session asked for, else the latest in play, else the latest of all."""
    by_slug = {session.slug: session for session in sessions}
    in_play = [session for session in sessions if session.is_open]
    return by_slug.get(slug) or next(iter(in_play or sessions), None)


def tonight(session: Session, rights: frozenset[Right]) -> Context:
    """What one session's desk shows."""
    found.at_club(session.event.club)
    reports = list(queries.reports_of(session))
    open_reports = [report for report in reports if report.status == ReportStatus.OPEN]
    return {
        "may": rights,
        "boards": queries.boards_of(session),
        "open_reports": [(report, situation_title(report.cases.all()[0].situation)) for report in open_reports],
        "follow_ups": [(each, follow_up_text(each)) for each in queries.follow_ups_of(session)],
        "rulings": [(each, situation_title(each.situation), headline(each)) for each in queries.rulings_of(session)],
    }


def queue(user: User, roles: set[str]) -> Context:
    """What waits for a chief director; nothing is asked for anybody else."""
    if not any(Right.PUBLISH in RIGHTS[role] for role in roles):
        return {"to_countersign": [], "to_publish": []}
    return {
        "to_countersign": [(each, situation_title(each.situation)) for each in queries.to_countersign(user)],
        "to_publish": [(each, situation_title(each.situation)) for each in queries.to_publish(user)],
    }
