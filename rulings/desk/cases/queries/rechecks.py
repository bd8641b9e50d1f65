"""Rulings whose board or result was changed after they were issued: they are to be looked at again.

What changes a result or a board is recorded as an act on it, whichever way it came (a correction, a later file, a file
taken back): so the audit trail tells, and nothing need be marked. What came after what is told by the order of its
entries, not by the clock, which may have been set back.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max, Model, QuerySet

from rulings.desk.base.compiled import compiled, padded
from rulings.desk.cases.queries.ruling_sheet import difference
from rulings.desk.cases.queries.table import record_read
from rulings.models import AuditEntry, Board, Result, Ruling, Verb

_CHANGES = (Verb.RESULT_CORRECTED, Verb.RESULTS_RECORDED, Verb.DIFFERENCE_TAKEN, Verb.FAULT_TAKEN, Verb.FILE_UNDONE)


@dataclass(frozen=True)
class Recheck:
    """A ruling whose result or board was changed at that moment, and nobody has looked at it since."""

    ruling: Ruling
    changed_at: datetime

    @property
    def differs(self) -> bool:
        """Whether the law would rule otherwise with what is on record now; reads the report's table."""
        return bool(difference(self.ruling, record_read(self.ruling.report)))


def rechecks_of(rulings: Iterable[Ruling]) -> list[Recheck]:
    """Those of the current rulings that are to be looked at again; at most three queries, none without rulings.

    A ruling that was reopened is looked at already. Each ruling has its case and its report read.
    """
    current = [each for each in rulings if each.is_current and not each.case.is_open]
    if not current:
        return []
    results = {each.report.result_id for each in current if each.report.result_id is not None}
    changed = _latest(_changes, results | {each.report.board_id for each in current})
    if not changed:
        return []
    looked = _latest(_looked_at, {each.pk for each in current})
    found: dict[int, datetime] = {}
    for each in current:
        about = ((Result.__name__, each.report.result_id), (Board.__name__, each.report.board_id))
        since, at = max((changed[key] for key in about if key in changed), default=(0, each.issued_at))
        if since > looked.get((Ruling.__name__, each.pk), (0, at))[0]:
            found[each.pk] = at
    in_full = {each.pk: each for each in _in_full(*padded([*found]))} if found else {}
    return [Recheck(in_full[pk], at) for pk, at in found.items()]


_Last = tuple[str, int | None, int, datetime]


def _latest(done: Callable[..., list[_Last]], pks: set[int]) -> dict[tuple[str, int | None], tuple[int, datetime]]:
    """By which entry it was last done to each of those, and when."""
    return {(kind, key): (entry, at) for kind, key, entry, at in done(*padded(sorted(pks)))}


def _last_of(models: Iterable[type[Model]], verbs: Iterable[Verb]) -> Callable[..., list[_Last]]:
    """By which entry one of these was last done to rows of each model that have such ids, and when."""

    @compiled
    def rows(*pks: int) -> QuerySet[AuditEntry, _Last]:
        kinds = [model.__name__ for model in models]
        about = AuditEntry.objects.filter(object_type__in=kinds, object_id__in=pks)
        done = about.filter(verb__in=[verb.value for verb in verbs]).order_by()
        return done.values_list("object_type", "object_id").annotate(entry=Max("sequence"), last=Max("at"))

    return rows


_changes = _last_of((Result, Board), _CHANGES)
"""Of both by the ids of both: one query, and what it finds beside them nobody asks for."""
_looked_at = _last_of((Ruling,), (Verb.RULING_ISSUED, Verb.RULING_RECHECKED))


@compiled
def _in_full(*pks: int) -> QuerySet[Ruling]:
    """These with all that the law is asked again with."""
    tables = ("session__event__club", "session__profile", "board", "result", "ns", "ew")
    return Ruling.objects.select_related("case", *(f"report__{name}" for name in tables)).filter(pk__in=pks)
