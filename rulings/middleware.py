"""What is done to every request before a view sees it. Knows no boards, reports or rulings."""

from collections.abc import Callable
from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from rulings.desk.base.errors import too_large

_Handler = Callable[[HttpRequest], HttpResponse]

_CHUNK = 64 * 1024
_DRAINED = 64 * 1024 * 1024


def permissions_policy(get_response: _Handler) -> _Handler:
    """Give up the browser's sensors: no page here needs one."""

    def handle(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Permissions-Policy"] = "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
        return response

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


def client_address(request: HttpRequest) -> str:
    """The visitor's address; behind our own proxy, the last one that the proxy has written down."""
    forwarded = str(request.META.get("HTTP_X_FORWARDED_FOR", "")).rsplit(",", 1)[-1].strip()
    if settings.BEHIND_PROXY and _is_address(forwarded):
        return forwarded
    return str(request.META.get("REMOTE_ADDR", ""))


def _is_address(text: str) -> bool:
    """An IPv4 or IPv6 address, which is all the database takes."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
