"""Profiles, clocks and score queries: what their pages read."""

from django.db.models import F, Prefetch, Q, QuerySet, prefetch_related_objects

from rulings.models import PeriodExtension, PrivateLink, RegulationProfile, ScoreQuery, Session, User


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
    theirs = Q(club__isnull=True) | Q(club=session.event.club_id) | Q(pk=session.profile_id)
    return (
        RegulationProfile.objects.select_related("club")
        .filter(theirs)
        .order_by(F("club").asc(nulls_last=True), "name", "-valid_from")
    )


def with_extensions(session: Session) -> Session:
    """The session with the extensions of its periods read, and who made them."""
    prefetch_related_objects([session], Prefetch("extensions", PeriodExtension.objects.select_related("made_by")))
    return session


def score_queries_of(session: Session) -> QuerySet[ScoreQuery]:
    """Every query about a score of the session: those without an answer first, the oldest first."""
    parts = ("report__board", "result__board", "result__ns", "result__ew", "asked_by", "answered_by")
    return session.score_queries.select_related(*parts).order_by("answered_at", "pk")


def open_score_queries(session: Session) -> QuerySet[ScoreQuery]:
    """The queries that wait for an answer, the oldest first."""
    return session.score_queries.select_related("report__board", "result__board").filter(outcome="").order_by("pk")


def score_query_found(session: Session, pk: int) -> ScoreQuery | None:
    """A query about a score of the session."""
    return ScoreQuery.objects.select_related("session__event").filter(session=session, pk=pk).first()


def score_queries_by(link: PrivateLink) -> QuerySet[ScoreQuery]:
    """What a side asked on its report, or in person about the same table's score, in order."""
    about = Q(report=link.report_id)
    if link.report.result_id is not None:
        about |= Q(result=link.report.result_id, report__isnull=True)
    return ScoreQuery.objects.filter(about, side=link.side).order_by("pk")
