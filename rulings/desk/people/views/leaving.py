"""Deleting one's own account: what follows, said before; then the password or a passkey again."""

from functools import partial

from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.account.forms import ProofForm
from rulings.desk.account.services.passkeys import prove
from rulings.desk.account.values import Asked
from rulings.desk.account.views.challenges import asked
from rulings.desk.account.views.entering import count_wrong, wait_before
from rulings.desk.base.finding import member
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.kept import forget_reader
from rulings.desk.base.rights import memberships_of
from rulings.desk.people.queries.leaving import clubs_left_alone
from rulings.desk.people.services.leaving import delete_account
from rulings.models import User


@require_http_methods(["GET", "HEAD", "POST"])
@page
def account_delete(request: HttpRequest) -> HttpResponse:
    """What goes and what stays, and who must administer first; then it is gone."""
    user, form = member(request), ProofForm(request.POST or None)
    if form.is_bound and (told := wait_before(request, user.username)):
        return told
    if submit(form, partial(_deleted, user, asked(request))):
        return _gone(request)
    if form.is_bound:
        count_wrong(request, user.username)
    shown = {"form": form, "roles": memberships_of(user), "alone": clubs_left_alone(user), "number": user.pk}
    return render(request, "people/delete.html", shown, status=form.status)


def _deleted(user: User, given: Asked, password: str, passkey: str) -> User:
    """It was he, and he is no more."""
    return delete_account(actor=prove(actor=user, password=password, passkey=passkey, asked=given))


def _gone(request: HttpRequest) -> HttpResponse:
    """Signed out, with nothing left in this browser."""
    logout(request)
    messages.success(request, _("Your account is deleted."))
    response = redirect("desk")
    forget_reader(response)
    return response
