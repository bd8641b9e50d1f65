"""A SQLite file copied out and back, whatever it is."""

import sqlite3
from pathlib import Path

import pytest

from rulings.management.backups.sqlite import copy_back, copy_out, migrations_in


def made(path: Path, *names: str) -> str:
    """A database with these migrations, in WAL mode as in use."""
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE django_migrations (app TEXT, name TEXT)")
        database.executemany("INSERT INTO django_migrations VALUES ('rulings', ?)", [(name,) for name in names])
    database.close()
    return str(path)


def test_what_another_has_not_committed_is_not_in_the_copy(tmp_path: Path) -> None:
    source = made(tmp_path / "a", "0001")
    other = sqlite3.connect(source, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("INSERT INTO django_migrations VALUES ('rulings', '0002')")
    copy_out(source, tmp_path / "copy")
    other.execute("COMMIT")
    other.close()
    assert migrations_in(tmp_path / "copy") == {"0001"}
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith("copy")) == ["copy"]


def test_a_copy_replaces_all_that_was_there(tmp_path: Path) -> None:
    copy_out(made(tmp_path / "a", "0001"), tmp_path / "copy")
    target = made(tmp_path / "b", "0001", "0002")
    copy_back(tmp_path / "copy", target)
    assert migrations_in(Path(target)) == {"0001"}


def test_what_is_damaged_is_found(tmp_path: Path) -> None:
    copy_out(made(tmp_path / "a", *map(str, range(5000))), tmp_path / "copy")
    held = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(held[:20_000])
    with pytest.raises(ValueError, match=r"damaged|no backup"):
        migrations_in(tmp_path / "copy")
