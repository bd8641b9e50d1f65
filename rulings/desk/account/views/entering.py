"""From a right password, code or passkey to the page that was asked for; and how long a wrong one has to wait."""

import time
from functools import partial

from axes.handlers.proxy import AxesProxyHandler
from django.contrib.auth.signals import user_login_failed
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.crypto import constant_time_compare
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from rulings.desk.account.forms import CodeForm, PasskeyForm
from rulings.desk.account.queries import passkey_to_show
from rulings.desk.account.services.codes import use_code
from rulings.desk.account.services.passkeys import whose_passkey
from rulings.desk.account.views.challenges import asked, challenged, host_of, new_challenge
from rulings.desk.base.addresses import client_network
from rulings.desk.base.errors import locked_out, wait
from rulings.desk.base.forms import SignInForm, submit
from rulings.desk.base.kept import is_his_browser, kept_for, remember_browser, remember_reader
from rulings.desk.base.refusals import Refusal
from rulings.desk.base.watching.sign_ins import enter
from rulings.desk.people.queries.first_page import first_page
from rulings.desk.people.queries.guesses import seconds_to_wait
from rulings.models import User

_AWAITED = "awaited"
_SECONDS = 300


def let_in(request: HttpRequest, user: User) -> HttpResponse:
    """Signed in: to the page, or first before what he had sent when his sign-in had run out."""
    enter(request, user)
    response: HttpResponse = redirect(_asked_for(request) or first_page(user))
    if kept := kept_for(user, request.POST.get("kept", "")):
        response = render(request, "account/kept.html", {"kept": kept, "back": response["Location"]})
    remember_reader(response, user)
    remember_browser(response, user)
    return response


def _asked_for(request: HttpRequest) -> str:
    """The page of ours that was asked for; "" for none."""
    page = request.POST.get("next", request.GET.get("next", ""))
    is_ours = url_has_allowed_host_and_scheme(page, {request.get_host()}, require_https=request.is_secure())
    return page if is_ours else ""


def ask_code(request: HttpRequest, user: User) -> HttpResponse:
    """The password was right, and that is half of it: for five minutes this browser may show a code."""
    request.session[_AWAITED] = {"user": user.pk, "at": int(time.time()), "by": user.get_session_auth_hash()}
    request.session.set_expiry(_SECONDS)
    return _code_page(request, CodeForm())


def _code_page(request: HttpRequest, form: CodeForm) -> HttpResponse:
    """What goes along stays through a wrong code."""
    return render(request, "account/code.html", {"form": form, **_along(request)}, status=form.status)


def _along(request: HttpRequest) -> dict[str, str]:
    """The page that was asked for, and what was written before the sign-in ran out."""
    return {"next": _asked_for(request), "kept": request.POST.get("kept", "")}


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def code_step(request: HttpRequest) -> HttpResponse:
    """The second step: a one-time code, or a recovery code."""
    user = _awaited(request)
    if user is None or request.method != "POST":
        return redirect("login")
    return wait_before(request, user.username) or _with_code(request, user)


def _with_code(request: HttpRequest, user: User) -> HttpResponse:
    """In, or the form again; a wrong code counts as a wrong password does."""
    form = CodeForm(request.POST)
    found = submit(form, partial(use_code, actor=user), Refusal)
    if found is not None:
        request.session.pop(_AWAITED, None)
        return let_in(request, found)
    count_wrong(request, user.username)
    return _code_page(request, form)


def _awaited(request: HttpRequest) -> User | None:
    """Whose password was right in this browser within the last minutes, and is the same still."""
    told = request.session.get(_AWAITED)
    if not isinstance(told, dict) or time.time() - told["at"] > _SECONDS:
        return None
    user = User.objects.filter(pk=told["user"], is_active=True).first()
    return user if user is not None and constant_time_compare(user.get_session_auth_hash(), told["by"]) else None


@require_POST
@never_cache
def passkey_options(request: HttpRequest) -> HttpResponse:
    """What any passkey of this site is asked, for the page's script."""
    challenge = new_challenge()
    return challenged(passkey_to_show(host_of(request), challenge), challenge)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def passkey_step(request: HttpRequest) -> HttpResponse:
    """In by a passkey, which has asked who holds it: no code is asked for."""
    if request.method != "POST":
        return redirect("login")
    form = PasskeyForm(request.POST)
    user = submit(form, partial(whose_passkey, asked=asked(request)))
    if user is not None:
        return let_in(request, user)
    told = {"form": SignInForm(request), "wrong": form.non_field_errors()}
    return render(request, "account/login.html", told | _along(request), status=form.status)


def wait_before(request: HttpRequest, name: str) -> HttpResponse | None:
    """The page that tells to wait where too many passwords or codes are tried; None for who may try."""
    if seconds := seconds_to_wait(name, client_network(request), is_known=is_his_browser(request, name)):
        return wait(request, seconds)
    if not AxesProxyHandler.is_allowed(request, {"username": name}):
        return locked_out(request, HttpResponse())
    return None


def count_wrong(request: HttpRequest, name: str) -> None:
    """A wrong code, or a wrong password of somebody who is signed in, counts as one at the door."""
    user_login_failed.send(sender=__name__, credentials={"username": name}, request=request)
