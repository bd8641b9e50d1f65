"""What a clock is set to at first, and what tells a page that it is out of date."""

from dataclasses import replace

import pytest

from rulings.desk.pace.queries.clocks import clock_of, mark_of, moment, usual_of
from rulings.desk.pace.services.clocks import add_minutes
from rulings.desk.pace.values import Clock, Phase, Reading
from rulings.models import Session, User
from tests.factories import make_club, make_session
from tests.pacing import make_clock, make_section

NOW = Reading(Phase.PLAYING, 2, 5, 600)


def lengths(clock: Clock) -> tuple[int, int, int]:
    return clock.rounds, clock.minutes, clock.moving_minutes


def test_the_movement_tells_the_rounds_and_their_minutes(session: Session) -> None:
    make_section(session, 7)
    assert lengths(usual_of(session)) == (7, 21, 1)


@pytest.mark.parametrize(("boards", "rounds"), [(0, 1), (1, 1), (24, 8), (26, 9)])
def test_without_one_the_boards_make_rounds_of_three(boards: int, rounds: int, session: Session) -> None:
    session.boards.all().delete()
    for number in range(1, boards + 1):
        session.boards.create(number=number, dealer="N", vulnerability="None")
    assert lengths(usual_of(session)) == (rounds, 21, 1)


def test_the_clock_is_the_sessions_own(session: Session) -> None:
    make_clock(make_session(make_club("other"), "monday"))
    assert clock_of(session) is None
    made = make_clock(session)
    assert clock_of(session) == made


def test_a_moment_has_whole_seconds() -> None:
    assert moment().microsecond == 0


@pytest.mark.parametrize(
    "later",
    [
        replace(NOW, round=3),
        replace(NOW, phase=Phase.MOVING, is_move=True),
        replace(NOW, phase=Phase.STANDING),
        replace(NOW, seconds=540),
        replace(NOW, phase=Phase.OVER, seconds=0),
        None,
    ],
)
def test_whatever_the_clock_says_otherwise_changes_the_mark(later: Reading | None, session: Session) -> None:
    assert mark_of(session, NOW) != mark_of(session, later)


def test_seconds_of_the_same_minute_do_not(session: Session) -> None:
    assert len({mark_of(session, replace(NOW, seconds=seconds)) for seconds in range(541, 601)}) == 1


def test_whatever_is_recorded_does(dora: User, session: Session) -> None:
    make_clock(session)
    before = mark_of(session, NOW)
    add_minutes(actor=dora, session=session, minutes=1)
    assert mark_of(Session.objects.get(pk=session.pk), NOW) != before
