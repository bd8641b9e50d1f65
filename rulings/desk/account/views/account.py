"""One's own account: where it is signed in, its passkeys, its one-time codes."""

from functools import partial

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.account.forms import OTHERS, AddPasskeyForm, EndForm, RemoveForm
from rulings.desk.account.queries import code_key_of, codes_left, passkey_to_make, passkeys_of, shown_sign_ins
from rulings.desk.account.services.passkeys import add_passkey, remove_passkey
from rulings.desk.account.services.sign_ins import end_sign_in, end_sign_ins
from rulings.desk.account.views.challenges import asked, challenged, host_of, new_challenge
from rulings.desk.account.views.entering import count_wrong, wait_before
from rulings.desk.base.finding import member, or_404, the_only
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.watching.sign_ins import this_one


@require_safe
@page
def account(request: HttpRequest) -> HttpResponse:
    """All that belongs to the account, and the way to change it."""
    user = member(request)
    context = {
        "sign_ins": shown_sign_ins(user, this_one(request)),
        "passkeys": passkeys_of(user),
        "code_key": code_key_of(user),
        "codes_left": codes_left(user),
        "others": OTHERS,
    }
    return render(request, "account/account.html", context)


@act
def sign_in_end(request: HttpRequest) -> HttpResponse:
    """Sign out elsewhere: in one browser, or in all others."""
    form, user = EndForm(request.POST), member(request)
    which = or_404(form.cleaned_data["sign_in"] if form.is_valid() else None)
    if which == OTHERS:
        end_sign_ins(actor=user, user=user, but=this_one(request))
        messages.success(request, _("You are signed in nowhere else any more."))
    else:
        end_sign_in(actor=user, key=which)
        messages.success(request, _("You are signed out there."))
    return redirect("account")


@require_http_methods(["GET", "HEAD", "POST"])
@page
def passkey_add(request: HttpRequest) -> HttpResponse:
    """A passkey of this device, or of one that is near."""
    user, form = member(request), AddPasskeyForm(request.POST or None)
    if form.is_bound and (told := wait_before(request, user.username)):
        return told
    if submit(form, partial(add_passkey, actor=user, asked=asked(request))):
        messages.success(request, _("The passkey is added. You can sign in with it, without name and password."))
        return redirect("account")
    if "password" in form.errors:
        count_wrong(request, user.username)
    return render(request, "account/passkey.html", {"form": form}, status=form.status)


@act
def passkey_begin(request: HttpRequest) -> HttpResponse:
    """What this browser makes a passkey of, for the page's script."""
    challenge = new_challenge()
    return challenged(passkey_to_make(member(request), host_of(request), challenge), challenge)


@act
def passkey_remove(request: HttpRequest) -> HttpResponse:
    """Let one of them open nothing any more."""
    form, user = RemoveForm(request.POST), member(request)
    found = the_only(passkeys_of(user).filter(pk=form.cleaned_data["passkey"])) if form.is_valid() else None
    passkey = or_404(found)
    remove_passkey(actor=user, passkey=passkey)
    messages.success(request, _("The passkey %(name)s is removed.") % {"name": passkey.name})
    return redirect("account")
