"""kill -9 of the worker in the middle of its longer jobs, after ever more of what each writes: each is done once.

Letters have their own in `test_worker.py`: what went out cannot be taken back.
"""

import os
import signal
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from rulings.desk.imports.services.queued import or_queue
from rulings.desk.reports.queries.double_dummy import is_installed
from rulings.desk.reports.services.double_dummy import order_solving
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.management.worker import do_due
from rulings.models import Board, Club, Result, Session, SessionImport, Task, User, WaitingFile
from tests.desk.imports.services.test_queued import LARGE
from tests.factories import make_club, make_dora, make_profile, make_rev, make_session
from tests.faults.conftest import Own
from tests.faults.own import held

WRITES = ("INSERT", "UPDATE", "DELETE")
LIVED, FAILED = 7, 9
MOMENTS = (1, 2, 3, 5, 8, 12, 20, 40, 80)


@pytest.fixture(scope="module")
def rev(own: Own) -> User:
    """The chief director of a club with a session, in a database of its own."""
    club = make_club()
    make_profile(club)
    make_session(club)
    make_dora(club)
    return make_rev(club)


def import_a_large_file(rev: User) -> None:
    assert isinstance(or_queue(actor=rev, club=Club.objects.get(), data=LARGE, filename="evening.pbn"), WaitingFile)


def solve_a_session(rev: User) -> None:
    order_solving(actor=rev, session=Session.objects.get(slug="tuesday"))


JOBS: dict[str, Callable[[User], None]] = {"a large file": import_a_large_file, "double dummy": solve_a_session}


def begun_by_another(writes: int) -> int:
    """How a worker ended that is killed after so many writes; one that lives has done the job."""
    connection.close()
    child = os.fork()
    if not child:
        left = iter(range(writes - 1))

        def count(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
            done = execute(sql, *rest)
            if sql.startswith(WRITES) and next(left, None) is None:
                os.kill(os.getpid(), signal.SIGKILL)
            return done

        connection.execute_wrappers.append(count)
        try:
            do_due()
            os._exit(LIVED)
        finally:
            os._exit(FAILED)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def without_tasks() -> dict[str, str]:
    """All tables but that of the tasks, and of how far a file has come."""
    return {table: rows for table, rows in held().items() if table not in ("rulings_task", "rulings_waitingfile")}


@pytest.mark.parametrize("job", JOBS)
def test_a_job_whose_worker_dies_leaves_nothing_half_done_and_is_done_once(job: str, rev: User) -> None:
    if job == "double dummy" and not is_installed():
        pytest.skip("no solver here")
    JOBS[job](rev)
    ends = []
    for writes in MOMENTS:
        before = without_tasks()
        ends.append(begun_by_another(writes))
        if ends[-1] == LIVED:
            break
        after = without_tasks()
        assert after == before or is_a_part(job, after, before)
        Task.objects.update(taken_until=timezone.now() - timedelta(seconds=1), tries=0)
    do_due()
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert -signal.SIGKILL in ends
    assert not Task.objects.filter(ended_at=None).exists()
    assert set(Task.objects.values_list("trouble", flat=True)) == {""}
    assert done_once(job)
    club = Club.objects.get()
    assert verify_audit(club) is None
    assert [each for each in map(str, replayed(club)) if "no entry tells of it" not in each] == []


def is_a_part(job: str, after: dict[str, str], before: dict[str, str]) -> bool:
    """What a board makes is kept board by board; and a file may be there whole, with its worker dead afterwards."""
    changed = {table for table in after if after[table] != before[table]}
    return changed <= {"rulings_board"} if job == "double dummy" else done_once(job)


def done_once(job: str) -> bool:
    if job == "double dummy":
        return all(each.double_dummy for each in Board.objects.filter(session__slug="tuesday").exclude(deal=""))
    return (SessionImport.objects.count(), Result.objects.count(), Session.objects.count()) == (1, 1, 1)
