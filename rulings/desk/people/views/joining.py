"""What opens by a link, for whoever holds it: an invitation is taken up, a new password is set."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.finding import or_404, signed_in
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import refused
from rulings.desk.base.hashing import TooBusy
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.pages import as_read_at
from rulings.desk.base.refusals import Refusal, WrongState
from rulings.desk.base.watching.sign_ins import enter
from rulings.desk.people.forms import AccountForm, NewPasswordForm
from rulings.desk.people.queries.links import (
    invitation_by_token,
    invitation_waits,
    password_link_by_token,
    password_link_waits,
)
from rulings.desk.people.services.invitations import join, take_invitation
from rulings.desk.people.services.passwords import set_password
from rulings.desk.people.wording import NOT_OPEN
from rulings.models import Invitation, PasswordLink, User

_GONE = 410


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def join_page(request: HtmxRequest, token: str) -> HttpResponse:
    """An invitation: with a new account, or for who is signed in."""
    invitation = or_404(invitation_by_token(token))
    with as_read_at(request, invitation.club):
        if not invitation_waits(invitation):
            return _over(request)
        user = signed_in(request)
        return _asked(request, invitation) if user is None else _asked_as(request, invitation, user)


def _asked(request: HtmxRequest, invitation: Invitation) -> HttpResponse:
    """A new account; who has one already signs in first."""
    form = AccountForm(request.POST if request.method == "POST" else None, initial=_known(invitation))
    try:
        user = submit(form, partial(join, invitation=invitation))
    except WrongState:
        return _over(request)
    except TooBusy:
        return wait(request, SECONDS_WHEN_BUSY, status=503)
    if user is None:
        return _shown(request, "people/join.html", form.status, invitation=invitation, form=form)
    enter(request, user)
    return _welcome(request, invitation)


def _asked_as(request: HtmxRequest, invitation: Invitation, user: User) -> HttpResponse:
    """The role, for the account that is signed in."""
    if request.method != "POST":
        return _shown(request, "people/join.html", invitation=invitation)
    try:
        take_invitation(actor=user, invitation=invitation)
    except Refusal as refusal:
        return refused(request, refusal)
    return _welcome(request, invitation)


def _welcome(request: HttpRequest, invitation: Invitation) -> HttpResponse:
    """To the desk, which is that of his session for a guest."""
    messages.success(request, _("Welcome: you have a role in %(club)s now.") % {"club": invitation.club})
    return redirect("desk")


def _known(invitation: Invitation) -> dict[str, str]:
    """What whoever invited him has written of him."""
    return {"name": invitation.name, "mail": invitation.mail}


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def new_password(request: HttpRequest, token: str) -> HttpResponse:
    """Set a new password, by the link that an administrator made."""
    link = or_404(password_link_by_token(token))
    with as_read_at(request, link.club):
        if not password_link_waits(link):
            return _over(request)
        return _set(request, link)


def _set(request: HttpRequest, link: PasswordLink) -> HttpResponse:
    """The form, or on to signing in."""
    form = NewPasswordForm(request.POST if request.method == "POST" else None)
    try:
        user = submit(form, partial(set_password, link=link))
    except WrongState:
        return _over(request)
    except TooBusy:
        return wait(request, SECONDS_WHEN_BUSY, status=503)
    if user is None:
        return _shown(request, "people/new_password.html", form.status, link=link, form=form)
    messages.success(request, _("Your password is changed. Sign in with the new one."))
    return redirect("login")


def _over(request: HttpRequest) -> HttpResponse:
    """A link that opens nothing any more."""
    return _shown(request, "people/link_over.html", _GONE, told=NOT_OPEN)


def _shown(request: HttpRequest, template: str, status: int = 200, **context: Any) -> HttpResponse:
    """The page; no search engine keeps it, and its address goes to no other site."""
    response = render(request, template, context, status=status)
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response
