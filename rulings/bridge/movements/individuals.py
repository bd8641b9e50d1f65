"""Individuals: every round with another partner.

8, 12 or 16 players play a whist tournament: each has each other once as partner and twice as opponent, in one round
fewer than there are players. All tables play the same boards in a round, which they share or have copies of. That of 8
is the American Contract Bridge League's; it and that of 16 are perfectly balanced, that of 12 as well as one was found.

Four players for each of a prime number of tables from 5 up play a rainbow: north stays, east goes down two tables,
south up one, west down three, boards down one, and nobody meets anybody twice. (It is usually described with the boards
at rest and everything else shifted by one.) North and south have a ranking of their own.

Other sizes are entered by hand.
"""

from __future__ import annotations

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.limits import board_sets, check_rounds
from rulings.bridge.movements.meetings import Meeting, Movement

_Seats = tuple[tuple[int, int], tuple[int, int]]

_WHIST: dict[int, tuple[_Seats, ...]] = {
    8: (((8, 1), (6, 2)), ((5, 7), (3, 4))),
    12: (((12, 1), (2, 4)), ((3, 10), (7, 8)), ((5, 11), (6, 9))),
    16: (((16, 1), (3, 9)), ((2, 5), (6, 11)), ((4, 15), (7, 14)), ((8, 10), (12, 13))),
}
"""Who sits in the first round, north and south, then east and west: the highest stays, the others go round by one."""

_RAINBOW_TABLES = (5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
INDIVIDUAL_SIZES = (*_WHIST, *(4 * tables for tables in _RAINBOW_TABLES))
"""For how many players there is an individual here."""


def most_individual_rounds(players: int) -> int:
    """How many rounds an individual of this size has; MovementError where there is none."""
    if players not in INDIVIDUAL_SIZES:
        raise MovementError(Problem.PLAYERS, players=players, known=", ".join(map(str, INDIVIDUAL_SIZES)))
    return players - 1 if players in _WHIST else players // 4


def individual(players: int, *, rounds: int | None = None, boards_per_round: int, first_board: int = 1) -> Movement:
    """An individual, of all its rounds unless `rounds` says fewer; MovementError where it cannot be.

    The players of a rainbow are numbered by seat: all norths first, then easts, souths and wests.
    """
    most = most_individual_rounds(players)
    played = most if rounds is None else rounds
    check_rounds(played, tables=players // 4, most=most)
    if players in _WHIST:
        return _whist(players, played, boards_per_round, first_board)
    return _rainbow(players // 4, played, boards_per_round, first_board)


def _whist(players: int, rounds: int, boards_per_round: int, first_board: int) -> Movement:
    sets = board_sets(rounds, boards_per_round, first_board)

    def after(side: tuple[int, int], round: int) -> tuple[int, ...]:
        return tuple(each if each == players else (each - 1 + round) % (players - 1) + 1 for each in side)

    return Movement(
        tuple(
            Meeting(round + 1, table, after(ns, round), after(ew, round), sets[round])
            for round in range(rounds)
            for table, (ns, ew) in enumerate(_WHIST[players], 1)
        )
    )


def _rainbow(tables: int, rounds: int, boards_per_round: int, first_board: int) -> Movement:
    sets = board_sets(tables, boards_per_round, first_board)

    def player(seat: int, table: int, steps: int) -> int:
        """Who has come to a table, from 0, by going up so many; seats from 0 in the order of the numbers."""
        return seat * tables + (table - steps) % tables + 1

    return Movement(
        tuple(
            Meeting(
                round + 1,
                table + 1,
                (player(0, table, 0), player(2, table, round)),
                (player(1, table, -2 * round), player(3, table, -3 * round)),
                sets[(table + round) % tables],
            )
            for round in range(rounds)
            for table in range(tables)
        )
    )
