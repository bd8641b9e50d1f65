"""Pages that follow what others do: asked again and again, and answered at once while nothing has changed.

Every change of a club is an entry of its audit trail, so the trail's heads tell whether a page would show anything new.
A page's entity tag is made of them: whoever sends it back (RFC 9110, 13.1.2) gets 304 for one query. With every minute
the tag changes too, for pages that say how long ago something was.
"""

import json
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils import timezone
from django.utils.translation import get_language

from rulings.desk.base.compiled import compiled
from rulings.desk.base.finding import member
from rulings.models import Club, User

_View = Callable[..., HttpResponse]
_EVERY = 2
"""How many seconds after an answer a page asks again: what another did is seen within three."""


def live(view: _View) -> _View:
    """The page as it is read, with its tag; 304 where the reader has it already. Stands below `page`.

    While `request.live` says `again`, the page asks by itself: what is said to its reader once stays unsaid, for it
    takes from the answer only what stands within `id="live"`.
    """

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method not in ("GET", "HEAD"):
            return view(request, *args, **kwargs)
        tag, had = _tag_for(member(request)), request.headers.get("If-None-Match")
        if had == tag:
            return HttpResponse(status=304, headers={"ETag": tag})
        told = {"headers": json.dumps({"If-None-Match": tag}), "every": _EVERY, "again": had is not None}
        request.live = told  # type: ignore[attr-defined]
        response = view(request, *args, **kwargs)
        response["ETag"] = tag
        return response

    return wrapped


def tag_of(*parts: object) -> str:
    """An entity tag of these, of the language and of the minute."""
    return f'"{"-".join(map(str, (*parts, get_language(), f"{timezone.now():%H%M}")))}"'


def _tag_for(user: User) -> str:
    """The reader, and what the heads of the trails of his clubs say; one query."""
    return tag_of(user.pk, *(f"{club}.{head}" for club, head in _heads(user.pk)))


@compiled
def _heads(user: int) -> QuerySet[Club, tuple[int, int]]:
    """His clubs, by id, and how long the trail of each is."""
    return Club.objects.filter(memberships__user=user).order_by("pk").values_list("pk", "audit_sequence")
