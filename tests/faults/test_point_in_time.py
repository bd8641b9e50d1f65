"""A database put back to a moment, from a base backup and the archived log, as docs/operations.md tells it."""

import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import pytest
from django.db import connection

from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, IrregularityReport
from tests.factories import make_club, make_dora, make_report, make_session
from tests.faults.cluster import Cluster, copied, owner, running
from tests.faults.own import at, copy_schema

pytestmark = pytest.mark.postgresql


@pytest.fixture
def archive(django_db_setup: None, django_db_blocker: Any) -> Iterator[Path]:
    """A folder for the log, which the cluster's owner may write to; the connection is put back in the end."""
    usual = dict(connection.settings_dict)
    connection.close()
    with TemporaryDirectory(prefix="rulings-archive-") as folder, django_db_blocker.unblock():
        shutil.chown(folder, owner().pw_name)
        yield Path(folder)
        connection.close()
        connection.settings_dict.update(usual)


def test_what_was_done_up_to_a_moment_is_there_and_what_came_after_is_not(archive: Path) -> None:
    log = archive / "log"
    log.mkdir()
    shutil.chown(log, owner().pw_name)
    settings = ("wal_level=replica", "archive_mode=on", f"archive_command='test ! -f {log}/%f && cp %p {log}/%f'")
    with running(*settings) as cluster:
        usual = dict(connection.settings_dict)
        connection.settings_dict.update(at(cluster))
        copy_schema(usual, connection.settings_dict)
        club = make_club()
        dora, session = make_dora(club), make_session(club)
        copied(cluster, archive / "base")
        make_report(dora, session)
        sleep(0.5)
        moment = datetime.now(UTC)
        sleep(0.5)
        make_report(dora, session)
        cluster.execute("SELECT pg_switch_wal()")
        for _time in range(100):
            if len(list(log.iterdir())) > 1 and archived(cluster):
                break
            sleep(0.1)
        connection.close()
        cluster.stop()
        put_back(cluster, archive, moment)
        cluster.start()
        cluster.wait()
        assert IrregularityReport.objects.count() == 1
        for _time in range(100):
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_is_in_recovery()")
                if cursor.fetchone() == (False,):
                    break
            sleep(0.1)
        assert verify_audit(Club.objects.get()) is None
        make_report(dora, session)
        assert verify_audit(Club.objects.get()) is None


def archived(cluster: Cluster) -> bool:
    """Whether every finished piece of the log is in the archive."""
    return not list((cluster.data / "pg_wal" / "archive_status").glob("*.ready"))


def put_back(cluster: Cluster, archive: Path, moment: datetime) -> None:
    """The base backup in place of the cluster's folder, to be brought to the moment."""
    shutil.rmtree(cluster.data)
    shutil.move(archive / "base", cluster.data)
    told = [
        f"restore_command = 'cp {archive / 'log'}/%f %p'",
        f"recovery_target_time = '{moment.isoformat()}'",
        "recovery_target_action = 'promote'",
    ]
    with (cluster.data / "postgresql.auto.conf").open("a") as file:
        file.write("\n".join(told) + "\n")
    (cluster.data / "recovery.signal").touch()
    for path in (cluster.data / "recovery.signal", cluster.data):
        shutil.chown(path, owner().pw_name, owner().pw_gid)
