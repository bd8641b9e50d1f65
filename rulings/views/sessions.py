"""Sessions, one session, and a board of it as the traveller has it."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from rulings import queries
from rulings.models import IrregularityReport, Ruling
from rulings.permissions import Right
from rulings.queries.playing import unseen_of
from rulings.queries.regulations import open_score_queries
from rulings.services.clocks import make_result_available
from rulings.services.sessions import close_session
from rulings.views import found
from rulings.views.clocks import clocks_of
from rulings.views.gate import act, page
from rulings.views.paging import page_of
from rulings.views.score_sheets import rulings_by_result, sheet_or_reason, traveller
from rulings.views.telling import headline
from rulings.wording.situations import situation_title


@require_safe
@page
def sessions(request: HttpRequest) -> HttpResponse:
    """The sessions of the member's clubs."""
    listed = page_of(request, queries.sessions_listed(found.member(request)))
    return render(request, "sessions/index.html", {"sessions": listed})


@require_safe
@page
def session(request: HttpRequest, slug: str) -> HttpResponse:
    """One session: its boards, its reports and its rulings."""
    shown, rights = found.session(request, slug)
    unseen = unseen_of(found.member(request)).of(shown)
    reports = queries.reports_of(shown).exclude(unseen.reports)
    rulings = queries.rulings_of(shown).exclude(report__board__in=unseen.ids)
    context = {
        "session": shown,
        "may": rights,
        "unseen": unseen,
        "boards": queries.boards_of(shown),
        "reports": page_of(request, reports, told_report, name="reports"),
        "rulings": page_of(request, rulings, told_ruling, name="rulings"),
        "open_queries": open_score_queries(shown).count(),
    }
    return render(request, "sessions/session.html", context | clocks_of(shown))


@require_safe
@page
def board(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """One board: the diagram, and what happened at every table."""
    its, rights = found.board(request, slug, number)
    shown = its.session
    context = {"session": shown, "may": rights, "board": its}
    sheet, context["reason"] = sheet_or_reason(shown)
    context["traveller"] = {} if sheet is None else traveller(sheet, number, rulings_by_result(shown))
    return render(request, "sessions/board.html", context | {"results": queries.results_of(its)})


@act
def session_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that play is over."""
    shown, _rights = found.session(request, slug, Right.RUN_SESSION)
    close_session(actor=found.member(request), session=shown)
    messages.success(request, _("The session is closed. Its rulings may be published once both periods are over."))
    if "available" in request.POST:
        make_result_available(actor=found.member(request), session=shown)
    return redirect("session", slug)


def told_report(report: IrregularityReport) -> tuple[IrregularityReport, str]:
    """A report with its title."""
    return report, situation_title(report.cases.all()[0].situation)


def told_ruling(ruling: Ruling) -> tuple[Ruling, str, str]:
    """A ruling with its title and what it says first."""
    return ruling, situation_title(ruling.situation), headline(ruling)
