"""What waits for a chief director, source by source. Each asks once, and brings the oldest `DEPTH` at most.

So a page costs the same with a hundred waiting as with a hundred thousand; the rest comes up as these are done.
"""

from collections.abc import Iterable, Mapping

from django.db.models import Exists, OuterRef, QuerySet

from rulings.models import (
    Appeal,
    AppealState,
    Club,
    FollowUp,
    IrregularityReport,
    Membership,
    PollAnswer,
    PublicText,
    ReportStatus,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    SessionStatus,
    User,
)
from rulings.permissions import RIGHTS, Right
from rulings.queries.playing import at_own_table

DEPTH = 500
AT_REST = (AppealState.REFUSED, AppealState.TOLD, AppealState.WITHDRAWN)
"""The states in which an appeal waits for nobody."""

UNREAD = ("profile", "regulations", "record", "facts", "derived", "overruled")
"""The long parts of a ruling that no row shows."""

Clubs = Iterable[int]
ByRight = Mapping[Right, list[int]]


def by_right(memberships: Iterable[Membership]) -> ByRight:
    """The clubs in which somebody with these memberships has each right."""
    roles = [(each.club_id, RIGHTS.get(each.role, frozenset())) for each in memberships]
    return {right: [club for club, rights in roles if right in rights] for right in Right}


def clubs_named(clubs: Clubs) -> QuerySet[Club]:
    """The clubs themselves, by name."""
    return Club.objects.filter(pk__in=clubs).order_by("name")


def rulings_waiting(clubs: Clubs, user: User) -> QuerySet[Ruling]:
    """Current rulings of others that nobody has countersigned, with `has_score`, `was_polled` and `at_own_table`."""
    scores = ScoreAdjustment.objects.filter(ruling=OuterRef("pk"), is_current=True)
    polled = PollAnswer.objects.filter(poll__report=OuterRef("report"))
    found = Ruling.objects.select_related("report__board", "issued_by").filter(
        report__club__in=clubs, is_current=True, case__is_open=False, countersigned_by__isnull=True
    )
    found = found.exclude(issued_by=user).defer("sentences", *UNREAD)
    own = at_own_table("report__", OuterRef("issued_by"))
    found = found.annotate(has_score=Exists(scores), was_polled=Exists(polled), at_own_table=own)
    return found.order_by("pk")[:DEPTH]


def publishable(clubs: Clubs, most: int) -> QuerySet[Ruling]:
    """Rulings of the `most` latest reports whose rulings are all countersigned and not all public, the latest first."""
    signed = IrregularityReport.objects.filter(club__in=clubs, status=ReportStatus.REVIEWED).order_by("-pk")
    found = Ruling.objects.select_related("report__board", "report__session__event").filter(
        report__in=signed.values("pk")[:most], is_current=True, publication__isnull=True
    )
    return found.defer("sentences", *UNREAD).order_by("-pk")


def follow_ups_waiting(clubs: Clubs) -> QuerySet[FollowUp]:
    """What was still to be come back to when the session closed."""
    found = FollowUp.objects.select_related("report__board", "ruling").filter(done_at__isnull=True)
    found = found.defer(*(f"ruling__{name}" for name in UNREAD))
    return found.filter(report__club__in=clubs, report__session__status=SessionStatus.CLOSED).order_by("pk")[:DEPTH]


def score_queries_waiting(clubs: Clubs) -> QuerySet[ScoreQuery]:
    """Queries about a score without an answer."""
    found = ScoreQuery.objects.select_related("session", "report__board", "result__board")
    return found.filter(session__event__club__in=clubs, outcome="").order_by("pk")[:DEPTH]


def appeals_waiting(clubs: Clubs) -> QuerySet[Appeal]:
    """Appeals that are on their way."""
    found = Appeal.objects.select_related("ruling__report__board").exclude(state__in=AT_REST)
    return found.filter(club__in=clubs).order_by("pk")[:DEPTH]


def public_texts_waiting(clubs: Clubs) -> QuerySet[PublicText]:
    """Texts that both sides were shown, of rulings that are not yet public."""
    found = PublicText.objects.select_related("ruling__report__board", "ruling__report__club").filter(
        ruling__report__club__in=clubs,
        ruling__is_current=True,
        ruling__case__is_open=False,
        ruling__countersigned_by__isnull=False,
        ruling__publication__isnull=True,
    )
    return found.order_by("pk")[:DEPTH]


def sessions_by_pk(pks: Iterable[int]) -> dict[int, Session]:
    """These sessions with all that their clocks are read from; two queries."""
    found = Session.objects.select_related("event__club", "profile").prefetch_related("extensions")
    return found.in_bulk(list(pks))
