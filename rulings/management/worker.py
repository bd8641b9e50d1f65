"""The worker's round: what is due is done, what the trails tell is told, the jobs of the night are run.

One a machine: whoever comes second waits for the first one's lock. Several machines may have one each, for a task is
taken before it is done.
"""

import fcntl
import logging
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from threading import Event
from types import FrameType

from django.conf import settings
from django.db import DatabaseError, InterfaceError, connection
from django.utils import timezone

from rulings.desk.base.watching.nightly import last_moment, note_worker
from rulings.desk.between.services.copies import read_due
from rulings.desk.casebook.services.books import make_book
from rulings.desk.imports.services.queued import import_queued
from rulings.desk.notices.services.delivering import deliver
from rulings.desk.notices.services.pushing import push
from rulings.desk.notices.services.telling import tell_deadlines, tell_what_happened
from rulings.desk.people.services.passwords import mail_links
from rulings.desk.reports.services.double_dummy import solve_queued
from rulings.desk.tasks.services import end, put_off, take
from rulings.desk.tasks.values import Failed, NotBefore, Trouble
from rulings.management.books import BooksBeside
from rulings.management.nightly import BrokenOff, run_due
from rulings.models import Task, TaskName

_logger = logging.getLogger(__name__)
_LOOK_EVERY = 2.0
_LOOK_FOR_DEADLINES_EVERY = timedelta(minutes=10)
_LOOK_FOR_NIGHTS_EVERY = timedelta(minutes=1)
_A_SIGN_EVERY = timedelta(minutes=1)
_LOOK_FOR_CASEBOOKS_EVERY = timedelta(minutes=1)
_WHEN_DOWN = 15.0

_DONE_BY: Mapping[str, Callable[..., None]] = {
    TaskName.MAIL: deliver,
    TaskName.FORGOTTEN: mail_links,
    TaskName.PUSH: push,
    TaskName.IMPORT: import_queued,
    TaskName.BOOK: make_book,
    TaskName.SOLVE: solve_queued,
}


class Stop:
    """Asked to end: by a signal, or because the server that began this process is gone."""

    def __init__(self, parent: int | None = None) -> None:
        self._asked, self._parent, self._breaks_off = Event(), parent, False

    def by_signal(self) -> None:
        """Let whoever ends processes end this one between two tasks, or within a job of the night."""
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._hear)

    def _hear(self, _signal: int, _frame: FrameType | None) -> None:
        self._asked.set()
        if self._breaks_off:
            self._breaks_off = False
            raise BrokenOff

    @contextmanager
    def breaking_off(self) -> Iterator[None]:
        """Within, a signal breaks off what is done, which takes minutes and is begun again."""
        self._breaks_off = not self.is_asked()
        try:
            yield
        finally:
            self._breaks_off = False

    def is_asked(self) -> bool:
        """Whether it is time to end."""
        return self._asked.is_set() or (self._parent is not None and os.getppid() != self._parent)

    def wait(self, seconds: float) -> None:
        """So long, or until asked."""
        self._asked.wait(seconds)


@contextmanager
def alone(folder: Path, stop: Stop) -> Iterator[bool]:
    """Within, no other worker of this site works on this machine; False where we were to end before our turn came.

    The lock is on the folder itself, which need not be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    held = os.open(folder, os.O_RDONLY)
    try:
        yield _took(held, stop)
    finally:
        os.close(held)


def _took(held: int, stop: Stop) -> bool:
    """Whether the lock is ours at last."""
    while not stop.is_asked():
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            stop.wait(_LOOK_EVERY)
        else:
            return True
    return False


class _Round:
    """Everything that is due, again and again; some of it is looked for now and then only."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop
        self._books = BooksBeside()
        self._deadlines_at = self._nights_at = self._casebooks_at = self._sign_at = timezone.now()

    def go(self) -> None:
        """Once."""
        now = timezone.now()
        if self._sign_at <= now:
            note_worker()
            self._sign_at = now + _A_SIGN_EVERY
        _though_it_fails(tell_what_happened)
        if self._deadlines_at <= now:
            _though_it_fails(tell_deadlines)
            self._deadlines_at = now + _LOOK_FOR_DEADLINES_EVERY
        do_due(self._stop)
        if self._casebooks_at <= now and not _though_it_fails(read_due):
            self._casebooks_at = now + _LOOK_FOR_CASEBOOKS_EVERY
        if settings.NIGHTLY_AT is not None and self._nights_at <= now and not self._stop.is_asked():
            with self._stop.breaking_off():
                run_due(last_moment(settings.NIGHTLY_AT), _logger.info)
            self._nights_at = now + _LOOK_FOR_NIGHTS_EVERY
        _though_it_fails(self._books.go)

    def end(self) -> None:
        """What works beside is ended too."""
        self._books.end()


def _though_it_fails(step: Callable[[], int]) -> int:
    """One step of a round, and how much was done; a fault of ours is logged, and holds up nothing after it."""
    try:
        return step()
    except (DatabaseError, InterfaceError):
        raise
    except Exception:
        _logger.exception("worker: %s failed", step.__name__)
    return 0


def work_until(stop: Stop) -> None:
    """Go round until asked to end; a database that does not answer is tried again."""
    turn = _Round(stop)
    while not stop.is_asked():
        try:
            turn.go()
            stop.wait(_LOOK_EVERY)
        except (DatabaseError, InterfaceError) as error:
            _logger.warning("worker: the database does not answer (%s), trying again", type(error).__name__)
            connection.close()
            stop.wait(_WHEN_DOWN)
        except BrokenOff:
            break
    turn.end()


def do_due(stop: Stop | None = None) -> int:
    """Every task that is due, one after the other; how many there were."""
    done = 0
    while not (stop and stop.is_asked()) and (task := take()):
        _do(task)
        done += 1
    return done


def _do(task: Task) -> None:
    """One task, and how it ended."""
    try:
        _DONE_BY[task.name](task=task)
    except NotBefore as later:
        put_off(task=task, moment=later.moment)
    except Failed as failed:
        end(task=task, failed=failed)
        _logger.warning("worker: %s %s failed: %s %s", task.name, task.pk, failed.trouble, failed.reply or "")
    except (DatabaseError, InterfaceError):
        raise  # whoever comes after us takes it again
    except Exception:
        _logger.exception("worker: %s %s failed", task.name, task.pk)
        end(task=task, failed=Failed(Trouble.FAULT))
    else:
        end(task=task)
