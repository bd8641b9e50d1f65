"""The rows of the queue as its page and the desk show them: why each waits, until when, where it is dealt with."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.db.models import QuerySet
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from rulings.desk.base.compiled import compiled, padded
from rulings.desk.base.finding import zone_named
from rulings.desk.cases.queries.ruling_sheet import follow_up_text, headline
from rulings.desk.review.queries.ruling_rows import kinds_of_rulings, ruling_rows
from rulings.desk.review.queries.waiting import Brief, Source
from rulings.desk.review.wording import Kind, kind_title
from rulings.models import (
    Appeal,
    FollowUp,
    PublicText,
    ScoreQuery,
    Session,
)

_WHERE = ("report__board__number", "report__table")


@dataclass(frozen=True)
class Waiting:
    """One thing that waits: `kinds` say why, `details` more of it. `deadline` is None where no clock runs yet.

    `ruling` is the id of the ruling it is about, None for a query about a score; `table` is "" where it is not known.
    `zone` is the club's time zone, None where this machine does not know it.
    """

    kinds: tuple[Kind, ...]
    title: str
    details: str
    board: int | None
    table: str
    session: str
    session_pk: int
    zone: ZoneInfo | None
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
    def when(self) -> str:
        """Until when, or since when, in the club's time; without a deadline since when it waits."""
        written = date_format(timezone.localtime(self.deadline or self.since, self.zone), "SHORT_DATETIME_FORMAT")
        if self.deadline is None:
            return written
        return f"{pgettext('deadline', 'since') if self.is_overdue else pgettext('deadline', 'until')} {written}"

    @property
    def cells(self) -> dict[str, Any]:
        """All of it as a template reads it soonest."""
        return vars(self) | {"why": " · ".join(self.labels), "when": self.when, "is_overdue": self.is_overdue}


def rows_of(briefs: Iterable[Brief]) -> list[Waiting]:
    """These as rows, in their order; each source asks once, and once for the sessions."""
    wanted = list(briefs)
    by_source: dict[Source, list[int]] = defaultdict(list)
    for each in wanted:
        by_source[each.source].append(each.pk)
    read = {(source, row.pk): row for source, pks in by_source.items() for row in _READ[source](*padded(pks))}
    sessions = {pk: _session(pk, *told) for pk, *told in _sessions(*padded([*{each.session for each in wanted}]))}
    return [
        Waiting(since=each.since, deadline=each.deadline, **sessions[each.session], **_SHOWN[each.source](row))
        for each in wanted
        if (row := read.get((each.source, each.pk))) is not None
    ]


def _session(pk: int, name: str, event: str, time_zone: str) -> dict[str, Any]:
    """How a row names its session, and tells the time there."""
    return {"session_pk": pk, "session": name or event, "zone": zone_named(time_zone)}


@compiled
def _sessions(*pks: int) -> QuerySet[Session, tuple[int, str, str, str]]:
    named = ("pk", "name", "event__name", "event__club__time_zone")
    return Session.objects.filter(pk__in=pks).values_list(*named)


def kinds_of(briefs: Iterable[Brief]) -> list[tuple[Kind, ...]]:
    """Why each of these waits, in their order."""
    wanted = list(briefs)
    pks = [each.pk for each in wanted if each.source is Source.RULING]
    found = kinds_of_rulings(*padded(pks))
    return [
        found[each.pk] if each.source is Source.RULING and each.pk in found else _KIND[each.source] for each in wanted
    ]


@compiled
def _follow_ups(*pks: int) -> QuerySet[FollowUp]:
    found = FollowUp.objects.select_related("report__board", "ruling").filter(pk__in=pks)
    return found.only("paragraph", "key", *_WHERE, "ruling__findings", "ruling__sentences")


@compiled
def _score_queries(*pks: int) -> QuerySet[ScoreQuery]:
    return ScoreQuery.objects.select_related("session", "report__board", "result__board").filter(pk__in=pks)


@compiled
def _appeals(*pks: int) -> QuerySet[Appeal]:
    return Appeal.objects.select_related("ruling__report__board").filter(pk__in=pks)


@compiled
def _public_texts(*pks: int) -> QuerySet[PublicText]:
    return PublicText.objects.select_related("ruling__report__board").filter(pk__in=pks)


_KIND = {
    Source.RULING: (Kind.RULING,),
    Source.FOLLOW_UP: (Kind.FOLLOW_UP,),
    Source.SCORE_QUERY: (Kind.CORRECTION,),
    Source.APPEAL: (Kind.APPEAL,),
    Source.FURTHER: (Kind.FURTHER,),
    Source.PUBLIC_TEXT: (Kind.PUBLISH,),
}


def _of_follow_up(follow_up: FollowUp) -> dict[str, Any]:
    """Something that was to be come back to, and the session is closed."""
    return {
        "kinds": _KIND[Source.FOLLOW_UP],
        "title": follow_up_text(follow_up),
        "details": _("Law %(paragraph)s") % {"paragraph": follow_up.paragraph},
        "board": follow_up.report.board.number,
        "table": follow_up.report.table,
        "address": reverse("follow_up", args=[follow_up.pk]),
        "ruling": follow_up.ruling_id,
    }


def _of_score_query(query: ScoreQuery) -> dict[str, Any]:
    """A query about a score."""
    return {
        "kinds": _KIND[Source.SCORE_QUERY],
        "title": query.text,
        "details": _("asked after the correction period") if query.is_late else "",
        "board": query.board and query.board.number,
        "table": query.table,
        "address": f"{reverse('session_queries', args=[query.session.slug])}#query-{query.pk}",
    }


def _of_appeal(appeal: Appeal) -> dict[str, Any]:
    """An appeal, and how far it has come."""
    return {
        "kinds": _KIND[Source.APPEAL],
        "title": _("Appeal %(number)s: %(title)s") % {"number": appeal.number, "title": headline(appeal.ruling)},
        "details": appeal.get_state_display(),
        "board": appeal.ruling.report.board.number,
        "table": appeal.ruling.report.table,
        "address": reverse("appeal", args=[appeal.pk]),
        "ruling": appeal.ruling_id,
    }


def _of_public_text(public: PublicText) -> dict[str, Any]:
    """A ruling whose text both sides were shown, not yet public."""
    return {
        "kinds": _KIND[Source.PUBLIC_TEXT],
        "title": headline(public.ruling),
        "details": _("both sides were shown the text"),
        "board": public.ruling.report.board.number,
        "table": public.ruling.report.table,
        "address": reverse("ruling_publish", args=[public.ruling_id]),
        "ruling": public.ruling_id,
    }


_READ: Mapping[Source, Callable[..., Iterable[Any]]] = {
    Source.RULING: ruling_rows,
    Source.FOLLOW_UP: _follow_ups,
    Source.SCORE_QUERY: _score_queries,
    Source.APPEAL: _appeals,
    Source.FURTHER: _appeals,
    Source.PUBLIC_TEXT: _public_texts,
}
_SHOWN: Mapping[Source, Callable[[Any], Mapping[str, Any]]] = {
    Source.RULING: lambda row: row.shown,
    Source.FOLLOW_UP: _of_follow_up,
    Source.SCORE_QUERY: _of_score_query,
    Source.APPEAL: _of_appeal,
    Source.FURTHER: lambda row: {**_of_appeal(row), "kinds": _KIND[Source.FURTHER]},
    Source.PUBLIC_TEXT: _of_public_text,
}
