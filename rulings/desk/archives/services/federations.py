"""Federations above clubs: which clubs are one, said by the site; which one a club belongs to, said by the club."""

from django.db import transaction

from rulings.desk.archives.wording import APPEAL_IS_THERE, HAS_CLUBS, NO_FEDERATION
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.models import AppealState, Club, User, Verb


@transaction.atomic
def mark_federation(*, actor: User, club: Club, is_one: bool) -> Club:
    """Say whether a club is a federation, which who administers the site does; record it. The same changes nothing.

    Refuses to end one to which clubs belong.
    """
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
    club = locked_club(club.pk)
    if club.member_clubs.exists() and not is_one:
        raise WrongState(HAS_CLUBS)
    if club.is_federation != is_one:
        club.is_federation = is_one
        club.save(update_fields=["is_federation"])
        record(club, actor, Verb.FEDERATION_MARKED, club, after={"is_federation": is_one})
    return club


@transaction.atomic
def choose_federation(*, actor: User, club: Club, federation: Club | None, is_counted: bool) -> Club:
    """Say to which federation the club belongs, None for none, and whether its rulings count there; record it.

    Refuses to leave one before which an appeal of the club is. Its sessions may have the federation's regulations from
    then on, and have them where the club has none of its own.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    if federation is not None and (not federation.is_federation or federation == club):
        raise BadInput(NO_FEDERATION, "federation")
    if club.federation != federation and club.appeals.filter(state=AppealState.SENT).exists():
        raise WrongState(APPEAL_IS_THERE)
    before, counted = _told(club), is_counted and federation is not None
    club.federation, club.counted_there = federation, counted
    if _told(club) != before:
        club.save(update_fields=["federation", "counted_there"])
        record(club, actor, Verb.FEDERATION_CHOSEN, club, before=before, after=_told(club))
    return club


def _told(club: Club) -> dict[str, object]:
    """For the trail."""
    return {"federation": club.federation.slug if club.federation else None, "counted_there": club.counted_there}
