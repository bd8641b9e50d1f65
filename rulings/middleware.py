"""What is done to every request before a view sees it. Knows no boards, reports or rulings."""

import logging
import re
from collections.abc import Callable
from datetime import timedelta
from http import HTTPStatus
from time import monotonic, perf_counter
from typing import cast
from urllib.parse import unquote, unquote_plus, urlsplit

from django.conf import settings
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port, validate_host
from django.utils import timezone, translation
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.utils.translation import gettext as _

from config.hosts import also
from rulings.desk.api.values import Rate
from rulings.desk.base.addresses import client_network
from rulings.desk.base.bounds import TooMany
from rulings.desk.base.errors import bad_request, too_large
from rulings.desk.base.gate import refused
from rulings.desk.base.htmx import HtmxRequest
from rulings.desk.base.seen import coming_from
from rulings.desk.base.watching.metrics import count_request
from rulings.desk.base.watching.site import address_set, languages_offered
from rulings.desk.base.watching.traces import begin
from rulings.desk.beginning.queries import is_set_up_at

_Handler = Callable[[HttpRequest], HttpResponse]

_CHUNK = 64 * 1024
_DRAINED = 64 * 1024 * 1024


_requests = logging.getLogger("rulings.requests")


def observed(get_response: _Handler) -> _Handler:
    """An id for the request, in every line of its log and in its answer; and what is counted of it.

    The id is the proxy's where ours has written one, else made here. Views are named, addresses are not.
    """

    def handle(request: HttpRequest) -> HttpResponse:
        begun = perf_counter()
        given = request.headers.get("X-Request-ID", "") if settings.BEHIND_PROXY else ""
        name = begin(given)
        response = get_response(request)
        response["X-Request-ID"] = name
        seconds = perf_counter() - begun
        view = request.resolver_match.view_name if request.resolver_match else "none"
        told = {"method": request.method, "view": view, "status": response.status_code}
        _requests.info("answered", extra=told | {"ms": round(seconds * 1000)})
        count_request(view, response.status_code, seconds)
        return response

    return handle


def safe_headers(get_response: _Handler) -> _Handler:
    """What every answer carries, also a refusal of what stands between. No page here needs the browser's sensors.

    A refusal is kept nowhere, nor what answers something sent, where it does not say itself how it is kept: a cache may
    keep a 404, 405, 410 or 414 of which nothing is said.
    """
    always = {
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": settings.X_FRAME_OPTIONS,
        "Referrer-Policy": settings.SECURE_REFERRER_POLICY,
        "Cross-Origin-Opener-Policy": settings.SECURE_CROSS_ORIGIN_OPENER_POLICY,
    }

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        for name, value in always.items():
            response.setdefault(name, value)
        if request.method not in ("GET", "HEAD") or response.status_code >= HTTPStatus.BAD_REQUEST:
            response.setdefault("Cache-Control", "no-store")
        return response

    return handle


def own_hosts(get_response: _Handler) -> _Handler:
    """Let the site answer to the name in the address that was set in the browser, where the environment names none.

    Before that is set, who has the one-time address sets it up under whatever name leads there.
    """

    def handle(request: HttpRequest) -> HttpResponse:
        host = split_domain_port(request.META.get("HTTP_HOST", ""))[0]
        if settings.HOSTS_ARE_GIVEN or not host or validate_host(host, settings.ALLOWED_HOSTS):
            return get_response(request)
        set_to = urlsplit(address_set()).hostname
        is_ours = host == set_to or (not set_to and is_set_up_at(request.path_info))
        with also(host if is_ours else ""):
            return get_response(request)

    return handle


def own_languages(get_response: _Handler) -> _Handler:
    """What the site does not offer nobody is shown who did not ask for it by name."""

    def handle(request: HttpRequest) -> HttpResponse:
        offered = languages_offered()
        if translation.get_language() not in offered:
            translation.activate(settings.LANGUAGE_CODE if settings.LANGUAGE_CODE in offered else offered[0])
            request.LANGUAGE_CODE = translation.get_language()
        return get_response(request)

    return handle


def plain_addresses(get_response: _Handler) -> _Handler:
    """Answer 400 to an address with control characters in it: no page has one, and PostgreSQL stores no NUL."""

    def handle(request: HttpRequest) -> HttpResponse:
        if _NO_TEXT.search(unquote(request.path_info)) or _NO_TEXT.search(unquote_plus(request.META["QUERY_STRING"])):
            return bad_request(request, BadRequest(_("There is a character in this address that is no text.")))
        return get_response(request)

    return handle


_UTF_8 = "utf-8"
_FORMS = frozenset(("application/x-www-form-urlencoded", "multipart/form-data"))


def utf_8_alone(get_response: _Handler) -> _Handler:
    """Answer 400 to a form in another encoding than ours; of any other request it says nothing of the address.

    Python knows encodings that are none of text, and some in which harmless signs stand for a NUL.
    """

    def handle(request: HttpRequest) -> HttpResponse:
        named = request.encoding
        if named is None or named.lower() == _UTF_8:
            return get_response(request)
        request.encoding = _UTF_8  # which reads the address anew
        is_other = named.lower() != "utf8" and request.content_type in _FORMS
        return bad_request(request) if is_other else get_response(request)

    return handle


_NO_TEXT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
"""Control characters but tabs and line ends, which a text that goes along in an address may have."""
_SECONDS_PUBLIC = 60


def cache_manners(get_response: _Handler) -> _Handler:
    """What somebody signed in sees is kept nowhere; what everybody may see is kept a minute by everybody.

    A page that says itself how it is kept, and one that gives a cookie, is left as it is; so is what never changes at
    its address, whoever asks for it.
    """

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        if "immutable" in response.get("Cache-Control", ""):
            return response
        if request.session.accessed and request.user.is_authenticated:
            response["Cache-Control"] = "private, no-store"
        elif request.method in ("GET", "HEAD") and response.status_code == HTTPStatus.OK and not response.cookies:
            if not response.has_header("Cache-Control"):
                patch_cache_control(response, public=True, max_age=_SECONDS_PUBLIC)
            patch_vary_headers(response, ("Cookie", "Accept-Language"))
        return response

    return handle


STRANGERS = Rate(burst=600, per_second=2)
"""How often one network may send something without an account: a whole room of phones has one address."""
SITTERS = Rate(burst=600, per_second=10)
"""The same of answers in tests of the practice: a class of a hundred in one hall gives some ten a second, and each
sitting bounds its own."""
_WRITES_NOTHING = "/api/"
_SITTINGS = "/practice/sitting/"


def strangers_bounded(get_response: _Handler) -> _Handler:
    """Answer 429 to a network that sends more than a room does, where nobody is signed in: whichever page takes it."""

    def handle(request: HttpRequest) -> HttpResponse:
        if request.method != "POST" or request.path_info.startswith(_WRITES_NOTHING) or request.user.is_authenticated:
            return get_response(request)
        rate = SITTERS if request.path_info.startswith(_SITTINGS) else STRANGERS
        if seconds := rate.wait(client_network(request), monotonic()):
            return refused(cast(HtmxRequest, request), TooMany(timezone.now() + timedelta(seconds=seconds)))
        return get_response(request)

    return handle


def pages_seen(get_response: _Handler) -> _Handler:
    """Let what a request does be compared with what the page of its form showed."""

    def handle(request: HttpRequest) -> HttpResponse:
        with coming_from(request):
            return get_response(request)

    return handle


def request_size(get_response: _Handler) -> _Handler:
    """Answer 413 to a request that carries more than any form here takes."""

    def handle(request: HttpRequest) -> HttpResponse:
        if _declared_length(request) <= settings.REQUEST_MAX_BYTES:
            return get_response(request)
        _drain(request)
        return too_large(request)

    return handle


def _declared_length(request: HttpRequest) -> int:
    """The body's length in bytes as the request states it; 0 when it states none that can be read."""
    stated = str(request.META.get("CONTENT_LENGTH") or "0")
    return int(stated) if stated.isdecimal() else 0


def _drain(request: HttpRequest) -> None:
    """Read the body away, within reason: a browser still sending would drop the answer unread."""
    left = _DRAINED
    while left > 0 and (chunk := request.read(_CHUNK)):
        left -= len(chunk)
