"""The door: opened and closed by a director, a sheet to put up, the entries; and the page of whoever has the address.

That page shows the session's name and a form. It lists nobody, and says of a member's number only whether it is known.
"""

from functools import partial
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import override
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import find, member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at, qr_drawing
from rulings.desk.base.pdf import pdf_response
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.rights import Right
from rulings.desk.roster.forms.door import ConfirmForm, DoorForm
from rulings.desk.roster.queries.door import (
    door_by_token,
    door_sheet,
    entry_by_mark,
    is_open,
    mark_of_entry,
    numbers_known,
    waiting_entries,
)
from rulings.desk.roster.queries.pairs import field_of, kind_of
from rulings.desk.roster.services.door import close_door, confirm_sign_in, open_door, refuse_sign_in, sign_in
from rulings.desk.roster.views.pairs import who_plays_page
from rulings.models import Session, SessionKey, SignIn, SignInState

_GONE = 410


@act
def door_open(request: HttpRequest, slug: str) -> HttpResponse:
    """Let players enter themselves."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    open_door(actor=member(request), session=shown)
    messages.success(request, _("Players may enter themselves now: show them the code."))
    return redirect("who_plays", slug)


@act
def door_close(request: HttpRequest, slug: str) -> HttpResponse:
    """Let nobody enter himself any more."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    close_door(actor=member(request), session=shown)
    messages.success(request, _("The address opens nothing any more."))
    return redirect("who_plays", slug)


@require_safe
@page
def door_paper(request: HttpRequest, slug: str) -> HttpResponse:
    """The code on a sheet to put up, A4 or, with `?size=a5`, half of it."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    sheet = door_sheet(shown)
    if not sheet.get("door_address"):
        return redirect("who_plays", slug)
    context = {
        "session": shown,
        "size": "a5" if request.GET.get("size") == "a5" else "a4",
        "calls": _in_each_language(),
        "code": qr_drawing(sheet["door_address"]),
    }
    return pdf_response(request, "roster/door_paper.html", context | sheet, f"door-{shown.slug}.pdf")


def _in_each_language() -> list[tuple[str, str]]:
    """What the sheet says, in every language."""
    said = []
    for code, _name in settings.LANGUAGES:
        with override(code):
            said.append((code, _("Enter yourselves here")))
    return said


@act
def entry_confirm(request: HtmxRequest, slug: str) -> HttpResponse:
    """Let an entry play."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    entry, everybody = _entry(shown, request), field_of(shown)
    waiting = next((each for each in waiting_entries(everybody) if each.sign_in == entry), None)
    if waiting is None:
        confirm_sign_in(actor=member(request), sign_in=entry, number="")
        return redirect("who_plays", slug)
    form = ConfirmForm(request.POST, waiting, everybody.kind.value)
    made = submit(form, partial(confirm_sign_in, actor=member(request), sign_in=entry))
    if made is None:
        return who_plays_page(request, shown, entry=form)
    messages.success(request, _("They play as number %(number)s.") % {"number": made.number})
    return redirect("who_plays", slug)


@act
def entry_refuse(request: HttpRequest, slug: str) -> HttpResponse:
    """An entry does not play."""
    shown, _rights = find(request, Session, Right.RUN_SESSION, slug=slug)
    refuse_sign_in(actor=member(request), sign_in=_entry(shown, request))
    messages.success(request, _("The entry is refused, and its names are gone."))
    return redirect("who_plays", slug)


def _entry(shown: Session, request: HttpRequest) -> SignIn:
    """The entry of the session that the form names."""
    wanted = request.POST.get("entry", "")
    rows = SignIn.objects.select_related("session__event").filter(session=shown)
    return get_object_or_404(rows, pk=int(wanted) if wanted.isdecimal() and len(wanted) < 19 else 0)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def door(request: HttpRequest, token: str) -> HttpResponse:
    """Enter oneself and one's partner; an address that is closed says so."""
    key = or_404(door_by_token(token))
    with as_read_at(request, key.session.event.club):
        return _at_the_door(request, key)


def _at_the_door(request: HttpRequest, key: SessionKey) -> HttpResponse:
    """The form, or where the entry stands once it is made."""
    if not is_open(key):
        return _shown(request, key, "roster/door_closed.html", status=_GONE)
    form = DoorForm(request.POST if request.method == "POST" else None, kind_of(key.session))
    made = submit(form, partial(sign_in, key=key), Refusal)
    if made is None:
        rows = [(form[f"name_{at}"], form[f"number_{at}"]) for at in range(1, form.count + 1)]
        return _shown(request, key, "roster/door.html", form.status, form=form, rows=rows)
    here = reverse("door_entry", args=[key.token, mark_of_entry(made)])
    return redirect(f"{here}?{request.GET.urlencode()}" if request.GET else here)


@require_safe
@never_cache
def door_entry(request: HttpRequest, token: str, mark: str) -> HttpResponse:
    """How far one's entry has come; whoever reads it needs its address."""
    key = or_404(door_by_token(token))
    entry = or_404(entry_by_mark(key, mark))
    entry.session = key.session
    with as_read_at(request, key.session.event.club):
        is_waiting = entry.state == SignInState.WAITING
        known = numbers_known(entry) if is_waiting else []
        return _shown(request, key, "roster/door_entry.html", entry=entry, is_waiting=is_waiting, known=known)


def _shown(request: HttpRequest, key: SessionKey, template: str, status: int = 200, **context: Any) -> HttpResponse:
    """The page; no search engine keeps it, and its address goes to no other site."""
    response = render(request, template, {"key": key, "session": key.session, **context}, status=status)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response
