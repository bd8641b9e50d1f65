"""The first page, the list of sessions, one session, and a board of it as the traveller has it."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import at_club, find, member
from rulings.desk.base.gate import act, page
from rulings.desk.base.live import live
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import ByRight, Right, by_right, memberships_of, rights_in
from rulings.desk.calls.queries import queue_sheet
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.desk.cases.queries.restrictions import restrictions_of_session
from rulings.desk.cases.queries.ruling_sheet import by_table, follow_up_text, headline
from rulings.desk.cases.queries.stored import follow_ups_of, reports_of, rulings_by_result, rulings_of
from rulings.desk.cases.queries.waiting import waiting_in
from rulings.desk.pace.queries.sheets import pace_sheet
from rulings.desk.playing.queries import Unseen, unseen_of
from rulings.desk.review.queries import publishable, waiting_for
from rulings.desk.roster.queries.door import waiting_of
from rulings.desk.scores.queries.results import open_score_queries, results_of
from rulings.desk.scores.queries.tables import sheet_or_reason, traveller
from rulings.desk.sessions.queries import boards_of, clocks_of, sessions_listed
from rulings.desk.sessions.services import close_session, make_result_available
from rulings.models import Board, IrregularityReport, ReportStatus, Ruling, Session, User
from rulings.wording.situations import situation_title


@require_safe
@page
def sessions(request: HttpRequest) -> HttpResponse:
    """The sessions of the member's clubs."""
    listed = page_of(request, sessions_listed(member(request)))
    return render(request, "sessions/index.html", {"sessions": listed})


@require_safe
@page
@live
def session(request: HttpRequest, slug: str) -> HttpResponse:
    """One session: its boards, its reports and its rulings."""
    shown, rights = find(request, Session, slug=slug)
    unseen = unseen_of(member(request)).of(shown)
    reports = reports_of(shown).exclude(unseen.reports)
    rulings = rulings_of(shown).exclude(report__board__in=unseen.ids)
    context = {
        "session": shown,
        "may": rights,
        "unseen": unseen,
        "boards": boards_of(shown),
        "reports": page_of(request, reports, _report_row, name="reports"),
        "rulings": page_of(request, rulings, _ruling_row, name="rulings"),
        "open_queries": open_score_queries(shown).count(),
    }
    return render(request, "sessions/session.html", context | clocks_of(shown))


@require_safe
@page
@live
def board(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """One board: the diagram, and what happened at every table."""
    its, rights = find(request, Board, session__slug=slug, number=number)
    shown = its.session
    context = {"session": shown, "may": rights, "board": its}
    sheet, context["reason"] = sheet_or_reason(shown)
    context["traveller"] = {} if sheet is None else traveller(sheet, number, rulings_by_result(shown))
    return render(request, "sessions/board.html", context | {"results": results_of(its)})


@act
def session_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that play is over."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    close_session(actor=member(request), session=shown)
    messages.success(request, _("The session is closed. Its rulings may be published once both periods are over."))
    if "available" in request.POST:
        make_result_available(actor=member(request), session=shown)
    return redirect("session", slug)


def _report_row(report: IrregularityReport) -> tuple[IrregularityReport, str]:
    """A report with its title."""
    return report, situation_title(report.cases.all()[0].situation)


def _ruling_row(ruling: Ruling) -> tuple[Ruling, str, str]:
    """A ruling with its title and what it says first."""
    return ruling, situation_title(ruling.situation), headline(ruling)


_Context = dict[str, Any]
_FIRST, _LATEST = 5, 30
"""How many rows of the queue and how many rulings of the session the desk shows; their own pages show all."""


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
    sessions = list(sessions_listed(user)[:20])
    shown = _chosen(sessions, request.GET.get("session", ""))
    memberships = memberships_of(user)
    rights = {membership.club_id: rights_in(membership) for membership in memberships}
    in_play = [session for session in sessions if session.is_open]
    context: _Context = {"sessions": in_play, "session": shown, "is_member": bool(rights)}
    unseen = unseen_of(user)
    context |= _queue_head(user, by_right(memberships), unseen)
    if shown is not None:
        context |= _tonight(shown, rights.get(shown.event.club_id, frozenset()), unseen.of(shown))
    return render(request, "sessions/desk.html", context)


def _chosen(sessions: list[Session], slug: str) -> Session | None:
    """The session asked for, else the latest in play, else the latest of all."""
    by_slug = {session.slug: session for session in sessions}
    in_play = [session for session in sessions if session.is_open]
    return by_slug.get(slug) or next(iter(in_play or sessions), None)


def _tonight(session: Session, rights: frozenset[Right], unseen: Unseen) -> _Context:
    """What one session's desk shows, but for boards hidden from its reader."""
    at_club(session.event.club)
    rulings = list(rulings_of(session).exclude(report__board__in=unseen.ids))
    left = follow_ups_of(session).exclude(report__board__in=unseen.ids)
    follow_ups = sorted(left, key=lambda each: by_table(each.report))
    open_reports = reports_of(session).filter(status=ReportStatus.OPEN).exclude(unseen.reports)
    return {
        "may": rights,
        "unseen": unseen,
        "pace": pace_sheet(session) if session.is_open else None,
        "at_the_door": waiting_of(session).count() if Right.RUN_SESSION in rights else 0,
        "boards": boards_of(session),
        "open_reports": [_open_row(each) for each in open_reports],
        "follow_ups": [(each, follow_up_text(each)) for each in follow_ups],
        "rechecks": rechecks_of(rulings),
        "score_queries": [each for each in open_score_queries(session) if each.board not in unseen.boards],
        "restrictions": restrictions_of_session(session, rulings),
        "rulings": [(each, situation_title(each.situation), headline(each)) for each in rulings[:_LATEST]],
        "more_rulings": len(rulings) > _LATEST,
    } | queue_sheet(session, unseen, "desk")


def _open_row(report: IrregularityReport) -> tuple[IrregularityReport, str, object]:
    """A report that is not ruled on yet: what it is about, and what it waits for, if anything."""
    return report, situation_title(report.cases.all()[0].situation), waiting_in(report)


def _queue_head(user: User, clubs: ByRight, unseen: Unseen) -> _Context:
    """The first of what waits for a chief director, and how much in all; nothing is asked for anybody else."""
    if not clubs[Right.REVIEW]:
        return {}
    waiting = waiting_for(user, clubs, unseen)
    ready = publishable(clubs[Right.PUBLISH], _FIRST).exclude(report__board__in=unseen.ids)
    to_publish = [(each, situation_title(each.situation)) for each in ready]
    return {"waiting": waiting[:_FIRST], "waiting_count": len(waiting), "to_publish": to_publish}
