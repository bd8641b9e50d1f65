"""A file is read, matched, compared and scored while nothing is locked, however it comes in; the same bytes once."""

from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import pytest
from django.db import connection

from rulings.desk.imports.queries import comparing, reading
from rulings.desk.imports.queries.progress import told_to
from rulings.desk.imports.queries.rows import line_columns
from rulings.desk.imports.services.columns import or_wait, say_columns
from rulings.desk.imports.services.importing import add_file, import_session, settle_waiting, take_file
from rulings.desk.imports.values import Step
from rulings.formats.session import FileResult, SessionFile
from rulings.models import Club, User, WaitingFile
from tests.desk.imports.by_hand import begin
from tests.desk.imports.evening import evening, saved
from tests.desk.imports.services.test_columns import HEADINGS, LAYOUT, TEXT
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


EVERY_STEP = [(Step.READING, False), (Step.MATCHING, False), (Step.SCORING, False)]
EVERY_STEP += [(Step.TURN, False), (Step.WRITING, True)]
COMPARED = [*EVERY_STEP[:2], (Step.COMPARING, False), *EVERY_STEP[2:]]


@pytest.fixture
def steps() -> Iterator[list[tuple[Step, bool]]]:
    """Every step of an import, and whether a transaction was open then."""
    seen: list[tuple[Step, bool]] = []
    with told_to(lambda step, _results: seen.append((step, connection.in_atomic_block))):
        yield seen


def test_only_the_writing_is_locked(steps: list[tuple[Step, bool]]) -> None:
    club, dora = desk()
    new = {"club": club, "data": saved(evening(1)), "filename": "x"}
    session = import_session(actor=dora, **new).session
    assert steps == EVERY_STEP
    steps.clear()
    add_file(actor=dora, session=session, data=saved(evening(2)), filename="x")
    assert steps == COMPARED
    steps.clear()
    take_file(actor=dora, event_name=None, **new | {"data": saved(evening(3))})
    assert steps == COMPARED


def test_only_the_writing_of_a_file_that_waited_is_locked(steps: list[tuple[Step, bool]]) -> None:
    club, dora = desk()
    session = begin(dora, club, named=True)
    waiting = take_file(actor=dora, club=club, event_name=None, data=saved(evening(1)), filename="x")
    assert isinstance(waiting, WaitingFile)
    steps.clear()
    settle_waiting(actor=dora, waiting=waiting, session=session)
    assert steps == COMPARED


def test_only_the_writing_of_a_sheet_whose_columns_were_said_is_locked(steps: list[tuple[Step, bool]]) -> None:
    club, dora = desk()
    given = {"event_name": "Friday", "data": TEXT.encode(), "filename": "a.csv", "day": date(2026, 11, 20)}
    waiting = or_wait(take=take_file, actor=dora, club=club, **given)
    assert isinstance(waiting, WaitingFile)
    steps.clear()
    say_columns(actor=dora, waiting=waiting, headings=HEADINGS, layout=LAYOUT)
    assert steps == EVERY_STEP


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
