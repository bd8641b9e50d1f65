"""How large a movement may be, and the sets of boards that it plays."""

from __future__ import annotations

from rulings.bridge.movements.errors import MovementError, Problem

LEAST_TABLES, MOST_TABLES = 2, 40
MOST_ROUNDS = 2 * MOST_TABLES - 1
LAST_TABLE_NUMBER = 999
MOST_BOARDS_PER_ROUND = 64
LAST_NUMBER = 9999
"""The highest number that a board or a contestant may have."""


def check_tables(tables: int) -> None:
    """Refuse a section that is too small or too big: 2 to 40 tables."""
    if not LEAST_TABLES <= tables <= MOST_TABLES:
        raise MovementError(Problem.TABLES, tables=tables, least=LEAST_TABLES, most=MOST_TABLES)


def check_rounds(rounds: int, *, tables: int, most: int) -> None:
    """Refuse more rounds than the movement has, and fewer than one."""
    if not 1 <= rounds <= most:
        raise MovementError(Problem.ROUNDS, tables=tables, rounds=rounds, most=most)


def board_sets(sets: int, boards_per_round: int, first_board: int) -> tuple[tuple[int, ...], ...]:
    """So many sets of boards, numbered on from the first; MovementError where a set or a number cannot be."""
    if not 1 <= boards_per_round <= MOST_BOARDS_PER_ROUND:
        raise MovementError(Problem.BOARDS_PER_ROUND, boards=boards_per_round, most=MOST_BOARDS_PER_ROUND)
    last = LAST_NUMBER - sets * boards_per_round + 1
    if not 1 <= first_board <= last:
        raise MovementError(Problem.FIRST_BOARD, board=first_board, most=last)
    starts = range(first_board, first_board + sets * boards_per_round, boards_per_round)
    return tuple(tuple(range(start, start + boards_per_round)) for start in starts)
