"""A database of its own for tests that end processes within acts: a file of SQLite, a cluster of PostgreSQL."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.core.management import call_command
from django.db import connection

from tests.faults.cluster import BIN, Cluster, running
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
                copy_schema(usual, settings)
                yield cluster
    finally:
        connection.close()
        settings.update(usual)


def at(cluster: Cluster) -> dict[str, Any]:
    """Where Django finds it."""
    return {"HOST": "127.0.0.1", "PORT": str(cluster.port), "USER": "rulings", "PASSWORD": "", "NAME": "postgres"}


def copy_schema(source: dict[str, Any], target: dict[str, Any]) -> None:
    """Every table and trigger of the migrated database of the other tests, in a tenth of the time that migrating takes.

    Of rows only those that a migrated database has: what other tests have left behind stays with them. Where there is
    no such database, since no other test asked for one, it is migrated after all.
    """
    command = [str(BIN / "pg_dump"), f"--dbname={url_of(source)}", "--no-owner"]
    tables = [f"--table={each}" for each in ("django_migrations", "django_content_type", "auth_permission")]
    rows = subprocess.run([*command, "--data-only", *tables], capture_output=True)
    if rows.returncode:
        call_command("migrate", verbosity=0)
        return
    dump = subprocess.run([*command, "--schema-only"], check=True, capture_output=True)
    psql = [str(BIN / "psql"), "--no-psqlrc", "--quiet", f"--dbname={url_of(target)}"]
    subprocess.run(psql, input=dump.stdout + rows.stdout, check=True, capture_output=True)


def url_of(settings: dict[str, Any]) -> str:
    password = f":{settings['PASSWORD']}" if settings["PASSWORD"] else ""
    return f"postgres://{settings['USER']}{password}@{settings['HOST']}:{settings['PORT']}/{settings['NAME']}"


def held() -> dict[str, str]:
    """Everything in every table of the desk, as one text a table."""
    with connection.cursor() as cursor:
        tables = [each for each in connection.introspection.table_names(cursor) if each.startswith("rulings_")]
        found = {}
        for table in sorted(tables):
            cursor.execute(f'SELECT * FROM "{table}"')
            found[table] = "\n".join(sorted(map(repr, cursor.fetchall())))
    return found
