"""What the scores of a session come from: all of it, in its order, and nothing of another session."""

import random

from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.session_rows import in_order, rows_of, stored_rows
from rulings.models import Club, Result, Session
from tests.desk.imports.evening import evening, saved
from tests.factories import make_pair, make_result, make_session


def begun(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(3)), filename="x").session


def test_a_board_and_a_contestant_are_one_object_each_in_all_their_rows(club: Club) -> None:
    rows = rows_of(begun(club))
    assert len({id(each.board) for each in rows.results}) == 6
    assert {id(each.ns) for each in rows.results} <= {id(each) for each in rows.contestants}
    assert (len(rows.results), list(rows.adjustments)) == (18, [])


def test_four_queries_read_them_and_nothing_of_another_session(club: Club) -> None:
    session, other = begun(club), make_session(club, "other")
    make_result(other.boards.earliest("pk"), *(make_pair(other, "9", side) for side in ("NS", "EW")), table="9")
    with CaptureQueriesContext(connection) as asked:
        rows = rows_of(session)
    assert len(asked) == 4
    assert list(rows.contestants) == list(session.contestants.order_by("pk"))
    assert set(rows.results) == set(Result.objects.filter(board__session=session))


def test_they_are_equal_until_one_of_them_changes(club: Club) -> None:
    session = begun(club)
    before = stored_rows(session.pk)
    assert stored_rows(session.pk) == before
    Result.objects.filter(pk=before.made().results[0].pk).update(score_ns=4321)
    assert stored_rows(session.pk) != before


def test_rows_in_any_order_are_put_into_that_of_the_database(club: Club) -> None:
    results = list(rows_of(begun(club)).results)
    mixed = random.Random(1).sample(results, len(results))
    assert in_order(mixed) == results
