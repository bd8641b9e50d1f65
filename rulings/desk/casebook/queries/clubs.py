"""What the public reads of clubs: their published cases, and the rankings that they list. Nothing else of them.

A ranking that a club shows to whoever has its address is listed only where the club says so.
"""

from django.db.models import Exists, OuterRef, Q, QuerySet

from rulings.desk.casebook.queries.search import public_cases
from rulings.desk.casebook.values import read_publishing_settings
from rulings.models import Club, Publication, Session, SessionStatus

_CASES, _SESSIONS = 5, 30


def public_clubs() -> QuerySet[Club]:
    """The clubs that have anything for everybody, by name."""
    cases = Exists(public_cases().filter(club=OuterRef("pk")))
    rankings = Exists(_shown().filter(event__club=OuterRef("pk")))
    return Club.objects.filter(cases | Q(publishing__rankings_listed=True) & rankings).order_by("name")


def newest_cases_of(club: Club) -> list[Publication]:
    """A club's newest cases; its own numbers tell which they are, without the cases of others that came later."""
    newest = Publication.objects.filter(club=club, withdrawn_at__isnull=True).order_by("-year", "-number")
    found = public_cases().select_related("ruling").filter(pk__in=newest.values("pk")[:_CASES])
    return list(found.order_by("-year", "-number"))


def sessions_listed_of(club: Club) -> list[Session]:
    """The club's newest sessions whose ranking everybody may read; none unless the club lists them."""
    if not read_publishing_settings(club.publishing).rankings_listed:
        return []
    shown = _shown().filter(event__club=club).select_related("event")
    return list(shown.order_by("-date", "-pk")[:_SESSIONS])


def _shown() -> QuerySet[Session]:
    """Sessions that are over, and whose ranking has a public address."""
    return Session.objects.exclude(public_address="").exclude(status=SessionStatus.OPEN)
