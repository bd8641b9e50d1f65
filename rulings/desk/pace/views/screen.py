"""The public screen: the clock for everybody in the room, on a projector or a phone, without an account.

It asks every few seconds and is told that nothing changed; without JavaScript it reloads itself. Nobody is named there
unless the director says so.
"""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from rulings.desk.base.finding import or_404
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at
from rulings.desk.pace.queries.screens import screen_by_token
from rulings.desk.pace.queries.sheets import owed_texts, pace_mark, sheet_of
from rulings.models import RoundClock, SessionKey

_CLOSED = "closed"


@require_safe
@never_cache
def pace_screen(request: HtmxRequest, token: str) -> HttpResponse:
    """The screen with that address; one that was closed says so, and so does one whose session is over."""
    key = or_404(screen_by_token(token))
    with as_read_at(request, key.session.event.club):
        response = _screen(request, key)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


def _screen(request: HtmxRequest, key: SessionKey) -> HttpResponse:
    """The page in the reader's language, its part that changes for htmx, or nothing where nothing changed."""
    session = key.session
    is_closed = key.revoked_at is not None or not session.is_open
    stored: RoundClock | None = getattr(session, "clock", None)
    mark = _CLOSED if is_closed else pace_mark(session, stored)
    if request.htmx and request.GET.get("mark") == mark:
        return HttpResponse(status=204)
    context: dict[str, Any] = {"session": session, "is_live": True, "mark": mark, "is_revoked": bool(key.revoked_at)}
    if not is_closed:
        context["pace"] = sheet = sheet_of(session, stored)
        context["owed"] = owed_texts(session) if sheet.is_over else []
    template = "pace/_screen.html" if request.htmx else "pace/screen.html"
    return render(request, template, context, status=410 if is_closed else 200)
