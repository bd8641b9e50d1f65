"""How a session stands before a file, so that what the file changed of it can be told, and taken back. Reads alone."""

from typing import Any

from rulings.desk.imports.queries.rows import Row
from rulings.models import Board, Contestant, Result, Session

_Table = dict[str, dict[str, Any]]
_Snapshot = dict[str, _Table]
"""{table: {key: {column: value}}}."""

_COLUMNS: dict[type[Row], tuple[str, ...]] = {
    Contestant: ("number", "section", "direction", "kind", "name", "beside"),
    Board: ("dealer", "vulnerability", "deal"),
    Result: (
        *("seats", "section", "table", "round", "room", "contract", "declarer", "tricks", "score_ns", "score_ew"),
        *("artificial", "awards", "lead", "auction", "play", "is_result_disputed", "is_declarer_swapped"),
    ),
}
"""What a file may change of a row that is there."""
_WAYS = {Contestant: "session", Board: "session", Result: "board__session"}
_SCORED = ("form", "scoring", "own_scoring")


def snapshot(session: Session) -> _Snapshot:
    """The rows as they are; a fixed number of queries."""
    found = {_table_of(model): _rows(session, model) for model in _COLUMNS}
    (scored,) = Session.objects.filter(pk=session.pk).values(*_SCORED)
    return found | {_table_of(Session): {str(session.pk): scored}}


def _rows(session: Session, model: type[Row]) -> _Table:
    """The rows of a table by their keys."""
    rows = model._default_manager.filter(**{_WAYS[model]: session}).values("pk", *_COLUMNS[model])
    return {str(row.pop("pk")): row for row in rows}


def _table_of(model: type[Any]) -> str:
    """How a table is called here."""
    return model.__name__.lower()


def changed_since(session: Session, before: _Snapshot) -> _Snapshot:
    """What stood before in the columns that have changed since, of the rows that were there."""
    now = snapshot(session)
    changed: _Snapshot = {}
    for table, rows in before.items():
        for key, columns in rows.items():
            here = now[table][key]
            other = {name: value for name, value in columns.items() if here[name] != value}
            if other:
                changed.setdefault(table, {})[key] = other
    return changed
