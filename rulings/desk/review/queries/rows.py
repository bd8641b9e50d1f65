"""The rows of the queue as its page and the desk show them: why each waits, until when, where it is dealt with."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from typing import Any
from zoneinfo import ZoneInfo

from django.db.models import Exists, OuterRef, QuerySet, TextField
from django.db.models.functions import Cast
from django.urls import reverse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from rulings.desk.base.compiled import as_stored, compiled, padded
from rulings.desk.base.finding import zone_named
from rulings.desk.base.known import Known
from rulings.desk.base.signatures import lost_by
from rulings.desk.cases.queries.ruling_sheet import follow_up_text, has_effect, headline
from rulings.desk.playing.queries import at_own_table
from rulings.desk.review.queries.waiting import Brief, Source
from rulings.desk.review.wording import AT_OWN_TABLE, NO_REASON, NOBODY_CONSULTED, NOBODY_POLLED, Kind, kind_title
from rulings.laws.engine import Effect
from rulings.models import (
    Appeal,
    FollowUp,
    PollAnswer,
    PublicText,
    Ruling,
    ScoreAdjustment,
    ScoreQuery,
    Session,
    User,
)

_WHERE = ("report__board__number", "report__table")


@dataclass(frozen=True)
class Waiting:
    """One thing that waits: `kinds` say why, `details` more of it. `deadline` is None where no clock runs yet.

    `ruling` is the id of the ruling it is about, None for a query about a score; `table` is "" where it is not known.
    `zone` is the club's time zone, "" where this machine does not know it.
    """

    kinds: tuple[Kind, ...]
    title: str
    details: str
    board: int | None
    table: str
    session: str
    session_pk: int
    zone: str
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
        zone = ZoneInfo(self.zone) if self.zone else None
        return date_format(timezone.localtime(moment, zone), "SHORT_DATETIME_FORMAT")


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
    zone = zone_named(time_zone)
    return {"session_pk": pk, "session": name or event, "zone": "" if zone is None else zone.key}


@compiled
def _sessions(*pks: int) -> QuerySet[Session, tuple[int, str, str, str]]:
    named = ("pk", "name", "event__name", "event__club__time_zone")
    return Session.objects.filter(pk__in=pks).values_list(*named)


def kinds_of(briefs: Iterable[Brief]) -> list[tuple[Kind, ...]]:
    """Why each of these waits, in their order."""
    wanted = list(briefs)
    pks = [each.pk for each in wanted if each.source is Source.RULING]
    found = {pk: _kinds_written(*told) for pk, *told in _why_rulings(*padded(pks)).rows}
    return [
        found[each.pk] if each.source is Source.RULING and each.pk in found else _KIND[each.source] for each in wanted
    ]


@as_stored
def _why_rulings(*pks: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    """Of each its id and what tells why it waits, as texts: much is written alike, and taken apart once."""
    told = (Cast(name, TextField()) for name in ("findings", "judgements"))
    return _with_kinds(pks).values_list("pk", *told, "override_text", "has_score", "was_polled")


@lru_cache(2000)
def _kinds_written(findings: str, judgements: str, override_text: str, *has: bool) -> tuple[Kind, ...]:
    """The kinds of a ruling whose columns are these."""
    ruling = Ruling(findings=json.loads(findings), judgements=json.loads(judgements), override_text=override_text)
    ruling.has_score, ruling.was_polled = has  # type: ignore[attr-defined]
    return _kinds_of_ruling(ruling)


def _with_kinds(pks: Iterable[int]) -> QuerySet[Ruling]:
    """These rulings, with `has_score` and `was_polled`."""
    scores = ScoreAdjustment.objects.filter(ruling=OuterRef("pk"), is_current=True)
    polled = PollAnswer.objects.filter(poll__report=OuterRef("report"))
    return Ruling.objects.filter(pk__in=list(pks)).annotate(has_score=Exists(scores), was_polled=Exists(polled))


def _rulings(*pks: int) -> list["_RulingRow"]:
    """These rulings as rows show them, in the reader's language; each is worked out once while it is the same."""
    return [_ROWS.of((get_language(), *row), partial(_ruling_row, *row)) for row in _stored_rulings(*pks).rows]


@dataclass(frozen=True)
class _RulingRow:
    """A ruling that a second person confirms or returns: its id, and what its row shows."""

    pk: int
    shown: Mapping[str, Any]


_ROWS: Known[_RulingRow] = Known(2000)
_PARTS = ("facts", "findings", "judgements", "signatures_lost")
_TOLD = (
    *("pk", "situation", "override_text", "countersigned_by", "has_score", "was_polled", "own"),
    *("report__board__number", "report__table"),
    *(f"issued_by__{name}" for name in ("username", "first_name", "last_name")),
)


@as_stored
def _stored_rulings(*pks: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    own = at_own_table("report__", OuterRef("issued_by"))
    return _with_kinds(pks).annotate(own=own).values_list(*_TOLD, *(Cast(name, TextField()) for name in _PARTS))


def _ruling_row(*row: Any) -> _RulingRow:
    """The row of a ruling that has these columns."""
    told, parts = dict(zip(_TOLD, row, strict=False)), map(json.loads, row[len(_TOLD) :])
    stored = {name: told[name] for name in ("pk", "situation", "override_text")}
    stored |= dict(zip(_PARTS, parts, strict=True), countersigned_by_id=told["countersigned_by"])
    ruling = Ruling(**stored)
    ruling.has_score, ruling.was_polled = told["has_score"], told["was_polled"]  # type: ignore[attr-defined]
    issuer = User(**{name: told[f"issued_by__{name}"] for name in ("username", "first_name", "last_name")})
    own = [lost] if (lost := lost_by(ruling)) else []
    own += [AT_OWN_TABLE] if told["own"] else []
    shown = {
        "kinds": _kinds_of_ruling(ruling),
        "title": headline(ruling),
        "details": ", ".join([issuer.display_name, *map(str, own + list(_missing_in(ruling)))]),
        "board": told["report__board__number"],
        "table": told["report__table"],
        "address": reverse("ruling", args=[ruling.pk]),
        "ruling": ruling.pk,
    }
    return _RulingRow(ruling.pk, shown)


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


def _kinds_of_ruling(ruling: Ruling) -> tuple[Kind, ...]:
    """Why a ruling waits; one that does for no other reason is to be countersigned."""
    reasons = list(_missing_in(ruling))
    flags = {
        Kind.SCORE: _changes_score(ruling),
        Kind.JUDGEMENT: NO_REASON in reasons or NOBODY_POLLED in reasons,
        Kind.OVERRIDE: bool(ruling.override_text),
    }
    return tuple(kind for kind, is_so in flags.items() if is_so) or (Kind.RULING,)


_KIND = {
    Source.RULING: (Kind.RULING,),
    Source.FOLLOW_UP: (Kind.FOLLOW_UP,),
    Source.SCORE_QUERY: (Kind.CORRECTION,),
    Source.APPEAL: (Kind.APPEAL,),
    Source.PUBLIC_TEXT: (Kind.PUBLISH,),
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
    Source.RULING: _rulings,
    Source.FOLLOW_UP: _follow_ups,
    Source.SCORE_QUERY: _score_queries,
    Source.APPEAL: _appeals,
    Source.PUBLIC_TEXT: _public_texts,
}
_SHOWN: Mapping[Source, Callable[[Any], Mapping[str, Any]]] = {
    Source.RULING: lambda row: row.shown,
    Source.FOLLOW_UP: _of_follow_up,
    Source.SCORE_QUERY: _of_score_query,
    Source.APPEAL: _of_appeal,
    Source.PUBLIC_TEXT: _of_public_text,
}
