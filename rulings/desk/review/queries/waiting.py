"""The chief director's queue: what waits, and in which order; no more of each is read than that takes. Reads only.

Each source asks once, and brings the oldest `DEPTH` at most: a page costs the same with a hundred waiting as with a
hundred thousand, and the rest comes up as these are done.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Any

from django.db.models import BigIntegerField, Exists, ExpressionWrapper, F, OuterRef, QuerySet
from django.db.models.functions import Coalesce
from django.utils import timezone

from rulings.desk.appeals.values import until_asked
from rulings.desk.base.compiled import Stored, as_stored, padded
from rulings.desk.base.known import Known, digest_of
from rulings.desk.base.rights import ByRight, Right
from rulings.desk.casebook.values import read_publishing_settings
from rulings.desk.playing.queries import Unseen
from rulings.desk.profiles.values.review import read_review_settings
from rulings.laws.engine import Setting
from rulings.models import (
    Appeal,
    AppealState,
    Body,
    Club,
    FollowUp,
    Period,
    PeriodExtension,
    PublicText,
    ReportStatus,
    Ruling,
    ScoreQuery,
    SessionStatus,
    User,
)

DEPTH = 100
_UNSIGNED = (ReportStatus.OPEN.value, ReportStatus.RULED.value)
_AT_REST = (AppealState.REFUSED, AppealState.TOLD, AppealState.WITHDRAWN)
"""The states in which an appeal waits for nobody."""


class Source(Enum):
    """What something that waits is."""

    RULING = auto()
    FOLLOW_UP = auto()
    SCORE_QUERY = auto()
    APPEAL = auto()
    FURTHER = auto()
    PUBLIC_TEXT = auto()


@dataclass(frozen=True)
class Brief:
    """One thing that waits; `deadline` is None where no clock runs yet."""

    source: Source
    pk: int
    session: int
    since: datetime
    deadline: datetime | None


def waiting_for(user: User, clubs: ByRight, unseen: Unseen) -> list[Brief]:
    """Everything that waits for the user, the oldest deadline first, then what has none, the longest waiting first.

    What is of boards hidden from him waits until he has played them.
    """
    found = _found(user, clubs)
    extended = _extensions(*padded(sorted({row[1] for rows in found.values() for row in rows.rows})))
    key = (unseen.ids, digest_of(extended, *found.values()))
    known, now = _KNOWN.of(key, lambda: _in_order(found, extended, unseen.ids)), timezone.now()
    return [each for each in known if each.source is not Source.FURTHER or (each.deadline and each.deadline > now)]


_KNOWN: Known[list[Brief]] = Known(50)


def _in_order(found: Mapping[Source, Stored], extended: Stored, hidden: frozenset[int]) -> list[Brief]:
    """What waits, of the rows that were found."""
    until = {(session, period): until for session, period, until in extended.read()}
    briefs = [
        Brief(source, pk, session, since, _deadline(source, since, until.get((session, _PERIODS[source])), clock))
        for source, rows in found.items()
        for pk, session, board, since, *clock in rows.read()
        if board not in hidden
    ]
    return sorted(briefs, key=lambda each: (each.deadline is None, each.deadline or each.since, each.since))


def is_deeper(waiting: Iterable[Brief]) -> bool:
    """Whether of some source more may wait than was read."""
    return any(count >= DEPTH for count in Counter(each.source for each in waiting).values())


def next_to_countersign(user: User, clubs: ByRight, unseen: Unseen, pk: int) -> int | None:
    """The ruling that waits after this one, then from the beginning; None where no other waits.

    Going on from where one is passes what somebody else has to sign, instead of coming back to it each time.
    """
    waiting = [each.pk for each in waiting_for(user, clubs, unseen) if each.source is Source.RULING]
    at = waiting.index(pk) if pk in waiting else -1
    return next((each for each in [*waiting[at + 1 :], *waiting[: max(at, 0)]] if each != pk), None)


def _found(user: User, clubs: ByRight) -> dict[Source, Stored]:
    """What waits of each source."""
    return {
        Source.RULING: _rulings(user.pk, *_pks(clubs[Right.REVIEW])),
        Source.FOLLOW_UP: _follow_ups(*_pks(clubs[Right.REVIEW])),
        Source.SCORE_QUERY: _score_queries(*_pks(clubs[Right.REVIEW])),
        Source.APPEAL: _appeals(*_pks(clubs[Right.HEAR])),
        Source.FURTHER: _further(*_pks(each for each in clubs[Right.HEAR] if each.federation_id is not None)),
        Source.PUBLIC_TEXT: _public_texts(*_pks(clubs[Right.PUBLISH])),
    }


_PERIODS = {
    Source.RULING: Period.APPEAL,
    Source.FOLLOW_UP: Period.CORRECTION,
    Source.SCORE_QUERY: Period.CORRECTION,
    Source.APPEAL: Period.APPEAL,
    Source.FURTHER: Period.APPEAL,
    Source.PUBLIC_TEXT: Period.APPEAL,
}
"""By which of the session's periods the time of each ends."""


def _pks(clubs: Iterable[Club]) -> list[int]:
    return [club.pk for club in clubs]


def _deadline(source: Source, since: datetime, extended: datetime | None, clock: list[Any]) -> datetime | None:
    """When its time ends: a text's hours with both sides, what a federation wants, the days to go on to one.

    Else when the period does, as `end_of` has it.
    """
    if source is Source.PUBLIC_TEXT:
        return since + timedelta(hours=read_publishing_settings(clock[0]).parties_first_hours)
    if source is Source.FURTHER:
        return _goes_on_until(since, *clock)
    if source is Source.APPEAL:
        state, asked, *clock = clock
        if state == AppealState.SENT:
            return until_asked(asked)
    available, minutes = clock
    return extended or (None if available is None else available + timedelta(minutes=minutes))


def _goes_on_until(told_at: datetime, review: dict[str, Any], settings: dict[str, Any]) -> datetime | None:
    """Until when a side may go on to the federation, by the session's regulations; None where it may not."""
    is_excluded = settings.get("further_appeal") == Setting.NO
    return None if is_excluded else read_review_settings(review).further_until(told_at)


@as_stored
def _extensions(*sessions: int) -> QuerySet[PeriodExtension, tuple[int, str, datetime]]:
    """Until when periods of these sessions were made longer, in order: the last time counts."""
    found = PeriodExtension.objects.filter(session__in=sessions)
    return found.order_by("pk").values_list("session", "period", "until")


def _clock(session: str, period: Period) -> tuple[str, str]:
    """The columns of what a period of the session at the end of the path ends by."""
    return f"{session}__result_available_at", f"{session}__profile__{period.value}_minutes"


@as_stored
def _rulings(user: int, *clubs: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    """Current rulings of others that nobody has countersigned: their reports are open or ruled."""
    found = Ruling.objects.filter(is_current=True, case__is_open=False, countersigned_by__isnull=True)
    of_clubs = found.filter(report__club__in=clubs, report__status__in=_UNSIGNED)
    named = ("pk", "report__session", "report__board", "issued_at", *_clock("report__session", Period.APPEAL))
    return of_clubs.exclude(issued_by=user).order_by("pk").values_list(*named)[:DEPTH]


@as_stored
def _follow_ups(*clubs: int) -> QuerySet[FollowUp, tuple[Any, ...]]:
    """What was still to be come back to when the session closed."""
    found = FollowUp.objects.filter(done_at__isnull=True, report__session__status=SessionStatus.CLOSED)
    clock = _clock("report__session", Period.CORRECTION)
    named = ("pk", "report__session", "report__board", "report__filed_at", *clock)
    return found.alias(club=_club("report__club")).filter(club__in=clubs).order_by("pk").values_list(*named)[:DEPTH]


@as_stored
def _score_queries(*clubs: int) -> QuerySet[ScoreQuery, tuple[Any, ...]]:
    """Queries about a score without an answer."""
    found = ScoreQuery.objects.filter(session__event__club__in=clubs, outcome="").order_by("pk")
    board = Coalesce("report__board", "result__board")
    named = ("pk", "session", board, "asked_at", *_clock("session", Period.CORRECTION))
    return found.values_list(*named)[:DEPTH]


@as_stored
def _appeals(*clubs: int) -> QuerySet[Appeal, tuple[Any, ...]]:
    """Appeals that are on their way."""
    found = Appeal.objects.exclude(state__in=_AT_REST).filter(club__in=clubs).order_by("pk")
    report = "ruling__report"
    clock = ("state", "asked", *_clock(f"{report}__session", Period.APPEAL))
    return found.values_list("pk", f"{report}__session", f"{report}__board", "lodged_at", *clock)[:DEPTH]


@as_stored
def _further(*clubs: int) -> QuerySet[Appeal, tuple[Any, ...]]:
    """Appeals decided and told lately in clubs of a federation, the newest: a side may go on to it for some days."""
    told = Appeal.objects.filter(state=AppealState.TOLD, club__in=clubs).exclude(body=Body.FEDERATION)
    report = "ruling__report"
    clock = (f"{report}__session__profile__review", f"{report}__session__profile__settings")
    named = ("pk", f"{report}__session", f"{report}__board", "told_at", *clock)
    return told.exclude(decision="").order_by("-pk").values_list(*named)[:DEPTH]


@as_stored
def _public_texts(*clubs: int) -> QuerySet[PublicText, tuple[Any, ...]]:
    """Texts that both sides were shown, of rulings that are not yet public; each ruling is looked at by its key."""
    signed = Ruling.objects.filter(is_current=True, case__is_open=False, countersigned_by__isnull=False)
    ready = signed.filter(pk=OuterRef("ruling"), publication__isnull=True, report__club__in=clubs)
    report = "ruling__report"
    named = ("pk", f"{report}__session", f"{report}__board", "made_at", f"{report}__club__publishing")
    return PublicText.objects.filter(Exists(ready)).order_by("pk").values_list(*named)[:DEPTH]


def _club(path: str) -> "ExpressionWrapper[Any]":
    """The club at the end of the path; the sum keeps SQLite from beginning with every report that the clubs have."""
    return ExpressionWrapper(F(path) + 0, output_field=BigIntegerField())
