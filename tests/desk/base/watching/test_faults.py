"""Real faults of the database in use: each is told, with its status, and the page comes again when it is over."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from django.db import DataError, IntegrityError, OperationalError, connection
from django.test import Client
from django.urls import reverse

from rulings.desk.base.watching.faults import Fault, fault_of, said_of
from rulings.models import AuditEntry, IrregularityReport, Session, User
from tests.desk.conftest import signed_in

pytestmark = pytest.mark.django_db(transaction=True)


def execute(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)


def file_one(client: Client, session: Session) -> Any:
    """Send the form of a new report."""
    given = {"door": "penalty_card", "filing_key": str(uuid4()), "table": "5", "story": "A card fell."}
    return client.post(f"/sessions/{session.slug}/boards/1/new/file/", given | {"csrfmiddlewaretoken": "a" * 64})


@contextmanager
def read_only() -> Iterator[None]:
    """The database refuses to store, as a standby does, or a file of somebody else's."""
    switch = "PRAGMA query_only = %s" if connection.vendor == "sqlite" else "SET default_transaction_read_only = %s"
    execute(switch % "on")
    yield
    execute(switch % "off")


@contextmanager
def full() -> Iterator[None]:
    """SQLite's file may not grow by a page."""
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA page_count")
        execute(f"PRAGMA max_page_count = {cursor.fetchone()[0]}")
    yield
    execute("PRAGMA max_page_count = 1073741823")


def check_reads(client: Client, session: Session) -> None:
    assert client.get(reverse("session", args=[session.slug])).status_code == 200


def test_a_database_that_may_only_be_read_shows_pages_and_refuses_acts_in_a_sentence(
    dora: User, session: Session
) -> None:
    client = signed_in(dora)
    client.raise_request_exception = False
    with read_only():
        check_reads(client, session)
        refused = file_one(client, session)
    assert (refused.status_code, refused["Retry-After"]) == (503, "60")
    assert said_of(Fault.READ_ONLY)[0] in refused.content.decode()
    assert "A card fell." in refused.content.decode()
    assert not IrregularityReport.objects.exists()
    assert file_one(client, session).status_code == 302


@pytest.mark.sqlite
def test_a_full_disk_refuses_the_act_whole(dora: User, session: Session) -> None:
    client = signed_in(dora)
    client.raise_request_exception = False
    with full():
        answers = [file_one(client, session).status_code for _each in range(200)]
        check_reads(client, session)
    assert set(answers) == {302, 503}
    assert IrregularityReport.objects.count() == answers.count(302)
    assert AuditEntry.objects.filter(verb="report.filed").count() == answers.count(302)
    assert file_one(client, session).status_code == 302


RAISED: list[tuple[Callable[[], BaseException], Fault | None]] = [
    (lambda: psycopg.errors.DeadlockDetected(), Fault.BUSY),
    (lambda: psycopg.errors.LockNotAvailable(), Fault.BUSY),
    (lambda: psycopg.errors.QueryCanceled(), Fault.BUSY),
    (lambda: psycopg.errors.SerializationFailure(), Fault.BUSY),
    (lambda: psycopg.errors.TooManyConnections(), Fault.BUSY),
    (lambda: psycopg.errors.DiskFull(), Fault.FULL),
    (lambda: psycopg.errors.ReadOnlySqlTransaction(), Fault.READ_ONLY),
    (lambda: psycopg.errors.AdminShutdown(), Fault.SILENT),
    (lambda: psycopg.errors.CannotConnectNow(), Fault.SILENT),
    (lambda: psycopg.errors.UndefinedTable(), Fault.UNPREPARED),
    (lambda: psycopg.errors.UndefinedColumn(), Fault.UNPREPARED),
    (lambda: psycopg.OperationalError("connection refused"), Fault.SILENT),
    (lambda: psycopg.errors.SyntaxError(), None),
    (lambda: psycopg.errors.DivisionByZero(), None),
]


@pytest.mark.parametrize(("raised", "fault"), RAISED)
def test_a_code_of_the_server_tells_what_it_is(raised: Callable[[], BaseException], fault: Fault | None) -> None:
    error = OperationalError()
    error.__cause__ = raised()
    assert fault_of(error) == fault


@pytest.mark.parametrize("error", [None, RuntimeError("x"), ValueError("x"), DataError("x"), IntegrityError("x")])
def test_a_mistake_of_ours_is_no_fault(error: BaseException | None) -> None:
    assert fault_of(error) is None


def test_a_file_without_its_entry_in_the_manifest_is_told_as_such() -> None:
    assert fault_of(ValueError("Missing staticfiles manifest entry for 'x.css'")) is Fault.NO_STATIC_FILES
