"""A SQLite file copied while it is in use, by SQLite's own means, and copied back in one transaction."""

import sqlite3
from contextlib import closing
from pathlib import Path

from rulings.management.whole import written_whole

_PATIENCE = 30.0
_HEADS = "SELECT id, slug, audit_sequence, audit_hash FROM rulings_club ORDER BY id"
_MIGRATIONS = "SELECT name FROM django_migrations WHERE app = 'rulings'"


def copy_out(database: str, to: Path) -> None:
    """The database as it is at one moment, whole and on the disk before it gets its name, for its owner alone.

    Whoever reads it knows all that the site knows.
    """
    with (
        written_whole(to) as unfinished,
        closing(sqlite3.connect(f"{Path(database).resolve().as_uri()}?mode=rw", _PATIENCE, uri=True)) as source,
        closing(sqlite3.connect(unfinished)) as copy,
    ):
        source.backup(copy)
        # A copy of a file in WAL mode would need two more files beside it.
        copy.execute("PRAGMA journal_mode=DELETE")


def copy_back(backup: Path, database: str) -> None:
    """All of the backup in place of all that the database held, or nothing of it."""
    with _read(backup) as source, closing(sqlite3.connect(database, timeout=_PATIENCE)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode=WAL")


def heads_in(backup: Path) -> list[tuple[int, str, int, str]]:
    """Each club of the copy: its id, short name, and how far its chain had come."""
    with _read(backup) as source:
        return source.execute(_HEADS).fetchall()


def migrations_in(backup: Path) -> set[str]:
    """The desk's migrations that the backed-up database had had; `ValueError` for a file that is none."""
    try:
        with _read(backup) as source:
            if source.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise ValueError("the file is damaged")
            return {name for (name,) in source.execute(_MIGRATIONS)}
    except sqlite3.Error as error:
        raise ValueError(f"it is no backup of a SQLite database ({error})") from None


def _read(path: Path) -> closing[sqlite3.Connection]:
    """A file that is there, and stays as it is."""
    return closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True))
