"""Who meets whom, at which table, in which round, on which boards: the one shape that every movement has.

A movement says nothing of scores, names or cards. Rounds, tables, numbers of contestants and boards count from 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.limits import (
    LAST_NUMBER,
    LAST_TABLE_NUMBER,
    MOST_BOARDS_PER_ROUND,
    MOST_ROUNDS,
    MOST_TABLES,
)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Who meets at a table in a round, on which boards.

    `ns` and `ew` hold the number of the pair or team that sits there; of an individual the two players, in the order
    north, south and east, west. `()` where nobody sits: the others sit out, with the boards lying before them.
    """

    round: int
    table: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    boards: tuple[int, ...]

    @property
    def is_played(self) -> bool:
        """Whether both sides are there."""
        return bool(self.ns and self.ew)

    @property
    def contestants(self) -> tuple[int, ...]:
        """Everybody at the table: of an individual in the order north, south, east, west."""
        return self.ns + self.ew

    def opponents_of(self, number: int) -> tuple[int, ...]:
        """Whom a contestant at this table plays against."""
        return self.ew if number in self.ns else self.ns

    def is_mirrored_by(self, other: Meeting) -> bool:
        """Whether these are the two tables of a team match: the same two the other way round, on the same boards."""
        return self.is_played and (self.ns, self.ew, self.boards) == (other.ew, other.ns, other.boards)


@dataclass(frozen=True)
class Movement:
    """A section's movement: every meeting, in order of round and table, however they are given.

    MovementError where a number cannot be, nobody sits at a table, or a table has two meetings in a round. Whether the
    movement can be played, nobody in two places and no board twice, is asked of `checks`.
    """

    meetings: tuple[Meeting, ...]

    def __post_init__(self) -> None:
        """Put the meetings in their order."""
        in_order = tuple(sorted(self.meetings, key=lambda meeting: (meeting.round, meeting.table)))
        object.__setattr__(self, "meetings", in_order)
        for first, second in pairwise(in_order):
            if (first.round, first.table) == (second.round, second.table):
                raise MovementError(Problem.TABLE_TWICE, table=first.table, round=first.round)
        for meeting in in_order:
            _check(meeting, seats=2 if self.is_individual else 1)
        if len(self._by_table) > MOST_TABLES:
            raise MovementError(Problem.TABLES, tables=len(self._by_table), least=1, most=MOST_TABLES)

    @cached_property
    def tables(self) -> int:
        """The highest number of a table: tables are numbered from 1."""
        return max((meeting.table for meeting in self.meetings), default=0)

    @cached_property
    def rounds(self) -> int:
        """The number of the last round."""
        return max((meeting.round for meeting in self.meetings), default=0)

    @cached_property
    def boards(self) -> tuple[int, ...]:
        """Every board that lies at a table in some round, in order."""
        return tuple(sorted(self._by_board))

    @cached_property
    def contestants(self) -> tuple[int, ...]:
        """The numbers of all pairs, teams or, in an individual, players, in order."""
        return tuple(sorted(self._by_contestant))

    @cached_property
    def is_individual(self) -> bool:
        """Whether two numbers make a side: the contestants are players."""
        return any(len(side) == 2 for meeting in self.meetings for side in (meeting.ns, meeting.ew))

    @cached_property
    def is_team_match(self) -> bool:
        """Whether every meeting has its other table: the same two teams the other way round, on the same boards."""
        played = {(meeting.ns, meeting.ew, meeting.boards) for meeting in self.meetings if meeting.is_played}
        return bool(played) and all((ew, ns, boards) in played for ns, ew, boards in played)

    @cached_property
    def winners(self) -> int:
        """Two where nobody ever sits in both directions, so that each has a ranking of its own; else one."""
        both = {number for meeting in self.meetings for number in meeting.ns} & {
            number for meeting in self.meetings for number in meeting.ew
        }
        return 1 if both else 2

    def at(self, table: int, round: int) -> Meeting | None:
        """The meeting at a table in a round."""
        return self._by_place.get((table, round))

    def on_board(self, table: int, board: int) -> Meeting | None:
        """The meeting at which a table has a board, played or before those who sit out; the first of several."""
        return next((meeting for meeting in self.of_table(table) if board in meeting.boards), None)

    def of_round(self, round: int) -> tuple[Meeting, ...]:
        """All meetings of a round, in order of table."""
        return self._by_round.get(round, ())

    def of_contestant(self, number: int) -> tuple[Meeting, ...]:
        """The meetings of a contestant in order of round: a guide card. A team has two in a round."""
        return self._by_contestant.get(number, ())

    def of_table(self, table: int) -> tuple[Meeting, ...]:
        """The meetings at a table in order of round: a table card."""
        return self._by_table.get(table, ())

    def of_board(self, board: int) -> tuple[Meeting, ...]:
        """The meetings that play a board, in order of round and table: a traveller. Sit-outs do not play it."""
        return tuple(meeting for meeting in self._by_board.get(board, ()) if meeting.is_played)

    def sit_outs(self) -> tuple[tuple[int, int], ...]:
        """Who does not play in a round, each as `(round, number)`, in this order."""
        playing = {
            (meeting.round, number) for meeting in self.meetings if meeting.is_played for number in meeting.contestants
        }
        everybody = ((round, number) for round in sorted(self._by_round) for number in self.contestants)
        return tuple(each for each in everybody if each not in playing)

    def stays(self, number: int) -> bool:
        """Whether a contestant sits at the same table in all rounds."""
        return len({meeting.table for meeting in self.of_contestant(number)}) == 1

    @cached_property
    def _by_place(self) -> dict[tuple[int, int], Meeting]:
        return {(meeting.table, meeting.round): meeting for meeting in self.meetings}

    @cached_property
    def _by_round(self) -> dict[int, tuple[Meeting, ...]]:
        return _grouped((meeting.round, meeting) for meeting in self.meetings)

    @cached_property
    def _by_table(self) -> dict[int, tuple[Meeting, ...]]:
        return _grouped((meeting.table, meeting) for meeting in self.meetings)

    @cached_property
    def _by_board(self) -> dict[int, tuple[Meeting, ...]]:
        return _grouped((board, meeting) for meeting in self.meetings for board in meeting.boards)

    @cached_property
    def _by_contestant(self) -> dict[int, tuple[Meeting, ...]]:
        return _grouped((number, meeting) for meeting in self.meetings for number in dict.fromkeys(meeting.contestants))


def _check(meeting: Meeting, seats: int) -> None:
    """Refuse a meeting that names what cannot be; `seats` is how many numbers a side has."""
    where = {"round": meeting.round, "table": meeting.table}
    _check_number(meeting.round, MOST_ROUNDS, Problem.ROUND_NUMBER, "round")
    _check_number(meeting.table, LAST_TABLE_NUMBER, Problem.TABLE_NUMBER, "table")
    if not meeting.contestants:
        raise MovementError(Problem.NOBODY, **where)
    if not meeting.boards:
        raise MovementError(Problem.NO_BOARDS, **where)
    if len(meeting.boards) > MOST_BOARDS_PER_ROUND:
        raise MovementError(Problem.BOARDS_PER_ROUND, boards=len(meeting.boards), most=MOST_BOARDS_PER_ROUND)
    if any(len(side) not in {0, seats} for side in (meeting.ns, meeting.ew)):
        raise MovementError(Problem.SIDES, **where)
    for contestant in meeting.contestants:
        _check_number(contestant, LAST_NUMBER, Problem.CONTESTANT_NUMBER, "number")
    for board in meeting.boards:
        _check_number(board, LAST_NUMBER, Problem.BOARD_NUMBER, "board")


def _check_number(number: int, most: int, problem: Problem, name: str) -> None:
    if not 1 <= number <= most:
        raise MovementError(problem, **{name: number, "most": most})


def _grouped(entries: Iterable[tuple[int, Meeting]]) -> dict[int, tuple[Meeting, ...]]:
    """The meetings of each key, in their order."""
    found: dict[int, list[Meeting]] = {}
    for key, meeting in entries:
        found.setdefault(key, []).append(meeting)
    return {key: tuple(meetings) for key, meetings in found.items()}
