"""Pages on which a password is asked for again."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse

from rulings.desk.base.errors import SECONDS_WHEN_BUSY, wait
from rulings.desk.base.hashing import TooBusy

_View = Callable[..., HttpResponse]


def again(view: _View) -> _View:
    """Told to come again where so many sign in that a password cannot be compared in time."""

    @wraps(view)
    def wrapped(request: HttpRequest, *given: Any, **named: Any) -> HttpResponse:
        try:
            return view(request, *given, **named)
        except TooBusy:
            return wait(request, SECONDS_WHEN_BUSY, status=503)

    return wrapped
