"""Pages for what cannot be answered, in the site's clothes. They change nothing and read no record of the club.

Each says what was asked, what is wrong, what to do next, and offers a way back. A request made by htmx gets the
same page, to be put in place of the whole body.
"""

import logging
import sys
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest, PermissionDenied, RequestDataTooBig, TooManyFieldsSent
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, override, pgettext_lazy
from django.utils.translation import gettext as _
from django_htmx.http import push_url, replace_url
from django_htmx.middleware import HtmxDetails

from rulings.desk.base.htmx import shown_in
from rulings.desk.base.kept import Kept, sent_by
from rulings.desk.base.watching.faults import Fault, fault_of, said_of

_logger = logging.getLogger(__name__)
_BARE_PAGE = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Rulings Desk</title><h1>{title}</h1>'
    '<p>{sentence}</p><p><a href="/">Back to the start</a></p></html>'
)


_PROGRAMS = "/api/v"
"""How the addresses begin that programs ask: an error is told them as data."""
_TITLES: dict[int, Promise] = {
    400: pgettext_lazy("HTTP status", "Bad request"),
    403: pgettext_lazy("HTTP status", "Forbidden"),
    404: pgettext_lazy("HTTP status", "Not found"),
    405: pgettext_lazy("HTTP status", "Method not allowed"),
    410: pgettext_lazy("HTTP status", "Gone"),
    413: pgettext_lazy("HTTP status", "Content too large"),
    414: pgettext_lazy("HTTP status", "Address too long"),
    415: pgettext_lazy("HTTP status", "Unsupported media type"),
    422: pgettext_lazy("HTTP status", "Unprocessable content"),
    429: pgettext_lazy("HTTP status", "Too many requests"),
    500: pgettext_lazy("HTTP status", "Internal server error"),
    503: pgettext_lazy("HTTP status", "Service unavailable"),
}
_DETAILS: dict[int, Promise] = {
    400: gettext_lazy("this request cannot be read"),
    403: gettext_lazy("this is not for you"),
    404: gettext_lazy("there is nothing at this address"),
    413: gettext_lazy("this is larger than anything that is taken here"),
    500: gettext_lazy("something broke here: it is our mistake, not yours"),
}
"""What is said where nothing more is known."""


def problem(status: int, sentence: str = "", **more: object) -> HttpResponse:
    """An error as programs read it (RFC 9457): {"type", "title", "status", "detail"}, also those of other sites.

    In the language that is active; `more` are members beside these.
    """
    title = str(_TITLES.get(status, HTTPStatus(status).phrase))
    told = {
        "type": "about:blank",
        "title": title,
        "status": status,
        "detail": sentence or str(_DETAILS.get(status, "")),
    }
    response = JsonResponse(told | more, status=status, content_type="application/problem+json")
    response["Cache-Control"], response["Content-Language"] = "no-store", get_language() or "en"
    return open_to_all(response)


def language_asked(request: HttpRequest) -> str:
    """The language that a program names in its address, else that of the request; that too where it names several."""
    try:
        named = request.GET.getlist("language")
    except TooManyFieldsSent:
        named = []
    return named[0] if len(named) == 1 and named[0] in dict(settings.LANGUAGES) else get_language() or "en"


def open_to_all(response: HttpResponse) -> HttpResponse:
    """Let pages of any site read the answer: it is the same for everybody, and knows nobody."""
    response["Access-Control-Allow-Origin"] = "*"
    response["Access-Control-Expose-Headers"] = "ETag, Retry-After"
    return response


def _error_page(request: HttpRequest, template: str, status: int, reason: str = "") -> HttpResponse:
    """One error page; `reason` is a translated sentence of our own, shown when there is one."""
    if request.path.startswith(_PROGRAMS):
        with override(language_asked(request)):
            return problem(status, reason)
    response = render(request, template, {"status": status, "asked": request.path, "reason": reason}, status=status)
    # Asked anew, because what refuses a request may stand before htmx's own middleware.
    if HtmxDetails(request):
        return push_url(shown_in("body", response), False)
    return response


def _said(exception: BaseException | None, kind: type[Exception]) -> str:
    """What our own code said when it refused; Django's internal words are not for people."""
    return str(exception.args[0]) if type(exception) is kind and exception.args else ""


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """400, or 413 when the request carried too much."""
    if isinstance(exception, RequestDataTooBig | TooManyFieldsSent):
        return too_large(request)
    return _error_page(request, "400.html", 400, _said(exception, BadRequest))


def permission_denied(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """403: signed in or not, this is not for you."""
    return _error_page(request, "403.html", 403, _said(exception, PermissionDenied))


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """404: no such page, or none that this visitor may know of."""
    return _error_page(request, "404.html", 404)


def too_large(request: HttpRequest) -> HttpResponse:
    """413: more than any form here takes."""
    return _error_page(request, "base/413.html", 413)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """403: the form did not come from this site, or its cookie is gone. The reason is for the log."""
    _logger.info("csrf refused at %s: %s", request.path, reason)
    return _error_page(request, "base/csrf.html", 403)


def locked_out(request: HttpRequest, original_response: HttpResponse, credentials: object = None) -> HttpResponse:
    """429: too many wrong passwords for one name from one address."""
    response = _error_page(request, "base/429.html", 429)
    response["Retry-After"] = "900"
    return response


SECONDS_WHEN_BUSY = 5
"""After which somebody may come again whose password could not be hashed in time."""


def wait(request: HttpRequest, seconds: int, status: int = 429) -> HttpResponse:
    """429, or 503 where it is our doing: come again in so many seconds."""
    sentence = _("Too many are trying to sign in just now. Wait %(seconds)s seconds, then try again.")
    response = _error_page(request, "base/wait.html", status, sentence % {"seconds": seconds})
    response["Retry-After"] = str(seconds)
    return response


def server_error(request: HttpRequest) -> HttpResponse:
    """503 for a fault of the machine, 500 for a mistake: neither may need the database or a session."""
    fault = fault_of(sys.exception())
    if request.path.startswith(_PROGRAMS):
        with override(language_asked(request)):
            return _problem_of_ours(fault)
    if fault is not None:
        return _unavailable(request, fault)
    sentence = "It is our mistake, not yours. Wait a minute, then try again."
    page = _drawn("500.html", {"status": 500, "asked": request.path}, "Something broke here", sentence)
    return HttpResponse(page, status=500)


def _problem_of_ours(fault: Fault | None) -> HttpResponse:
    """500, or 503 with when to come again, as data."""
    if fault is None:
        return problem(HTTPStatus.INTERNAL_SERVER_ERROR)
    sentence, seconds = said_of(fault)
    response = problem(HTTPStatus.SERVICE_UNAVAILABLE, str(sentence))
    response["Retry-After"] = str(seconds)
    return response


def _unavailable(request: HttpRequest, fault: Fault) -> HttpResponse:
    """503 with a sentence and when to come again. What was sent is shown, and may be sent again as it was.

    A page that htmx shows stays as it is, with a note at its top.
    """
    sentence, seconds = said_of(fault)
    if HtmxDetails(request):
        note = _drawn("base/_refusal.html", {"refusal": sentence, "back": request.path}, "Not now", sentence)
        response = replace_url(shown_in("#notice", HttpResponse(note, status=503)), False)
    else:
        context = {"status": 503, "asked": request.path, "reason": sentence, **_sent(request)}
        response = HttpResponse(_drawn("base/unavailable.html", context, "Not now", sentence), status=503)
    response["Retry-After"] = str(seconds)
    response["Cache-Control"] = "no-store"
    return response


def _sent(request: HttpRequest) -> dict[str, Any]:
    """What a form had sent, for the page to show; passwords and files are to be given anew."""
    if request.method != "POST":
        return {}
    try:
        sent, files = sent_by(request), bool(request.FILES)
    except Exception:
        _logger.exception("what was sent could not be read")
        return {"was_sent": True, "sent": Kept(request.path, [])}
    whole = not files and not any("password" in name for name in request.POST)
    token = request.POST.get("csrfmiddlewaretoken", "")
    return {"was_sent": True, "sent": sent, "may_resend": whole and bool(token), "token": token}


def _drawn(template: str, context: dict[str, Any], title: str, sentence: str) -> str:
    """A page, or where templates or static files are missing too a bare one."""
    try:
        page: str = render_to_string(template, context)
    except Exception:
        _logger.exception("the error page itself failed")
        page = _BARE_PAGE.format(title=title, sentence=sentence)
    return page
