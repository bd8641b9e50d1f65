"""The newest reports of several clubs, wherever those of other clubs stand between."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.cases.queries.newest import newest_reports
from rulings.models import IrregularityReport, Session, User
from tests.factories import make_club, make_dora, make_report, make_session, make_user

three, three_ruled = newest_reports(3), newest_reports(3, status="ruled")


@pytest.fixture
def sessions(db: None) -> list[Session]:
    """Of three clubs."""
    clubs = [make_club(slug, slug) for slug in ("ada", "bea", "cara")]
    return [make_session(club, club.slug) for club in clubs]


@pytest.fixture
def filed(sessions: list[Session]) -> list[int]:
    """The reports of the clubs in turns, each with its club's own number, by id: four of each club."""
    directors = [make_dora(sessions[0].event.club), *(make_user(each.slug, each.event.club) for each in sessions[1:])]
    told: list[tuple[User, Session]] = list(zip(directors, sessions, strict=True)) * 4
    return [make_report(director, session).pk for director, session in told]


def test_of_each_club_come_its_own_and_of_all_the_newest_first(sessions: list[Session], filed: list[int]) -> None:
    ada, bea, _cara = (session.event.club_id for session in sessions)
    assert three([ada]) == filed[9:2:-3]
    assert three([ada, bea]) == [filed[10], filed[9], filed[7]]
    assert newest_reports(9)([ada]) == filed[9::-3]
    assert three([]) == []


def test_those_alone_that_have_the_columns(sessions: list[Session], filed: list[int]) -> None:
    ada = sessions[0].event.club_id
    IrregularityReport.objects.filter(pk__in=(filed[0], filed[6], filed[7])).update(status="ruled")
    assert three_ruled([ada]) == [filed[6], filed[0]]


def test_however_many_clubs_are_asked_for_it_is_one_query(sessions: list[Session], filed: list[int]) -> None:
    clubs = [session.event.club_id for session in sessions]
    with CaptureQueriesContext(connection) as asked:
        assert three(clubs) == filed[:-4:-1]
    assert len(asked) == 1
