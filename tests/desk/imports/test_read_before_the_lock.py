"""A file is read and made ready while nothing is locked, by every way in which one comes in; the same bytes once."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.db import connection

from rulings.desk.imports.queries import comparing, reading
from rulings.desk.imports.queries.rows import line_columns
from rulings.desk.imports.services.importing import add_file, import_session, settle_waiting, take_file
from rulings.formats.session import FileResult, SessionFile
from rulings.models import Club, User, WaitingFile
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import evening, saved
from tests.factories import make_club, make_dora

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """For each time that a file was read, whether a transaction was open then."""
    seen: list[bool] = []
    really: Callable[..., list[SessionFile]] = reading.read_sessions

    def noted(*given: Any, is_strict: bool) -> list[SessionFile]:
        seen.append(connection.in_atomic_block)
        return really(*given, is_strict=is_strict)

    monkeypatch.setattr(reading, "read_sessions", noted)
    for module in (reading, comparing):
        monkeypatch.setattr(module, "line_columns", outside_of_a_transaction)
    return seen


def outside_of_a_transaction(entry: FileResult) -> dict[str, Any]:
    """A line made ready to be stored: nobody waits for it."""
    assert not connection.in_atomic_block
    return line_columns(entry)


def desk() -> tuple[Club, User]:
    club = make_club()
    return club, make_dora(club)


def test_a_new_file_is_read_once_and_before_the_lock(read: list[bool]) -> None:
    club, dora = desk()
    given = {"club": club, "data": saved(evening(1)), "filename": "x"}
    take_file(actor=dora, event_name=None, **given)
    import_session(actor=None, **given | {"data": saved(evening(2))})
    assert read == [False, False]


def test_a_later_save_is_read_before_the_lock_and_the_same_one_not_again(read: list[bool]) -> None:
    club, dora = desk()
    session = import_session(actor=dora, club=club, data=saved(evening(1)), filename="x").session
    for _time in range(2):
        added = add_file(actor=dora, session=session, data=saved(evening(2)), filename="x")
    assert added.repeated
    assert read == [False, False]


def test_a_file_that_waited_is_read_before_the_lock(read: list[bool]) -> None:
    club, dora = desk()
    session = begin(dora, club, named=True)
    waiting = take_file(actor=dora, club=club, event_name=None, data=saved(evening(1)), filename="x")
    assert isinstance(waiting, WaitingFile)
    settle_waiting(actor=dora, waiting=waiting, session=session)
    assert read == [False, False]
