"""Rounds that a director sets himself: Swiss rounds, single rounds put right, and matches of teams.

In a team match a contestant is a team: its north-south pair sits at one table of the match, its east-west pair at the
other, and both tables play the same boards. With several matches in a round each has the same numbers of boards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.limits import MOST_ROUNDS, MOST_TABLES, board_sets, check_rounds
from rulings.bridge.movements.meetings import Meeting, Movement


class Seating(NamedTuple):
    """A table of one round: who sits there and which boards it plays, as in a `Meeting`."""

    table: int
    ns: tuple[int, ...]
    ew: tuple[int, ...]
    boards: tuple[int, ...]


def with_round(movement: Movement | None, round: int, rows: Iterable[Seating]) -> Movement:
    """The movement with this round added, or in place of the one that had its number.

    MovementError where the round has no table, or the whole would not be a movement; nothing is changed then.
    """
    added = tuple(Meeting(round, *row) for row in rows)
    if not added:
        raise MovementError(Problem.NOTHING)
    kept = (meeting for meeting in movement.meetings if meeting.round != round) if movement else ()
    return Movement((*kept, *added))


def team_rows(matches: Iterable[tuple[int, int]], boards: tuple[int, ...]) -> tuple[Seating, ...]:
    """The tables of a round of team matches: each team's north-south pair stays at the table of the team's number."""
    both = (match for home, away in matches for match in ((home, away), (away, home)))
    return tuple(Seating(home, (home,), (away,), boards) for home, away in both)


def team_match(teams: int, *, rounds: int | None = None, boards_per_round: int, first_board: int = 1) -> Movement:
    """A head-to-head match of two teams, or a round robin of more, new boards in each round.

    `rounds` is 1 for two teams, or as many as let all meet all; more begin the round robin again, two teams play on. Of
    an odd number one team sits out in each round. MovementError where teams, rounds or boards cannot be.
    """
    if not 2 <= teams <= MOST_TABLES:
        raise MovementError(Problem.TEAMS, teams=teams, least=2, most=MOST_TABLES)
    places = teams + teams % 2
    played = places - 1 if rounds is None else rounds
    check_rounds(played, tables=teams, most=MOST_ROUNDS)
    sets = board_sets(played, boards_per_round, first_board)
    return Movement(
        tuple(
            Meeting(round + 1, *row)
            for round in range(played)
            for row in team_rows(_matches(teams, places, round), sets[round])
        )
    )


def _matches(teams: int, places: int, round: int) -> tuple[tuple[int, int], ...]:
    """Who meets in a round, from 0: the last team stays, the others go round; who would meet nobody is left out."""
    circle = places - 1
    pairs = [(round % circle, places - 1)]
    pairs += [((round + step) % circle, (round - step) % circle) for step in range(1, places // 2)]
    return tuple((home + 1, away + 1) for home, away in pairs if max(home, away) < teams)
