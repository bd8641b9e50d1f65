"""The clock set and moved: who may, what is recorded, and what two thumbs at once do not do."""

from collections.abc import Callable
from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.pace.queries.clocks import clock_of, moment
from rulings.desk.pace.services.clocks import (
    add_minutes,
    next_round,
    previous_round,
    set_clock,
    start_clock,
    stop_clock,
)
from rulings.desk.pace.values import read_clock
from rulings.desk.sessions.services import close_session
from rulings.models import RoundClock, Session, User
from tests.factories import history
from tests.pacing import make_clock

LENGTHS = {"minutes": 21, "moving_minutes": 1, "rounds": 5}
ACTS: dict[str, Callable[..., RoundClock]] = {
    "start": start_clock,
    "stop": stop_clock,
    "next": next_round,
    "previous": previous_round,
    "add": lambda **given: add_minutes(minutes=1, **given),
    "set": lambda **given: set_clock(**given, **LENGTHS),
}


def shown(session: Session) -> tuple[str, int]:
    """The step and the minutes left, to the nearest: a test takes no half minute."""
    clock = clock_of(session)
    assert clock is not None
    now = read_clock(clock).reading(moment())
    return f"{now.phase} {now.step}", round(now.seconds / 60)


@pytest.mark.parametrize("who", ["dora", "rev", "olga"])
@pytest.mark.parametrize("act", ACTS)
def test_whoever_runs_the_session_runs_its_clock(
    act: str, who: str, session: Session, request: pytest.FixtureRequest
) -> None:
    make_clock(session, ago=3, minutes=15)
    ACTS[act](actor=request.getfixturevalue(who), session=session)
    verbs = [verb for verb, _before, _after in history(session.event.club)]
    assert verbs == ([] if act == "start" else ["clock.set"])


@pytest.mark.parametrize("who", ["pat", "wanda"])
@pytest.mark.parametrize("act", ACTS)
def test_nobody_else_touches_it(act: str, who: str, session: Session, request: pytest.FixtureRequest) -> None:
    make_clock(session, ago=3)
    was = RoundClock.objects.values().get()
    with pytest.raises(NotAllowed):
        ACTS[act](actor=request.getfixturevalue(who), session=session)
    assert RoundClock.objects.values().get() == was


@pytest.mark.parametrize("act", ACTS)
def test_a_closed_session_keeps_its_clock_as_it_is(act: str, dora: User, session: Session) -> None:
    make_clock(session)
    close_session(actor=dora, session=session)
    was = RoundClock.objects.values().get()
    with pytest.raises(WrongState, match=r"^This session is closed"):
        ACTS[act](actor=dora, session=session)
    assert RoundClock.objects.values().get() == was


@pytest.mark.parametrize("act", sorted(ACTS.keys() - {"set"}))
def test_a_clock_is_set_before_anything_else(act: str, dora: User, session: Session) -> None:
    with pytest.raises(WrongState, match=r"^This session has no round clock"):
        ACTS[act](actor=dora, session=session)
    assert not RoundClock.objects.exists()


def test_an_evening_as_it_is_pressed(dora: User, session: Session) -> None:
    who: dict[str, Any] = {"actor": dora, "session": session}
    set_clock(**who, **LENGTHS)
    seen = [shown(session)]
    for press in (start_clock, stop_clock, start_clock, next_round, next_round, stop_clock, previous_round):
        press(**who)
        seen.append(shown(session))
    add_minutes(**who, minutes=-5)
    assert [*seen, shown(session)] == [
        ("before 0.play", 21),
        ("playing 1.play", 21),
        ("standing 1.play", 21),
        ("playing 1.play", 21),
        ("moving 1.move", 1),
        ("playing 2.play", 21),
        ("standing 2.play", 21),
        ("standing 1.play", 21),
        ("standing 1.play", 16),
    ]


def test_what_it_was_and_is_stands_in_the_trail(dora: User, session: Session) -> None:
    set_clock(actor=dora, session=session, **LENGTHS, with_names=True)
    start_clock(actor=dora, session=session)
    first, second = history(session.event.club)
    state = {**LENGTHS, "round": 0, "started_at": None, "left_seconds": None, "with_names": True}
    assert first == ("clock.set", {}, state)
    assert (second[1], second[2]["round"], second[2]["left_seconds"]) == (state, 1, 22 * 60)
    assert second[2]["started_at"]


def test_what_is_so_already_is_not_recorded_again(dora: User, session: Session) -> None:
    set_clock(actor=dora, session=session, **LENGTHS)
    stop_clock(actor=dora, session=session)
    set_clock(actor=dora, session=session, **LENGTHS)
    for _twice in range(2):
        start_clock(actor=dora, session=session)
    assert len(history(session.event.club)) == 2


def test_two_thumbs_at_once_skip_no_round(dora: User, rev: User, session: Session) -> None:
    make_clock(session, ago=15)
    for who in (dora, rev):
        next_round(actor=who, session=session, shown="1.play")
    assert shown(session) == ("moving 1.move", 1)
    for who in (dora, rev):
        previous_round(actor=who, session=session, shown="1.move")
    assert shown(session) == ("playing 1.play", 21)
    assert len(history(session.event.club)) == 2


def test_a_press_that_comes_after_the_clock_went_on_by_itself_does_nothing(dora: User, session: Session) -> None:
    make_clock(session, ago=23)
    next_round(actor=dora, session=session, shown="1.play")
    assert shown(session)[0] == "playing 2.play"
    assert history(session.event.club) == []


@pytest.mark.parametrize(
    ("act", "fields", "sentence"),
    [
        ("next", {"round": 0, "started_at": None}, "The first round has not begun. Start the clock first."),
        ("previous", {"round": 0, "started_at": None}, "The first round has not begun. Start the clock first."),
        ("add", {"round": 0, "started_at": None}, "The first round has not begun. Start the clock first."),
        ("next", {"round": 5, "left_seconds": 30}, "All rounds are over. Go back a round, or add rounds below."),
        ("start", {"round": 5, "left_seconds": 30}, "All rounds are over. Go back a round, or add rounds below."),
    ],
)
def test_what_makes_no_sense_now_is_refused(
    act: str, fields: dict[str, Any], sentence: str, dora: User, session: Session
) -> None:
    make_clock(session, **fields)
    with pytest.raises(WrongState) as refused:
        ACTS[act](actor=dora, session=session)
    assert str(refused.value) == sentence
    assert history(session.event.club) == []


@pytest.mark.parametrize("minutes", [0, 61, -61])
def test_minutes_come_in_sensible_numbers(minutes: int, dora: User, session: Session) -> None:
    make_clock(session)
    with pytest.raises(BadInput, match=r"^Add or take off 1 to 60 minutes\.$"):
        add_minutes(actor=dora, session=session, minutes=minutes)


def test_more_than_is_left_is_not_taken_off(dora: User, session: Session) -> None:
    make_clock(session, ago=20)
    with pytest.raises(WrongState, match=r"^There is less time left than that"):
        add_minutes(actor=dora, session=session, minutes=-5)
    assert shown(session) == ("playing 1.play", 1)


@pytest.mark.parametrize(
    ("field", "number"),
    [("minutes", 0), ("minutes", 301), ("moving_minutes", -1), ("moving_minutes", 61), ("rounds", 0), ("rounds", 100)],
)
def test_figures_that_no_evening_has_are_refused(field: str, number: int, dora: User, session: Session) -> None:
    with pytest.raises(BadInput, match=r"^Give a number from ") as refused:
        set_clock(actor=dora, session=session, **LENGTHS | {field: number})
    assert refused.value.field == field
    assert not RoundClock.objects.exists()


def test_rounds_that_have_begun_are_not_taken_away(dora: User, session: Session) -> None:
    make_clock(session, ago=50)
    with pytest.raises(BadInput, match=r"^Round 3 has begun already") as refused:
        set_clock(actor=dora, session=session, **LENGTHS | {"rounds": 2})
    assert refused.value.field == "rounds"


def test_new_minutes_hold_from_the_next_round_on(dora: User, session: Session) -> None:
    make_clock(session, ago=10)
    set_clock(actor=dora, session=session, minutes=15, moving_minutes=3, rounds=5)
    assert shown(session) == ("playing 1.play", 11)
    for _press in range(2):
        next_round(actor=dora, session=session)
    assert shown(session) == ("playing 2.play", 15)
