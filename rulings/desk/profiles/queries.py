"""Profiles, clocks and score queries: what their pages read."""

from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import F, Q, QuerySet

from rulings.models import Club, RegulationProfile, Ruling, Session, User


def profiles_for(user: User) -> QuerySet[RegulationProfile]:
    """The profiles of the user's clubs, then the common ones, by name, the latest version first."""
    theirs = Q(club__isnull=True) | Q(club__memberships__user=user)
    return (
        RegulationProfile.objects.select_related("club")
        .filter(theirs)
        .order_by(F("club__name").asc(nulls_last=True), "name", "-valid_from")
    )


def profile_found(user: User, pk: int) -> RegulationProfile | None:
    """A common profile, or one of the user's clubs."""
    return profiles_for(user).filter(pk=pk).first()


@dataclass(frozen=True)
class _Version:
    """A version of a profile, and the last day on which sessions were given it; None while it is the latest."""

    profile: RegulationProfile
    until: date | None


def versions_of(profile: RegulationProfile) -> list[_Version]:
    """All versions of a profile, the latest first."""
    rows = RegulationProfile.objects.filter(club=profile.club_id, name=profile.name).order_by("-valid_from")
    found, until = [], None
    for each in rows:
        found.append(_Version(each, until))
        until = each.valid_from - timedelta(days=1)
    return found


_SHOWN = 10


@dataclass(frozen=True)
class _Used:
    """The sessions that were played under a version: how many, and the latest."""

    count: int
    latest: list[Session]


def sessions_under(user: User, profile: RegulationProfile) -> _Used:
    """Those of the user's clubs."""
    played = profile.sessions.filter(event__club__memberships__user=user)
    latest = list(played.select_related("event").order_by("-date", "-pk")[:_SHOWN])
    return _Used(played.count() if len(latest) == _SHOWN else len(latest), latest)


def profiles_open_to(session: Session) -> QuerySet[RegulationProfile]:
    """The profiles that the session may have: its club's and the common ones, its own among them."""
    return _open_to(Q(club=session.event.club_id) | Q(pk=session.profile_id))


def profiles_of_club(club: Club) -> QuerySet[RegulationProfile]:
    """The profiles that a session of the club may have: its own and the common ones."""
    return _open_to(Q(club=club))


def _open_to(theirs: Q) -> QuerySet[RegulationProfile]:
    """These and the common ones, a club's own first."""
    return (
        RegulationProfile.objects.select_related("club")
        .filter(theirs | Q(club__isnull=True))
        .order_by(F("club").asc(nulls_last=True), "name", "-valid_from")
    )


def is_ruled_in(session: Session) -> bool:
    """Whether anything has been ruled in the session."""
    return Ruling.objects.filter(report__session=session).exists()
