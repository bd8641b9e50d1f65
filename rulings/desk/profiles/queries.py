"""Profiles, clocks and score queries: what their pages read."""

from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import F, Q, QuerySet

from rulings.desk.base.rights import of_clubs
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.stored import values_of
from rulings.models import Club, RegulationProfile, Ruling, Session, User


def profiles_for(user: User) -> QuerySet[RegulationProfile]:
    """The profiles of the user's clubs and their federations, then the common ones, by name, the latest first."""
    clubs = Club.objects.filter(Q(memberships__user=user) | Q(member_clubs__memberships__user=user))
    theirs = Q(club__isnull=True) | Q(club__in=clubs.values("pk"))
    return (
        RegulationProfile.objects.select_related("club", "copied_from")
        .filter(theirs)
        .order_by(F("club__name").asc(nulls_last=True), "name", "-valid_from")
    )


def profile_found(user: User, pk: int) -> RegulationProfile | None:
    """A common profile, or one of the user's clubs or of their federations."""
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
    played = profile.sessions.filter(of_clubs(user.pk, "event__club__"))
    latest = list(played.select_related("event").order_by("-date", "-pk")[:_SHOWN])
    return _Used(played.count() if len(latest) == _SHOWN else len(latest), latest)


def own_profile_found(user: User, pk: int) -> RegulationProfile | None:
    """A common profile, or one of the user's clubs: of a federation's, its own people alone read the history."""
    theirs = Q(club__isnull=True) | Q(club__in=Club.objects.filter(memberships__user=user).values("pk"))
    return profiles_for(user).filter(theirs, pk=pk).first()


def is_open_to(club: Club, profile: RegulationProfile) -> bool:
    """Whether the club may play by it, or copy it: a common one, its own, its federation's."""
    return profile.club_id in (None, club.pk, club.federation_id)


def changed_figures(profile: RegulationProfile) -> frozenset[str]:
    """The figures that a club has otherwise than what it copied; none of what it did not copy."""
    if profile.copied_from is None:
        return frozenset()
    own, theirs = values_of(profile), values_of(profile.copied_from)
    return frozenset(figure.name for figure in FIGURES if not figure.is_same(own[figure.name], theirs[figure.name]))


def profiles_open_to(session: Session) -> QuerySet[RegulationProfile]:
    """The profiles that the session may have: its club's, the federation's and the common ones, its own among them."""
    return _open_to(_of_club(session.event.club_id) | Q(pk=session.profile_id))


def profiles_of_club(club: Club) -> QuerySet[RegulationProfile]:
    """The profiles that a session of the club may have: its own, its federation's and the common ones."""
    return _open_to(_of_club(club.pk))


def _of_club(club: int) -> Q:
    """Its own and its federation's."""
    return Q(club=club) | Q(club__in=Club.objects.filter(member_clubs=club).values("pk"))


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
