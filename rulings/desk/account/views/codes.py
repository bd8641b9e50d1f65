"""One-time codes of one's own account: set up, renewed, turned off."""

from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.account.forms import AgainForm, CodeForm
from rulings.desk.account.queries import code_key_of, code_set_up, codes_left
from rulings.desk.account.services.codes import begin_codes, confirm_codes, end_codes, renew_recovery_codes
from rulings.desk.account.views.entering import count_wrong, wait_before
from rulings.desk.base.finding import member
from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.gate import act, page


@require_http_methods(["GET", "HEAD", "POST"])
@page
def codes(request: HttpRequest) -> HttpResponse:
    """Whether codes are asked for; the first code turns them on, and shows the recovery codes this once."""
    form = CodeForm(request.POST or None)
    return _tried(request, form, confirm_codes) or _codes_page(request, form)


@act
def codes_begin(request: HttpRequest) -> HttpResponse:
    """A secret for an app of codes, shown on the page."""
    form, user = AgainForm(request.POST), member(request)
    if told := wait_before(request, user.username):
        return told
    if submit(form, partial(begin_codes, actor=user)):
        return redirect("codes")
    count_wrong(request, user.username)
    return _codes_page(request, form)


@act
def codes_renew(request: HttpRequest) -> HttpResponse:
    """New recovery codes, shown this once."""
    form = AgainForm(request.POST)
    return _tried(request, form, renew_recovery_codes) or _codes_page(request, form)


@act
def codes_end(request: HttpRequest) -> HttpResponse:
    """Ask for no codes any more."""
    form, user = AgainForm(request.POST), member(request)
    if told := wait_before(request, user.username):
        return told
    if submit(form, partial(_ended, user)):
        messages.success(request, _("One-time codes are off: your password alone lets you in."))
        return redirect("account")
    count_wrong(request, user.username)
    return _codes_page(request, form)


def _ended(user: Any, password: str) -> bool:
    """Turned off."""
    end_codes(actor=user, password=password)
    return True


def _tried(request: HttpRequest, form: DeskForm, service: Callable[..., list[str]]) -> HttpResponse | None:
    """The page of recovery codes; None where nothing was sent, or it was wrong, which counts."""
    user = member(request)
    if not form.is_bound:
        return None
    if told := wait_before(request, user.username):
        return told
    if given := submit(form, partial(service, actor=user)):
        return render(request, "account/recovery.html", {"codes": given})
    count_wrong(request, user.username)
    return None


def _codes_page(request: HttpRequest, form: DeskForm) -> HttpResponse:
    """As they are: off, to be set up, or on."""
    key = code_key_of(member(request))
    is_on = key is not None and key.confirmed_at is not None
    set_up = code_set_up(key) if key is not None and not is_on else None
    kind: type[DeskForm] = CodeForm if set_up else AgainForm
    context = {
        "is_on": is_on,
        "set_up": set_up,
        "form": form if isinstance(form, kind) and form.is_bound else kind(),
        "left": codes_left(member(request)) if is_on else 0,
    }
    return render(request, "account/codes.html", context, status=form.status)
