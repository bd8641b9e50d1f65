"""Every movement that can be made, of 2 to 40 tables, walked table by table without asking `checks`.

Nobody is in two places, nobody meets anybody or a board twice, and boards are in two places only where tables share.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from rulings.bridge.movements import (
    FaultKind,
    Missing,
    Mitchell,
    Movement,
    comparisons,
    faults,
    howell,
    mitchell,
    read_rows,
    write_rows,
)
from rulings.bridge.movements.howell import fair_rounds
from rulings.bridge.movements.mitchell import most_rounds, ways_for

SIZES = range(2, 41)


def mitchells(tables: int) -> Iterator[tuple[Mitchell, Movement]]:
    """Every way in all its rounds, whole, with each half table, and arrow-switched."""
    for way in ways_for(tables):
        most = most_rounds(tables, way)
        for missing in (None, *Missing):
            yield way, mitchell(tables, rounds=most, boards_per_round=2, way=way, missing=missing)
        yield way, mitchell(tables, rounds=most, boards_per_round=1, way=way, arrow_switched=min(2, most - 1))


def howells(tables: int) -> Iterator[Movement]:
    """The complete one, every reduced one and some that are cut short, each whole and with a half table."""
    complete = 2 * tables - 1
    for rounds in {*fair_rounds(tables), complete, complete - 1, tables, 1}:
        for missing in (False, True):
            yield howell(tables, rounds=rounds, boards_per_round=1, missing=missing)


def assert_everybody_is_in_one_place(movement: Movement) -> None:
    for round in range(1, movement.rounds + 1):
        sitting = [number for meeting in movement.of_round(round) for number in meeting.contestants]
        assert sorted(sitting) == list(movement.contestants)
        assert [meeting.table for meeting in movement.of_round(round)] == list(range(1, movement.tables + 1))


def assert_nobody_meets_anybody_or_a_board_twice(movement: Movement) -> None:
    for number in movement.contestants:
        meetings = [meeting for meeting in movement.of_contestant(number) if meeting.is_played]
        met = Counter(other for meeting in meetings for other in meeting.opponents_of(number))
        played = Counter(board for meeting in meetings for board in meeting.boards)
        assert max((*met.values(), *played.values()), default=1) == 1


def assert_a_table_plays_no_board_twice(movement: Movement) -> None:
    for table in range(1, movement.tables + 1):
        boards = [board for meeting in movement.of_table(table) for board in meeting.boards]
        assert len(boards) == len(set(boards))
        assert all(movement.on_board(table, board) for board in boards)


def shared(movement: Movement) -> set[tuple[int, tuple[int, ...]]]:
    """Round and tables of every board that is played at several tables at once."""
    at: dict[tuple[int, int], list[int]] = {}
    for meeting in movement.meetings:
        for board in meeting.boards if meeting.is_played else ():
            at.setdefault((meeting.round, board), []).append(meeting.table)
    return {(round, tuple(tables)) for (round, _board), tables in at.items() if len(tables) > 1}


@pytest.mark.parametrize("tables", SIZES)
def test_every_mitchell_can_be_played(tables: int) -> None:
    for way, movement in mitchells(tables):
        assert_everybody_is_in_one_place(movement)
        assert_nobody_meets_anybody_or_a_board_twice(movement)
        assert_a_table_plays_no_board_twice(movement)
        may_share = way is Mitchell.RELAY_AND_SHARE
        assert shared(movement) <= ({(round, (1, tables)) for round in range(1, tables + 1)} if may_share else set())


@pytest.mark.parametrize("tables", SIZES)
def test_a_mitchell_of_fewer_rounds_is_the_beginning_of_the_full_one(tables: int) -> None:
    for way in ways_for(tables):
        most = most_rounds(tables, way)
        full = mitchell(tables, rounds=most, boards_per_round=1, way=way)
        for rounds in range(1, most):
            shorter = mitchell(tables, rounds=rounds, boards_per_round=1, way=way)
            assert shorter.meetings == full.meetings[: rounds * tables]


@pytest.mark.parametrize("tables", SIZES)
def test_every_howell_can_be_played(tables: int) -> None:
    for movement in howells(tables):
        assert_everybody_is_in_one_place(movement)
        assert_nobody_meets_anybody_or_a_board_twice(movement)
        assert_a_table_plays_no_board_twice(movement)
        if tables > 3:
            assert shared(movement) == set()


@pytest.mark.parametrize("tables", SIZES)
def test_in_a_full_mitchell_each_meets_all_and_each_board_is_played_equally_often(tables: int) -> None:
    for way in ways_for(tables):
        movement = mitchell(tables, rounds=most_rounds(tables, way), boards_per_round=2, way=way)
        assert all(len(movement.of_contestant(number)) == most_rounds(tables, way) for number in movement.contestants)
        assert set(comparisons(movement).values()) == {most_rounds(tables, way)}
        assert [number for number in movement.contestants if movement.stays(number)] == [
            *(number for number in movement.contestants if number <= tables or movement.rounds == 1)
        ]


@pytest.mark.parametrize("tables", SIZES)
def test_in_a_full_howell_every_pair_meets_every_other_once_and_plays_every_board(tables: int) -> None:
    movement = howell(tables, boards_per_round=2)
    met = [tuple(sorted(meeting.contestants)) for meeting in movement.meetings]
    assert sorted(met) == list(combinations(range(1, 2 * tables + 1), 2))
    assert len(movement.boards) == 2 * (2 * tables - 1)
    assert set(comparisons(movement).values()) == {tables}
    assert movement.winners == 1


@pytest.mark.parametrize("tables", SIZES)
def test_in_a_howell_that_is_fair_everybody_plays_every_board(tables: int) -> None:
    for rounds in fair_rounds(tables):
        movement = howell(tables, rounds=rounds, boards_per_round=1)
        for number in movement.contestants:
            played = [board for meeting in movement.of_contestant(number) for board in meeting.boards]
            assert sorted(played) == list(movement.boards)
        assert len(movement.boards) == rounds


@pytest.mark.parametrize("tables", SIZES)
def test_in_a_full_howell_everybody_sits_about_half_of_the_rounds_north_south(tables: int) -> None:
    movement = howell(tables, boards_per_round=1)
    for number in movement.contestants[:-1]:
        north_south = sum(number in meeting.ns for meeting in movement.of_contestant(number))
        assert north_south in {tables - 1, tables}


@pytest.mark.parametrize("tables", SIZES)
def test_the_checks_find_no_error_and_only_what_is_known(tables: int) -> None:
    known = {
        *(FaultKind.SHARED, FaultKind.SITS_OUT, FaultKind.UNEQUAL_BOARDS),
        *(FaultKind.FEW_COMPARISONS, FaultKind.UNEQUAL_COMPARISONS),
    }
    for movement in (*(movement for _way, movement in mitchells(tables)), *howells(tables)):
        found = faults(movement)
        assert {fault.kind for fault in found} <= known
        sharing = {(fault.rounds[0], fault.tables) for fault in found if fault.kind is FaultKind.SHARED}
        assert sharing == shared(movement)
        sitting_out = [(fault.rounds[0], fault.contestants[0]) for fault in found if fault.kind is FaultKind.SITS_OUT]
        assert tuple(sitting_out) == movement.sit_outs()


@pytest.mark.parametrize("tables", SIZES)
def test_every_movement_is_read_back_from_its_rows(tables: int) -> None:
    full = [
        mitchell(tables, rounds=most_rounds(tables, way), boards_per_round=3, way=way, missing=missing)
        for way in ways_for(tables)
        for missing in (None, *Missing)
    ]
    for movement in (*full, *howells(tables)):
        assert read_rows(write_rows(movement)) == movement
