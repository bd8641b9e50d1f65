"""Room for the rows that an archive brings: ids that nobody else has, and nobody gets."""

from django.db import connection, transaction
from django.db.models import Max, Model

_MARGIN = 10_000
"""Ids that others may take between two steps of one statement; more than that in so short a time is no club's evening.

Where it happened all the same, a row is in the way, and nothing is taken in.
"""


@transaction.atomic
def reserve(*, model: type[Model], count: int) -> int:
    """The id before the first of so many that are free for good."""
    return _ROOM[connection.vendor](model, count)


def _on_sqlite(model: type[Model], count: int) -> int:
    """Whoever writes is alone there."""
    table = model._meta.db_table
    with connection.cursor() as cursor:
        cursor.execute("SELECT seq FROM sqlite_sequence WHERE name = %s", [table])
        given = (cursor.fetchone() or (0,))[0]
        last = max(given, model._default_manager.aggregate(last=Max("pk"))["last"] or 0)
        cursor.execute("DELETE FROM sqlite_sequence WHERE name = %s", [table])
        cursor.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (%s, %s)", [table, last + count])
    return int(last)


def _on_postgresql(model: type[Model], count: int) -> int:
    """The sequence goes on behind them, whatever becomes of this transaction."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_get_serial_sequence(%s, 'id')", [model._meta.db_table])
        sequence = cursor.fetchone()[0]
        cursor.execute("SELECT setval(%s, nextval(%s) + %s)", [sequence, sequence, _MARGIN + count])
        return int(cursor.fetchone()[0]) - count


_ROOM = {"sqlite": _on_sqlite, "postgresql": _on_postgresql}
