"""The clocks of a session: when its score was made available, when its periods end, and making one longer."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.forms.clocks import AvailableForm, ExtendForm
from rulings.models import Period, PeriodExtension, Session
from rulings.permissions import Right
from rulings.queries.regulations import with_extensions
from rulings.services.clocks import extend_period, make_result_available
from rulings.services.periods import end_of, is_over, minutes_of
from rulings.views import found
from rulings.views.gate import page
from rulings.views.taking import taken
from rulings.wording.profiles import minutes_text


@dataclass(frozen=True)
class Clock:
    """One period: how long it is, when it ends (None before it has begun), and what made it longer last."""

    period: Period
    minutes: str
    ends: datetime | None
    is_over: bool
    extension: PeriodExtension | None

    @property
    def paragraph(self) -> str:
        """The paragraph that gives the time."""
        return "79C1" if self.period is Period.CORRECTION else "92B"


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_available(request: HttpRequest, slug: str) -> HttpResponse:
    """Say that the official score is available: now, or with `since` when it was."""
    shown, _rights = found.session(request, slug, Right.RUN_SESSION)
    make = partial(make_result_available, actor=found.member(request), session=shown)
    form = AvailableForm(request.POST if "since" in request.POST else None)
    available = taken(form, make) if form.is_bound else make() if request.method == "POST" else None
    if available:
        messages.success(request, _("The official score is available. The times for corrections and appeals run."))
        return redirect("session", slug)
    return render(request, "sessions/available.html", {"session": shown, "form": form})


@require_http_methods(["GET", "HEAD", "POST"])
@page
def session_periods(request: HttpRequest, slug: str) -> HttpResponse:
    """The session's clocks and what made them longer; make one longer."""
    right = Right.EXTEND if request.method == "POST" else Right.SEE
    shown, rights = found.session(request, slug, right)
    form = ExtendForm(request.POST or None)
    if taken(form, partial(extend_period, actor=found.member(request), session=shown)):
        messages.success(request, _("The period is longer. Its players' pages say so."))
        return redirect("session_periods", slug)
    return render(request, "sessions/periods.html", {"session": shown, "may": rights, "form": form} | clocks_of(shown))


def clocks_of(session: Session) -> dict[str, Any]:
    """What `sessions/_clocks.html` shows; one query."""
    return {"clock_session": session, "clocks": list(clocks(with_extensions(session)))}


def clocks(session: Session) -> Iterator[Clock]:
    """The session's periods."""
    for period in Period:
        extensions = [each for each in session.extensions.all() if each.period == period]
        ends, over = end_of(session, period), is_over(session, period)
        yield Clock(
            period, minutes_text(minutes_of(session, period)), ends, over, extensions[-1] if extensions else None
        )
