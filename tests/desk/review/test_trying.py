"""One figure with another value, tried on closed sessions: what comes out otherwise is told, and nothing is stored."""

from datetime import timedelta
from typing import Any

import pytest

from rulings.desk.profiles.values.figures import BY_NAME, FIGURES
from rulings.desk.profiles.values.versions import with_figure
from rulings.desk.review.queries.trying import Trial, can_be_tried, tried
from rulings.desk.sessions.services import close_session
from rulings.models import AuditEntry, Club, Session, User
from tests.appealing import make_appeal
from tests.factories import make_pair, make_result, make_ruling

READING = "law67b1_subject_to_64b"


def trial(club: Club, session: Session, name: str, value: Any) -> Trial:
    """The session's profile with another value."""
    profile = session.profile
    return tried([club], profile, with_figure(profile, name, value), BY_NAME[name])


@pytest.fixture
def averages(session: Session) -> Session:
    """Board 1 at two tables, of which one has average plus against average minus; closed."""
    pairs = [
        make_pair(session, number, "", *names)
        for number, *names in (("1", "Ada"), ("2", "Bo"), ("3", "Cy"), ("4", "Di"))
    ]
    board, other = session.boards.all()[:2]
    make_result(board, pairs[0], pairs[1], "1")
    make_result(
        board,
        pairs[2],
        pairs[3],
        "2",
        contract="",
        declarer="",
        tricks=None,
        score_ns=None,
        score_ew=None,
        artificial="AVE+ AVE-",
    )
    make_result(other, pairs[0], pairs[1], "1")
    make_result(other, pairs[2], pairs[3], "2", tricks=9, score_ns=-50, score_ew=50)
    Session.objects.filter(pk=session.pk).update(status="closed")
    session.refresh_from_db()
    return session


def test_a_ruling_that_a_reading_of_the_laws_would_change_says_what_would_be_asked(
    dora: User, club: Club, session: Session
) -> None:
    ruling = make_ruling(dora, session)
    close_session(actor=dora, session=session)
    found = trial(club, session, READING, "ask")
    assert [each.ruling for each in found.rulings] == [ruling]
    assert (found.rulings[0].gone, found.rulings[0].asked.endswith("?")) == ((), True)
    assert trial(club, session, READING, BY_NAME[READING].default).count == 0


def test_a_session_in_play_is_not_looked_at(dora: User, club: Club, session: Session) -> None:
    make_ruling(dora, session)
    assert trial(club, session, READING, "yes") == Trial()


def test_an_average_of_55_percent_moves_the_lines_that_have_one_and_the_totals_they_are_in(
    club: Club, averages: Session
) -> None:
    before = AuditEntry.objects.count()
    found = trial(club, averages, "plus", "55")
    (moved,) = found.sessions
    assert [line.who for line in moved.lines] == ["1 · 2"]
    assert moved.totals
    assert (found.count, found.looked_at, AuditEntry.objects.count()) == (1, 1, before)


def test_the_same_average_written_otherwise_moves_nothing(club: Club, averages: Session) -> None:
    assert trial(club, averages, "plus", "60.00").count == 0


def test_an_appeal_that_a_longer_time_takes_in_is_told(club: Club, dora: User, session: Session) -> None:
    appeal = make_appeal(dora, make_ruling(dora, session))
    close_session(actor=dora, session=session)
    hour = timedelta(hours=1)
    Session.objects.filter(pk=session.pk).update(result_available_at=appeal.lodged_at - hour)
    assert [(each.appeal, each.is_late) for each in trial(club, session, "appeal_minutes", 90).appeals] == [
        (appeal, False)
    ]
    assert trial(club, session, "appeal_minutes", 45).count == 0


def test_every_figure_that_can_be_tried_is_tried_with_its_own_value_and_nothing_changes(
    dora: User, club: Club, averages: Session
) -> None:
    for figure in filter(can_be_tried, FIGURES):
        if figure.default is not None:
            assert trial(club, averages, figure.name, figure.default).count == 0, figure.name
