"""The list of sessions, one session, and a board of it as the traveller has it."""

from dataclasses import replace

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import find, member
from rulings.desk.base.gate import act, page
from rulings.desk.base.live import live
from rulings.desk.base.pages import page_of
from rulings.desk.base.rights import Right
from rulings.desk.base.sorting import sorting_of
from rulings.desk.cases.queries.ruling_sheet import headline
from rulings.desk.cases.queries.stored import open_reports_of, reports_read, rulings_by_result, rulings_read
from rulings.desk.playing.queries import unseen_of
from rulings.desk.scores.queries.board_scores import board_scores, table_rows
from rulings.desk.scores.queries.results import open_score_queries
from rulings.desk.sessions.queries import SESSION_COLUMNS, boards_of, clocks_of, sessions_in_full, sessions_sorted
from rulings.desk.sessions.services import close_session, make_result_available
from rulings.models import Board, IrregularityReport, Ruling, Session
from rulings.wording.situations import situation_title


@require_safe
@page
def sessions(request: HttpRequest) -> HttpResponse:
    """The sessions of the member's clubs."""
    sorting = sorting_of(request, SESSION_COLUMNS, usual="-date")
    leaf = page_of(request, sessions_sorted(member(request), sorting))
    listed = replace(leaf, rows=sessions_in_full(leaf.rows))
    return render(request, "sessions/index.html", {"sessions": listed, "columns": sorting.columns})


@require_safe
@page
@live
def session(request: HttpRequest, slug: str) -> HttpResponse:
    """One session: its boards, its reports and its rulings."""
    shown, rights = find(request, Session, slug=slug)
    unseen = unseen_of(member(request)).of(shown)
    reports = [each for each in reports_read(shown) if unseen.shown_of(each)]
    rulings = [each for each in rulings_read(shown) if each.report.board_id not in unseen.ids]
    context = {
        "session": shown,
        "may": rights,
        "unseen": unseen,
        "boards": boards_of(shown),
        "reports": page_of(request, reports, _report_row, name="reports"),
        "rulings": page_of(request, rulings, _ruling_row, name="rulings"),
        "open_queries": len(open_score_queries(shown)),
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
    scores, rulings = board_scores(shown, number), rulings_by_result(shown)
    may_correct = Right.RUN_SESSION in rights
    context |= {"scores": scores, "has_scores": bool(scores.lines), "may_correct": may_correct}
    context["results"] = [
        (row, scores.lines.get(row.pk), rulings.get(row.pk, ()), auction, may_correct or bool(auction))
        for row, auction in table_rows(its.pk)
    ]
    return render(request, "sessions/board.html", context)


@act
def session_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that play is over."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    close_session(actor=member(request), session=shown)
    messages.success(request, _("The session is closed. Its rulings may be published once both periods are over."))
    if still_open := len(open_reports_of(shown)):
        messages.warning(request, _still_open(still_open))
    if "available" in request.POST:
        make_result_available(actor=member(request), session=shown)
    return redirect("session", slug)


def _still_open(count: int) -> str:
    """That a closed session is not settled."""
    told = ngettext(
        "%(count)s report is not yet ruled on: it stays on the desk.",
        "%(count)s reports are not yet ruled on: they stay on the desk.",
        count,
    )
    return told % {"count": count}


def _report_row(report: IrregularityReport) -> tuple[IrregularityReport, str]:
    """A report with its title."""
    return report, situation_title(report.cases.all()[0].situation)


def _ruling_row(ruling: Ruling) -> tuple[Ruling, str]:
    """A ruling with what it is, in one sentence."""
    return ruling, headline(ruling)
