"""Howell movements, beside published guide cards; all sizes are in `tests/bridge/test_every_movement.py`."""

import pytest

from rulings.bridge.movements import Movement, MovementError, Problem, balance, howell
from rulings.bridge.movements.howell import fair_rounds


def first_round(movement: Movement) -> list[tuple[int, int]]:
    return [(each.ns[0], each.ew[0]) for each in movement.of_round(1)]


def test_two_tables_share_each_of_three_sets() -> None:
    """Three long rounds, pair 4 stays, pair 3 begins north-south against 2 (the American "standard" cards)."""
    movement = howell(2, boards_per_round=8)
    assert first_round(movement) == [(4, 1), (3, 2)]
    assert [[each.boards[0] for each in movement.of_round(round)] for round in (1, 2, 3)] == [[1, 1], [9, 9], [17, 17]]


def test_three_tables_share_only_the_last_set() -> None:
    """The American cards: 6-1, 3-4, 5-2; in the last round all three tables play the one set that is left."""
    movement = howell(3, boards_per_round=1)
    assert first_round(movement) == [(6, 1), (3, 4), (5, 2)]
    assert [len({each.boards for each in movement.of_round(round)}) for round in range(1, 6)] == [3, 3, 3, 3, 1]


@pytest.mark.parametrize(
    ("tables", "pairs", "stands"),
    [
        (4, [(8, 1), (6, 5), (4, 2), (7, 3)], [1, 2, 3, 5]),
        (5, [(10, 1), (9, 8), (6, 4), (3, 7), (5, 2)], [1, 2, 3, 8, 9]),
        (6, [(12, 1), (8, 7), (5, 11), (9, 6), (4, 2), (3, 10)], [1, 2, 3, 5, 6, 11]),
    ],
)
def test_the_cards_of_four_to_six_tables(tables: int, pairs: list[tuple[int, int]], stands: list[int]) -> None:
    """McKinnon: four tables with a relay between 3 and 4 and two after 4; the American cards of five and six."""
    movement = howell(tables, boards_per_round=1)
    assert first_round(movement) == pairs
    assert [each.boards[0] for each in movement.of_round(1)] == stands


def test_a_pair_goes_where_the_one_before_it_sat() -> None:
    movement = howell(7, boards_per_round=1)
    for number in range(2, 14):
        before = movement.of_contestant(number - 1)
        after = movement.of_contestant(number)
        assert [(each.table, number in each.ns) for each in after[1:]] == [
            (each.table, number - 1 in each.ns) for each in before[:-1]
        ]


def test_the_highest_pair_stays_north_south_at_table_1() -> None:
    movement = howell(9, boards_per_round=1)
    assert [(each.table, each.ns) for each in movement.of_contestant(18)] == [(1, (18,))] * 17
    assert [number for number in movement.contestants if movement.stays(number)] == [18]


def test_in_a_reduced_howell_more_pairs_stay() -> None:
    movement = howell(6, rounds=9, boards_per_round=3)
    assert [number for number in movement.contestants if movement.stays(number)] == [10, 11, 12]
    assert len(movement.boards) == 27


def test_without_its_highest_pair_each_other_sits_out_once() -> None:
    movement = howell(4, boards_per_round=3, missing=True)
    assert movement.contestants == tuple(range(1, 8))
    assert movement.sit_outs() == tuple((number, number) for number in range(1, 8))


def test_fewer_rounds_than_any_design_cut_the_next_one_short() -> None:
    assert fair_rounds(4) == (7,)
    assert howell(4, rounds=5, boards_per_round=2).meetings == howell(4, boards_per_round=2).meetings[:20]


def test_full_howells_of_an_even_number_of_tables_are_perfectly_balanced_where_that_is_known() -> None:
    assert [balance(howell(tables, boards_per_round=1)) for tables in (2, 4, 6, 8, 10, 12)] == [100] * 6


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"tables": 1}, Problem.TABLES),
        ({"tables": 41}, Problem.TABLES),
        ({"tables": 4, "rounds": 8}, Problem.ROUNDS),
        ({"tables": 4, "rounds": 0}, Problem.ROUNDS),
        ({"tables": 4, "boards_per_round": 0}, Problem.BOARDS_PER_ROUND),
        ({"tables": 4, "first_board": 0}, Problem.FIRST_BOARD),
    ],
)
def test_what_cannot_be_is_refused(given: dict, problem: Problem) -> None:
    with pytest.raises(MovementError) as refused:
        howell(**{"boards_per_round": 3, **given})
    assert refused.value.problem is problem
