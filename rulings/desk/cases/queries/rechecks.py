"""Rulings whose board or result was changed after they were issued: they are to be looked at again.

What changes a result or a board is recorded as an act on it, whichever way it came (a correction, a later file, a file
taken back): so the audit trail tells, and nothing need be marked.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max, Q

from rulings.desk.cases.queries.ruling_sheet import difference
from rulings.desk.cases.queries.table import record_read
from rulings.models import AuditEntry, Board, Result, Ruling, Verb

_CHANGES = (Verb.RESULT_CORRECTED, Verb.RESULTS_RECORDED, Verb.DIFFERENCE_TAKEN, Verb.FILE_UNDONE)


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
    """Those of the current rulings that are to be looked at again; two queries, none without rulings.

    A ruling that was reopened is looked at already. Each ruling has its case and its report read.
    """
    current = [each for each in rulings if each.is_current and not each.case.is_open]
    if not current:
        return []
    results = {each.report.result_id for each in current if each.report.result_id is not None}
    boards = {each.report.board_id for each in current}
    changed = _latest(
        Q(object_type=Result.__name__, object_id__in=results) | Q(object_type=Board.__name__, object_id__in=boards),
        _CHANGES,
    )
    if not changed:
        return []
    looked = _latest(
        Q(object_type=Ruling.__name__, object_id__in=[each.pk for each in current]), (Verb.RULING_RECHECKED,)
    )
    found = []
    for each in current:
        about = ((Result.__name__, each.report.result_id), (Board.__name__, each.report.board_id))
        at = max((changed[key] for key in about if key in changed), default=each.issued_at)
        if at > looked.get((Ruling.__name__, each.pk), each.issued_at):
            found.append(Recheck(each, at))
    return found


def _latest(about: Q, verbs: Iterable[Verb]) -> dict[tuple[str, int | None], datetime]:
    """When one of these was last done to each of those."""
    entries = AuditEntry.objects.filter(about, verb__in=[verb.value for verb in verbs]).order_by()
    rows = entries.values_list("object_type", "object_id").annotate(last=Max("at"))
    return {(kind, key): last for kind, key, last in rows}
