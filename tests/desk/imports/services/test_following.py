"""A large file on its way in: what is kept of how far it has come, and what its sender may do."""

from typing import Any
from uuid import UUID, uuid4

import pytest
from django.db import connection

from rulings.desk.imports.queries.files import file_under_way, on_its_way, waiting_file
from rulings.desk.imports.queries.layouts import proposal
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.services.columns import or_wait, say_columns
from rulings.desk.imports.services.following import cancel_import, followed
from rulings.desk.imports.services.importing import settle_waiting, take_file
from rulings.desk.imports.services.waiting import wait
from rulings.desk.imports.values import BadFile, Cancelled, Step
from rulings.formats.watching import look_up, looking_up
from rulings.models import AuditEntry, Club, Session, SessionImport, User, WaitingFile
from tests.desk.imports.evening import evening, saved

pytestmark = pytest.mark.django_db(transaction=True)
LARGE = 200_000


def under_way(user: User, key: UUID) -> WaitingFile:
    found = file_under_way(user, key)
    assert found is not None
    return found


def test_of_a_large_file_the_step_is_kept_for_its_sender_and_gone_at_the_end(rev: User, dora: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=LARGE):
        assert under_way(rev, key).layout["step"] == "READING"
        begin(Step.SCORING, 12)
        assert (under_way(rev, key).layout["step"], under_way(rev, key).layout["results"]) == ("SCORING", 12)
        assert file_under_way(dora, key) is None
        assert file_under_way(rev, uuid4()) is None
        assert waiting_file(rev, under_way(rev, key).pk) is None
    assert not WaitingFile.objects.exists()


@pytest.mark.parametrize(("key", "size"), [(None, LARGE), (UUID(int=1), 1000)])
def test_of_a_small_one_and_of_a_form_without_a_key_nothing_is(
    rev: User, club: Club, key: UUID | None, size: int
) -> None:
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=size):
        begin(Step.SCORING, 12)
        assert not WaitingFile.objects.exists()


def test_cancelled_it_ends_before_the_next_step(rev: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=LARGE):
        cancel_import(actor=rev, under_way=under_way(rev, key))
        with pytest.raises(Cancelled):
            begin(Step.SCORING, 12)
    assert not WaitingFile.objects.exists()


def test_cancelled_within_a_step_it_ends_there(rev: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=LARGE):
        look_up()
        cancel_import(actor=rev, under_way=under_way(rev, key))
        with pytest.raises(Cancelled):
            look_up()
    look_up()


@pytest.mark.parametrize("at", range(1, 10))
def test_wherever_somebody_ends_an_import_nothing_of_it_is_stored(rev: User, club: Club, at: int) -> None:
    looks: list[int] = []

    def look() -> None:
        looks.append(at)
        if len(looks) == at:
            raise Cancelled

    with looking_up(look), pytest.raises(Cancelled):
        take_file(actor=rev, club=club, event_name=None, data=saved(evening(3)), filename="a.xml")
    assert not Session.objects.exists()
    assert not SessionImport.objects.exists()


def test_nobody_else_cancels_it(rev: User, dora: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=LARGE):
        cancel_import(actor=dora, under_way=under_way(rev, key))
        begin(Step.SCORING, 12)


def test_another_file_that_waits_for_an_answer_does_not_end_it(rev: User, club: Club) -> None:
    key = uuid4()
    with followed(actor=rev, club=club, key=key, filename="a.xml", size=LARGE):
        wait(actor=rev, club=club, data=b"x", filename="b.xml", event_name=None)
        begin(Step.SCORING, 12)
    assert [each.filename for each in WaitingFile.objects.all()] == ["b.xml"]


def presses_at(user: User, step: str) -> Any:
    """Its sender presses the button as soon as the page shows that step."""

    def looks(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        done = execute(sql, params, many, context)
        if sql.startswith("UPDATE"):
            on_its_way(user).filter(layout__step=step).delete()
        return done

    return connection.execute_wrapper(looks)


@pytest.mark.parametrize("at", ["MATCHING", "SCORING", "TURN"])
def test_a_real_import_that_is_cancelled_at_any_step_stores_nothing(rev: User, club: Club, at: str) -> None:
    data = saved(evening(3)) + b"\n" * LARGE
    given = {"actor": rev, "club": club, "event_name": None, "data": data, "filename": "a.xml"}
    with pytest.raises(Cancelled), presses_at(rev, at):
        or_wait(take=take_file, progress_key=uuid4(), **given)
    assert not Session.objects.exists()
    assert not WaitingFile.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize("at", ["SCORING", "TURN"])
def test_one_that_waited_and_is_cancelled_waits_on_and_may_be_taken_then(rev: User, club: Club, at: str) -> None:
    data = saved(evening(3)) + b"\n" * LARGE
    waiting = wait(actor=rev, club=club, data=data, filename="a.xml", event_name=None)
    with pytest.raises(Cancelled), presses_at(rev, at):
        settle_waiting(actor=rev, waiting=waiting, session=None, progress_key=uuid4())
    assert (Session.objects.count(), list(WaitingFile.objects.all())) == (0, [waiting])
    settle_waiting(actor=rev, waiting=waiting, session=None, progress_key=uuid4())
    assert (Session.objects.count(), WaitingFile.objects.count()) == (1, 0)


@pytest.mark.parametrize("at", ["SCORING", "TURN"])
def test_a_sheet_whose_columns_are_said_may_be_cancelled_too(rev: User, club: Club, at: str) -> None:
    lines = "Data;Rozd.;Para NS;Para WE;Kontrakt;Rozgr.;Lewy\n2026-11-17;1;1;2;4H;N;10\n2026-11-17;1;3;4;3NT;E;9\n"
    waiting = wait(actor=rev, club=club, data=lines.encode() + b"\n" * LARGE, filename="a.csv", event_name="Tuesday")
    _book, _at, found = proposal(waiting, None, None)
    said = {"actor": rev, "waiting": waiting, "headings": found.digest, "layout": found.layout}
    with pytest.raises(Cancelled), presses_at(rev, at):
        say_columns(**said, progress_key=uuid4())
    assert (Session.objects.count(), list(WaitingFile.objects.all())) == (0, [waiting])


def test_a_file_that_cannot_be_read_leaves_nothing_either(rev: User, club: Club) -> None:
    given = {"actor": rev, "club": club, "event_name": None, "data": b"<USEBIO>" + b" " * LARGE, "filename": "a.xml"}
    with pytest.raises(BadFile):
        or_wait(take=take_file, progress_key=uuid4(), **given)
    assert not WaitingFile.objects.exists()
