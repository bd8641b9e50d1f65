"""A club that is closed, or goes on at another site: no act is done in it here, and its public pages lead there."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.utils.cache import patch_cache_control
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import WrongState
from rulings.models import Club, Verb

_SECONDS_KEPT = 3600
"""A browser that kept it for ever would not come back where the club does."""
_CLOSED = _("This club is closed: nothing more is done in it. Whoever administers it can open it again.")
_MOVED = _("This club goes on at another site: sign in there, at %(site)s.")
_STILL_DONE = frozenset(
    {
        *(Verb.CLUB_CREATED, Verb.CLUB_EXPORTED, Verb.CLUB_TAKEN_IN, Verb.CLUB_CLOSED, Verb.CLUB_MOVED),
        *(Verb.CLUB_REOPENED, Verb.PERSON_TOLD, Verb.PLAYER_ERASED, Verb.NOTES_EXPIRED, Verb.RULING_EXPORTED),
        *(Verb.ROLE_GIVEN, Verb.ROLE_TAKEN, Verb.INVITATION_REVOKED, Verb.PASSWORD_LINK_MADE, Verb.PASSWORD_SET),
        *(Verb.HEADS_SHOWN, Verb.PUBLISHING_SET, Verb.PUBLICATION_WITHDRAWN, Verb.LINK_REVOKED, Verb.KEY_REVOKED),
        *(Verb.TOKEN_REVOKED, Verb.TRAIL_SIGNED, Verb.KEY_CHANGED, Verb.KEY_CONFIRMED),
    }
)
"""What is done in a closed club too: who may see it and what of it, what is taken from sight, and its trail's keys."""


def refuse_closed(club: Club, verb: Verb) -> None:
    """`WrongState` for an act in a club that is closed. `club` is locked."""
    if club.closed_at is not None and verb not in _STILL_DONE:
        raise WrongState(_MOVED % {"site": _site_of(club)} if club.moved_to else _CLOSED)


def _site_of(club: Club) -> str:
    """The site at which it goes on."""
    return club.moved_to.rstrip("/").rpartition("/")[0]


class _GoesOn(Exception):
    """The page is at that address now."""


def refuse_moved(request: HttpRequest, club: Club) -> None:
    """Lead a reader of a public page to the same page at the site at which the club goes on."""
    if club.moved_to:
        slug = club.moved_to.rstrip("/").rpartition("/")[2]
        raise _GoesOn(_site_of(club) + request.get_full_path().replace(f"/{club.slug}/", f"/{slug}/", 1))


def goes_on(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A public page of a club, which `refuse_moved` is asked for."""

    @wraps(view)
    def wrapped(request: HttpRequest, *given: Any, **named: Any) -> HttpResponse:
        try:
            return view(request, *given, **named)
        except _GoesOn as there:
            response = HttpResponsePermanentRedirect(str(there))
            patch_cache_control(response, public=True, max_age=_SECONDS_KEPT)
            return response

    return wrapped
