"""What a director would choose for a section: a Howell up to six tables, a Mitchell above.

The choices are those that clubs publish for 24 to 28 boards: 3 tables play 5 rounds of 5, 4 play 7 of 3 or 4, 5 play 9
of 3, 6 play 11 of 2 or a reduced Howell of 9 rounds; 7 and 9 tables a straight Mitchell, 8 share, 10 skip, and from 13
on 13 rounds of 2 boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, isfinite
from typing import NamedTuple

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.howell import fair_rounds
from rulings.bridge.movements.limits import LEAST_TABLES, MOST_BOARDS_PER_ROUND, MOST_TABLES
from rulings.bridge.movements.mitchell import Missing, Mitchell, most_rounds, ways_for
from rulings.bridge.movements.settings import Kind, Settings

_MOST_HOWELL_TABLES = 6
_MOST_BOARDS = 100
_ROUNDS_ENOUGH = 13
# What makes a choice worse: each board too many or too few, a movement cut short, single boards, sharing.
_BOARD, _INCOMPLETE, _SINGLE_BOARDS, _SHARING = 2, 5, 20, 1


class _Choice(NamedTuple):
    """A way to play, with how little it is liked first, so that the least is the best."""

    cost: int
    fewer_rounds: int
    way: str
    rounds: int
    boards_per_round: int


def suggested(tables: float, boards_wanted: int) -> Settings:
    """The settings of the movement for so many tables, as `6.5` with a half table, and about so many boards a pair.

    At a half table the last north-south pair is missing, of a Howell the one that stays. MovementError where there are
    too few or too many of either.
    """
    full = ceil(tables) if isfinite(tables) else 0
    if tables not in {full, full - 0.5} or not LEAST_TABLES <= full <= MOST_TABLES:
        raise MovementError(Problem.TABLES, tables=tables, least=LEAST_TABLES, most=MOST_TABLES)
    if not 1 <= boards_wanted <= _MOST_BOARDS:
        raise MovementError(Problem.BOARDS_WANTED, boards=boards_wanted, most=_MOST_BOARDS)
    is_half = full != tables
    is_howell = full <= _MOST_HOWELL_TABLES
    best = min(_howells(full, boards_wanted) if is_howell else _mitchells(full, boards_wanted))
    shared: Settings = {
        "tables": full,
        "rounds": best.rounds,
        "boards_per_round": best.boards_per_round,
        "first_board": 1,
    }
    if is_howell:
        return {"kind": Kind.HOWELL.value, **shared, "missing": is_half}
    missing = Missing.NORTH_SOUTH.value if is_half else ""
    return {
        "kind": Kind.MITCHELL.value,
        **shared,
        "way": best.way,
        "missing": missing,
        "arrow_switched": 0,
        "east_west_from": full + 1,
    }


def _howells(tables: int, boards: int) -> Iterator[_Choice]:
    for rounds in fair_rounds(tables):
        yield _choice("", rounds, 2 * tables - 1, boards)


def _mitchells(tables: int, boards: int) -> Iterator[_Choice]:
    for way in ways_for(tables):
        most = most_rounds(tables, way)
        for rounds in range(1, most + 1):
            yield _choice(way.value, rounds, most, boards)


def _choice(way: str, rounds: int, most: int, boards: int) -> _Choice:
    """So many of the rounds, of as many boards each as come nearest to what is wanted."""
    each = min(MOST_BOARDS_PER_ROUND, max(1, round(boards / rounds)))
    cost = _BOARD * abs(rounds * each - boards)
    if rounds < most:
        cost += _INCOMPLETE + max(0, min(most, _ROUNDS_ENOUGH) - rounds)
    if each == 1 < boards:
        cost += _SINGLE_BOARDS
    if way == Mitchell.RELAY_AND_SHARE:
        cost += _SHARING
    return _Choice(cost, -rounds, way, rounds, each)
