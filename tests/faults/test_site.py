"""The site as it is served meets faults: each is told in a sentence, nothing is half done, it comes back by itself."""

import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep
from uuid import uuid4

import psycopg
import pytest
from django.conf import settings
from django.db import connection

from rulings.desk.base.watching.faults import Fault, said_of
from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import AuditEntry, Club, IrregularityReport
from tests.faults.cluster import Cluster
from tests.faults.conftest import Own
from tests.faults.site import METRICS_TOKEN, Answer, Browser, Site, an_evening, command, served


class Ground:
    """A site with Dora signed in, before a database that can be spoilt."""

    def __init__(self, site: Site, cluster: Cluster | None) -> None:
        self.site, self.cluster = site, cluster
        self.dora = Browser(site.port).sign_in("dora")

    def file(self, key: str = "") -> Answer:
        """File a report; with the same key it is the same report."""
        form = {"door": "penalty_card", "filing_key": key or str(uuid4()), "table": "5", "story": "A card fell."}
        return self.dora.post("/sessions/tuesday/boards/1/new/file/", **form)

    def check(self, reports: int) -> None:
        """So many reports, each with its one entry, and a chain that holds."""
        assert IrregularityReport.objects.count() == reports
        assert AuditEntry.objects.filter(verb="report.filed").count() == reports
        assert verify_audit(Club.objects.get()) is None
        connection.close()


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    an_evening()
    # PostgreSQL waits for three seconds here, so that a deadlock is found after one: SQLite for its ten.
    url = f"{own.cluster.url()}?options=-c%20lock_timeout%3D3s" if own.cluster else sqlite_url()
    with served(url, own.folder) as site:
        yield Ground(site, own.cluster)


@pytest.fixture
def so_far(ground: Ground) -> int:
    """How many reports there are before a test."""
    count = IrregularityReport.objects.count()
    connection.close()
    return count


def sqlite_url() -> str:
    return f"sqlite:///{connection.settings_dict['NAME']}"


@contextmanager
def club_locked(ground: Ground) -> Iterator[None]:
    """Somebody else writes, and does not end."""
    if ground.cluster:
        with psycopg.connect(ground.cluster.url()) as other:
            other.execute("SELECT id FROM rulings_club FOR UPDATE")
            yield
            other.rollback()
    else:
        other_file = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
        other_file.execute("BEGIN IMMEDIATE")
        yield
        other_file.execute("ROLLBACK")
        other_file.close()


def test_a_database_that_is_busy_too_long_is_told_and_what_was_typed_is_kept(ground: Ground, so_far: int) -> None:
    with club_locked(ground):
        refused = ground.file()
        assert ground.dora.get("/sessions/tuesday/").status == 200
    assert (refused.status, refused.headers["Retry-After"]) == (503, "5")
    assert said_of(Fault.BUSY)[0] in refused.text
    assert "A card fell." in refused.text
    ground.check(so_far)
    assert ground.file().status == 302
    ground.check(so_far + 1)


def test_workers_killed_in_the_middle_of_an_act_come_back_and_the_act_may_be_sent_again(
    ground: Ground, so_far: int
) -> None:
    key = str(uuid4())
    with club_locked(ground):
        sender = Thread(target=send_and_lose, args=(ground, key))
        sender.start()
        sleep(0.6)
        ground.site.kill_workers()
    sender.join(60)
    ground.site.wait()
    ground.check(so_far)
    assert [ground.file(key).status, ground.file(key).status] == [302, 302]
    ground.check(so_far + 1)


def send_and_lose(ground: Ground, key: str) -> None:
    """A form whose answer never comes."""
    with pytest.raises(OSError):  # noqa: PT011 - however the connection ends
        ground.file(key)


@pytest.mark.postgresql
def test_connections_that_are_dropped_are_replaced_and_nobody_hears_of_it(ground: Ground, so_far: int) -> None:
    assert ground.cluster
    ground.dora.get("/sessions/tuesday/")
    ground.cluster.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    statuses = [ground.dora.get("/sessions/tuesday/").status for _each in range(4)]
    assert statuses == [200] * 4, ground.site.log.read_text()[-9000:]
    assert ground.file().status == 302
    ground.check(so_far + 1)


@pytest.mark.postgresql
def test_of_two_that_wait_for_one_another_one_is_told_and_may_send_again(ground: Ground, so_far: int) -> None:
    assert ground.cluster
    assert ground.file().status == 302
    report = IrregularityReport.objects.latest("pk")
    connection.close()
    answers: list[Answer] = []
    with psycopg.connect(ground.cluster.url()) as other:
        other.execute("SET deadlock_timeout = '30s'; SET lock_timeout = '30s'")
        other.execute("SELECT id FROM rulings_irregularityreport WHERE id = %s FOR UPDATE", [report.pk])
        form = {"revision": str(report.revision), "table": "4"}
        sender = Thread(target=lambda: answers.append(ground.dora.post(f"/reports/{report.pk}/amend/", **form)))
        sender.start()
        sleep(0.5)
        other.execute("SELECT id FROM rulings_club FOR UPDATE")
        sender.join(60)
    assert (answers[0].status, answers[0].headers["Retry-After"]) == (503, "5")
    assert ground.dora.post(f"/reports/{report.pk}/amend/", **form).status == 302
    ground.check(so_far + 1)


@pytest.mark.postgresql
def test_a_database_killed_under_the_site_is_told_and_both_come_back(ground: Ground, so_far: int) -> None:
    assert ground.cluster
    ground.cluster.kill()
    refused = ground.file()
    assert (refused.status, said_of(Fault.SILENT)[0] in refused.text) == (503, True)
    assert Browser(ground.site.port).get("/healthz").status == 200
    assert Browser(ground.site.port).get("/readyz").text == "database: does not answer\n"
    ground.cluster.start()
    assert ground.site.wait("/readyz").text == "ok\n"
    assert ground.file().status == 302
    ground.check(so_far + 1)


def told_without(database: Path, visitor: Browser) -> str:
    """What stands ready says without the file: one that a late request of before has made goes again."""
    for _each in range(50):
        database.unlink(missing_ok=True)
        if not (told := visitor.get("/readyz").text).startswith("migrations: "):
            break
        sleep(0.1)
    return told


@pytest.mark.sqlite
def test_a_file_replaced_by_an_empty_one_is_told_and_is_used_again_when_it_is_back(ground: Ground, so_far: int) -> None:
    database = Path(connection.settings_dict["NAME"])
    with sqlite3.connect(database) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole.close()
    database.rename(database.with_suffix(".away"))
    for name in ("-wal", "-shm"):
        Path(f"{database}{name}").unlink(missing_ok=True)
    visitor = Browser(ground.site.port)
    assert told_without(database, visitor) == "database: there is no file\n"
    refused = ground.dora.get("/sessions/tuesday/")
    assert (refused.status, said_of(Fault.UNPREPARED)[0] in refused.text) == (503, True)
    assert visitor.get("/readyz").text.startswith("migrations: ")
    assert visitor.get("/healthz").status == 200
    database.with_suffix(".away").rename(database)
    for name in ("-wal", "-shm"):
        Path(f"{database}{name}").unlink(missing_ok=True)
    assert ground.site.wait("/readyz").text == "ok\n"
    assert ground.file().status == 302
    ground.check(so_far + 1)


def test_a_site_older_than_its_database_does_not_begin_and_says_what_to_do(ground: Ground, tmp_path: Path) -> None:
    move = (
        "INSERT INTO django_migrations (app, name, applied) VALUES ('rulings', '0999_of_tomorrow', CURRENT_TIMESTAMP)"
    )
    back = "DELETE FROM django_migrations WHERE name = '0999_of_tomorrow'"
    with connection.cursor() as cursor:
        cursor.execute(move)
    try:
        for words in (command(), [command()[0], "manage.py", "migrate"], [command()[0], "manage.py", "check"]):
            said = refused(words, ground)
            assert "it has 0999_of_tomorrow, of which nothing is known here. Start the newer version again" in said
    finally:
        with connection.cursor() as cursor:
            cursor.execute(back)
        connection.close()


def test_what_both_workers_counted_is_told_by_either(ground: Ground) -> None:
    visitor = Browser(ground.site.port)
    visitor.opener.addheaders = [("Authorization", f"Bearer {METRICS_TOKEN}")]
    for _each in range(20):
        assert visitor.get("/guide/coverage/").status == 200
    for _each in range(100):
        told = re.search(r'view="guide_coverage"} (\d+)', visitor.get("/metrics").text)
        if told and int(told[1]) >= 20:
            break
        sleep(0.1)
        visitor.get("/healthz")
    assert told
    assert int(told[1]) == 20


def refused(words: list[str], ground: Ground) -> str:
    """What a command says that ends without having done anything."""
    url = ground.cluster.url() if ground.cluster else sqlite_url()
    own = os.environ | {"DATABASE_URL": url, "BIND": "127.0.0.1:0"}
    done = subprocess.run(words, cwd=settings.BASE_DIR, env=own, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    return " ".join((done.stdout + done.stderr).split())
