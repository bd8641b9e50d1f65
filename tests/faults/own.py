"""A database of its own for tests that end processes within acts: a file of SQLite, a cluster of PostgreSQL."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection

from tests.faults.cluster import Cluster, running
from tests.migrated import is_sqlite, migrated


@contextmanager
def own_database(folder: Path, kept: Path) -> Iterator[Cluster | None]:
    """The connection goes to a migrated database in the folder; the cluster, where it is one of PostgreSQL."""
    settings = connection.settings_dict
    usual = dict(settings)
    connection.close()
    try:
        if is_sqlite():
            settings["NAME"] = str(folder / "own.sqlite3")
            shutil.copyfile(migrated(kept), settings["NAME"])
            yield None
        else:
            with running() as cluster:
                settings |= at(cluster)
                call_command("migrate", verbosity=0)
                yield cluster
    finally:
        connection.close()
        settings.update(usual)


def at(cluster: Cluster) -> dict[str, Any]:
    """Where Django finds it."""
    return {"HOST": "127.0.0.1", "PORT": str(cluster.port), "USER": "rulings", "PASSWORD": "", "NAME": "postgres"}


def held() -> dict[str, str]:
    """Everything in every table of the desk, as one text a table."""
    with connection.cursor() as cursor:
        tables = [each for each in connection.introspection.table_names(cursor) if each.startswith("rulings_")]
        found = {}
        for table in sorted(tables):
            cursor.execute(f'SELECT * FROM "{table}"')
            found[table] = "\n".join(sorted(map(repr, cursor.fetchall())))
    return found
