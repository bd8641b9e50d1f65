"""The director's page of the pace: the clock with its buttons, late tables, late boards; and the screen's address."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import qr_code
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right, Rights
from rulings.desk.pace.forms import ClockForm, MinutesForm, StepForm
from rulings.desk.pace.queries.clocks import clock_of, usual_of
from rulings.desk.pace.queries.screens import screen_address, screen_of
from rulings.desk.pace.queries.sheets import late_rows, pace_mark, sheet_of, slow_pairs
from rulings.desk.pace.services.clocks import (
    add_minutes,
    next_round,
    previous_round,
    set_clock,
    start_clock,
    stop_clock,
)
from rulings.desk.pace.services.screens import close_screen, open_screen
from rulings.models import RoundClock, Session


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_pace(request: HtmxRequest, slug: str) -> HttpResponse:
    """The pace of a session, and setting its clock; for htmx what changes by itself, or nothing where nothing did."""
    right = Right.RUN_SESSION if request.method == "POST" else Right.SEE
    shown, rights = find(request, Session, right, slug=slug)
    form = ClockForm(request.POST) if request.method == "POST" else None
    if form and submit(form, partial(set_clock, actor=member(request), session=shown)):
        messages.success(request, _("The round clock is set."))
        return redirect("session_pace", slug)
    stored = clock_of(shown)
    if request.htmx and request.GET.get("mark") == pace_mark(shown, stored):
        return HttpResponse(status=204)
    return _pace_page(request, shown, rights, stored, form)


def _pace_page(
    request: HtmxRequest, shown: Session, rights: Rights, stored: RoundClock | None, form: ClockForm | None
) -> HttpResponse:
    """The page, or the part of it that changes by itself."""
    late = late_rows(shown)
    context: dict[str, Any] = {
        "session": shown,
        "may": rights,
        "pace": sheet_of(shown, stored),
        "late_boards": late,
        "slow_pairs": slow_pairs(late),
    }
    if request.htmx:
        return render(request, "pace/_now.html", context)
    context["form"] = form or ClockForm(None, initial=_lengths(shown, stored))
    return render(request, "pace/pace.html", context)


def _lengths(shown: Session, stored: RoundClock | None) -> dict[str, Any]:
    """What the form begins with: the clock's settings, or what suits the movement."""
    lengths = stored or usual_of(shown)
    names = ("rounds", "minutes", "moving_minutes")
    begun = {name: getattr(lengths, name) for name in names}
    return begun | {"with_names": stored is not None and stored.with_names}


@act
def pace_start(request: HttpRequest, slug: str) -> HttpResponse:
    """Begin, or go on."""
    return _moved(request, slug, start_clock)


@act
def pace_stop(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the clock stand."""
    return _moved(request, slug, stop_clock)


@act
def pace_next(request: HttpRequest, slug: str) -> HttpResponse:
    """Call the move, or begin the next round."""
    return _moved(request, slug, next_round, StepForm(request.POST))


@act
def pace_previous(request: HttpRequest, slug: str) -> HttpResponse:
    """Go back a round."""
    return _moved(request, slug, previous_round, StepForm(request.POST))


@act
def pace_add(request: HttpRequest, slug: str) -> HttpResponse:
    """More minutes for this round, or fewer."""
    return _moved(request, slug, add_minutes, MinutesForm(request.POST))


def _moved(
    request: HttpRequest, slug: str, service: Callable[..., RoundClock], form: DeskForm | None = None
) -> HttpResponse:
    """Do one act on the clock with what its button sends, and go back to the page."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    if form is not None and not form.is_valid():
        raise BadInput(_("That button is out of date. Look at the clock again, then press."))
    service(actor=member(request), session=shown, **(form.given() if form else {}))
    return redirect("session_pace", slug)


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_screen(request: HttpRequest, slug: str) -> HttpResponse:
    """Where the public screen is found, and opening one."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    if request.method == "POST":
        open_screen(actor=member(request), session=shown)
        return redirect("session_screen", slug)
    key = screen_of(shown)
    address = screen_address(key) if key else ""
    context = {"session": shown, "key": key, "address": address, "code": qr_code(address) if address else ""}
    return render(request, "pace/screen_key.html", context)


@act
def session_screen_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the screen's address open nothing any more."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    close_screen(actor=member(request), session=shown)
    messages.success(request, _("The screen is closed: its address opens nothing any more."))
    return redirect("session_screen", slug)
