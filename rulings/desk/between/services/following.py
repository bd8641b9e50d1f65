"""Which casebooks a club follows: those of clubs of this site where they are, others by the address of their feed."""

from datetime import datetime

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.between.queries.fetching import parted
from rulings.desk.between.values import MOST_CASEBOOKS, NotRead
from rulings.desk.between.wording import (
    ENOUGH_FOLLOWED,
    FOLLOWED_ALREADY,
    NO_SUCH_CLUB,
    NOT_FOLLOWED,
    NOT_ITSELF,
    TROUBLES,
)
from rulings.desk.casebook.queries.search import clubs_published
from rulings.models import Club, FollowedCasebook, User, Verb


@transaction.atomic
def follow_club(*, actor: User, club: Club, source: Club) -> FollowedCasebook:
    """Follow the casebook of another club of this site, and record it."""
    club = club_for(actor, club.pk, Right.FOLLOW)
    if source == club:
        raise BadInput(NOT_ITSELF, "source")
    if not clubs_published().filter(pk=source.pk).exists():
        raise BadInput(NO_SUCH_CLUB, "source")
    _refuse_more(club, "source", source=source)
    return _followed(actor, club, FollowedCasebook(source=source, title=source.name))


@transaction.atomic
def follow_feed(*, actor: User, club: Club, address: str, title: str) -> FollowedCasebook:
    """Follow the feed at an address elsewhere, which is read soon, and record it. Refuses what is no such address."""
    club = club_for(actor, club.pk, Right.FOLLOW)
    try:
        parted(address.strip())
    except NotRead as not_read:
        raise BadInput(TROUBLES[not_read.trouble], "address") from None
    _refuse_more(club, "address", address=address.strip())
    name = demanded(title, Text.CLUB)
    return _followed(actor, club, FollowedCasebook(address=address.strip(), title=name), due_at=timezone.now())


def _refuse_more(club: Club, field: str, **known: object) -> None:
    """None twice, and no more than are read in a night."""
    now = club.casebooks_followed.filter(ended_at__isnull=True)
    if now.filter(**known).exists():
        raise BadInput(FOLLOWED_ALREADY, field)
    if now.count() >= MOST_CASEBOOKS:
        raise WrongState(ENOUGH_FOLLOWED)


def _followed(actor: User, club: Club, casebook: FollowedCasebook, due_at: datetime | None = None) -> FollowedCasebook:
    """Stored and recorded."""
    casebook.club, casebook.added_by, casebook.added_at, casebook.due_at = club, actor, timezone.now(), due_at
    casebook.save(force_insert=True)
    after = {"name": casebook.title, "address": casebook.address}
    record(club, actor, Verb.CASEBOOK_FOLLOWED, casebook, after=after)
    return casebook


@transaction.atomic
def leave_casebook(*, actor: User, casebook: FollowedCasebook) -> FollowedCasebook:
    """Follow it no more: its copies go, and what the club thought of them; record it."""
    club = club_for(actor, casebook.club_id, Right.FOLLOW)
    casebook = FollowedCasebook.objects.get(pk=casebook.pk)
    if casebook.ended_at is not None:
        raise WrongState(NOT_FOLLOWED)
    casebook.copies.all().delete()
    casebook.ended_at, casebook.due_at = timezone.now(), None
    casebook.save(update_fields=["ended_at", "due_at"])
    before = {"name": casebook.title, "address": casebook.address}
    record(club, actor, Verb.CASEBOOK_LEFT, casebook, before=before)
    return casebook
