"""What htmx asks and is told. Knows no page's content.

A request is as `django_htmx.middleware.HtmxMiddleware` leaves it: `request.htmx` is true where htmx asks, for the part
of a page that changes.
"""

from django.http import HttpRequest, HttpResponse
from django_htmx.http import reswap, retarget
from django_htmx.middleware import HtmxDetails


class HtmxRequest(HttpRequest):
    """A request as views get it."""

    htmx: HtmxDetails


def shown_in(target: str, response: HttpResponse) -> HttpResponse:
    """The answer in place of what another element holds, with the top of the page in sight."""
    return reswap(retarget(response, target), "innerHTML show:window:top")  # type: ignore[arg-type]
