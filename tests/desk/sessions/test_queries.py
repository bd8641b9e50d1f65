"""When the periods end, and what the pages of sessions list."""

from datetime import UTC, datetime, timedelta

import pytest

from rulings.bridge import Side
from rulings.desk.sessions.queries import (
    boards_of,
    clocks_of,
    end_of,
    is_over,
    players_of,
    sessions_listed,
)
from rulings.models import Club, Period, PeriodExtension, Session, User
from tests.factories import make_pair, make_report, make_session

NINE = datetime(2026, 11, 17, 21, tzinfo=UTC)


@pytest.fixture
def scored(session: Session) -> Session:
    """Its official score is available since nine in the evening; corrections have 20 minutes, appeals 30."""
    session.result_available_at = NINE
    session.profile.correction_minutes = 20
    return session


def test_before_the_score_is_available_no_period_ends(session: Session) -> None:
    assert [end_of(session, period) for period in Period] == [None, None]
    assert not is_over(session, Period.APPEAL)


def test_each_period_runs_as_long_as_the_profile_says(scored: Session) -> None:
    assert end_of(scored, Period.CORRECTION) == NINE + timedelta(minutes=20)
    assert end_of(scored, Period.APPEAL) == NINE + timedelta(minutes=30)


@pytest.mark.parametrize(("minutes", "over"), [(29, False), (30, True), (31, True)])
def test_it_is_over_at_its_end(scored: Session, minutes: int, over: bool) -> None:
    assert is_over(scored, Period.APPEAL, NINE + timedelta(minutes=minutes)) is over


def test_the_latest_extension_counts_for_its_period_alone(scored: Session, rev: User) -> None:
    for hours in (3, 2):
        PeriodExtension.objects.create(
            session=scored,
            period="appeal",
            until=NINE + timedelta(hours=hours),
            reason="Fog.",
            made_by=rev,
            made_at=NINE,
        )
    assert end_of(scored, Period.APPEAL) == NINE + timedelta(hours=2)
    assert end_of(scored, Period.CORRECTION) == NINE + timedelta(minutes=20)
    correction, appeal = clocks_of(scored)["clocks"]
    assert (correction.paragraph, correction.minutes, correction.extension) == ("79C1", "20 minutes", None)
    assert (appeal.paragraph, appeal.ends, appeal.extension.reason) == ("92B", NINE + timedelta(hours=2), "Fog.")


def test_a_member_sees_his_clubs_sessions_the_latest_first_with_what_is_open(
    dora: User, wanda: User, session: Session, club: Club
) -> None:
    make_session(Club.objects.get(slug="wisla"), "elsewhere")
    later = make_session(club, "wednesday", boards=1)
    make_report(dora, session)
    listed = [(each.slug, each.board_count, each.open_count) for each in sessions_listed(dora)]  # type: ignore[attr-defined]
    assert listed == [(later.slug, 1, 0), (session.slug, 3, 1)]


def test_a_board_says_whether_it_has_an_open_report(dora: User, session: Session) -> None:
    make_report(dora, session, board_number=2)
    listed = [(each.number, each.is_busy) for each in boards_of(session)]
    assert listed == [(1, False), (2, True), (3, False)]


def test_the_players_at_a_table_are_those_of_the_pairs_that_are_known(session: Session) -> None:
    pair = make_pair(session, "1", Side.NS.value, "Anna", "Bruno")
    assert [player.name for player in players_of([pair, None])] == ["Anna", "Bruno"]
    assert players_of([None]) == []
