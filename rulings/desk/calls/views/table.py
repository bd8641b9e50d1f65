"""The page behind the card on a table: one button that calls the director, and what became of the call.

Whoever holds the card may press it: no account, no cookie, no script. It shows the table and the session, and of nobody
more than a director's first name. Its address is the secret that lets one in, so no token of the form is needed.
"""

from functools import partial
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at
from rulings.desk.base.refusals import Refusal, Sentence
from rulings.desk.calls.forms import BackForm, CardForm
from rulings.desk.calls.queries import boards_now, call_named, key_by_token, latest_call
from rulings.desk.calls.services.calls import call_from_card, withdraw_from_card
from rulings.desk.calls.values import mark_of, place_of
from rulings.desk.calls.wording import CHANGED_MEANWHILE, NOT_IN_USE, PLAY_IS_OVER, told
from rulings.models import CALL_OVER, SessionKey, TableCall

_GONE = 410


@csrf_exempt
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def table_page(request: HtmxRequest, token: str) -> HttpResponse:
    """The button, or how far the call has come; the call itself. For htmx nothing while it is the same."""
    key = or_404(key_by_token(token))
    with as_read_at(request, key.session.event.club):
        if why := _why_dead(key):
            return _shown(request, key, _GONE, refusal=why, is_over=True)
        return _called(request, key) if request.method == "POST" else _as_it_is(request, key)


@csrf_exempt
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def table_back(request: HtmxRequest, token: str) -> HttpResponse:
    """Take the call back."""
    key = or_404(key_by_token(token))
    with as_read_at(request, key.session.event.club):
        if request.method != "POST":
            return redirect(_here(request, key))
        if why := _why_dead(key):
            return _shown(request, key, _GONE, refusal=why, is_over=True)
        return _taken_back(request, key)


def _why_dead(key: SessionKey) -> Sentence:
    """Why the card opens nothing any more; "" while it does."""
    if key.revoked_at is not None:
        return NOT_IN_USE
    return "" if key.session.is_open else PLAY_IS_OVER


def _called(request: HtmxRequest, key: SessionKey) -> HttpResponse:
    """Call; why it cannot be done comes back on the form."""
    form = _form(key, request.POST)
    if submit(form, partial(call_from_card, key=key), Refusal):
        return redirect(_here(request, key))
    return _as_it_is(request, key, form.status, form=form)


def _taken_back(request: HtmxRequest, key: SessionKey) -> HttpResponse:
    """Take back the call that the page showed, and no other."""
    form, call = BackForm(request.POST), call_named(key.session, request.POST.get("call", ""))
    back = submit(form, partial(withdraw_from_card, key=key, call=call), Refusal) if call else None
    return redirect(_here(request, key)) if back else _as_it_is(request, key, form.status, refusal=CHANGED_MEANWHILE)


def _form(key: SessionKey, data: Any = None) -> CardForm:
    """What may be said with a call: a board that the table has now, else any number of the session's."""
    now = boards_now(key.session, place_of(key))
    return CardForm(data, now, bool(now) or key.session.boards.exists())


def _as_it_is(request: HtmxRequest, key: SessionKey, status: int = 200, **context: Any) -> HttpResponse:
    """How the table's call stands, as a page; for htmx its part of it, and 204 while that is the same."""
    call = latest_call(key.session, place_of(key))
    if request.htmx and request.GET.get("mark") == mark_of(call):
        return HttpResponse(status=204)
    is_open = call is not None and call.state not in CALL_OVER
    if not is_open and "form" not in context:
        context["form"] = _form(key)
    return _shown(request, key, status, call=call, is_open=is_open, told=told(call) if call else "", **context)


def _shown(request: HtmxRequest, key: SessionKey, status: int, **context: Any) -> HttpResponse:
    """The page of a card; no search engine keeps it, and its address goes to no other site."""
    call: TableCall | None = context.get("call")
    here = {**_language(request), "mark": mark_of(call)}
    context |= {"session": key.session, "place": place_of(key), "key": key, "is_live": True}
    context |= {"poll": urlencode(here), "query": urlencode(_language(request))}
    response = render(request, "calls/_table.html" if request.htmx else "calls/table.html", context, status=status)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


def _language(request: HttpRequest) -> dict[str, str]:
    """The language that the address asks for, as far as it does."""
    asked = request.GET.get("lang", "")
    return {"lang": asked} if asked else {}


def _here(request: HttpRequest, key: SessionKey) -> str:
    """The card's page, in the same language."""
    return f"{reverse('table_page', args=[key.token])}?{urlencode(_language(request))}"
