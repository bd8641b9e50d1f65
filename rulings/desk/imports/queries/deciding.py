"""What a difference is about, whether that still stands as the file was compared with it, and what rests on it."""

from collections.abc import Collection, Mapping, Set
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import WrongState
from rulings.desk.imports.queries.rows import Row, names_in
from rulings.models import (
    Board,
    Contestant,
    Difference,
    DifferenceState,
    IrregularityReport,
    Result,
    ScoreAdjustment,
    ScoreQuery,
    Session,
)

_NO_LONGER = _("This line is no longer there. Nothing is left to decide.")
_SIDES = {"ns": "ns_id", "ew": "ew_id"}


def row_of(difference: Difference) -> Row:
    """What it is about; `WrongState` where that is gone."""
    row = difference.result or difference.contestant or difference.board
    if row is None:
        raise WrongState(_NO_LONGER)
    return row


def told_of(difference: Difference) -> dict[str, Any]:
    """What the trail says of it besides what changed."""
    told: dict[str, Any] = {"filename": difference.source.filename} if difference.source else {}
    if difference.result is not None:
        told |= {"board": difference.result.board.number, "table": difference.result.table}
    return told


def said_of(row: Row, columns: Collection[str]) -> dict[str, Any]:
    """What a row says in these columns of a difference: keys of who sat there, names and numbers of players."""
    return {name: _value(row, name) for name in columns}


def is_as(row: Row, columns: Mapping[str, Any]) -> bool:
    """Whether a row says what these columns do."""
    return said_of(row, columns.keys()) == columns


def _value(row: Row, name: str) -> Any:
    """A column as a difference has it."""
    if isinstance(row, Contestant) and name == "players":
        return names_in(row)
    return getattr(row, _SIDES.get(name, name))


def rests_on(results: Collection[int]) -> bool:
    """Whether a report, an adjusted score or a query stands on one of these results."""
    models = (IrregularityReport, ScoreAdjustment, ScoreQuery)
    return any(model._default_manager.filter(result__in=results).exists() for model in models)


def board_of(difference: Difference) -> Board | None:
    """The board whose cards or results it tells; None for a contestant's name."""
    return difference.result.board if difference.result else difference.board


def kept_of(result: Result) -> dict[str, Any]:
    """All that a result is, and which differences are about it: what it is made of again where that was undone."""
    columns = {field.attname: getattr(result, field.attname) for field in result._meta.concrete_fields}
    return {"columns": columns, "differences": list(result.differences.values_list("pk", flat=True))}


@dataclass(frozen=True)
class _TakenAway:
    """What a director has taken away from a session as a file had it: lines by board and sides, and emptied results."""

    lines: Set[tuple[int, int | None, int | None]]
    emptied: Set[int]


def taken_away(session: Session) -> _TakenAway:
    """What was taken away, of the files that were not taken back; two queries."""
    stored = session.imports.filter(undone_at__isnull=True).values_list("stored__removed", flat=True)
    kept = [each["columns"] for removed in stored for each in (removed or {}).values()]
    decided = session.differences.filter(state=DifferenceState.TAKEN, result__isnull=False)
    said_nothing = {"contract": "", "artificial": "", "score_ns": None}
    return _TakenAway(
        lines={(each["board_id"], each["ns_id"], each["ew_id"]) for each in kept},
        emptied={each.result_id for each in decided if each.result_id and said_nothing.items() <= each.after.items()},
    )
