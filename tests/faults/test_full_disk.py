"""A disk that is full under PostgreSQL: the act is refused, nothing is half done, and with room again it goes on."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from uuid import uuid4

import pytest
from django.db import connection
from django.test import Client

from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, IrregularityReport
from tests.factories import make_club, make_dora, make_session
from tests.faults.cluster import Cluster, owner
from tests.faults.own import at, copy_schema

pytestmark = pytest.mark.postgresql
SMALL = "wal_keep_size=0 max_wal_size=8MB min_wal_size=2MB"


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of 128 MB, where this user may mount one."""
    folder = Path(mkdtemp(prefix="rulings-disk-"))
    mounted = (
        os.getuid() == 0
        and not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=128m", "tmpfs", str(folder)], capture_output=True
        ).returncode
    )
    if not mounted:
        folder.rmdir()
        pytest.skip("nothing can be mounted here")
    shutil.chown(folder, owner().pw_name)
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)
    folder.rmdir()


@pytest.fixture
def cluster(small_disk: Path, django_db_setup: None, django_db_blocker: Any) -> Iterator[Cluster]:
    made = Cluster(small_disk, *SMALL.split()).made()
    made.start()
    usual = dict(connection.settings_dict)
    connection.close()
    with django_db_blocker.unblock():
        connection.settings_dict.update(at(made))
        copy_schema(usual, connection.settings_dict)
        yield made
        connection.close()
        connection.settings_dict.update(usual)
    made.stop()


def file_one(client: Client) -> int:
    form = {"door": "penalty_card", "filing_key": str(uuid4()), "table": "5", "story": "A card fell. " * 200}
    return int(client.post("/sessions/tuesday/boards/1/new/file/", form).status_code)


def test_a_full_disk_refuses_acts_whole_and_with_room_again_they_are_done(cluster: Cluster) -> None:
    club = make_club()
    dora = make_dora(club)
    make_session(club)
    client = Client(raise_request_exception=False)
    client.force_login(dora)
    assert file_one(client) == 302
    ballast = cluster.folder / "ballast"
    fill(ballast)
    answers = [file_one(client) for _each in range(60)]
    assert set(answers) <= {302, 503}
    assert 503 in answers
    ballast.unlink()
    connection.close()
    cluster.kill()  # where it could not write its log it has ended, or waits to begin again
    cluster.start()
    cluster.wait()
    done = 1 + answers.count(302)
    assert IrregularityReport.objects.count() == AuditEntry.objects.filter(verb="report.filed").count() == done
    assert verify_audit(Club.objects.get()) is None
    assert file_one(client) == 302


def fill(path: Path) -> None:
    """Until nothing more goes on the disk."""
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 65536)
        except OSError:
            return
