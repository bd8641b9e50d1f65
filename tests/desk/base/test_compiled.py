"""A query that is compiled once answers as the query itself does."""

import pytest
from django.db import connection
from django.db.models import Count, QuerySet
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.compiled import as_stored, compiled, put_beside
from rulings.models import Board, Club, Membership, Session, User
from tests.factories import make_session


@compiled
def boards_at(session: str, number: int) -> QuerySet[Board]:
    return Board.objects.select_related("session__event").filter(session__slug=session, number=number)


@compiled
def numbers(club: int) -> QuerySet[Board, tuple[str, int]]:
    rows = Board.objects.filter(session__event__club=club, number__lt=3)
    return rows.order_by("-number", "-session").values_list("session__slug", "number")


@compiled
def sessions_with_boards(club: int) -> QuerySet[Session]:
    rows = Session.objects.filter(event__club=club).annotate(count=Count("boards"))
    return rows.prefetch_related("boards").order_by("slug")


def test_it_finds_what_is_asked_for_each_time(session: Session) -> None:
    other = make_session(session.event.club, "monday")
    found = [boards_at("tuesday", 2), boards_at("monday", 3), boards_at(session="monday", number=1)]
    assert found == [[session.boards.get(number=2)], [other.boards.get(number=3)], [other.boards.get(number=1)]]
    assert boards_at("monday", 4) == []


def test_what_it_joins_is_read_with_it(session: Session) -> None:
    with CaptureQueriesContext(connection) as asked:
        assert [board.session.event.name for board in boards_at("tuesday", 1)] == ["Tuesday Pairs"]
    assert len(asked) == 1


def test_columns_and_counts_and_what_is_read_beside_come_as_they_do_without(session: Session) -> None:
    make_session(session.event.club, "monday", boards=1)
    club = session.event.club_id
    assert numbers(club) == [("tuesday", 2), ("monday", 1), ("tuesday", 1)]
    for _each in range(2):
        shown = [(each.slug, each.count, len(each.boards.all())) for each in sessions_with_boards(club)]  # type: ignore[attr-defined]
        assert shown == [("monday", 1, 1), ("tuesday", 3, 3)]


def test_a_number_beyond_all_numbers_is_nobodys(session: Session) -> None:
    assert boards_at("tuesday", 2**70) == []


def test_what_would_change_the_query_is_refused(dora: User, club: Club) -> None:
    @compiled
    def beginning(name: str) -> QuerySet[Membership]:
        return Membership.objects.filter(user__username__startswith=name)

    with pytest.raises(TypeError, match="must stand as it is in SELECT"):
        beginning("do")


@as_stored
def scored(club: int) -> QuerySet[Session, tuple[int, str, dict[str, object]]]:
    return Session.objects.filter(event__club=club).order_by("pk").values_list("pk", "date", "own_scoring")


def test_rows_as_they_are_stored_can_be_a_key_and_are_read_without_asking_again(session: Session, club: Club) -> None:
    Session.objects.update(own_scoring={"method": "butler"})
    stored = scored(club.pk)
    assert hash(stored.rows)
    assert stored.rows == scored(club.pk).rows
    with CaptureQueriesContext(connection) as asked:
        assert stored.read() == [(session.pk, session.date, {"method": "butler"})]
    assert len(asked) == 0
    Session.objects.update(own_scoring={"method": "imps"})
    assert stored.rows != scored(club.pk).rows


def test_a_query_of_nothing_has_no_row_and_is_built_once(session: Session, club: Club) -> None:
    built = []

    @compiled
    def of_clubs(*clubs: int) -> QuerySet[Session]:
        built.append(clubs)
        return Session.objects.filter(event__club__in=clubs)

    assert (of_clubs(), of_clubs(), of_clubs(club.pk), of_clubs()) == ([], [], [session], [])
    assert len(built) == 2


def test_what_is_put_beside_a_row_is_not_asked_for(session: Session) -> None:
    boards = list(session.boards.order_by("number"))
    put_beside(session, "boards", boards[:2])
    with CaptureQueriesContext(connection) as asked:
        assert list(session.boards.all()) == boards[:2]
    assert len(asked) == 0
