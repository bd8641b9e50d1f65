"""Who runs jobs of the night on a database holds a lock on it meanwhile, which ends with him however he ends."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock
from pathlib import Path

from django.db import connection

_NIGHT = 6_712_410
"""The key of PostgreSQL's advisory lock: any number that nothing else on this database takes."""


@contextmanager
def at_night(if_alone: Callable[[], None]) -> Iterator[None]:
    """Within, others hear that somebody is at work; where nobody was when we came, that is done before others come."""
    if connection.vendor == "postgresql":
        with _on_postgresql(if_alone):
            yield
    elif Path(name := str(connection.settings_dict["NAME"])).exists():
        with _beside(name, if_alone):
            yield
    else:  # a database in the memory of one process
        if_alone()
        yield


@contextmanager
def _on_postgresql(if_alone: Callable[[], None]) -> Iterator[None]:
    """By a connection of its own, which keeps the lock until it ends."""
    keeper = connection.copy()
    keeper.settings_dict["OPTIONS"].pop("pool", None)
    try:
        with keeper.cursor() as cursor:
            cursor.execute("SELECT pg_try_advisory_lock(%s)", [_NIGHT])
            if is_alone := cursor.fetchone() == (True,):
                if_alone()
            cursor.execute("SELECT pg_advisory_lock_shared(%s)", [_NIGHT])
            if is_alone:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [_NIGHT])
        yield
    finally:
        keeper.close()


@contextmanager
def _beside(database: str, if_alone: Callable[[], None]) -> Iterator[None]:
    """By an empty file beside that of SQLite; where there can be none, others may be there."""
    try:
        held = os.open(f"{database}-night", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    try:
        try:
            flock(held, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            pass
        else:
            if_alone()
        flock(held, LOCK_SH)
        yield
    finally:
        os.close(held)
