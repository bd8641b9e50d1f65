"""Mitchell movements, beside what is published of them; all sizes are in `tests/bridge/test_every_movement.py`."""

import pytest

from rulings.bridge.movements import Meeting, Missing, Mitchell, MovementError, Problem, mitchell
from rulings.bridge.movements.mitchell import best_way, most_rounds, recommended_arrow_switch, usual_rounds, ways_for


def east_west(tables: int, way: Mitchell, rounds: int) -> list[list[int]]:
    """For each round the east-west pairs at tables 1, 2, 3...: numbered from 1, as guide cards show them."""
    movement = mitchell(tables, rounds=rounds, boards_per_round=1, way=way)
    return [[each.ew[0] - tables for each in movement.of_round(round)] for round in range(1, rounds + 1)]


def test_five_tables_as_every_handbook_has_them() -> None:
    assert east_west(5, Mitchell.STRAIGHT, 5) == [
        [1, 2, 3, 4, 5],
        [5, 1, 2, 3, 4],
        [4, 5, 1, 2, 3],
        [3, 4, 5, 1, 2],
        [2, 3, 4, 5, 1],
    ]
    movement = mitchell(5, boards_per_round=1)
    assert [[each.boards[0] for each in movement.of_table(table)] for table in (1, 5)] == [
        [1, 2, 3, 4, 5],
        [5, 1, 2, 3, 4],
    ]


def test_east_west_skip_a_table_after_half_of_the_rounds() -> None:
    """Six tables: after round 3 the pairs go up two tables."""
    assert east_west(6, Mitchell.SKIP, 5) == [
        [1, 2, 3, 4, 5, 6],
        [6, 1, 2, 3, 4, 5],
        [5, 6, 1, 2, 3, 4],
        [3, 4, 5, 6, 1, 2],
        [2, 3, 4, 5, 6, 1],
    ]


def test_the_eight_tables_of_share_and_relay_as_probst_prints_them() -> None:
    """Both travellers of "Why only 1 in 8?", one round switched: his east-west numbers are ten higher."""
    movement = mitchell(
        8, rounds=8, boards_per_round=1, way=Mitchell.RELAY_AND_SHARE, arrow_switched=1, east_west_from=11
    )
    assert [each.boards[0] for each in movement.of_round(1)] == [1, 2, 3, 4, 6, 7, 8, 1]
    assert [(each.ns[0], each.ew[0]) for each in movement.of_board(1)] == [
        *((1, 11), (8, 18), (7, 16), (6, 14), (5, 12), (4, 17), (3, 15), (13, 2))
    ]
    assert [(each.ns[0], each.ew[0]) for each in movement.of_board(8)] == [
        *((7, 17), (6, 15), (5, 13), (4, 18), (3, 16), (2, 14), (12, 1), (11, 8))
    ]


def test_an_arrow_switch_exchanges_the_directions_of_the_last_rounds() -> None:
    plain, switched = (mitchell(7, boards_per_round=3, arrow_switched=switched) for switched in (0, 2))
    assert switched.meetings[:35] == plain.meetings[:35]
    assert [(each.ns, each.ew) for each in switched.meetings[35:]] == [
        (each.ew, each.ns) for each in plain.meetings[35:]
    ]
    assert (plain.winners, switched.winners) == (2, 1)


def test_the_pair_of_the_last_table_is_missing() -> None:
    movement = mitchell(3, boards_per_round=2, missing=Missing.NORTH_SOUTH)
    assert movement.contestants == (1, 2, 4, 5, 6)
    assert movement.of_table(3) == (
        Meeting(1, 3, (), (6,), (5, 6)),
        Meeting(2, 3, (), (5,), (1, 2)),
        Meeting(3, 3, (), (4,), (3, 4)),
    )
    assert mitchell(3, boards_per_round=2, missing=Missing.EAST_WEST).sit_outs() == ((1, 3), (2, 1), (3, 2))


def test_without_the_last_north_south_pair_nobody_shares() -> None:
    movement = mitchell(8, rounds=8, boards_per_round=1, way=Mitchell.RELAY_AND_SHARE, missing=Missing.NORTH_SOUTH)
    for board in movement.boards:
        rounds = [each.round for each in movement.of_board(board)]
        assert len(rounds) == len(set(rounds))


def test_east_west_pairs_are_numbered_as_a_club_likes() -> None:
    assert mitchell(7, boards_per_round=1, east_west_from=11).contestants == (*range(1, 8), *range(11, 18))


def test_the_first_board_and_the_length_of_a_round() -> None:
    movement = mitchell(3, boards_per_round=2, first_board=21)
    assert [each.boards for each in movement.of_round(1)] == [(21, 22), (23, 24), (25, 26)]


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"tables": 1}, Problem.TABLES),
        ({"tables": 41}, Problem.TABLES),
        ({"tables": 7, "rounds": 8}, Problem.ROUNDS),
        ({"tables": 8, "rounds": 8, "way": Mitchell.SKIP}, Problem.ROUNDS),
        ({"tables": 8, "rounds": 0}, Problem.ROUNDS),
        ({"tables": 8, "way": Mitchell.STRAIGHT}, Problem.WAY),
        ({"tables": 7, "way": Mitchell.SKIP}, Problem.WAY),
        ({"tables": 7, "way": Mitchell.RELAY_AND_SHARE}, Problem.WAY),
        ({"tables": 7, "arrow_switched": 7}, Problem.ARROW_SWITCHED),
        ({"tables": 7, "arrow_switched": -1}, Problem.ARROW_SWITCHED),
        ({"tables": 7, "east_west_from": 7}, Problem.EAST_WEST_FROM),
        ({"tables": 7, "east_west_from": 9994}, Problem.EAST_WEST_FROM),
        ({"tables": 7, "boards_per_round": 0}, Problem.BOARDS_PER_ROUND),
        ({"tables": 7, "first_board": 9990}, Problem.FIRST_BOARD),
    ],
)
def test_what_cannot_be_is_refused(given: dict, problem: Problem) -> None:
    with pytest.raises(MovementError) as refused:
        mitchell(**{"boards_per_round": 3, **given})
    assert refused.value.problem is problem


def test_odd_tables_play_straight_and_even_ones_skip_or_share() -> None:
    assert ways_for(7) == (Mitchell.STRAIGHT,)
    assert ways_for(8) == (Mitchell.SKIP, Mitchell.RELAY_AND_SHARE)
    assert [most_rounds(8, way) for way in ways_for(8)] == [7, 8]
    assert [best_way(8, rounds) for rounds in (None, 7, 8)] == [Mitchell.SKIP, Mitchell.SKIP, Mitchell.RELAY_AND_SHARE]
    assert best_way(7, 7) is Mitchell.STRAIGHT


def test_the_usual_rounds_are_those_of_an_evening() -> None:
    assert [
        usual_rounds(tables, boards) for tables, boards in ((7, 3), (9, 3), (10, 3), (13, 2), (14, 2), (40, 2))
    ] == [*(7, 9, 9, 13, 13, 14)]


def test_about_an_eighth_of_the_rounds_is_switched() -> None:
    """One round of 3-board rounds, two of 2-board rounds, as clubs do by Manning's figure."""
    assert [recommended_arrow_switch(rounds) for rounds in (1, 2, 5, 7, 9, 11, 12, 13, 16, 24)] == [
        *(0, 1, 1, 1, 1, 1, 2, 2, 2, 3)
    ]
