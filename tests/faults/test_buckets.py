"""kill -9 while a backup is on its way to a bucket: what is under its name there is whole, and no part of it stays."""

import signal
import tempfile
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from io import StringIO
from pathlib import Path
from time import sleep, time
from typing import Any

import boto3
import pytest
from django.core.management import call_command
from django.db import connection

from rulings.desk.people.services.clubs import create_club
from rulings.management.backups import bucket as of_buckets
from rulings.management.backups import postgresql, sqlite
from rulings.management.backups.bucket import Bucket
from rulings.management.backups.heads import beside, read_heads
from rulings.management.backups.places import backups_in, fetched
from tests.faults.conftest import Own
from tests.faults.dying import LIVED, ended
from tests.management.backups.buckets import bucket, s3_server
from tests.migrated import is_sqlite

__all__ = ["bucket", "s3_server"]

AFTER = (1, 2, 4, 6, 9, 13, 20, 40)
LARGE = b"\0" * 9_000_000
"""Sent in two parts."""


@pytest.fixture
def folder(own: Own, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where temporary files lie."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    yield tmp_path
    connection.close()


def back_up(place: str) -> None:
    """One more, by a name that none has yet."""
    sleep(1 - time() % 1)
    call_command("backup", place, stdout=StringIO())


def whole_ones(place: str) -> list[str]:
    """The backups there; each of them can be restored, and what heads are beside it are its own."""
    there = Bucket(place).sizes()
    for name in backups_in(there):
        with fetched(f"{place}/{name}") as file:
            assert file.stat().st_size == there[name]
            settings = connection.settings_dict
            assert sqlite.migrations_in(file) if is_sqlite() else postgresql.migrations_in(file, settings)
            assert not beside(file).exists() or [each.slug for each in read_heads(beside(file))] == ["ponte"]
    return backups_in(there)


def halves() -> list[dict[str, Any]]:
    """Uploads that have begun and not ended."""
    found: list[dict[str, Any]] = (
        boto3.Session().client("s3").list_multipart_uploads(Bucket="backups").get("Uploads", [])
    )
    return found


def test_a_backup_whose_process_is_killed_is_whole_in_the_bucket_or_not_there(bucket: str, folder: Path) -> None:
    create_club(name="Ponte Vecchio", slug="ponte")
    ends = []
    for step in AFTER:
        before = whole_ones(bucket)
        ends.append(ended(partial(back_up, bucket), step=step, folder=folder))
        assert len(whole_ones(bucket)) - len(before) in (0, 1)
        if ends[-1] == LIVED:
            break
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[0] == -signal.SIGKILL
    before = whole_ones(bucket)
    back_up(bucket)
    after = whole_ones(bucket)
    assert len(after) == len(before) + 1
    assert f"{after[0]}.heads" in Bucket(bucket).sizes()
    assert list(folder.iterdir()) == []


def test_parts_of_a_backup_whose_upload_was_killed_go_when_the_next_is_made(
    bucket: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = boto3.Session().client("s3")
    for key in ("krakow/film.mkv", "rulings-20261124-033000.dump", "krakow/old/rulings-20261124-033000.dump"):
        client.create_multipart_upload(Bucket="backups", Key=key)
    of_others = len(halves())
    place = f"{bucket}/krakow"
    with monkeypatch.context() as patch:  # this store tells of every upload that it began long ago
        patch.setattr(of_buckets, "_GIVEN_UP_AFTER", timedelta(days=36_500))
        names = {step: f"rulings-20261125-0330{step:02}.dump" for step in AFTER}
        ends = [ended(partial(send, place, name), step=step, folder=folder) for step, name in names.items()]
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[0] == -signal.SIGKILL
    assert len(halves()) > of_others
    assert all(size == len(LARGE) for size in Bucket(place).sizes().values())
    send(place, "rulings-20261127-033000.dump")
    assert len(halves()) == of_others


def send(place: str, name: str) -> None:
    """A large file by that name."""
    with Bucket(place).making() as folder:
        (folder / name).write_bytes(LARGE)
