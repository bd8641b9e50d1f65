"""Workers that die, or are only held up, in the middle of each kind of work: it is done once, nothing is half done."""

import signal
from collections.abc import Iterator

import pytest
from django.db import DatabaseError, connection

from rulings.management.worker import do_due
from rulings.models import TaskName
from tests.faults.conftest import Own
from tests.faults.dying import LIVED, ended, stopped
from tests.faults.jobs import JOBS, Ground, Job, leave_to_the_next, make_ground, of_the_club, ordered

STEPS = (1, 2, 3, 5, 8, 13, 30, 80)


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    with make_ground(own.folder) as made:
        yield made


def test_every_kind_of_work_is_tried() -> None:
    assert set(JOBS) == set(TaskName)


@pytest.mark.parametrize("name", TaskName)
def test_a_job_whose_worker_dies_leaves_nothing_half_done_and_is_done_once(
    name: TaskName, ground: Ground, own: Own
) -> None:
    ends = []
    with ordered(name, ground) as job:
        done = job.done(ground)
        for step in STEPS:
            before = of_the_club()
            ends.append(ended(do_due, step=step, folder=own.folder))
            leave_to_the_next()
            if ends[-1] == LIVED:
                break
            assert job.done(ground) == done + 1 or is_a_part(job, before)
        do_due()
    assert set(ends) <= {-signal.SIGKILL, LIVED}
    assert ends[0] == -signal.SIGKILL


def is_a_part(job: Job, before: dict[str, str]) -> bool:
    """Nothing, or what may be there of a job before all of it is."""
    return {table for table, rows in of_the_club().items() if rows != before[table]} <= job.in_parts


@pytest.mark.parametrize("step", [1, 4])
@pytest.mark.parametrize("name", TaskName)
def test_of_two_workers_of_whom_one_was_only_held_up_beyond_its_lease_the_work_is_done_once(
    name: TaskName, step: int, ground: Ground, own: Own
) -> None:
    with ordered(name, ground):
        with stopped(do_due, step=step, folder=own.folder) as is_stopped:
            if is_stopped:
                try_to_take_over()
        leave_to_the_next()
        do_due()


def try_to_take_over() -> None:
    """Another worker thinks the first one dead; where that one holds a lock, the other waits for another time."""
    try:
        leave_to_the_next()
        do_due()
    except DatabaseError:
        pass
    connection.close()
