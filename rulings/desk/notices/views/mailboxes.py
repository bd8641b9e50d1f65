"""One's own notices and calendar; the links of a mail, for whoever holds them."""

from functools import partial
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from rulings.desk.base.finding import member, or_404
from rulings.desk.base.forms import submit
from rulings.desk.base.gate import act, page
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.texts import SAVED
from rulings.desk.base.watching.sign_ins import this_one
from rulings.desk.notices.forms import DeviceForm, MailboxForm, OneDeviceForm
from rulings.desk.notices.queries.calendar import calendar_of
from rulings.desk.notices.queries.mailboxes import (
    mailbox_of,
    mailbox_of_calendar,
    mailbox_to_confirm,
    mailbox_to_stop,
)
from rulings.desk.notices.queries.pushes import own_devices, shown_devices
from rulings.desk.notices.services import devices as device_services
from rulings.desk.notices.services import mailboxes as services
from rulings.desk.notices.values.letters import at_site
from rulings.desk.notices.values.push import public_key
from rulings.desk.notices.wording import OVER
from rulings.desk.tasks.queries import sends_mail
from rulings.models import Device, Mailbox


@require_http_methods(["GET", "HEAD", "POST"])
@page
def notices(request: HttpRequest) -> HttpResponse:
    """Where the reader is told what."""
    mailbox = mailbox_of(member(request))
    form = MailboxForm(request.POST or None, initial=_known_of(mailbox))
    if submit(form, partial(services.set_mailbox, actor=member(request))):
        messages.success(request, SAVED)
        return redirect("notices")
    return _notices_page(request, mailbox, form=form, status=form.status)


def _known_of(mailbox: Mailbox) -> dict[str, Any]:
    """What he has set, for the form; the language that he reads now where he has set nothing."""
    language = mailbox.language if mailbox.pk else translation.get_language()
    return {"mail": mailbox.address, "language": language, "kinds": mailbox.kinds}


def _notices_page(request: HttpRequest, mailbox: Mailbox, status: int = 200, **context: Any) -> HttpResponse:
    """The page; with the address of the calendar just made, which is shown this once."""
    shown = {"mailbox": mailbox, "has_mail": sends_mail(), "form": MailboxForm(initial=_known_of(mailbox))}
    pushed = {
        "devices": shown_devices(member(request), this_one(request)),
        "device_form": DeviceForm(),
        "key": public_key(),
    }
    return render(request, "notices/notices.html", shown | pushed | context, status=status)


@act
def notices_device(request: HttpRequest) -> HttpResponse:
    """This browser shows notices from now on."""
    user, form = member(request), DeviceForm(request.POST)
    add = partial(
        device_services.add_device, actor=user, sign_in=this_one(request), language=translation.get_language()
    )
    if submit(form, add):
        messages.success(request, _("This device shows you what you have chosen, as long as you are signed in on it."))
        return redirect("notices")
    return _notices_page(request, mailbox_of(user), device_form=form, status=form.status)


@act
def notices_device_try(request: HttpRequest) -> HttpResponse:
    """One of the reader's devices shows a trial."""
    device_services.try_device(actor=member(request), device=_named_device(request))
    messages.success(request, _("The trial is on its way to the device."))
    return redirect("notices")


@act
def notices_device_end(request: HttpRequest) -> HttpResponse:
    """One of the reader's devices shows nothing more."""
    device_services.end_device(actor=member(request), device=_named_device(request))
    messages.success(request, _("That device shows nothing any more."))
    return redirect("notices")


def _named_device(request: HttpRequest) -> Device:
    """The reader's own that the form names."""
    form = OneDeviceForm(request.POST)
    return or_404(
        own_devices(member(request)).filter(pk=form.cleaned_data["device"]).first() if form.is_valid() else None
    )


@act
def notices_again(request: HttpRequest) -> HttpResponse:
    """Mail the link that confirms the address again."""
    services.mail_confirmation(actor=member(request))
    messages.success(request, _("The link is on its way."))
    return redirect("notices")


@act
def notices_calendar(request: HttpRequest) -> HttpResponse:
    """A new address for the calendar file, shown this once."""
    user = member(request)
    token = services.make_calendar(actor=user)
    return _notices_page(request, mailbox_of(user), calendar=at_site(reverse("calendar_file", args=[token])))


@act
def notices_close(request: HttpRequest) -> HttpResponse:
    """The calendar file has no address any more."""
    services.close_calendar(actor=member(request))
    messages.success(request, _("The address of your calendar opens nothing any more."))
    return redirect("notices")


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def confirm_address(request: HttpRequest, token: str) -> HttpResponse:
    """An address is its reader's: by a button, since programs open every link of a mail."""
    mailbox = mailbox_to_confirm(token)
    is_done = request.method == "POST" and mailbox is not None
    if is_done:
        try:
            services.confirm_address(token=token)
        except WrongState:  # somebody was quicker
            mailbox, is_done = None, False
    return _linked(request, "notices/confirm.html", mailbox, is_done=is_done)


@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def stop_notices(request: HttpRequest, token: str) -> HttpResponse:
    """No notices any more: by a button, or by the one click of a mail program (RFC 8058)."""
    mailbox = or_404(mailbox_to_stop(token))
    is_done = request.method == "POST"
    if is_done:
        services.stop_notices(mailbox=mailbox)
    return _linked(request, "notices/stop.html", mailbox, is_done=is_done)


def _linked(request: HttpRequest, template: str, mailbox: Mailbox | None, *, is_done: bool) -> HttpResponse:
    """A page that a mail leads to, in the mail's language; without a mailbox its link is over.

    No search engine keeps it, and its address goes to no other site.
    """
    asked = request.GET.get("lang", mailbox.language if mailbox else "")
    context = {"mailbox": mailbox, "is_done": is_done, "told": OVER}
    with translation.override(asked if asked in dict(settings.LANGUAGES) else translation.get_language()):
        response = render(request, template if mailbox else "people/link_over.html", context)
    response.status_code = HTTPStatus.OK if mailbox else HTTPStatus.GONE
    response["X-Robots-Tag"] = "noindex, nofollow"
    response["Referrer-Policy"] = "same-origin"
    return response


@require_safe
@never_cache
def calendar_file(request: HttpRequest, token: str) -> HttpResponse:
    """The reader's deadlines, for the program of his calendar."""
    mailbox = or_404(mailbox_of_calendar(token))
    with translation.override(mailbox.language):
        text = calendar_of(mailbox.user)
    response = HttpResponse(text, content_type="text/calendar; charset=utf-8")
    response["Content-Disposition"] = 'inline; filename="rulings-desk.ics"'
    response["X-Robots-Tag"] = "noindex, nofollow"
    return response
