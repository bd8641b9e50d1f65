"""Who comes in, and what happens when a service refuses. Knows no page's content.

A page is for members; an act is a POST whose address lies under the page it belongs to: `/cases/5/answer/` under
`/cases/5/`. So the way back from a refused act is the address above it. A playing director is told in place of a board
that he has still to play why, and how to see it all the same.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from django import forms
from django.contrib.auth.views import redirect_to_login
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.cache import patch_vary_headers
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django_htmx.http import HttpResponseClientRedirect, replace_url

from rulings.desk.base.bounds import TooMany
from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.forms import DeskForm, SignInForm, note
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.htmx import HtmxRequest, shown_in
from rulings.desk.base.kept import keep, sent_by
from rulings.desk.base.refusals import BoardUnseen, Refusal
from rulings.desk.base.texts import SAY_WHY_SEEN, Text
from rulings.models import Board, WhyOpened

_View = Callable[..., HttpResponse]


def page(view: _View) -> _View:
    """A page, or the page of a form that comes back with its errors: signed in, never cached, refusals shown."""

    @wraps(view)
    def wrapped(request: HtmxRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not request.user.is_authenticated:
            return _to_login(request)
        with timezone.override(None):
            response = _seen(view, request, *args, **kwargs)
        patch_vary_headers(response, ["HX-Request"])
        return response

    return never_cache(wrapped)


def _seen(view: _View, request: HtmxRequest, *args: Any, **kwargs: Any) -> HttpResponse:
    """What the view answers, or its refusal. The view may set the club's time; it is put back afterwards."""
    try:
        return view(request, *args, **kwargs)
    except Refusal as refusal:
        return refused(request, refusal)
    except TooBusy:
        return wait(request, SECONDS_WHEN_BUSY, status=503)


def act(view: _View) -> _View:
    """Something that changes: a POST. Whoever asks for its address gets the page above it."""

    @wraps(view)
    def wrapped(request: HtmxRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method != "POST":
            return redirect(_above(request.path))
        return view(request, *args, **kwargs)

    return page(wrapped)


def _above(path: str) -> str:
    """The address of the page that an act belongs to."""
    return path.rstrip("/").rpartition("/")[0] + "/"


def _asked_for(request: HttpRequest) -> str:
    """The page that was asked for, or that an act belongs to."""
    return _above(request.path) if request.method == "POST" else request.get_full_path()


def _came_from(request: HttpRequest) -> str:
    """The page of ours on which a form was sent, which may be another than the one above its address; or nothing."""
    page = request.headers.get("Referer", "")
    if request.method != "POST" or not url_has_allowed_host_and_scheme(page, {request.get_host()}):
        return ""
    return urlunsplit(urlsplit(page)._replace(scheme="", netloc="", fragment=""))


def _to_login(request: HtmxRequest) -> HttpResponse:
    """To the sign-in page and back; htmx is told to leave the page altogether.

    What was written in a form that comes without a sign-in goes along in the sign-in page, which then answers the form.
    """
    page = _came_from(request) or _asked_for(request)
    to_page = redirect_to_login(page)
    if request.htmx:
        return HttpResponseClientRedirect(to_page.url)
    if request.method == "POST" and (kept := keep(request)):
        context = {"form": SignInForm(request), "next": page, "kept": kept}
        return render(request, "account/login.html", context, status=403)
    return to_page


def refused(request: HtmxRequest, refusal: Refusal) -> HttpResponse:
    """The refusal's sentence with its status: a whole page, or a note at the top of the page htmx shows."""
    context = {"refusal": refusal, "back": _above(request.path) if request.method == "POST" else "/"}
    context["words"] = sent_by(request).words
    response = _refused(request, refusal, context)
    if isinstance(refusal, TooMany):
        response["Retry-After"] = str(refusal.seconds)
    return response


def _refused(request: HtmxRequest, refusal: Refusal, context: dict[str, Any]) -> HttpResponse:
    """The page of a refusal, or the note."""
    if isinstance(refusal, BoardUnseen):
        if not request.htmx:
            return unseen_page(request, refusal, _asked_for(request))
        context["back"] = _see_address(refusal.board)
    if not request.htmx:
        return render(request, "base/refusal.html", context, status=refusal.status)
    response = render(request, "base/_refusal.html", context, status=refusal.status)
    return replace_url(shown_in("#notice", response), False)


def unseen_page(request: HttpRequest, refusal: BoardUnseen, then: str, form: Form | None = None) -> HttpResponse:
    """The sentence, and the form that opens the board; `then` is the page that he goes on to."""
    board = refusal.board
    context = {
        "refusal": refusal,
        "board": board,
        "session": board.session,
        "address": _see_address(board),
        "form": form or SeeForm(initial={"then": then}),
    }
    return render(request, "playing/unseen.html", context, status=200 if form else refusal.status)


def _see_address(board: Board) -> str:
    """Where a board is opened."""
    return reverse("board_see", args=[board.session.slug, board.number])


class SeeForm(DeskForm):
    """Why a board is to be opened, and the page that was asked for."""

    why = forms.ChoiceField(
        label=_("Why it is to be opened"),
        choices=WhyOpened.choices,
        widget=forms.RadioSelect,
        error_messages={"required": SAY_WHY_SEEN},
    )
    reason = note(Text.REASON_TO_SEE, label=_("Reason"))
    then = forms.CharField(widget=forms.HiddenInput, required=False, max_length=300)
