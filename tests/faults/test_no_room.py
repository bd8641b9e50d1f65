"""A disk that is full under what the worker and the site write: said in a sentence, nothing half, done with room again.

The disk of the site's temporary files is a small one of memory, where this user may mount one; what the worker writes
is bounded by the limit on the size of files, which a full disk is to it.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection

from rulings.desk.base.watching.faults import Fault, said_of
from rulings.desk.trail.queries.verification import verify_audit
from rulings.management.worker import do_due
from rulings.models import Club, SessionImport, TaskName, User
from tests.desk.imports.services.test_importing import PBN
from tests.faults.conftest import Own
from tests.faults.jobs import Ground, leave_to_the_next, make_ground, of_the_club, ordered
from tests.faults.own import url_of
from tests.faults.site import Browser, let_in, served
from tests.management.backups.ground import no_more_than
from tests.migrated import is_sqlite

FAR_TOO_LARGE = ("% as it was saved\n" * 220_000 + PBN).encode()
"""Some 4 MB, which a form may have, and more than a request keeps in memory."""


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """One of 1 MB."""
    folder = Path(mkdtemp(prefix="rulings-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=1777", "tmpfs", str(folder)]
    if os.getuid() or subprocess.run(mount, capture_output=True).returncode:
        folder.rmdir()
        pytest.skip("nothing can be mounted here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)
    folder.rmdir()


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    with make_ground(own.folder) as made:
        yield made
    connection.close()


@pytest.mark.sqlite
@pytest.mark.parametrize("name", TaskName)
def test_work_that_finds_no_room_is_not_half_done_and_is_done_with_room_again(name: TaskName, ground: Ground) -> None:
    with ordered(name, ground):
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = of_the_club()
        with no_more_than(1), pytest.raises(DatabaseError):
            do_due()
        connection.close()
        assert of_the_club() == before
        leave_to_the_next()
        do_due()


def test_an_archive_that_finds_no_room_is_nowhere_and_with_room_again_it_is_whole(
    ground: Ground, tmp_path: Path
) -> None:
    file = tmp_path / "ponte.zip"
    if is_sqlite():  # whose own file is bounded too, so that the act itself would be refused
        with connection.cursor() as cursor:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with no_more_than(500), pytest.raises((CommandError, DatabaseError, OSError)):
        call_command("archive_club", "ponte", str(file))
    connection.close()
    assert list(tmp_path.iterdir()) == []
    call_command("archive_club", "ponte", str(file))
    assert [each.name for each in tmp_path.iterdir()] == ["ponte.zip"]
    assert verify_audit(ground.club) is None


def test_a_file_for_which_the_disk_has_no_room_is_told_and_nothing_of_it_is_stored(
    ground: Ground, own: Own, small_disk: Path
) -> None:
    url = f"sqlite:///{connection.settings_dict['NAME']}" if is_sqlite() else url_of(connection.settings_dict)
    let_in(User.objects.get(username="dora"))
    imports = SessionImport.objects.count()
    connection.close()
    with served(url, own.folder, TMPDIR=str(small_disk)) as site:
        dora = Browser(site.port).sign_in("dora")
        workers, before = sorted(site.workers()), of_the_club()
        form = {"club": str(ground.club.pk), "event_name": "", "day": ""}
        refused = dora.send("/import/", "evening.pbn", FAR_TOO_LARGE, **form)
        assert (refused.status, said_of(Fault.FULL)[0] in refused.text) == (503, True), site.log.read_text()[-3000:]
        assert of_the_club() == before
        assert [each for each in small_disk.iterdir() if each.is_file()] == []
        assert shutil.disk_usage(small_disk).used < 100_000
        assert dora.send("/import/", "evening.pbn", PBN.encode(), **form).status == 200
        assert sorted(site.workers()) == workers
    assert SessionImport.objects.count() == imports + 1
    assert verify_audit(Club.objects.get()) is None
