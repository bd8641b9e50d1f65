"""The arithmetic of the clock: whatever a director presses in whatever order, no time is lost and none invented."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.desk.pace.values import (
    MOST_MINUTES,
    MOST_ROUNDS,
    Clock,
    Phase,
    clock_text,
    is_behind,
    read_clock,
    usual_lengths,
)
from rulings.models import RoundClock

EIGHT = datetime(2026, 11, 17, 20, 0, tzinfo=UTC)
CLOCK = Clock(minutes=21, moving_minutes=1, rounds=9)
LENGTHS = st.builds(Clock, st.integers(1, 60), st.integers(0, 10), st.integers(1, 20))
PRESSES = st.sampled_from(["start", "stop", "next", "previous", "more", "fewer"])
EVENINGS = st.lists(st.tuples(st.integers(0, 40 * 60), PRESSES), max_size=30)


def after(minutes: float) -> datetime:
    return EIGHT + timedelta(minutes=minutes)


def pressed(clock: Clock, press: str, at: datetime) -> Clock:
    """What the services do; a press that they would refuse does nothing."""
    phase = clock.reading(at).phase
    if phase is Phase.BEFORE and press != "start":
        return clock
    match press:
        case "start":
            return clock if phase is Phase.OVER else clock.started(at)
        case "stop":
            return clock.stopped(at)
        case "next":
            return clock if phase is Phase.OVER else clock.called(at)
        case "previous":
            return clock.back(at)
    return clock.lengthened(at, 5 if press == "more" else -5) or clock


def due(clock: Clock, at: datetime) -> int:
    """Seconds of play and moves until the last round's play is over."""
    now = clock.reading(at)
    if now.phase is Phase.OVER:
        return 0
    play, move = clock.minutes * 60, clock.moving_minutes * 60
    if now.phase is Phase.BEFORE:
        return clock.rounds * (play + move) - move
    later = (clock.rounds - now.round) * (play + move)
    return now.seconds + later - (move if now.is_move else 0)


def evening(clock: Clock, presses: list[tuple[int, str]]) -> tuple[Clock, datetime]:
    """The clock after all of them, each so many seconds after the one before."""
    at = EIGHT
    for seconds, press in presses:
        at += timedelta(seconds=seconds)
        clock = pressed(clock, press, at)
    return clock, at


@given(LENGTHS, EVENINGS, st.integers(0, 24 * 3600))
def test_time_that_passes_is_gone_and_a_clock_that_stands_loses_none(
    clock: Clock, presses: list[tuple[int, str]], passed: int
) -> None:
    clock, at = evening(clock, presses)
    later = at + timedelta(seconds=passed)
    runs = clock.reading(at).runs
    assert due(clock, later) == (max(0, due(clock, at) - passed) if runs else due(clock, at))


@given(LENGTHS, EVENINGS, EVENINGS)
def test_starting_and_stopping_changes_nothing_of_what_is_left(
    clock: Clock, presses: list[tuple[int, str]], idle: list[tuple[int, str]]
) -> None:
    """Pressed as often as one likes, the time that ran is all that is missing."""
    clock, at = evening(clock.started(EIGHT), presses)
    left, ran = due(clock, at), 0
    for seconds, press in idle:
        ran += seconds if clock.started_at else 0
        at += timedelta(seconds=seconds)
        clock = pressed(clock, press, at) if press in ("start", "stop") else clock
    assert due(clock, at) == max(0, left - ran)


@given(LENGTHS, EVENINGS, st.integers(-60, 60).filter(bool))
def test_minutes_added_are_added_and_nothing_else_changes(
    clock: Clock, presses: list[tuple[int, str]], minutes: int
) -> None:
    clock, at = evening(clock.started(EIGHT), presses)
    was = clock.reading(at)
    longer = clock.lengthened(at, minutes) if was.round else None
    if longer is None:
        return
    assert bool(longer.started_at) == bool(clock.started_at)
    assert longer.reading(at).round == was.round
    assert due(longer, at) == max(0, due(clock, at) + minutes * 60)


@given(LENGTHS, EVENINGS, LENGTHS)
def test_other_lengths_leave_the_play_of_this_round_as_it_is(
    clock: Clock, presses: list[tuple[int, str]], other: Clock
) -> None:
    clock, at = evening(clock, presses)
    was = clock.reading(at)
    rounds = max(other.rounds, was.round, 1)
    changed = clock.with_lengths(at, other.minutes, other.moving_minutes, rounds)
    now = changed.reading(at)
    assert (changed.minutes, changed.moving_minutes, changed.rounds) == (other.minutes, other.moving_minutes, rounds)
    if was.phase in (Phase.PLAYING, Phase.STANDING) and not was.is_move:
        assert (now.phase, now.round, now.seconds) == (was.phase, was.round, was.seconds)


@given(LENGTHS, EVENINGS)
def test_a_reading_always_makes_sense(clock: Clock, presses: list[tuple[int, str]]) -> None:
    clock, at = evening(clock, presses)
    now = clock.reading(at)
    assert 0 <= now.round <= clock.rounds
    assert now.seconds > 0 or now.phase is Phase.OVER
    assert (now.ends_at is not None) == now.runs
    assert now.ends_at is None or now.ends_at == at + timedelta(seconds=now.seconds)
    if now.next_at is not None and now.ends_at is not None:
        begins = clock.reading(now.next_at)
        assert (begins.phase, begins.round, begins.seconds) == (Phase.PLAYING, now.round + 1, clock.minutes * 60)
        assert now.next_at - now.ends_at == timedelta(minutes=0 if now.is_move else clock.moving_minutes)


@given(LENGTHS, EVENINGS)
def test_going_on_comes_to_the_end_and_going_back_to_the_beginning(
    clock: Clock, presses: list[tuple[int, str]]
) -> None:
    clock, at = evening(clock.started(EIGHT), presses)
    for _press in range(2 * clock.rounds + 1):
        clock = pressed(clock, "next", at)
    assert clock.reading(at).phase in (Phase.OVER, Phase.BEFORE)
    for _press in range(2 * clock.rounds + 1):
        clock = pressed(clock, "previous", at)
    assert (clock.round, clock.started_at, clock.left_seconds) == (0, None, None)


@pytest.mark.parametrize(
    ("minutes", "phase", "round_", "seconds"),
    [
        (0, Phase.PLAYING, 1, 21 * 60),
        (20.5, Phase.PLAYING, 1, 30),
        (21, Phase.MOVING, 1, 60),
        (22, Phase.PLAYING, 2, 21 * 60),
        (8 * 22 + 20, Phase.PLAYING, 9, 60),
        (8 * 22 + 21, Phase.OVER, 9, 0),
        (24 * 60, Phase.OVER, 9, 0),
    ],
)
def test_nine_rounds_go_by_of_themselves(minutes: float, phase: Phase, round_: int, seconds: int) -> None:
    now = CLOCK.started(EIGHT).reading(after(minutes))
    assert (now.phase, now.round, now.seconds) == (phase, round_, seconds)


def test_calling_the_move_ends_the_play_and_pressing_again_begins_the_round() -> None:
    called = CLOCK.started(EIGHT).called(after(15))
    assert called.reading(after(15)).step == "1.move"
    assert called.reading(after(15)).next_at == after(16)
    assert called.called(after(15.5)).reading(after(15.5)).step == "2.play"


def test_without_a_move_the_next_round_begins_at_once() -> None:
    clock = replace(CLOCK, moving_minutes=0).started(EIGHT).called(after(15))
    assert (clock.reading(after(15)).step, clock.reading(after(15)).seconds) == ("2.play", 21 * 60)


def test_more_time_after_the_last_round_is_counted_from_now() -> None:
    longer = CLOCK.started(EIGHT).lengthened(after(24 * 60), 5)
    assert longer is not None
    assert (longer.reading(after(24 * 60)).phase, longer.reading(after(24 * 60)).seconds) == (Phase.PLAYING, 300)


def test_a_device_whose_time_is_behind_takes_nothing_away() -> None:
    assert CLOCK.started(after(1)).reading(EIGHT).seconds == 21 * 60


def test_a_stored_clock_reads_as_it_was() -> None:
    row = RoundClock(minutes=21, moving_minutes=1, rounds=9, round=2, started_at=EIGHT, left_seconds=70)
    assert read_clock(row) == Clock(21, 1, 9, 2, EIGHT, 70)


@pytest.mark.parametrize(("boards", "round_"), [(2, 15), (3, 22), (4, 29)])
def test_the_usual_round_takes_what_clubs_are_advised(boards: int, round_: int) -> None:
    clock = usual_lengths(boards, 9)
    assert (clock.minutes + clock.moving_minutes, clock.rounds) == (round_, 9)


@given(st.integers(0, 200), st.integers(0, 500))
def test_usual_lengths_can_always_be_set(boards: int, rounds: int) -> None:
    clock = usual_lengths(boards, rounds)
    assert 1 <= clock.minutes <= MOST_MINUTES
    assert 1 <= clock.rounds <= MOST_ROUNDS


@given(st.integers(0, 16), st.integers(0, 7200), st.integers(60, 900))
def test_a_table_is_no_less_behind_with_more_boards_or_less_time(boards: int, left: int, a_board: int) -> None:
    if is_behind(boards, left, a_board):
        assert is_behind(boards + 1, left, a_board)
        assert is_behind(boards, max(0, left - 60), a_board)


@pytest.mark.parametrize(
    ("boards", "minutes_left", "is_late"),
    [
        (3, 21, False),
        (3, 11, False),
        (3, 10, True),
        (2, 4, False),
        (2, 3, True),
        (1, 1, False),
        (1, 0, True),
        (0, 0, False),
    ],
)
def test_three_boards_of_seven_minutes(boards: int, minutes_left: int, is_late: bool) -> None:
    assert is_behind(boards, minutes_left * 60, 7 * 60) is is_late


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (61, "1:01"), (750, "12:30"), (7500, "125:00")])
def test_a_time_is_written_in_minutes(seconds: int, text: str) -> None:
    assert clock_text(seconds) == text
