"""Workers that are killed, and two at once: nothing is lost, and nothing is sent twice that is known to be out."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from time import sleep

from django.conf import settings
from django.db import connection
from django.utils import timezone

from rulings.desk.base.keys import digest_of
from rulings.desk.tasks.services import enqueue, take
from rulings.management.worker import do_due
from rulings.models import Task, TaskName
from tests.factories import make_user
from tests.faults.conftest import Own
from tests.faults.own import url_of
from tests.mailing import Post, mail_server, make_mailbox
from tests.migrated import is_sqlite


def queue(*names: str) -> None:
    """A letter to each: the link that confirms an address."""
    Task.objects.all().delete()
    for name in names:
        user, token = make_user(name), name * 8
        make_mailbox(user, confirmed_at=None, digest=digest_of(token))
        enqueue(name=TaskName.MAIL, key=f"confirm:{name}", user=user, told={"kind": "confirm"}, token=token)


def begun(own: Own, machine: str) -> "subprocess.Popen[bytes]":
    """A worker in a process of its own, as on that machine."""
    url = f"sqlite:///{connection.settings_dict['NAME']}" if is_sqlite() else url_of(connection.settings_dict)
    env = os.environ | {"DATABASE_URL": url, "VAR_DIR": str(own.folder / machine), "NIGHTLY_AT": "off"}
    env |= {"EMAIL_HOST": "127.0.0.1", "EMAIL_PORT": str(settings.EMAIL_PORT), "DJANGO_SECRET_KEY": settings.SECRET_KEY}
    return subprocess.Popen([sys.executable, "manage.py", "worker"], cwd=settings.BASE_DIR, env=env)


def until(is_so: Callable[[], bool]) -> None:
    """A minute at most."""
    for _each in range(600):
        if is_so():
            return
        sleep(0.1)
    raise TimeoutError


def all_are_out() -> bool:
    return not Task.objects.filter(ended_at=None).exists()


def sent(post: Post) -> Counter[str]:
    """How often each letter came, by its id."""
    return Counter(each["Message-ID"] for each in post.came)


def test_kill_9_in_the_middle_of_a_letter_loses_nothing_and_one_at_most_comes_twice(own: Own) -> None:
    queue("anna", "bruno")
    with mail_server() as post:
        post.slow = True
        first = begun(own, "one")
        until(lambda: post.has_begun)
        first.send_signal(signal.SIGKILL)
        first.wait()
        taken = Task.objects.get(taken_until__isnull=False)
        Task.objects.filter(pk=taken.pk).update(taken_until=timezone.now() - timedelta(seconds=1))
        post.slow = False
        second = begun(own, "one")
        until(all_are_out)
        second.terminate()
        assert second.wait(30) == 0
        assert take() is None
    assert sorted(Task.objects.values_list("tries", "trouble", "secret")) == [(1, "", ""), (2, "", "")]
    counted = sent(post)
    assert len(counted) == 2
    assert sum(counted.values()) in (2, 3)


def test_two_workers_at_once_send_each_letter_once(own: Own) -> None:
    queue(*(f"reader-{number}" for number in range(12)))
    with mail_server() as post:
        post.slow = True
        other = begun(own, "two")
        until(lambda: post.has_begun)
        post.slow = False
        here = do_due()
        until(all_are_out)
        other.terminate()
        assert other.wait(30) == 0
    assert here < 12
    assert set(sent(post).values()) == {1}
    assert len(post.came) == 12
