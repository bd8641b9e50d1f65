"""What the scores of a session come from: all of it, and nothing of another session."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.scores.queries.session_rows import rows_of
from rulings.models import Club, Result, Session
from tests.factories import make_pair, make_result, make_session


@pytest.fixture
def played(session: Session) -> Session:
    """Two boards at two tables."""
    for table in ("1", "2"):
        pair = [make_pair(session, table, side) for side in ("NS", "EW")]
        for board in session.boards.order_by("-number")[:2]:
            make_result(board, *pair, table=table, score_ns=420, score_ew=-420)
    return session


def test_the_rows_are_those_of_the_session_in_their_order(played: Session, club: Club) -> None:
    other = make_session(club, "other")
    pair = [make_pair(other, "9", side) for side in ("NS", "EW")]
    make_result(other.boards.earliest("pk"), *pair, table="9")
    with CaptureQueriesContext(connection) as asked:
        rows = rows_of(played.pk)
    assert len(asked) == 4
    assert rows.contestants.made() == list(played.contestants.order_by("pk"))
    assert set(rows.boards.made()) == set(played.boards.all())
    results = rows.results.made()
    assert set(results) == set(Result.objects.filter(board__session=played))
    numbers = [(each.board.number, each.table) for each in results]
    assert numbers == sorted(numbers)
    assert rows.adjustments.made() == []


def test_they_are_equal_until_one_of_them_changes(played: Session) -> None:
    before = rows_of(played.pk)
    assert rows_of(played.pk) == before
    Result.objects.filter(board__session=played, table="2").update(score_ns=450)
    assert rows_of(played.pk) != before
