"""The first page: tonight's session for those who work here, what this is for everybody else."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.models import ReportStatus, Session, User
from rulings.permissions import Right, rights_in
from rulings.queries.playing import Unseen, unseen_of
from rulings.queries.queue import ByRight, by_right, publishable
from rulings.queries.regulations import open_score_queries
from rulings.views import found
from rulings.views.gate import page
from rulings.views.restrictions import restrictions_of_session
from rulings.views.telling import by_table, follow_up_text, headline
from rulings.views.waiting import waiting_for
from rulings.wording.situations import situation_title

Context = dict[str, Any]
FIRST, LATEST = 5, 30
"""How many rows of the queue and how many rulings of the session the desk shows; their own pages show all."""


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
    memberships = queries.memberships_of(user)
    rights = {membership.club_id: rights_in(membership) for membership in memberships}
    in_play = [session for session in sessions if session.is_open]
    context: Context = {"sessions": in_play, "session": shown, "is_member": bool(rights)}
    unseen = unseen_of(user)
    context |= queue_head(user, by_right(memberships), unseen)
    if shown is not None:
        context |= tonight(shown, rights.get(shown.event.club_id, frozenset()), unseen.of(shown))
    return render(request, "desk/desk.html", context)


def chosen(sessions: list[Session], slug: str) -> Session | None:
    """The session asked for, else the latest in play, else the latest of all."""
    by_slug = {session.slug: session for session in sessions}
    in_play = [session for session in sessions if session.is_open]
    return by_slug.get(slug) or next(iter(in_play or sessions), None)


def tonight(session: Session, rights: frozenset[Right], unseen: Unseen) -> Context:
    """What one session's desk shows, but for boards hidden from its reader."""
    found.at_club(session.event.club)
    rulings = list(queries.rulings_of(session).exclude(report__board__in=unseen.ids))
    left = queries.follow_ups_of(session).exclude(report__board__in=unseen.ids)
    follow_ups = sorted(left, key=lambda each: by_table(each.report))
    open_reports = queries.reports_of(session).filter(status=ReportStatus.OPEN).exclude(unseen.reports)
    return {
        "may": rights,
        "unseen": unseen,
        "boards": queries.boards_of(session),
        "open_reports": [(report, situation_title(report.cases.all()[0].situation)) for report in open_reports],
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups],
        "score_queries": [each for each in open_score_queries(session) if each.board not in unseen.boards],
        "restrictions": restrictions_of_session(session, rulings),
        "rulings": [(each, situation_title(each.situation), headline(each)) for each in rulings[:LATEST]],
        "more_rulings": len(rulings) > LATEST,
    }


def queue_head(user: User, clubs: ByRight, unseen: Unseen) -> Context:
    """The first of what waits for a chief director, and how much in all; nothing is asked for anybody else."""
    if not clubs[Right.REVIEW]:
        return {}
    waiting = waiting_for(user, clubs, unseen)
    ready = publishable(clubs[Right.PUBLISH], FIRST).exclude(report__board__in=unseen.ids)
    to_publish = [(each, situation_title(each.situation)) for each in ready]
    return {"waiting": waiting[:FIRST], "waiting_count": len(waiting), "to_publish": to_publish}
