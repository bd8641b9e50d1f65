"""The chief director's queue: what waits, why, until when, and where it is dealt with. Reads only.

Each source asks once, and brings the oldest `DEPTH` at most: a page costs the same with a hundred waiting as with a
hundred thousand, and the rest comes up as these are done.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import chain
from typing import Any

from django.db.models import Exists, OuterRef, QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from rulings.desk.base.finding import zone_of
from rulings.desk.base.rights import ByRight, Right
from rulings.desk.casebook.values import read_publishing_settings
from rulings.desk.cases.queries.ruling_sheet import follow_up_text, has_effect, headline
from rulings.desk.playing.queries import Unseen, at_own_table
from rulings.desk.review.wording import AT_OWN_TABLE, NO_REASON, NOBODY_CONSULTED, NOBODY_POLLED, Kind, kind_title
from rulings.desk.sessions.queries import end_of
from rulings.laws.engine import Effect
from rulings.models import (
    Appeal,
    AppealState,
    Board,
    Club,
    FollowUp,
    IrregularityReport,
    Period,
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

DEPTH = 500
_AT_REST = (AppealState.REFUSED, AppealState.TOLD, AppealState.WITHDRAWN)
"""The states in which an appeal waits for nobody."""
_UNREAD = ("profile", "regulations", "record", "derived", "overruled")
"""The long parts of a ruling that no row shows."""
_Clubs = Iterable[Club]


def _rulings_waiting(clubs: _Clubs, user: User) -> QuerySet[Ruling]:
    """Current rulings of others that nobody has countersigned, with `has_score`, `was_polled` and `at_own_table`."""
    scores = ScoreAdjustment.objects.filter(ruling=OuterRef("pk"), is_current=True)
    polled = PollAnswer.objects.filter(poll__report=OuterRef("report"))
    found = Ruling.objects.select_related("report__board", "issued_by").filter(
        report__club__in=clubs, is_current=True, case__is_open=False, countersigned_by__isnull=True
    )
    found = found.exclude(issued_by=user).defer("sentences", *_UNREAD)
    own = at_own_table("report__", OuterRef("issued_by"))
    found = found.annotate(has_score=Exists(scores), was_polled=Exists(polled), at_own_table=own)
    return found.order_by("pk")[:DEPTH]


def publishable(clubs: _Clubs, most: int) -> QuerySet[Ruling]:
    """Rulings of the `most` latest reports whose rulings are all countersigned and not all public, the latest first."""
    signed = IrregularityReport.objects.filter(club__in=clubs, status=ReportStatus.REVIEWED).order_by("-pk")
    found = Ruling.objects.select_related("report__board", "report__session__event").filter(
        report__in=signed.values("pk")[:most], is_current=True, publication__isnull=True
    )
    return found.defer("sentences", *_UNREAD).order_by("-pk")


def _follow_ups_waiting(clubs: _Clubs) -> QuerySet[FollowUp]:
    """What was still to be come back to when the session closed."""
    found = FollowUp.objects.select_related("report__board", "ruling").filter(done_at__isnull=True)
    found = found.defer(*(f"ruling__{name}" for name in _UNREAD))
    return found.filter(report__club__in=clubs, report__session__status=SessionStatus.CLOSED).order_by("pk")[:DEPTH]


def _score_queries_waiting(clubs: _Clubs) -> QuerySet[ScoreQuery]:
    """Queries about a score without an answer."""
    found = ScoreQuery.objects.select_related("session", "report__board", "result__board")
    return found.filter(session__event__club__in=clubs, outcome="").order_by("pk")[:DEPTH]


def _appeals_waiting(clubs: _Clubs) -> QuerySet[Appeal]:
    """Appeals that are on their way."""
    found = Appeal.objects.select_related("ruling__report__board").exclude(state__in=_AT_REST)
    return found.filter(club__in=clubs).order_by("pk")[:DEPTH]


def _public_texts_waiting(clubs: _Clubs) -> QuerySet[PublicText]:
    """Texts that both sides were shown, of rulings that are not yet public."""
    found = PublicText.objects.select_related("ruling__report__board", "ruling__report__club").filter(
        ruling__report__club__in=clubs,
        ruling__is_current=True,
        ruling__case__is_open=False,
        ruling__countersigned_by__isnull=False,
        ruling__publication__isnull=True,
    )
    return found.order_by("pk")[:DEPTH]


def _sessions_by_pk(pks: Iterable[int]) -> dict[int, Session]:
    """These sessions with all that their clocks are read from; two queries."""
    found = Session.objects.select_related("event__club", "profile").prefetch_related("extensions")
    return found.in_bulk(list(pks))


@dataclass(frozen=True)
class Waiting:
    """One thing that waits: `kinds` say why, `details` more of it. `deadline` is None where no clock runs yet.

    `ruling` is the id of the ruling it is about, None for a query about a score; `table` is "" where it is not known.
    """

    kinds: tuple[Kind, ...]
    title: str
    details: str
    board: Board | None
    table: str
    session: Session
    since: datetime
    deadline: datetime | None
    address: str
    ruling: int | None = None

    @property
    def labels(self) -> list[str]:
        """Why it waits, in words."""
        return [kind_title(kind) for kind in self.kinds]

    @property
    def is_overdue(self) -> bool:
        """Whether its time has passed."""
        return self.deadline is not None and self.deadline < timezone.now()

    @property
    def until(self) -> str:
        """The deadline in the club's time, "" without one."""
        return self._written(self.deadline) if self.deadline else ""

    @property
    def waits_since(self) -> str:
        """Since when it waits, in the club's time."""
        return self._written(self.since)

    def _written(self, moment: datetime) -> str:
        return date_format(timezone.localtime(moment, zone_of(self.session.event.club)), "SHORT_DATETIME_FORMAT")


_Found = tuple[int, dict[str, Any]]
"""A session's id, and what its row says besides."""


def waiting_for(user: User, clubs: ByRight, unseen: Unseen) -> list[Waiting]:
    """Everything that waits for the user, the oldest deadline first, then what has none, the longest waiting first.

    What is of boards hidden from him waits until he has played them.
    """
    found: list[_Found] = list(
        chain(
            map(_of_ruling, _rulings_waiting(clubs[Right.REVIEW], user)),
            map(_of_follow_up, _follow_ups_waiting(clubs[Right.REVIEW])),
            map(_of_score_query, _score_queries_waiting(clubs[Right.REVIEW])),
            map(_of_appeal, _appeals_waiting(clubs[Right.HEAR])),
            map(_of_public_text, _public_texts_waiting(clubs[Right.PUBLISH])),
        )
    )
    found = [(pk, row) for pk, row in found if row["board"] not in unseen.boards]
    sessions = _sessions_by_pk({session for session, _row in found})
    rows = [Waiting(session=sessions[pk], deadline=_deadline_of(sessions[pk], row), **row) for pk, row in found]
    return sorted(rows, key=lambda each: (each.deadline is None, each.deadline or each.since, each.since))


_TO_SIGN = frozenset({Kind.SCORE, Kind.JUDGEMENT, Kind.OVERRIDE, Kind.RULING})


def next_to_countersign(user: User, clubs: ByRight, unseen: Unseen, pk: int) -> int | None:
    """The ruling that waits after this one, then from the beginning; None where no other waits.

    Going on from where one is passes what somebody else has to sign, instead of coming back to it each time.
    """
    waiting = [row.ruling for row in waiting_for(user, clubs, unseen) if _TO_SIGN & set(row.kinds)]
    at = waiting.index(pk) if pk in waiting else -1
    return next((each for each in [*waiting[at + 1 :], *waiting[: max(at, 0)]] if each != pk), None)


def _deadline_of(session: Session, row: dict[str, Any]) -> datetime | None:
    """When the row's time ends: a text's hours with both sides, the correction period for scores, else the appeal's."""
    if Kind.PUBLISH in row["kinds"]:
        hours = read_publishing_settings(session.event.club.publishing).parties_first_hours
        return row["since"] + timedelta(hours=hours)  # type: ignore[no-any-return]
    corrects = {Kind.CORRECTION, Kind.FOLLOW_UP} & set(row["kinds"])
    return end_of(session, Period.CORRECTION if corrects else Period.APPEAL)


def _of_ruling(ruling: Ruling) -> _Found:
    """A ruling that a second person confirms or returns."""
    reasons = list(_missing_in(ruling))
    own = [AT_OWN_TABLE] if ruling.at_own_table else []  # type: ignore[attr-defined]
    flags = {
        Kind.SCORE: _changes_score(ruling),
        Kind.JUDGEMENT: NO_REASON in reasons or NOBODY_POLLED in reasons,
        Kind.OVERRIDE: bool(ruling.override_text),
    }
    return ruling.report.session_id, {
        "kinds": tuple(kind for kind, is_so in flags.items() if is_so) or (Kind.RULING,),
        "title": headline(ruling),
        "details": ", ".join([ruling.issued_by.display_name, *map(str, own + reasons)]),
        "board": ruling.report.board,
        "table": ruling.report.table,
        "since": ruling.issued_at,
        "address": reverse("ruling", args=[ruling.pk]),
        "ruling": ruling.pk,
    }


def _changes_score(ruling: Ruling) -> bool:
    """Whether it has an adjusted score, or its findings move tricks or ask for one."""
    is_scored: bool = ruling.has_score  # type: ignore[attr-defined]
    return is_scored or has_effect(ruling, Effect.TRICKS_TRANSFERRED, Effect.ADJUSTED_SCORE)


def _missing_in(ruling: Ruling) -> Iterator[Any]:
    """What its judgements lack; nothing where nothing was judged."""
    judged = ruling.judgements.values()
    if not judged:
        return
    if not all(each.get("reason") for each in judged):
        yield NO_REASON
    if not any(each.get("consulted") for each in judged):
        yield NOBODY_CONSULTED
    if not ruling.was_polled and not any(each.get("polled") for each in judged):  # type: ignore[attr-defined]
        yield NOBODY_POLLED


def _of_follow_up(follow_up: FollowUp) -> _Found:
    """Something that was to be come back to, and the session is closed."""
    return follow_up.report.session_id, {
        "kinds": (Kind.FOLLOW_UP,),
        "title": follow_up_text(follow_up),
        "details": _("Law %(paragraph)s") % {"paragraph": follow_up.paragraph},
        "board": follow_up.report.board,
        "table": follow_up.report.table,
        "since": follow_up.report.filed_at,
        "address": reverse("follow_up", args=[follow_up.pk]),
        "ruling": follow_up.ruling_id,
    }


def _of_score_query(query: ScoreQuery) -> _Found:
    """A query about a score."""
    return query.session_id, {
        "kinds": (Kind.CORRECTION,),
        "title": query.text,
        "details": _("asked after the correction period") if query.is_late else "",
        "board": query.board,
        "table": query.table,
        "since": query.asked_at,
        "address": f"{reverse('session_queries', args=[query.session.slug])}#query-{query.pk}",
    }


def _of_appeal(appeal: Appeal) -> _Found:
    """An appeal, and how far it has come."""
    return appeal.ruling.report.session_id, {
        "kinds": (Kind.APPEAL,),
        "title": _("Appeal %(number)s: %(title)s") % {"number": appeal.number, "title": headline(appeal.ruling)},
        "details": appeal.get_state_display(),
        "board": appeal.ruling.report.board,
        "table": appeal.ruling.report.table,
        "since": appeal.lodged_at,
        "address": reverse("appeal", args=[appeal.pk]),
        "ruling": appeal.ruling_id,
    }


def _of_public_text(public: PublicText) -> _Found:
    """A ruling whose text both sides were shown, not yet public."""
    return public.ruling.report.session_id, {
        "kinds": (Kind.PUBLISH,),
        "title": headline(public.ruling),
        "details": _("both sides were shown the text"),
        "board": public.ruling.report.board,
        "table": public.ruling.report.table,
        "since": public.made_at,
        "address": reverse("ruling_publish", args=[public.ruling_id]),
        "ruling": public.ruling_id,
    }
