"""The rows of rulings in the queue, and why each waits: worked out once for as long as its columns are the same."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from django.db.models import Exists, OuterRef, QuerySet, TextField
from django.db.models.functions import Cast
from django.urls import reverse
from django.utils.translation import get_language

from rulings.desk.base.compiled import as_stored
from rulings.desk.base.known import Known
from rulings.desk.base.signatures import lost_by
from rulings.desk.cases.queries.ruling_sheet import has_effect, headline
from rulings.desk.playing.queries import at_own_table
from rulings.desk.review.wording import AT_OWN_TABLE, FILED_LATER, NO_REASON, NOBODY_CONSULTED, NOBODY_POLLED, Kind
from rulings.laws.engine import Effect
from rulings.models import PollAnswer, Ruling, ScoreAdjustment, User


def kinds_of_rulings(*pks: int) -> dict[int, tuple[Kind, ...]]:
    """Why each of these rulings waits, by its id."""
    return {pk: _kinds_written(*told) for pk, *told in _why_rulings(*pks).rows}


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


def ruling_rows(*pks: int) -> list["_RulingRow"]:
    """These rulings as rows show them, in the reader's language; each is worked out once while it is the same."""
    return [_ROWS.of((get_language(), *row), partial(_ruling_row, *row)) for row in _stored_rulings(*pks).rows]


@dataclass(frozen=True)
class _RulingRow:
    """A ruling that a second person confirms or returns: its id, and what its row shows."""

    pk: int
    shown: Mapping[str, Any]


_ROWS: Known[_RulingRow] = Known(2000)
_NAMED = ("username", "first_name", "last_name", "deleted_at")
_PARTS = ("facts", "findings", "judgements", "signatures_lost")
_TOLD = (
    *("pk", "situation", "override_text", "countersigned_by", "has_score", "was_polled", "own"),
    *("report__board__number", "report__table", "report__begun_at"),
    *(f"issued_by__{name}" for name in _NAMED),
)


@as_stored
def _stored_rulings(*pks: int) -> QuerySet[Ruling, tuple[Any, ...]]:
    own = at_own_table("report__", OuterRef("issued_by"))
    return _with_kinds(pks).annotate(own=own).values_list(*_TOLD, *(Cast(name, TextField()) for name in _PARTS))


def _ruling_row(*row: Any) -> _RulingRow:
    """The row of a ruling that has these columns."""
    told, parts = dict(zip(_TOLD, row, strict=False)), map(json.loads, row[len(_TOLD) :])
    stored = {name: told[name] for name in ("situation", "override_text")}
    stored |= dict(zip(_PARTS, parts, strict=True), id=told["pk"], countersigned_by_id=told["countersigned_by"])
    ruling = Ruling.from_db(None, stored.keys(), stored.values())
    ruling.has_score, ruling.was_polled = told["has_score"], told["was_polled"]  # type: ignore[attr-defined]
    issuer = User.from_db(None, _NAMED, [told[f"issued_by__{name}"] for name in _NAMED])
    own = [lost] if (lost := lost_by(ruling)) else []
    own += [AT_OWN_TABLE] if told["own"] else []
    own += [FILED_LATER] if told["report__begun_at"] else []
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


def _kinds_of_ruling(ruling: Ruling) -> tuple[Kind, ...]:
    """Why a ruling waits; one that does for no other reason is to be countersigned."""
    reasons = list(_missing_in(ruling))
    flags = {
        Kind.SCORE: _changes_score(ruling),
        Kind.JUDGEMENT: NO_REASON in reasons or NOBODY_POLLED in reasons,
        Kind.OVERRIDE: bool(ruling.override_text),
    }
    return tuple(kind for kind, is_so in flags.items() if is_so) or (Kind.RULING,)


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
