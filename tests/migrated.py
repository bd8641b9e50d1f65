"""An empty database with every migration done, kept between runs for as long as no migration or package changes.

To migrate takes longer than a hundred tests; each process of the tests copies it instead: a file of SQLite, or on
PostgreSQL a database that is the template of others.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from django.conf import settings
from django.db import connection

BASE = Path(settings.BASE_DIR)
MADE_OF = ("rulings/migrations/*.py", "rulings/models/*.py", "requirements/*.txt", "config/database.py")
_TEMPLATES = "rulings_migrated_"


def is_sqlite() -> bool:
    """Whether the tests run on SQLite."""
    return connection.vendor == "sqlite"


def migrated(folder: Path) -> Path:
    """The file, made by the first process that asks for it; the others wait."""
    kept = folder / f"{fingerprint()}.sqlite3"
    with _alone(folder):
        if not kept.exists():
            for old in folder.glob("*.sqlite3*"):
                old.unlink()
            unfinished = kept.with_suffix(".sqlite3-unfinished")
            _migrate(f"sqlite:///{unfinished}")
            unfinished.rename(kept)
    return kept


def template(folder: Path, url: str) -> str:
    """The name of the database on the server of that address, made in the same way."""
    name = f"{_TEMPLATES}{fingerprint()}"
    with _alone(folder), psycopg.connect(url, autocommit=True) as server:
        there = [row[0] for row in server.execute("SELECT datname FROM pg_database").fetchall()]
        if name not in there:
            for old in [each for each in there if each.startswith(_TEMPLATES)]:
                server.execute(f'DROP DATABASE "{old}"')
            server.execute(f'CREATE DATABASE "{name}-unfinished"')
            _migrate(urlsplit(url)._replace(path=f"/{name}-unfinished").geturl())
            server.execute(f'ALTER DATABASE "{name}-unfinished" RENAME TO "{name}"')
    return name


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fingerprint() -> str:
    """Of everything that the empty database comes from."""
    files = sorted(path for pattern in MADE_OF for path in BASE.glob(pattern))
    return sha256(b"\0".join(str(path).encode() + path.read_bytes() for path in files)).hexdigest()[:16]


def _migrate(url: str) -> None:
    command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(command, cwd=BASE, env={**os.environ, "DATABASE_URL": url}, check=True)
