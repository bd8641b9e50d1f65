"""The clocks of a session: when its score was made available, when its periods end, and making one longer."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import find, member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.rights import Right
from rulings.desk.sessions.forms import AvailableForm, ExtendForm
from rulings.desk.sessions.queries import clocks_of
from rulings.desk.sessions.services import extend_period, make_result_available
from rulings.models import Session


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_available(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that the official score is available: now, or with `since` when it was."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    make = partial(make_result_available, actor=member(request), session=shown)
    form = AvailableForm(request.POST if "since" in request.POST else None)
    available = submit(form, make) if form.is_bound else make() if request.method == "POST" else None
    if available:
        messages.success(request, _("The official score is available. The times for corrections and appeals run."))
        return redirect("session", slug)
    return render(request, "sessions/available.html", {"session": shown, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_periods(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's clocks and what made them longer; make one longer."""
    right = Right.EXTEND if request.method == "POST" else Right.SEE
    shown, rights = find(request, Session, right, slug=slug)
    form = ExtendForm(request.POST or None)
    if submit(form, partial(extend_period, actor=member(request), session=shown)):
        messages.success(request, _("The period is longer. Its players' pages say so."))
        return redirect("session_periods", slug)
    return render(request, "sessions/periods.html", {"session": shown, "may": rights, "form": form} | clocks_of(shown))
