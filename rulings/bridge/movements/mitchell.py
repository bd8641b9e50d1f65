"""Mitchell movements: north-south pairs stay, east-west pairs move up a table, boards move down one.

With an odd number of tables that is all. With an even number east-west would meet boards again half way: either they
skip a table there and play one round fewer at most, or a set of boards rests on a stand between the middle tables and
the first and last table share theirs in each round.

Compared with the English Bridge Union's notes and Bernard Magee's glossary (skip at the middle; relay and share), with
the cards of clubs, and with Manning's and Probst's papers on the arrow switch. At a half table it is usually the last
north-south pair that is missing: then a share needs no sharing.
"""

from __future__ import annotations

from enum import StrEnum

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.limits import LAST_NUMBER, board_sets, check_rounds, check_tables
from rulings.bridge.movements.meetings import Meeting, Movement

_USUAL_BOARDS = 28
"""A full evening of 24 to 28 boards."""


class Mitchell(StrEnum):
    """The three ways to play a Mitchell."""

    STRAIGHT = "straight"
    SKIP = "skip"
    RELAY_AND_SHARE = "relay_and_share"


class Missing(StrEnum):
    """Which pair of the last table is absent at a half table."""

    NORTH_SOUTH = "north_south"
    EAST_WEST = "east_west"


def ways_for(tables: int) -> tuple[Mitchell, ...]:
    """How so many tables can play, the most usual way first."""
    check_tables(tables)
    return (Mitchell.STRAIGHT,) if tables % 2 else (Mitchell.SKIP, Mitchell.RELAY_AND_SHARE)


def best_way(tables: int, rounds: int | None = None) -> Mitchell:
    """Straight or skip; relay and share only where an even number of tables plays all rounds."""
    straight_or_skip, *share = ways_for(tables)
    return share[0] if share and rounds == tables else straight_or_skip


def most_rounds(tables: int, way: Mitchell) -> int:
    """How many rounds there are before somebody would meet opponents or boards again."""
    return tables - 1 if way is Mitchell.SKIP else tables


def usual_rounds(tables: int, boards_per_round: int, way: Mitchell | None = None) -> int:
    """All rounds, or as many as 28 boards allow."""
    most = most_rounds(tables, way or best_way(tables))
    return min(most, max(1, _USUAL_BOARDS // max(1, boards_per_round)))


def recommended_arrow_switch(rounds: int) -> int:
    """How many rounds to play arrow-switched for one winner: an eighth of them, at least one.

    Manning's figure, which the English Bridge Union recommends: one round of the common seven to eleven, two of
    twelve or thirteen. Switching more is less fair again.
    """
    return max(1, (rounds + 4) // 8) if rounds > 1 else 0


def mitchell(
    tables: int,
    *,
    rounds: int | None = None,
    boards_per_round: int,
    first_board: int = 1,
    way: Mitchell | None = None,
    missing: Missing | None = None,
    arrow_switched: int = 0,
    east_west_from: int | None = None,
) -> Movement:
    """A Mitchell for 2 to 40 tables; MovementError where it cannot be.

    `rounds` are the usual ones if None, `way` is `best_way`. The last `arrow_switched` rounds are played with
    north-south and east-west exchanged, so that one winner results. East-west pairs are numbered from tables + 1, or
    from `east_west_from`. A half table misses the pair of the last table of the side `missing`.
    """
    check_tables(tables)
    way = _possible(way or best_way(tables, rounds), tables)
    rounds = usual_rounds(tables, boards_per_round, way) if rounds is None else rounds
    check_rounds(rounds, tables=tables, most=most_rounds(tables, way))
    if not 0 <= arrow_switched < rounds:
        raise MovementError(Problem.ARROW_SWITCHED, rounds=rounds, arrow_switched=arrow_switched, most=rounds - 1)
    first_east_west = _first_east_west(tables, east_west_from)
    sets = board_sets(tables, boards_per_round, first_board)
    absent = (
        {Missing.NORTH_SOUTH: tables, Missing.EAST_WEST: first_east_west + tables - 1}.get(missing) if missing else 0
    )

    def meeting(round: int, table: int) -> Meeting:
        """Rounds and tables from 0."""
        stays, moves = table + 1, first_east_west + (table - _steps(way, tables, round)) % tables
        ns, ew = ((number,) if number != absent else () for number in (stays, moves))
        if round >= rounds - arrow_switched:
            ns, ew = ew, ns
        return Meeting(round + 1, table + 1, ns, ew, sets[(_stand(way, tables, table) + round) % tables])

    return Movement(tuple(meeting(round, table) for round in range(rounds) for table in range(tables)))


def _possible(way: Mitchell, tables: int) -> Mitchell:
    known = ways_for(tables)
    if way not in known:
        raise MovementError(Problem.WAY, tables=tables, way=way, known=", ".join(known))
    return way


def _first_east_west(tables: int, wanted: int | None) -> int:
    """The number of the east-west pair that starts at table 1; never a number of a north-south pair."""
    first, last = tables + 1, LAST_NUMBER - tables + 1
    if wanted is None:
        return first
    if not first <= wanted <= last:
        raise MovementError(Problem.EAST_WEST_FROM, number=wanted, least=first, most=last)
    return wanted


def _steps(way: Mitchell, tables: int, round: int) -> int:
    """How many tables an east-west pair has moved up before a round, counted from 0."""
    return round + (way is Mitchell.SKIP and round >= tables // 2)


def _stand(way: Mitchell, tables: int, table: int) -> int:
    """Which set of boards lies at a table in the first round, both from 0.

    In a share one set rests between the middle tables, and the last table has that of the first.
    """
    rests_below = way is Mitchell.RELAY_AND_SHARE and table >= tables // 2
    return (table + rests_below) % tables
