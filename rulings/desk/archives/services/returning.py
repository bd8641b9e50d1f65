"""A club comes back to a site that it left: taken in anew beside what it was here, which stays closed with its trail.

What it was gives its names up, so that addresses that were given out lead to the club that goes on.
"""

from django.utils import timezone

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.watching.site import site_url
from rulings.desk.beginning.queries import free_slug
from rulings.models import Club, Session, User, Verb

_LONGEST_NAME = 30


def give_names_up(*, actor: User | None, club: Club) -> Club:
    """Call a club that has moved away, and its sessions, otherwise; each is recorded in its own trail.

    For the time of that it is open again, within the transaction of whoever takes it in.
    """
    club = locked_club(club.pk)
    before, club.closed_at, club.moved_to = club.moved_to, None, ""
    club.save(update_fields=["closed_at", "moved_to"])
    record(club, actor, Verb.CLUB_REOPENED, club, before={"to": before})
    for session in Session.objects.filter(event__club=club).select_related("event__club").order_by("pk"):
        _call_otherwise(actor, club, session)
    club.slug = free_slug(f"{club.slug[:_LONGEST_NAME]}-left")
    club.save(update_fields=["slug"])
    return club


def _call_otherwise(actor: User | None, club: Club, session: Session) -> None:
    """Another short name, and another address of its ranking where it has one."""
    slug, address = session.slug, session.public_address
    session.slug = f"{slug[:_LONGEST_NAME]}-left-{session.pk}"
    session.public_address = f"{address[:_LONGEST_NAME]}-left-{session.pk}" if address else address
    session.save(update_fields=["slug", "public_address"])
    told = {"before": {"session": slug}, "after": {"session": session.slug}}
    record(club, actor, Verb.SESSION_CHANGED, session, **told)
    if address:
        told = {"before": {"address": address}, "after": {"address": session.public_address}}
        record(club, actor, Verb.RANKING_SHOWN, session, **told)


def lead_on(*, actor: User | None, club: Club, to: Club) -> None:
    """Close it again: its public pages lead to the club that goes on here."""
    club = locked_club(club.pk)
    club.closed_at, club.moved_to = timezone.now(), f"{site_url()}/{to.slug}"
    club.save(update_fields=["closed_at", "moved_to"])
    record(club, actor, Verb.CLUB_MOVED, club, after={"to": club.moved_to, "slug": club.slug})
