"""A club closed to new acts, noted as gone to another site, opened again: by whoever administers it, or the site."""

import re

from django.db import transaction
from django.utils import timezone

from rulings.desk.archives.queries.site import may_close
from rulings.desk.archives.wording import ALREADY_CLOSED, ALREADY_OPEN, NO_ADDRESS
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.models import Club, User, Verb

_ADDRESS = re.compile(r"https?://[a-z0-9.:\[\]-]{1,200}/[a-z0-9_-]{1,40}/?\Z")


@transaction.atomic
def close_club(*, actor: User, club: Club) -> Club:
    """Let nothing more be done in the club; record it. What is public stays so."""
    club = _locked_for(actor, club)
    if club.closed_at is not None:
        raise WrongState(ALREADY_CLOSED)
    return _closed(actor, club, Verb.CLUB_CLOSED, "")


@transaction.atomic
def move_club(*, actor: User, club: Club, address: str) -> Club:
    """Note where the club goes on, `https://example.org/ponte`, and close it here; record it.

    Its public pages lead there from now on. Refuses what is no such address.
    """
    club = _locked_for(actor, club)
    if not _ADDRESS.match(address.strip()):
        raise BadInput(NO_ADDRESS, "address")
    return _closed(actor, club, Verb.CLUB_MOVED, address.strip().rstrip("/"))


@transaction.atomic
def reopen_club(*, actor: User, club: Club) -> Club:
    """Let the club go on here; record it."""
    club = _locked_for(actor, club)
    if club.closed_at is None:
        raise WrongState(ALREADY_OPEN)
    before = {"to": club.moved_to} if club.moved_to else {}
    club.closed_at, club.moved_to = None, ""
    club.save(update_fields=["closed_at", "moved_to"])
    record(club, actor, Verb.CLUB_REOPENED, club, before=before)
    return club


def _locked_for(actor: User, club: Club) -> Club:
    """The club, locked; `NotAllowed` for who neither administers it nor the site."""
    club = locked_club(club.pk)
    if not may_close(actor, club):
        raise NotAllowed(Right.ADMINISTER.sentence)
    return club


def _closed(actor: User, club: Club, verb: Verb, address: str) -> Club:
    """The club, closed."""
    club.closed_at, club.moved_to = timezone.now(), address
    club.save(update_fields=["closed_at", "moved_to"])
    record(club, actor, verb, club, after={"to": address} if address else {})
    return club
