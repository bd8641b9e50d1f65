"""Reading beside people who write: nobody waits."""

import threading
from collections.abc import Iterator

import pytest
from django.db import connection, connections

from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.reading import chunks_of, one_moment
from rulings.desk.trail.queries.verification import replayed
from rulings.models import AuditEntry, Club, User
from tests.factories import make_club, make_dora, make_report, make_session


def elsewhere(act: object) -> list[BaseException]:
    """What became of an act on a connection of its own, in another thread."""
    wrong: list[BaseException] = []

    def run() -> None:
        try:
            act()  # type: ignore[operator]
        except BaseException as error:
            wrong.append(error)
        finally:
            connections.close_all()

    thread = threading.Thread(target=run)
    thread.start()
    thread.join(timeout=30)
    assert not thread.is_alive(), "it waited"
    return wrong


@pytest.mark.django_db(transaction=True)
def test_somebody_writes_while_a_moment_is_read_and_the_moment_stays_as_it_was() -> None:
    club = make_club()
    with one_moment():
        assert Club.objects.get().name == club.name
        assert elsewhere(lambda: Club.objects.update(name="Another")) == []
        assert Club.objects.get().name == club.name
    assert Club.objects.get().name == "Another"


@pytest.mark.django_db(transaction=True)
def test_acts_go_on_while_a_trail_is_verified_and_what_is_written_meanwhile_is_no_difference(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = make_club()
    dora, session = make_dora(club), make_session(club)
    for _number in range(3):
        make_report(dora, session)
    monkeypatch.setattr("rulings.desk.trail.queries.chain.CHUNK", 2)
    broken = broken_entries(club)
    acts = acts_between(dora, session)
    assert list(interleaved(broken, acts)) == []
    assert AuditEntry.objects.count() > club.audit_sequence
    told = [str(each) for each in replayed(Club.objects.get()) if "IrregularityReport" in each.about]
    assert told == []


def acts_between(dora: User, session: object) -> Iterator[None]:
    """A report more, each time it is asked."""
    while True:
        assert elsewhere(lambda: make_report(dora, session)) == []  # type: ignore[arg-type]
        yield


def interleaved(broken: Iterator[object], acts: Iterator[None]) -> Iterator[object]:
    """What is found, with an act before each chunk is read: `execute_wrapper` sees every statement."""
    busy = []

    def between(execute: object, sql: str, *more: object) -> object:
        if "rulings_auditentry" in sql and "LIMIT" in sql and not busy:
            busy.append(True)
            next(acts)
            busy.clear()
        return execute(sql, *more)  # type: ignore[operator]

    with connection.execute_wrapper(between):
        yield from broken


def test_rows_come_in_the_order_of_their_ids_so_many_at_a_time(db: None) -> None:
    clubs = [make_club(f"club-{number}") for number in range(5)]
    found = list(chunks_of(Club.objects.order_by("-pk"), 2))
    assert [[club.pk for club in chunk] for chunk in found] == [
        [clubs[0].pk, clubs[1].pk],
        [clubs[2].pk, clubs[3].pk],
        [clubs[4].pk],
    ]
