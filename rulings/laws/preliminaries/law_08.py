"""Law 8, with 82B2, 90 and 12C2: a board is late, and when a round is over.

82B2 lets the director require, postpone or cancel the play of a board. A board that has been begun may be stopped too,
as a last resort: then a result that can be judged is assigned (12C1), and averages are for what cannot. Some
federations forbid to stop it; the text does not.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import AskedOf, Case, Effect, Finding, one_of
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result


class _Late(StrEnum):
    """How far the board has gone, or that only the end of the round is asked."""

    NOT_STARTED = "not_started"
    STARTED = "started"
    ROUND_ASKED = "round_asked"


class _Way(StrEnum):
    """82B2: what the director does with the board."""

    PLAY_NOW = "play_now"
    PUT_OFF = "put_off"
    CANCEL = "cancel"


class _Round(StrEnum):
    """8B and C: where the table stands."""

    NOT_CALLED = "not_called"
    STILL_PLAYING = "still_playing"
    MOVED_ON = "moved_on"
    BOARD_PUT_OFF = "board_put_off"
    LAST_ROUND = "last_round"


_late_board_state = one_of("late_board_state", _Late, law="8")
_late_board_way = one_of("late_board_way", _Way, "82B2", AskedOf.JUDGEMENT)
_round_state = one_of("round_state", _Round, law="8B")


def late_board(case: Case) -> Iterator[Finding]:
    """A table is late: its board is played, put off or given up; or somebody asks whether the round is over."""
    match case[_late_board_state]:
        case _Late.NOT_STARTED:
            yield from _late(case, tuple(_Way))
        case _Late.STARTED:
            yield Finding("8B1", "round_lasts_until_they_move_on", Effect.PROCEDURE)
            yield from _late(case, (_Way.PLAY_NOW, _Way.CANCEL))
        case _Late.ROUND_ASKED:
            yield from _end_of_round(case)
        case never:
            assert_never(never)


def _late(case: Case, ways: tuple[_Way, ...]) -> Iterator[Finding]:
    match case.among(_late_board_way, ways):
        case _Way.PLAY_NOW:
            yield Finding("82B2", "late_board_is_played_now", Effect.PLAY_ON)
            yield Finding("90B", "delay_may_be_penalized", Effect.PENALTY)
        case _Way.PUT_OFF:
            yield Finding("82B2", "late_board_is_put_off", Effect.PROCEDURE)
            yield Finding("8B2", "round_of_the_board_put_off", Effect.PROCEDURE)
            yield Finding("90B", "delay_may_be_penalized", Effect.PENALTY)
        case _Way.CANCEL:
            yield Finding("82B2", "play_of_the_board_is_cancelled", Effect.CANCELLED)
            yield from _given_up(case)
        case never:
            assert_never(never)


def _given_up(case: Case) -> Iterator[Finding]:
    """In teams 86B, else 12C2 by fault; a board that was begun may have a result that can be judged (12C1)."""
    is_started = case[_late_board_state] is _Late.STARTED
    if is_started:
        yield Finding("82B2", "nothing_of_this_board_counts", Effect.CANCELLED)
    yield from in_place_of_the_result(case, only_artificial=not is_started)
    yield Finding("90A", "penalty_besides_the_score", Effect.PENALTY)


def _end_of_round(case: Case) -> Iterator[Finding]:
    """8B1, B2 and C: the moment that 64B5, 69A and 79B3 ask for."""
    match case[_round_state]:
        case _Round.NOT_CALLED:
            yield Finding("8B1", "round_is_not_over", Effect.PROCEDURE)
        case _Round.STILL_PLAYING:
            yield Finding("8B1", "round_lasts_until_they_move_on", Effect.PROCEDURE)
        case _Round.MOVED_ON:
            yield Finding("8B1", "round_is_over", Effect.PROCEDURE)
        case _Round.BOARD_PUT_OFF:
            yield Finding("8B2", "round_of_the_board_put_off", Effect.PROCEDURE)
        case _Round.LAST_ROUND:
            yield Finding("8C", "end_of_the_last_round", Effect.PROCEDURE)
        case never:
            assert_never(never)
    yield Finding("8B", "end_of_round_changes_no_score", Effect.NO_RECTIFICATION)
