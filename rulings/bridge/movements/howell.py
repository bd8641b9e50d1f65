"""Howell movements: nearly everybody moves, a pair follows the one numbered before it, and there is one winner.

The complete one lets all meet all: 2n - 1 rounds at n tables. A reduced ("three-quarter") one has fewer rounds, as
many sets of boards as rounds, and more pairs that stay; everybody still plays every board, and each board is played at
every table. Where no such design is known, or where play ends early, the next longer one is cut: then boards are not
all played equally often.

Two and three tables cannot play without sharing boards (no Room square of side 3 or 5 exists). As the guide cards of
the American Contract Bridge League have it, both of two tables share each set; three tables share the last alone.
In the second and third round of three tables the meetings of tables 2 and 3 change places: no table has a set twice.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.bridge.movements.limits import board_sets, check_rounds, check_tables
from rulings.bridge.movements.meetings import Meeting, Movement
from rulings.bridge.movements.starters import STARTERS

_THREE_TABLES = (3, 5)
_SETS_OF_THREE_TABLES = ((0, 1, 3), (1, 2, 3), (2, 1, 0), (3, 2, 0), (4, 4, 4))
"""Which set each meeting of three tables plays in each of five rounds: the one way with a single shared round."""
_CHANGED_ROUNDS = (1, 2)


@dataclass(frozen=True, slots=True)
class _Table:
    """How a table begins, its round and pairs counted from 0; `ns` is None for a pair that stays, of number `stays`."""

    stand: int
    ns: int | None
    ew: int
    stays: int
    switched: frozenset[int]


def fair_rounds(tables: int) -> tuple[int, ...]:
    """For how many rounds there is a Howell in which everybody plays every board, in order, the complete one last."""
    check_tables(tables)
    return tuple(sorted(rounds for size, rounds in STARTERS if size == tables))


def howell(
    tables: int,
    *,
    rounds: int | None = None,
    boards_per_round: int,
    first_board: int = 1,
    missing: bool = False,
) -> Movement:
    """A Howell for 2 to 40 tables, complete unless `rounds` says fewer; MovementError where it cannot be.

    Pairs are 1 to 2n. The highest stays north-south at table 1; with `missing` it is absent, and its opponents sit out.
    """
    check_tables(tables)
    complete = 2 * tables - 1
    played = complete if rounds is None else rounds
    check_rounds(played, tables=tables, most=complete)
    length = min(each for each in fair_rounds(tables) if each >= played)
    sets = board_sets(length, boards_per_round, first_board)
    absent = 2 * tables if missing else 0
    places = _places(tables, length)

    def meeting(round: int, place: int) -> Meeting:
        """Rounds and tables from 0."""
        table = places[place]
        first = table.stays if table.ns is None else (table.ns + round) % length + 1
        second = (table.ew + round) % length + 1
        ns, ew = ((number,) if number != absent else () for number in (first, second))
        if round + 1 in table.switched:
            ns, ew = ew, ns
        if (tables, length) == _THREE_TABLES:
            where = (tables - place) % tables if round in _CHANGED_ROUNDS else place
            return Meeting(round + 1, where + 1, ns, ew, sets[_SETS_OF_THREE_TABLES[round][place]])
        return Meeting(round + 1, place + 1, ns, ew, sets[(table.stand + round) % length])

    return Movement(tuple(meeting(round, place) for round in range(played) for place in range(tables)))


def _places(tables: int, rounds: int) -> tuple[_Table, ...]:
    """The tables of a design in order. Pairs that stay have the highest numbers, that of table 1 the very highest."""
    found: list[_Table] = []
    stays = 2 * tables
    for entry in STARTERS[tables, rounds].split():
        stand, _, rest = entry.partition(":")
        pairs, _, switched = rest.partition("/")
        ns, _, ew = pairs.partition("-")
        moving = None if ns == "S" else int(ns)
        names = frozenset(int(round) for round in switched.split(",") if round)
        found.append(_Table(int(stand), moving, int(ew), stays, names))
        stays -= moving is None
    return tuple(found)
