"""Reading a whole table beside people who write: a few rows at a time, for a moment each, and nothing is locked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.db import connection, models, transaction

CHUNK = 2000
"""Rows read at a time: so much stands in memory, and so long a reading lasts."""


@contextmanager
def one_moment() -> Iterator[None]:
    """What is read within is of one moment. Writers do not wait for it: SQLite's write lock is not asked for."""
    if connection.in_atomic_block:
        yield
    elif connection.vendor == "postgresql":
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            yield
    else:
        with _deferred(connection), transaction.atomic():
            yield


@contextmanager
def _deferred(database: Any) -> Iterator[None]:
    """A transaction of SQLite that only reads takes no lock; those of acts ask for the writer's at once."""
    database.ensure_connection()  # what it does usually, it knows from then on
    usual, database.transaction_mode = database.transaction_mode, "DEFERRED"
    try:
        yield
    finally:
        database.transaction_mode = usual


def chunks_of(rows: models.QuerySet[Any], size: int = CHUNK) -> Iterator[list[Any]]:
    """The rows in the order of their ids, so many at a time."""
    last = 0
    while found := list(rows.filter(pk__gt=last).order_by("pk")[:size]):
        yield found
        last = found[-1].pk
