"""Profiles, clocks and score queries: what their pages read."""

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
