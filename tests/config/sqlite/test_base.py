"""Writers of one process take turns, and nobody keeps his for ever."""

import threading
from collections.abc import Callable
from time import sleep
from typing import Any

import pytest
from django.db import IntegrityError, OperationalError, connection, connections, transaction

from config.statements import Statement
from rulings.models import Club
from tests.factories import make_club

pytestmark = [pytest.mark.sqlite, pytest.mark.django_db(transaction=True)]


def at_once(acts: list[Callable[[], object]]) -> list[BaseException]:
    """All of them in threads of their own; what went wrong."""
    wrong: list[BaseException] = []

    def run(act: Callable[[], object]) -> None:
        try:
            act()
        except BaseException as error:
            wrong.append(error)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    return wrong


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each waits for a tenth of a second alone."""
    monkeypatch.setitem(connection.settings_dict["OPTIONS"], "timeout", 0.1)


def count(club: Club, pause: float = 0.0) -> None:
    """One more, read and written in one transaction."""
    with transaction.atomic():
        number = Club.objects.get(pk=club.pk).last_report_number
        sleep(pause)
        Club.objects.filter(pk=club.pk).update(last_report_number=number + 1)


def test_many_writers_all_come_to_their_turn() -> None:
    club = make_club()
    assert at_once([lambda: count(club, 0.01)] * 20) == []
    assert Club.objects.get().last_report_number == 20


def test_whoever_waits_too_long_is_told_by_sqlite_that_it_is_locked(impatient: None) -> None:
    club = make_club()
    with transaction.atomic():
        Club.objects.update(name="Held")
        wrong = at_once([lambda: count(club)])
    assert [type(each) for each in wrong] == [OperationalError]
    assert "locked" in str(wrong[0])
    count(club)
    assert Club.objects.get().last_report_number == 1


def test_an_act_that_failed_and_a_connection_that_was_closed_leave_the_turn_to_others(impatient: None) -> None:
    club = make_club()

    def fails() -> None:
        with transaction.atomic():
            raise ValueError

    def leaves() -> None:
        transaction.atomic().__enter__()

    assert [type(each) for each in at_once([fails])] == [ValueError]
    assert at_once([leaves]) == []
    assert at_once([lambda: count(club)]) == []
    assert Club.objects.get().last_report_number == 1


def test_who_only_reads_waits_for_nobody(impatient: None) -> None:
    from rulings.desk.trail.queries.reading import one_moment

    club = make_club()

    def read() -> None:
        with one_moment():
            assert Club.objects.get().name == club.name

    with transaction.atomic():
        Club.objects.update(name="Held")
        assert at_once([read]) == []


def test_what_is_asked_the_short_way_gives_what_the_ordinary_way_gives() -> None:
    club, wrapper = make_club(name="50% %s ?"), _any(connection)
    own = Statement(
        "SELECT id, name, '%%s', name LIKE '50%%' FROM rulings_club WHERE name = %s AND id = %s", [(1, None), (0, None)]
    )
    with connection.execute_wrapper(lambda run, *told: run(*told)):
        ordinary = wrapper.rows_of(own, (club.pk, "50% %s ?"))
    assert wrapper.rows_of(own, (club.pk, "50% %s ?")) == ordinary == [(club.pk, "50% %s ?", "%s", 1)]
    assert wrapper.rows_of(own, (club.pk, "another")) == []


def test_an_error_of_the_short_way_is_djangos_own() -> None:
    club, wrapper = make_club(), _any(connection)
    taken = Statement("INSERT INTO rulings_club (id) VALUES (%s)", [(0, None)])
    with pytest.raises(IntegrityError):
        wrapper.rows_of(taken, (club.pk,))
    with pytest.raises(OperationalError, match="no such table"):
        wrapper.rows_of(Statement("SELECT 1 FROM nowhere", []), ())
    connection.close()
    assert wrapper.rows_of(Statement("SELECT id FROM rulings_club", []), ()) == [(club.pk,)]


def _any(of: Any) -> Any:
    return of
