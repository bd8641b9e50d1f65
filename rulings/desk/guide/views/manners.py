"""How the pages of the guide are given out: in the language of their address, and kept by everybody.

A page says by its tag what it is, so that whoever has it already is told no more than that (RFC 9110, 13.1.2).
"""

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import translation
from django.utils.cache import patch_cache_control
from django.views.decorators.http import conditional_page

_View = Callable[..., HttpResponse]
_SECONDS = 3600
_KNOWN = {code for code, _name in settings.LANGUAGES}


def in_language(view: _View) -> _View:
    """The page in the language of `?lang=it`, else the reader's own, with its tag."""

    @conditional_page
    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        asked = request.GET.get("lang", "")
        with translation.override(asked if asked in _KNOWN else translation.get_language()):
            response = view(request, *args, **kwargs)
            response["Content-Language"] = translation.get_language()
        return response

    return wrapped


def for_everybody(view: _View) -> _View:
    """The same for a page that hangs on nothing stored: it may be kept for an hour."""

    @in_language
    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        response = view(request, *args, **kwargs)
        if response.status_code == HTTPStatus.OK and not response.has_header("Cache-Control"):
            patch_cache_control(response, public=True, max_age=_SECONDS)
        return response

    return wrapped
