"""The worker: one a machine, ends when told or left alone, and does again what one that was killed had begun."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import time, timedelta
from io import StringIO
from pathlib import Path
from time import sleep

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test import override_settings
from django.utils import timezone

from rulings.desk.base.keys import digest_of
from rulings.desk.tasks.services import enqueue, take
from rulings.management.worker import Stop, alone, do_due, work_until
from rulings.models import Mailbox, NightlyJob, NoticeKind, Session, Task, TaskName, User
from tests.factories import make_club, make_dora, make_ruling
from tests.mailing import free_port, mail_goes_to, mail_server, make_mailbox
from tests.migrated import migrated


class After(Stop):
    """Is asked to end after so many looks."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.left = looks

    def is_asked(self) -> bool:
        self.left -= 1
        return self.left < 0

    def wait(self, seconds: float) -> None:
        """At once."""


def queue_confirmation(user: User) -> None:
    enqueue(name=TaskName.MAIL, key=f"confirm:{user.pk}", user=user, told={"kind": "confirm"}, token="t" * 32)


@pytest.mark.django_db
def test_a_round_does_what_is_due_and_what_the_night_asks_for() -> None:
    enqueue(name=TaskName.FORGOTTEN, key="one", told={"users": []})
    with override_settings(NIGHTLY_AT=time(3, 30)):
        work_until(After(4))
    assert Task.objects.get().ended_at is not None
    assert set(NightlyJob.objects.values_list("went_well", flat=True)) == {True}


@pytest.mark.django_db
def test_where_a_clock_of_another_does_the_nights_the_worker_does_not() -> None:
    with override_settings(NIGHTLY_AT=None):
        work_until(After(4))
    assert not NightlyJob.objects.exists()


@pytest.mark.django_db
def test_a_fault_of_ours_is_logged_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    enqueue(name=TaskName.FORGOTTEN, key="one", told={})
    assert do_due() == 1
    task = Task.objects.get()
    assert (task.trouble, task.ended_at) == ("fault", None)
    assert "KeyError" in caplog.text


def test_of_two_on_one_machine_the_second_waits(tmp_path: Path) -> None:
    with alone(tmp_path, Stop()) as first, alone(tmp_path, After(2)) as second:
        assert (first, second) == (True, False)
    with alone(tmp_path, Stop()) as third:
        assert third


def test_it_ends_when_the_process_that_began_it_is_gone() -> None:
    assert not Stop(os.getppid()).is_asked()
    assert Stop(os.getppid() + 1).is_asked()


@pytest.fixture
def own(tmp_path: Path, pytestconfig: pytest.Config, django_db_blocker: pytest.FixtureRequest) -> Iterator[Path]:
    """A migrated database of SQLite of its own."""
    path = tmp_path / "own.sqlite3"
    path.write_bytes(migrated(pytestconfig.cache.mkdir("migrated")).read_bytes())
    usual = connection.settings_dict["NAME"]
    with django_db_blocker.unblock():  # type: ignore[attr-defined]
        connection.close()
        connection.settings_dict["NAME"] = str(path)
        yield path
        connection.close()
        connection.settings_dict["NAME"] = usual


def begun(path: Path, port: int) -> "subprocess.Popen[bytes]":
    """A worker in a process of its own."""
    mail = {"EMAIL_HOST": "127.0.0.1", "EMAIL_PORT": str(port), "NIGHTLY_AT": "off"}
    env = os.environ | mail | {"DATABASE_URL": f"sqlite:///{path}", "VAR_DIR": str(path.parent)}
    env |= {"DJANGO_SECRET_KEY": settings.SECRET_KEY}
    return subprocess.Popen([sys.executable, "manage.py", "worker"], cwd=settings.BASE_DIR, env=env)


def wait_until(is_so: object) -> None:
    """Half a minute at most."""
    for _each in range(300):
        if callable(is_so) and is_so():
            return
        sleep(0.1)
    raise TimeoutError


@pytest.mark.sqlite
def test_kill_9_in_the_middle_of_a_letter_loses_nothing_and_sends_it_once_more_at_most(own: Path) -> None:
    """A worker is killed while the server holds the message; another one, and it comes under the same Message-ID."""
    dora = make_dora(make_club())
    make_mailbox(dora, confirmed_at=None, digest=digest_of("t" * 32))
    queue_confirmation(dora)
    with mail_server() as post:
        port = settings.EMAIL_PORT
        post.slow = True
        first = begun(own, port)
        wait_until(lambda: post.has_begun)
        first.send_signal(signal.SIGKILL)
        first.wait()
        assert take() is None
        Task.objects.update(taken_until=timezone.now() - timedelta(seconds=1))
        post.slow = False
        second = begun(own, port)
        wait_until(lambda: Task.objects.get().ended_at is not None)
        second.terminate()
        assert second.wait(20) == 0
    task = Task.objects.get()
    assert (task.trouble, task.tries, task.secret) == ("", 2, "")
    assert len({each["Message-ID"] for each in post.came}) == 1
    assert 1 <= len(post.came) <= 2
    assert Mailbox.objects.get().confirmed_at is None


@pytest.mark.django_db
def test_once_does_what_is_due_and_says_how_much() -> None:
    for key in ("one", "two"):
        enqueue(name=TaskName.FORGOTTEN, key=key, told={"users": []})
    out = StringIO()
    call_command("worker", "--once", stdout=out)
    assert out.getvalue() == "2 done\n"
    assert not Task.objects.filter(ended_at=None).exists()


@pytest.mark.django_db
def test_a_trail_that_cannot_be_read_holds_up_no_letter(
    caplog: pytest.LogCaptureFixture, dora: User, rev: User, session: Session
) -> None:
    make_mailbox(rev, NoticeKind.RULING_WAITS)
    enqueue(name=TaskName.FORGOTTEN, key="one", told={"users": []})
    with mail_goes_to(free_port()), override_settings(NIGHTLY_AT=None):
        work_until(After(4))
        make_ruling(dora, session)
        Mailbox.objects.update(kinds=5)  # no list
        enqueue(name=TaskName.FORGOTTEN, key="two", told={"users": []})
        work_until(After(4))
    assert "tell_what_happened failed" in caplog.text
    assert not Task.objects.filter(ended_at=None).exists()
