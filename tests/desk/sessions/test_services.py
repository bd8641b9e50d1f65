"""Closing a session."""

import pytest

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.sessions.services import close_session
from rulings.models import Session, User
from tests.factories import history


@pytest.mark.parametrize("who", ["dora", "rev", "olga"])
def test_whoever_runs_the_club_closes_it(who: str, session: Session, request: pytest.FixtureRequest) -> None:
    assert close_session(actor=request.getfixturevalue(who), session=session).is_open is False
    assert history(session.event.club) == [("session.closed", {"status": "open"}, {"status": "closed"})]


@pytest.mark.parametrize("who", ["pat", "wanda"])
def test_nobody_else_does(who: str, session: Session, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed, match=r"^Only this club's directors and administrators bring sessions in and close"):
        close_session(actor=request.getfixturevalue(who), session=session)
    session.refresh_from_db()
    assert session.is_open


def test_closing_twice_changes_nothing(dora: User, session: Session) -> None:
    for _time in range(2):
        close_session(actor=dora, session=session)
    assert len(history(session.event.club)) == 1
