"""Whether all that pages stand on is there: the database, its state of migrations, its triggers, the static files.

In English, for who runs the site. Writes nothing; a SQLite file that is not there is not made by asking.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.storage import ManifestFilesMixin, staticfiles_storage
from django.core.checks import CheckMessage, Error
from django.db import DatabaseError, InterfaceError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder

from rulings.desk.base.signing import site_signer
from rulings.desk.base.watching.nightly import nightly_trouble
from rulings.desk.base.watching.queues import work_that_waits
from rulings.desk.base.watching.replica import replica_told
from rulings.models import AuditEntry

_APP = "rulings"
_LEAST_ROOM = 200 * 2**20
"""Bytes on a disk below which whoever runs the site should look."""
_TRIGGERS = {
    "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
    # One that is there and switched off guards nothing.
    "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled IN ('O', 'A')",
}


def unready() -> list[str]:
    """A line for each thing that is missing; none when pages can be served."""
    return [*_of_the_database(), *_of_the_static_files()]


def told_besides() -> list[str]:
    """A line for each thing without which pages are served all the same: the replica, the nights, the worker, room on
    the disk, the key that signed before.

    To be asked of a database that is ready.
    """
    return [*replica_told(), *nightly_trouble(), *work_that_waits(), *_of_the_disk(), *_of_the_key()]


def newer_migrations() -> list[str]:
    """The migrations that the database has had and this version does not know; none for one that does not answer."""
    if _is_missing_file():
        return []
    try:
        done = _done()
    except (DatabaseError, InterfaceError):
        return []
    return sorted(name for app, name in done - _known() if app == _APP)


def too_new(names: list[str]) -> str:
    """What is said to who starts an older version on a newer database."""
    return (
        f"The database is of a newer version than this one: it has {', '.join(names)}, of which nothing is known here."
        " Start the newer version again, or restore the backup made before the upgrade (docs/upgrading.md)."
    )


def not_newer(**_asked: object) -> list[CheckMessage]:
    """Django's check of the same, which `manage.py` makes before its commands."""
    newer = newer_migrations()
    return [Error(too_new(newer), id="rulings.E001")] if newer else []


def _of_the_disk() -> Iterator[str]:
    """A line for each folder of this machine that the site writes to, where little room is left."""
    folders = {Path(settings.VAR_DIR), Path(tempfile.gettempdir())}
    if connection.vendor == "sqlite":
        folders.add(Path(str(connection.settings_dict["NAME"])).parent)
    for folder in sorted(folders):
        if folder.is_dir() and (free := shutil.disk_usage(folder).free) < _LEAST_ROOM:
            yield f"disk: {free // 2**20} MB are left in {folder}"


def _of_the_key() -> Iterator[str]:
    """A line where this server would sign with another key than the newest entry of the trail; one query."""
    newest = AuditEntry.objects.order_by("-pk").values_list("key", flat=True).first()
    if newest and newest != site_signer().public:
        yield "key: the trail was last signed by another; give the AUDIT_KEY of before, or run manage.py sign_heads"


def _is_missing_file() -> bool:
    """Whether it would be made by asking: a file of SQLite that is not there."""
    name = str(connection.settings_dict["NAME"])
    return connection.vendor == "sqlite" and "memory" not in name and not Path(name).exists()


def _of_the_database() -> Iterator[str]:
    """What is wrong with it; nothing further is asked where it does not answer."""
    if _is_missing_file():
        yield "database: there is no file"
        return
    try:
        done, triggers = _done(), _triggers()
    except (DatabaseError, InterfaceError):
        yield "database: does not answer"
        return
    if missing := sorted(f"{app}.{name}" for app, name in _steps() - done):
        yield f"migrations: {len(missing)} not applied, the first {missing[0]}; run manage.py migrate"
        return
    if newer := sorted(name for app, name in done - _known() if app == _APP):
        yield f"migrations: {', '.join(newer)} unknown to this version"
    if lost := sorted(_guards(connection.vendor) - triggers):
        yield f"triggers: {', '.join(lost)} missing"


def _done() -> set[tuple[str, str]]:
    """The migrations that the database has had, by app and name."""
    return set(MigrationRecorder(connection).applied_migrations())


@cache
def _known() -> set[tuple[str, str]]:
    """The migrations of this version; what stands in its files does not change while it runs."""
    return set(MigrationLoader(None).disk_migrations)


@cache
def _steps() -> set[tuple[str, str]]:
    """Those that a database must have had: where one stands for several, Django notes down each of these."""
    there = MigrationLoader(None).disk_migrations
    return {key for key, each in there.items() if there.keys().isdisjoint(each.replaces)}


def known_migrations() -> set[str]:
    """The names of the desk's own migrations in this version."""
    return {name for app, name in _known() if app == _APP}


def _triggers() -> set[str]:
    """The names of the triggers that stand."""
    with connection.cursor() as cursor:
        cursor.execute(_TRIGGERS[connection.vendor])
        return {name for (name,) in cursor.fetchall()}


@cache
def _guards(vendor: str) -> set[str]:
    """The triggers that keep the trail and the rulings, as the migrations make them."""
    made = import_module("rulings.migrations._append_only").created(vendor)
    return set(re.findall(r"CREATE TRIGGER (\w+)", " ".join(made)))


def _of_the_static_files() -> Iterator[str]:
    """Whether pages find their styles and scripts."""
    storage = staticfiles_storage
    if not isinstance(storage, ManifestFilesMixin):
        return
    if not (Path(settings.STATIC_ROOT) / storage.manifest_name).is_file():
        yield "static files: not collected; run manage.py collectstatic"
    elif not storage.hashed_files:
        yield "static files: collected after this process began; start it again"
