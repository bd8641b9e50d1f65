"""What the scores of a session come from: all of it, in its order, and nothing of another session."""

import random

from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.session_rows import in_order, rows_of, scored_rows
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.queries.tables import line_scores
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
    before = scored_rows(session.pk)
    assert scored_rows(session.pk) == before
    Result.objects.filter(pk=before.made().results[0].pk).update(score_ns=4321)
    assert scored_rows(session.pk) != before


def test_what_it_is_scored_from_comes_to_the_same_scores_and_asks_nothing_more(club: Club) -> None:
    pk = begun(club).pk
    played, artificial = Result.objects.filter(board__session=pk).order_by("pk")[:2]
    Result.objects.filter(pk=played.pk).update(score_ns=None, score_ew=None)
    Result.objects.filter(pk=artificial.pk).update(artificial="+/-")
    session, rows = Session.objects.select_related("profile").get(pk=pk), scored_rows(pk).made()
    with CaptureQueriesContext(connection) as asked:
        scored = score_sheet(session, rows=rows)
        lines = [line_scores(scored, number) for number in scored.results]
    whole = score_sheet(session)
    assert (scored.scores, len(asked)) == (whole.scores, 0)
    assert lines == [line_scores(whole, number) for number in whole.results]


def test_rows_in_any_order_are_put_into_that_of_the_database(club: Club) -> None:
    results = list(rows_of(begun(club)).results)
    mixed = random.Random(1).sample(results, len(results))
    assert in_order(mixed) == results
