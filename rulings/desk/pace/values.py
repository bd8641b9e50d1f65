"""The arithmetic of the round clock and of slow play. Whoever asks says what time it is: no clock is read here.

A round is its play and then the move; what is `left` of it, in seconds, is what is left of both. The clock goes on by
itself from round to round until the last one's play is over, and nothing is ever stored for that: the present round
follows from what the director last did. Moments are whole seconds, so that a clock that stands and starts a hundred
times loses nothing.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from rulings.models import RoundClock

MOST_MINUTES, MOST_MOVING, MOST_ROUNDS = 300, 60, 99
"""The longest round, the longest move, the most rounds: a match of teams is one round of two hours."""
MOST_ADDED = 60
"""Minutes that are added or taken off at once."""
USUAL_MINUTES_A_BOARD, USUAL_MOVE = 7, 1
"""Minutes. With the move they make 15 for two boards and 22 for three, as English clubs are advised: 7 to 7 1/2 a board
and 7 where a round has four or more (EBU, Club Management Focus, winter 2015). Beginners need 10 a board."""
USUAL_BOARDS = 3
"""Boards a round where no movement says it."""
_MINUTE = 60
_SOON = 3 * _MINUTE


class Phase(StrEnum):
    """What the clock says."""

    BEFORE = "before"
    PLAYING = "playing"
    MOVING = "moving"
    STANDING = "standing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Reading:
    """The clock at a moment. `seconds` are left of the play or, where `is_move`, until the next round begins.

    `round` is 0 before the first. `ends_at` is when this phase ends, `next_at` when the next round begins; None where
    the clock does not run, and after the last round.
    """

    phase: Phase
    round: int
    rounds: int
    seconds: int
    is_move: bool = False
    ends_at: datetime | None = None
    next_at: datetime | None = None

    @property
    def next_round(self) -> int:
        """The number of the round that the players move to."""
        return min(self.round + 1, self.rounds)

    @property
    def is_last(self) -> bool:
        """Whether no round comes after it."""
        return self.round == self.rounds

    @property
    def runs(self) -> bool:
        """Whether time passes."""
        return self.phase in (Phase.PLAYING, Phase.MOVING)

    @property
    def is_short(self) -> bool:
        """Whether the play is about to end."""
        return self.phase is Phase.PLAYING and self.seconds <= _SOON

    @property
    def is_long(self) -> bool:
        """Whether its minutes have three digits."""
        return self.seconds >= 100 * _MINUTE

    @property
    def step(self) -> str:
        """How far the evening has come, `4.play` or `4.move`: a button pressed twice is known by it."""
        return f"{self.round}.{'move' if self.is_move else 'over' if self.phase is Phase.OVER else 'play'}"


@dataclass(frozen=True, slots=True)
class Clock:
    """What is stored: lengths in minutes, the round and what was left of it when the clock last started or stood still.

    Each act gives the clock as it is after it.
    """

    minutes: int
    moving_minutes: int
    rounds: int
    round: int = 0
    started_at: datetime | None = None
    left_seconds: int | None = None

    @property
    def _move(self) -> int:
        """Seconds of a move."""
        return self.moving_minutes * _MINUTE

    @property
    def _whole(self) -> int:
        """Seconds of a round with its move."""
        return self.minutes * _MINUTE + self._move

    def _place(self, at: datetime) -> tuple[int, int]:
        """The round at a moment, and what is left of it."""
        left = self._whole if self.left_seconds is None else self.left_seconds
        if self.started_at is not None:
            left -= max(0, int((at - self.started_at).total_seconds()))
        passed = 0 if left > 0 else -left // self._whole + 1
        if self.round + passed > self.rounds:
            return self.rounds, 0
        return self.round + passed, left + passed * self._whole

    def reading(self, at: datetime) -> Reading:
        """What the clock says at a moment."""
        if self.round == 0:
            return Reading(Phase.BEFORE, 0, self.rounds, self.minutes * _MINUTE)
        number, left = self._place(at)
        is_move, is_last = left <= self._move, number == self.rounds
        if is_move and is_last:
            return Reading(Phase.OVER, number, self.rounds, 0)
        seconds = left if is_move else left - self._move
        if self.started_at is None:
            return Reading(Phase.STANDING, number, self.rounds, seconds, is_move)
        phase = Phase.MOVING if is_move else Phase.PLAYING
        next_at = None if is_last else at + timedelta(seconds=left)
        return Reading(phase, number, self.rounds, seconds, is_move, at + timedelta(seconds=seconds), next_at)

    def started(self, at: datetime) -> "Clock":
        """The first round begins, or the clock goes on with what was left; one that runs goes on running."""
        if self.round == 0:
            return replace(self, round=1, started_at=at, left_seconds=self._whole)
        return self if self.started_at else replace(self, started_at=at)

    def stopped(self, at: datetime) -> "Clock":
        """The clock stands, with what is left; one that stands goes on standing."""
        return self._put(*self._place(at), None) if self.started_at else self

    def called(self, at: datetime) -> "Clock":
        """The play of the round is over and the players move (8B1); while they move, the next round begins."""
        number, left = self._place(at)
        if left > self._move and (self._move or number == self.rounds):
            return self._put(number, self._move, at)
        return self._put(min(number + 1, self.rounds), self._whole if number < self.rounds else 0, at)

    def back(self, at: datetime) -> "Clock":
        """The round before, with its whole time; from the move back into its round, from the first to before it."""
        number, left = self._place(at)
        number -= left > self._move
        if number == 0:
            return replace(self, round=0, started_at=None, left_seconds=None)
        return self._put(number, self._whole, at)

    def lengthened(self, at: datetime, minutes: int) -> "Clock | None":
        """The play of this round ends so many minutes later; None where less than that is left to take off."""
        number, left = self._place(at)
        left = max(left, self._move) if number == self.rounds else left
        left += minutes * _MINUTE
        return self._put(number, left, at) if left > 0 else None

    def with_lengths(self, at: datetime, minutes: int, moving_minutes: int, rounds: int) -> "Clock":
        """Other lengths from the next round on: the one that is played keeps its time, and a move gets no longer."""
        asked = replace(self, minutes=minutes, moving_minutes=moving_minutes, rounds=rounds)
        if self.round == 0:
            return asked
        number, left = self._place(at)
        play = left - self._move
        return asked._put(number, play + asked._move if play > 0 else min(left, asked._move), at)

    def _put(self, number: int, left: int, at: datetime | None) -> "Clock":
        """The clock at that place: running from the moment on where it runs now, standing without a moment."""
        return replace(self, round=number, left_seconds=left, started_at=at if self.started_at else None)


def read_clock(stored: RoundClock) -> Clock:
    """The clock of a stored row."""
    lengths = stored.minutes, stored.moving_minutes, stored.rounds
    return Clock(*lengths, stored.round, stored.started_at, stored.left_seconds)


def usual_lengths(boards: int, rounds: int) -> Clock:
    """A clock with the usual figures for so many boards a round."""
    minutes = min(boards * USUAL_MINUTES_A_BOARD, MOST_MINUTES)
    return Clock(max(minutes, USUAL_MINUTES_A_BOARD), USUAL_MOVE, min(max(rounds, 1), MOST_ROUNDS))


def is_behind(boards_left: int, seconds_left: int, seconds_a_board: float) -> bool:
    """Whether a table cannot end its round in time.

    One of the boards without a result may be nearly played; the others are still to begin. The table is behind when
    these need, at the pace of the round, more than the time left and half a board besides. When the play of the round
    is over, it is behind as soon as one board is missing.
    """
    if seconds_left <= 0:
        return boards_left > 0
    return (boards_left - 1) * seconds_a_board > seconds_left + seconds_a_board / 2


def clock_text(seconds: int) -> str:
    """Minutes and seconds: `12:30`, `75:00`."""
    return f"{seconds // _MINUTE}:{seconds % _MINUTE:02}"
