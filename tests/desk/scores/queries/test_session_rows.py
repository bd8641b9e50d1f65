"""The rows that a session is scored from."""

import random

from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.session_rows import in_order, rows_of
from rulings.models import Club, Session
from tests.desk.imports.evening import evening, saved


def begun(club: Club) -> Session:
    return import_session(actor=None, club=club, data=saved(evening(3)), filename="x").session


def test_a_board_and_a_contestant_are_one_object_each_in_all_their_rows(club: Club) -> None:
    rows = rows_of(begun(club))
    assert len({id(each.board) for each in rows.results}) == 6
    assert {id(each.ns) for each in rows.results} <= {id(each) for each in rows.contestants}
    assert (len(rows.results), list(rows.adjustments)) == (18, [])


def test_four_queries_read_them(club: Club) -> None:
    session = begun(club)
    rows_of(session)
    with CaptureQueriesContext(
        connection,
    ) as asked:
        rows_of(session)
    assert len(asked) == 4


def test_rows_in_any_order_are_put_into_that_of_the_database(club: Club) -> None:
    results = list(rows_of(begun(club)).results)
    mixed = random.Random(1).sample(results, len(results))
    assert in_order(mixed) == results
