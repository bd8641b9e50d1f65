"""A director who plays: for whom, which boards are hidden from him, opening one, and handing over his own table."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import SeeForm, act, page, unseen_page
from rulings.desk.base.rights import Right, Rights, may_see_board, unseen
from rulings.desk.playing.forms import LeaveForm, NamedForm, PlaysForm
from rulings.desk.playing.queries import (
    directors_beside,
    is_own_table,
    opened_in,
    playing_in,
    playing_now,
    unseen_of,
    who_may_play,
)
from rulings.desk.playing.services import name_director, open_board, play_in, stop_playing
from rulings.desk.scores.queries.sheet import contestants_of
from rulings.models import Board, IrregularityReport, Session


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_playing(request: HttpRequest, slug: str) -> HttpResponse:
    """Who plays in a session that he directs, and what is hidden from him; say it of oneself."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = _plays_form(request, shown, rights)
    if submit(form, partial(play_in, actor=member(request), session=shown)):
        messages.success(request, _("Noted. Boards still to be played are hidden from now on."))
        return redirect("session_playing", slug)
    return _playing_page(request, shown, rights, form, LeaveForm())


@act
def playing_leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that somebody plays no more."""
    shown, rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    form = LeaveForm(request.POST)
    if not form.is_valid():
        return _playing_page(request, shown, rights, _plays_form(request, shown, rights), form)
    plays = get_object_or_404(shown.playing_directors, pk=form.cleaned_data["plays"])
    stop_playing(actor=member(request), plays=plays, reason=form.cleaned_data["reason"])
    messages.success(request, _("Noted. Nothing of this session is hidden any more."))
    return redirect("session_playing", slug)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def board_see(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Open a board that is hidden, with the reason; then the page that was asked for."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    board = get_object_or_404(shown.boards, number=number)
    form = SeeForm(request.POST or None, initial={"then": request.GET.get("then", "")})
    if request.method == "POST" and form.is_valid():
        open_board(actor=member(request), board=board, **_given(form))
    if may_see_board(member(request), board):
        return redirect(_after(form, board))
    return unseen_page(request, unseen(board), "", form)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def report_own_table(request: HttpRequest, pk: int) -> HttpResponse:
    """Who rules at the table of a director who plays: another, or he himself, and a second person confirms."""
    shown, _rights = find(request, IrregularityReport, Right.FILE, pk=pk, blind=True)
    form = NamedForm(request.POST or None, directors_beside(member(request), shown.session))
    if form.is_valid():
        name_director(actor=member(request), report=shown, director=form.named())
        told = {"name": form.named().display_name, "number": shown.number}
        messages.success(request, _("%(name)s finds report %(number)s on the desk.") % told)
        return redirect("desk")
    context = {"report": shown, "board": shown.board, "form": form, "case": shown.cases.first()}
    context["is_own"] = is_own_table(member(request), shown)
    return render(request, "playing/own_table.html", context)


def _playing_page(
    request: HttpRequest, shown: Session, rights: Rights, form: PlaysForm, leaving: LeaveForm
) -> HttpResponse:
    """The page of those who play."""
    playing, unseen_here = playing_in(shown), unseen_of(member(request)).of(shown)
    context: dict[str, Any] = {
        "session": shown,
        "may": rights,
        "form": form,
        "leaving": leaving,
        "playing": playing,
        "myself": member(request),
        "mine": any(each.user == request.user and not each.left_at for each in playing),
        "unseen": unseen_here,
        "opened": opened_in(shown, unseen_here),
    }
    return render(request, "playing/session.html", context)


def _plays_form(request: HttpRequest, shown: Session, rights: Rights) -> PlaysForm:
    """The form for oneself; for whoever reviews, for everybody of the club."""
    users = who_may_play(shown) if Right.REVIEW in rights else [member(request)]
    data = request.POST if request.method == "POST" and "user" in request.POST else None
    himself_first = sorted(users, key=lambda each: each != request.user)
    known = playing_now(member(request), shown)
    return PlaysForm(data, himself_first, contestants_of(shown), known)


def _given(form: SeeForm) -> dict[str, str]:
    """Why the board is opened, as the service takes it."""
    return {name: form.cleaned_data[name] for name in ("why", "reason")}


def _after(form: SeeForm, board: Board) -> str:
    """The page that was asked for, if it is one of ours; else the board's."""
    then = str(form["then"].value() or "")
    if then.startswith("/") and url_has_allowed_host_and_scheme(then, allowed_hosts=None):
        return then
    return resolve_url("board", board.session.slug, board.number)


def first_page(request: HttpRequest, report: IrregularityReport, otherwise: str) -> str:
    """Where a director goes who has just filed a report: at his own table to the question who rules there."""
    own = is_own_table(member(request), report)
    return resolve_url("report_own_table", report.pk) if own else otherwise
