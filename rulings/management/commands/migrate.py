"""Django's own `migrate`, one at a time: two servers that start on one PostgreSQL at once migrate it once.

On SQLite there is one server; `make run` sees to it that only one prepares the file.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from django.core.management.commands import migrate
from django.db import connections

MIGRATING = 6_712_409
"""The key of PostgreSQL's advisory lock: any number that nothing else on this database takes."""


class Command(migrate.Command):
    def handle(self, *args: Any, **options: Any) -> None:
        with self._alone(options["database"]):
            super().handle(*args, **options)

    @contextmanager
    def _alone(self, database: str) -> Iterator[None]:
        """By a connection of its own, which keeps the lock until it ends, however it does."""
        if connections[database].vendor != "postgresql":
            yield
            return
        keeper = connections[database].copy()
        keeper.settings_dict["OPTIONS"].pop("pool", None)
        try:
            with keeper.cursor() as cursor:
                cursor.execute("SELECT pg_try_advisory_lock(%s)", [MIGRATING])
                if cursor.fetchone() == (False,):
                    self.stdout.write("Another migrate is at work: waiting until it is done.")
                    self.stdout.flush()
                    cursor.execute("SET lock_timeout = 0")
                    cursor.execute("SELECT pg_advisory_lock(%s)", [MIGRATING])
            yield
        finally:
            keeper.close()
