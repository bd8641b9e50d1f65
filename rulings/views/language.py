"""A page read in the language that its address names, without a cookie: for pages that are handed on."""

from contextlib import AbstractContextManager

from django.conf import settings
from django.http import HttpRequest
from django.utils import translation

KNOWN = {code for code, _name in settings.LANGUAGES}


def language_asked(request: HttpRequest) -> AbstractContextManager[None]:
    """The language of `?lang=it`, else the reader's own, while the page is made."""
    asked = request.GET.get("lang", "")
    return translation.override(asked if asked in KNOWN else translation.get_language())
