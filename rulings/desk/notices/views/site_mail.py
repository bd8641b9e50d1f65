"""The site's mail server: for whoever administers the site."""

from functools import partial
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from rulings.desk.base.finding import member, site_administrator
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import page
from rulings.desk.base.texts import SAVED
from rulings.desk.notices.forms import MailServerForm, TryMailForm
from rulings.desk.notices.services.site_mail import send_test_letter, set_mail_server
from rulings.desk.tasks.queries import latest_mail, mail_server
from rulings.desk.tasks.values import Failed
from rulings.desk.tasks.wording import why_text


@require_http_methods(["GET", "HEAD", "POST"])
@page
def site_mail(request: HttpRequest) -> HttpResponse:
    """Which server it is, and a letter to try it."""
    user = site_administrator(request)
    if "to" in request.POST:
        return _tried(request)
    form = MailServerForm(request.POST or None, initial=_known())
    if submit(form, partial(set_mail_server, actor=user)):
        messages.success(request, SAVED)
        return redirect("site_mail")
    context = {"form": form, "server": mail_server(), "to_try": TryMailForm(initial={"to": user.email})}
    return render(request, "notices/site_mail.html", context, status=form.status)


def _known() -> dict[str, Any]:
    """What was set last, but for the password, which is never shown."""
    latest = latest_mail()
    names = ("host", "port", "security", "username", "sender")
    return {} if latest is None else {name: getattr(latest, name) for name in names}


def _tried(request: HttpRequest) -> HttpResponse:
    """A letter goes out now, and the page says what the server made of it."""
    form = TryMailForm(request.POST)
    if not form.is_valid():
        messages.error(request, _("Write the mail address to which the letter is to go."))
        return redirect("site_mail")
    try:
        send_test_letter(actor=member(request), to=form.cleaned_data["to"])
        messages.success(request, _("The mail server has taken the letter. Look whether it arrives."))
    except Failed as failed:
        messages.error(request, why_text(failed.trouble, failed.reply))
    return redirect("site_mail")
