"""kill -9 in the middle of every act of the house, of who does it and of the database: all of it, or nothing.

The acts are those of `tests/desk/test_rights.py`. Each is begun by a process that dies within the act's transaction:
after the first thing that it writes, or with everything written and nothing committed.
"""

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from django.db import connection, transaction
from django.db.utils import InterfaceError, OperationalError
from django.test import Client

from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, User
from tests.desk.test_rights import ACTS, DONE, Desk, make_desk
from tests.faults.cluster import Cluster
from tests.faults.conftest import Own
from tests.faults.own import held

NAMES = ("dora", "rev", "olga")
# What a board makes double dummy is no act: it is worked out again by whoever asks.
TRIED = [address for address in ACTS if DONE in ACTS[address][1] and "solve" not in address]
WRITES = ("INSERT", "UPDATE", "DELETE")
LIVED, FAILED = 7, 9


class Ground:
    """The desk in its own database, and who is signed in there."""

    def __init__(self, cluster: Cluster | None) -> None:
        self.cluster = cluster
        self.desk: Desk = make_desk()
        self.browsers = {name: Client(raise_request_exception=False) for name in NAMES}
        for name, browser in self.browsers.items():
            browser.force_login(User.objects.get(username=name))

    def send(self, address: str) -> int:
        """Do the act as one of those who may; the answer's status."""
        who = self.browsers[NAMES[ACTS[address][1].index(DONE)]]
        return int(who.post(self.desk.at(address), self.desk.form(address)).status_code)

    def check(self, before: dict[str, str]) -> None:
        """Everything is as it was, the chain holds, and pages are there again by themselves."""
        assert self.browsers["rev"].get("/queue/").status_code == 200
        assert held() == before
        assert verify_audit(Club.objects.get(slug="ponte")) is None

    def does(self, address: str) -> bool:
        """Whether the act, done after all, is done, and writes something; it is taken back."""
        entries = Club.objects.get(slug="ponte").audit_sequence
        with transaction.atomic():
            assert self.send(address) == DONE
            writes = Club.objects.get(slug="ponte").audit_sequence > entries
            transaction.set_rollback(True)
        return writes


@pytest.fixture(scope="module")
def ground(own: Own) -> Iterator[Ground]:
    return Ground(own.cluster)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def kill_the_database() -> None:
    """The server's process behind our own connection: then PostgreSQL ends all others too, and recovers."""
    os.kill(connection.connection.info.backend_pid, signal.SIGKILL)


def after_the_first_write(end: Callable[[], None]) -> None:
    def wrapper(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
        done = execute(sql, *rest)
        if sql.startswith(WRITES):
            end()
        return done

    connection.execute_wrappers.append(wrapper)


def before_the_commit(end: Callable[[], None]) -> None:
    commit = connection._commit

    def instead() -> None:
        end()
        commit()

    connection._commit = instead


MOMENTS = (after_the_first_write, before_the_commit)


def begun_by_another(ground: Ground, address: str, meet: Callable[[], None]) -> int:
    """How the process ended that began the act: -9 where it was killed."""
    connection.close()
    child = os.fork()
    if not child:
        try:
            meet()
            os._exit(LIVED if ground.send(address) == DONE else FAILED)
        finally:
            os._exit(FAILED)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


@pytest.mark.parametrize("address", TRIED)
def test_of_an_act_whose_process_is_killed_nothing_is_left_and_it_may_be_done_again(
    address: str, ground: Ground
) -> None:
    before = held()
    ends = {begun_by_another(ground, address, partial(moment, die)) for moment in MOMENTS}
    ground.check(before)
    assert not ground.does(address) or ends == {-signal.SIGKILL}


@pytest.mark.postgresql
@pytest.mark.parametrize("address", TRIED[::6])
def test_of_an_act_whose_database_is_killed_nothing_is_left_and_it_may_be_done_again(
    address: str, ground: Ground
) -> None:
    before = held()
    ended = begun_by_another(ground, address, lambda: before_the_commit(kill_the_database))
    assert ground.cluster is not None
    ground.cluster.wait()
    ground.check(before)
    assert not ground.does(address) or ended == FAILED


def test_an_act_that_was_acknowledged_is_there_though_its_process_is_killed_at_once(ground: Ground) -> None:
    address = "/sessions/tuesday/calls/note/"
    entries = Club.objects.get(slug="ponte").audit_sequence
    ended = begun_by_another(ground, address, lambda: after_the_commit(die))
    assert ended == -signal.SIGKILL
    club = Club.objects.get(slug="ponte")
    assert club.audit_sequence == entries + 1
    assert verify_audit(club) is None


def after_the_commit(end: Callable[[], None]) -> None:
    commit = connection._commit

    def instead() -> None:
        commit()
        end()

    connection._commit = instead


@pytest.mark.postgresql
def test_a_database_that_does_not_answer_is_told_and_comes_back_by_itself(ground: Ground) -> None:
    assert ground.cluster
    ground.cluster.kill()
    refused = ground.browsers["rev"].get("/queue/")
    assert (refused.status_code, refused["Retry-After"]) == (503, "30")
    with pytest.raises((OperationalError, InterfaceError)):
        held()
    connection.close()
    ground.cluster.start()
    assert ground.browsers["rev"].get("/queue/").status_code == 200
