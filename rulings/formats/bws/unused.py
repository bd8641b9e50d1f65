"""What of a session file nothing has read: tables, and columns that hold something. Asked last of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulings.formats.jet.database import Database
from rulings.formats.remarks import Remark, RemarkKey

_OWN_TABLES = frozenset(("clients", "tables", "settings", "handevaluation"))
"""Tables of the maker's guide that hold nothing of a result; the engine's own begin with `MSys`."""
_ENGINE = "msys"
_OWN = frozenset(("id", "guid", "status", "tables", "declarer", "processed", "externalupdate", "showinapp", "tsflag"))
_OWN |= {f"processed{at}" for at in range(1, 5)}
"""Columns by which the programs remember what they did, and those that repeat what other columns say."""


def unused(database: Database) -> Iterator[Remark]:
    """One remark that names each table, with its rows, and each column, with its cells, that was left out."""
    counts: Counter[str] = Counter()
    for table in database.names:
        if table.lower() in _OWN_TABLES or table.lower().startswith(_ENGINE):
            continue
        if table.lower() not in database.left:
            counts[table] += sum(1 for _row in database.rows(table, ()))
            continue
        left = database.left[table.lower()].items()
        counts.update({f"{table}.{name}": cells for name, cells in left if name.lower() not in _OWN})
    if +counts:
        yield Remark.counting(RemarkKey.UNUSED, dict(sorted((+counts).items())))
