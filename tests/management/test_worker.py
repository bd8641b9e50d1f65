"""The worker: one a machine, ends when told or left alone, and does again what one that was killed had begun."""

import os
import signal
from collections.abc import Callable
from datetime import time
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import override_settings

from rulings.desk.base.watching.nightly import worker_seen_at
from rulings.desk.tasks.services import enqueue
from rulings.management.worker import Stop, alone, do_due, work_until
from rulings.models import Mailbox, NightlyJob, NoticeKind, Session, Task, TaskName, User
from tests.factories import make_ruling
from tests.mailing import free_port, mail_goes_to, make_mailbox


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


@pytest.mark.django_db
def test_a_round_does_what_is_due_and_what_the_night_asks_for() -> None:
    enqueue(name=TaskName.FORGOTTEN, key="one", told={"users": []})
    with override_settings(NIGHTLY_AT=time(3, 30)):
        work_until(After(4))
    assert Task.objects.get().ended_at is not None
    assert set(NightlyJob.objects.values_list("went_well", flat=True)) == {True}


@pytest.mark.django_db
def test_a_job_of_the_night_is_broken_off_where_the_worker_is_to_end_and_begun_again(session: Session) -> None:
    stop, usual = Stop(), {each: signal.getsignal(each) for each in (signal.SIGTERM, signal.SIGINT)}

    def end_while_verifying(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        if "rulings_auditentry" in sql:
            os.kill(os.getpid(), signal.SIGTERM)
        return execute(sql, *rest)

    stop.by_signal()
    try:
        with override_settings(NIGHTLY_AT=time(3, 30)), connection.execute_wrapper(end_while_verifying):
            work_until(stop)
    finally:
        for each, handler in usual.items():
            signal.signal(each, handler)
    assert stop.is_asked()
    assert NightlyJob.objects.get(name="verify_audit").began_at is None
    assert NightlyJob.objects.get(name="clear_tasks").went_well
    with override_settings(NIGHTLY_AT=time(3, 30)):
        work_until(After(4))
    assert NightlyJob.objects.get(name="verify_audit").ended_at is not None


@pytest.mark.django_db
def test_where_a_clock_of_another_does_the_nights_the_worker_does_not() -> None:
    with override_settings(NIGHTLY_AT=None):
        work_until(After(4))
    assert not NightlyJob.objects.exclude(began_at=None).exists()
    assert worker_seen_at() is not None


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
