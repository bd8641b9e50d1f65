"""When the correction period (79C) and the time to appeal (92B) end: so long after the official score was available.

Until that was done neither has an end, and neither is over.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import Any

from django.db.models import (
    Count,
    Exists,
    OuterRef,
    QuerySet,
    Subquery,
    Value,
)
from django.db.models.functions import Coalesce, NullIf
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import get_language, npgettext, pgettext
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.compiled import compiled, padded, put_beside
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import sessions_of
from rulings.desk.base.sorting import Sorting
from rulings.models import (
    Appeal,
    AppealState,
    Board,
    Contestant,
    IrregularityReport,
    Period,
    PeriodExtension,
    Player,
    PrivateLink,
    ReportStatus,
    Ruling,
    Session,
    SessionStatus,
    User,
)
from rulings.wording.dates import minutes_text


def end_of(session: Session, period: Period) -> datetime | None:
    """When the period ends; the latest extension stands before the profile's minutes. None while it has not begun."""
    extended = [each for each in session.extensions.all() if each.period == period]
    if extended:
        return max(extended, key=lambda each: each.pk).until
    if session.result_available_at is None:
        return None
    return session.result_available_at + timedelta(minutes=_minutes_of(session, period))


def _minutes_of(session: Session, period: Period) -> int:
    """How long the session's profile makes it."""
    profile = session.profile
    return profile.correction_minutes if period == Period.CORRECTION else profile.appeal_minutes


def is_over(session: Session, period: Period, now: datetime | None = None) -> bool:
    """Whether the period has ended."""
    end = end_of(session, period)
    return end is not None and end <= (now or timezone.now())


_LINKS_END_AFTER = timedelta(days=30)
"""How long a private link still opens after both periods have ended and the last appeal was decided."""


def is_matter_over(report: IrregularityReport) -> bool:
    """Whether nothing is left for the players to read or to say on it, so that their links open nothing any more."""
    if report.status == ReportStatus.WITHDRAWN:
        return True
    session, then = with_extensions(report.session), timezone.now() - _LINKS_END_AFTER
    if not all(is_over(session, period, then) for period in Period):
        return False
    decided = (AppealState.TOLD, AppealState.REFUSED, AppealState.WITHDRAWN)
    return not Appeal.objects.filter(ruling__report=report).exclude(state__in=decided).exists()


def speaking(link: PrivateLink, actor: User | None) -> PrivateLink:
    """The link as it is now, through which somebody speaks for a side; `actor` where he is signed in.

    `NotAllowed` where it opens nothing any more, and to whoever had a part in the ruling: he is no player.
    """
    found = PrivateLink.objects.select_related("report__session__profile").get(pk=link.pk)
    if found.revoked_at is not None or is_matter_over(found.report):
        raise NotAllowed(_("This private address opens nothing any more. Ask the director for a new one."))
    if actor is not None and has_part(actor, found.report):
        sentence = _("You ruled on this report or made its poll: you do not speak for a side of it.")
        raise NotAllowed(sentence)
    return found


def has_part(actor: User, report: IrregularityReport) -> bool:
    """Whether he answered for it or ruled on it, countersigned a ruling of it, or polled players about it."""
    return actor.pk in _ruled(report) or report.polls.filter(made_by=actor).exists()


def _ruled(report: IrregularityReport) -> set[int | None]:
    """Who established a fact, issued a ruling, or countersigned one, also where the signature was lost since; by id."""
    found: set[int | None] = set()
    for issued_by, signed_by, lost in report.rulings.values_list("issued_by", "countersigned_by", "signatures_lost"):
        found |= {issued_by, signed_by, *(each["by"] for each in lost)}
    for answers in report.cases.values_list("answers", flat=True):
        found |= {each.get("by") for each in answers.values()}
    return found


def sessions_listed(user: User) -> QuerySet[Session]:
    """The sessions of the user's clubs, the latest first, each with `board_count` and `open_count`.

    Open are its reports that are not yet ruled on.
    """
    return _with_counts(Session.objects.filter(sessions_of(user.pk))).order_by("-date", "-pk")


def _with_counts(rows: QuerySet[Session]) -> QuerySet[Session]:
    """These with `board_count` and `open_count`."""
    still_open = IrregularityReport.objects.filter(session=OuterRef("pk"), status=ReportStatus.OPEN)
    boards = Board.objects.filter(session=OuterRef("pk"))
    return rows.annotate(board_count=_counted(boards), open_count=_counted(still_open))


@dataclass(frozen=True)
class LatestSession:
    """What names a session, and whether it is in play."""

    pk: int
    slug: str
    date: date
    title: str
    is_open: bool


def latest_sessions(user: User, club: int | None = None) -> list[LatestSession]:
    """The first of them; of one club alone, by its id, where that is given."""
    return [
        LatestSession(pk, slug, day, name or event, status == SessionStatus.OPEN)
        for pk, slug, day, status, name, event in _latest_sessions(user.pk, club or 0, club or 2**62)
    ]


@compiled
def _latest_sessions(user: int, first: int, last: int) -> QuerySet[Session, tuple[int, str, date, str, str, str]]:
    """Those of the clubs with ids from the first to the last."""
    named = ("pk", "slug", "date", "status", "name", "event__name")
    found = Session.objects.filter(sessions_of(user), event__club__gte=first, event__club__lte=last)
    return found.order_by("-date", "-pk").values_list(*named)[:20]


def session_in_full(pk: int) -> Session:
    """The session with that id, with its club and its regulations."""
    return _in_full(pk)[0]


@compiled
def _in_full(pk: int) -> QuerySet[Session]:
    return Session.objects.select_related("event__club", "profile").filter(pk=pk).order_by()


SESSION_COLUMNS = {
    "date": "date",
    "title": "title",
    "club": "event__club__name",
    "boards": "board_count",
    "rulings": "ruling_count",
    "open": "open_count",
    "state": "status",
}
"""By what the list of sessions is sorted; none of it is ever NULL, which databases sort each their own way."""


def sessions_sorted(user: User, sorting: Sorting) -> QuerySet[Session, int]:
    """The ids of the sessions listed, sorted by one of `SESSION_COLUMNS`: nothing is counted that does not sort."""
    rows = _with_rulings(sessions_listed(user))
    in_order = rows.order_by(f"{'-' if sorting.is_down else ''}{SESSION_COLUMNS[sorting.key]}", "-date", "-pk")
    return in_order.values_list("pk", flat=True)


def sessions_in_full(pks: list[int]) -> list[dict[str, Any]]:
    """The sessions listed with these ids, in their order, as the list shows each: its day, title, club and counts."""
    found = {each[0]: each[1:] for each in _counted_sessions(*padded(pks))} if pks else {}
    return [_listed(*found[pk]) for pk in pks if pk in found]


def _listed(
    slug: str, day: date, status: str, official: datetime | None, club: str, boards: int, left: int, title: str, of: int
) -> dict[str, Any]:
    """One session as the list shows it; `left` are its open reports, `of` its rulings."""
    state = pgettext("session", "official") if official else SessionStatus(status).label
    row = {"slug": slug, "title": title, "club": club, "state": state, "boards": str(boards), "rulings": str(of)}
    row["open"] = str(left) if left else ""
    counted = {
        "board": npgettext("counted", "board", "boards", boards),
        "left": npgettext("counted", "open", "open", left),
    }
    return row | counted | {"day": str(day.day), "month": _month(day, get_language())}


@lru_cache(1000)
def _month(day: date, _language: str | None) -> str:
    """The day's month and year in the reader's language."""
    return date_format(day, "M Y", use_l10n=False)


@compiled
def _counted_sessions(*pks: int) -> QuerySet[Session, tuple[Any, ...]]:
    named = ("pk", "slug", "date", "status", "result_available_at", "event__club__name")
    counted = ("board_count", "open_count", "title", "ruling_count")
    return _with_rulings(_with_counts(Session.objects.filter(pk__in=pks))).values_list(*named, *counted)


def _with_rulings(rows: QuerySet[Session]) -> QuerySet[Session]:
    """These with `title` and `ruling_count`."""
    current = Ruling.objects.filter(report__session=OuterRef("pk"), is_current=True)
    return rows.annotate(
        title=Coalesce(NullIf("name", Value("")), "event__name"), ruling_count=_counted(current, "report__session")
    )


def _counted(rows: QuerySet[Any], session: str = "session") -> Coalesce:
    """How many of a session's rows there are, counted for the sessions shown alone."""
    return Coalesce(Subquery(rows.order_by().values(session).annotate(count=Count("pk")).values("count")), 0)


@dataclass(frozen=True)
class _BoardButton:
    """A board of a session by its number; `is_busy` where a report on it is open."""

    number: int
    is_busy: bool


def boards_of(session: Session) -> tuple[_BoardButton, ...]:
    """The session's boards by number."""
    return tuple(_BoardButton(number, bool(is_busy)) for number, is_busy in _boards_of(session.pk))


@compiled
def _boards_of(session: int) -> QuerySet[Board, tuple[int, bool]]:
    busy = IrregularityReport.objects.filter(board=OuterRef("pk"), status=ReportStatus.OPEN)
    found = Board.objects.filter(session=session).annotate(is_busy=Exists(busy))
    return found.order_by("number").values_list("number", "is_busy")


def players_of(contestants: Iterable[Contestant | None]) -> list[Player]:
    """The players of the pairs at a table."""
    known = [contestant.pk for contestant in contestants if contestant is not None]
    return list(Player.objects.filter(contestant__in=known).order_by("pk")) if known else []


def with_extensions(session: Session) -> Session:
    """The session with the extensions of its periods read, and who made them."""
    if "extensions" in getattr(session, "_prefetched_objects_cache", {}):
        return session
    put_beside(session, "extensions", _extensions_of(session.pk))
    return session


@compiled
def _extensions_of(session: int) -> QuerySet[PeriodExtension]:
    return PeriodExtension.objects.select_related("made_by").filter(session=session).order_by("pk")


@dataclass(frozen=True)
class _Clock:
    """One period: how long it is, when it ends (None before it has begun), and what made it longer last."""

    period: Period
    minutes: str
    ends: datetime | None
    is_over: bool
    extension: PeriodExtension | None

    @property
    def paragraph(self) -> str:
        """The paragraph that gives the time."""
        return "79C1" if self.period is Period.CORRECTION else "92B"


def clocks_of(session: Session) -> dict[str, Any]:
    """What `sessions/_clocks.html` shows; one query."""
    return {"clock_session": session, "clocks": list(_clocks(with_extensions(session)))}


def _clocks(session: Session) -> Iterator[_Clock]:
    """The session's periods."""
    for period in Period:
        extensions = [each for each in session.extensions.all() if each.period == period]
        ends, over = end_of(session, period), is_over(session, period)
        yield _Clock(
            period, minutes_text(_minutes_of(session, period)), ends, over, extensions[-1] if extensions else None
        )
