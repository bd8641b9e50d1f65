"""Where backups are kept: what is one there, which are deleted, and which never."""

from pathlib import Path

import pytest

from rulings.management.backups.places import backups_in, delete_old, fetched, place_named
from tests.management.backups.buckets import bucket, s3_server

__all__ = ["bucket", "s3_server"]

_NIGHTS = [f"rulings-2026112{night}-033000.{kind}" for night, kind in enumerate(("dump", "dump", "sqlite3", "dump"))]


@pytest.fixture(params=["folder", "bucket"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place of either kind."""
    return str(tmp_path) if request.param == "folder" else f"{request.getfixturevalue('bucket')}/nights"


def filled(where: str, *names: str) -> None:
    with place_named(where).making() as folder:
        for name in names:
            (folder / name).write_text(name)


def test_the_newest_are_kept_with_their_heads_and_the_rest_is_nobody_s_to_delete(where: str) -> None:
    other = ("rulings.dump", "my-rulings-20201120-033000.dump", "rulings-20201120-033000.dump.unfinished", "letter")
    filled(where, *_NIGHTS, *(f"{name}.heads" for name in _NIGHTS), *other)
    assert delete_old(place_named(where), kept=2, made=_NIGHTS[3]) == [_NIGHTS[1], _NIGHTS[0]]
    kept = {*_NIGHTS[2:], *(f"{name}.heads" for name in _NIGHTS[2:]), *other}
    assert set(place_named(where).sizes()) == kept
    assert backups_in(place_named(where).sizes()) == [_NIGHTS[3], _NIGHTS[2]]


def test_the_one_just_made_is_kept_whatever_the_clock_said(where: str) -> None:
    filled(where, *_NIGHTS)
    assert delete_old(place_named(where), kept=1, made=_NIGHTS[0]) == [_NIGHTS[2], _NIGHTS[1]]
    assert backups_in(place_named(where).sizes()) == [_NIGHTS[3], _NIGHTS[0]]


def test_a_backup_is_fetched_with_its_heads_where_it_has_some(where: str) -> None:
    filled(where, _NIGHTS[0], f"{_NIGHTS[0]}.heads", _NIGHTS[1])
    for name, heads in ((_NIGHTS[0], True), (_NIGHTS[1], False)):
        with fetched(place_named(where).address(name)) as file:
            assert (file.name, file.read_text()) == (name, name)
            assert file.with_name(f"{name}.heads").exists() is heads
