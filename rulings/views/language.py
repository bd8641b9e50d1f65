"""A page read in the language that its address names, without a cookie, in its club's time: for pages handed on."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.conf import settings
from django.http import HttpRequest
from django.utils import timezone, translation

from rulings.models import Club
from rulings.views.found import at_club

KNOWN = {code for code, _name in settings.LANGUAGES}


@contextmanager
def as_read_at(request: HttpRequest, club: Club) -> Iterator[None]:
    """The language of `?lang=it`, else the reader's own, and the club's time, while the page is made."""
    asked = request.GET.get("lang", "")
    with translation.override(asked if asked in KNOWN else translation.get_language()), timezone.override(None):
        at_club(club)
        yield
