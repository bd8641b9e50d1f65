"""The stored beginnings are Howell designs: of each the four rules, asked without playing it."""

import pytest

from rulings.bridge.movements.starters import STARTERS

Entry = tuple[int, int | None, int]


def entries(size: tuple[int, int]) -> list[Entry]:
    """Stand, north-south or None for a pair that stays, east-west, for each table."""
    cut = [entry.partition("/")[0].replace(":", "-").split("-") for entry in STARTERS[size].split()]
    return [(int(stand), None if ns == "S" else int(ns), int(ew)) for stand, ns, ew in cut]


def moving(entry: Entry) -> list[int]:
    return [pair for pair in entry[1:] if pair is not None]


DESIGNS = [size for size in STARTERS if size not in {(2, 3), (3, 5)}]


def test_there_is_a_complete_one_for_every_size() -> None:
    assert {tables for tables, rounds in STARTERS if rounds == 2 * tables - 1} == set(range(2, 41))


@pytest.mark.parametrize("size", STARTERS)
def test_every_pair_has_one_seat_and_table_1_one_that_stays(size: tuple[int, int]) -> None:
    tables, rounds = size
    assert sorted(pair for entry in entries(size) for pair in moving(entry)) == list(range(rounds))
    assert len(entries(size)) == tables
    assert entries(size)[0] == (0, None, 0)


@pytest.mark.parametrize("size", STARTERS)
def test_no_two_moving_pairs_meet_at_two_tables(size: tuple[int, int]) -> None:
    _tables, rounds = size
    apart = [
        {(one - other) % rounds, (other - one) % rounds}
        for one, other in (moving(entry) for entry in entries(size) if entry[1] is not None)
    ]
    assert all(len(each) == 2 for each in apart)
    assert len(set().union(*apart)) == 2 * len(apart)


@pytest.mark.parametrize("size", DESIGNS)
def test_each_set_lies_at_one_table_and_each_pair_meets_each_set_once(size: tuple[int, int]) -> None:
    tables, rounds = size
    assert len({stand for stand, *_pairs in entries(size)}) == tables
    met = [(entry[0] - pair) % rounds for entry in entries(size) for pair in moving(entry)]
    assert sorted(met) == list(range(rounds))


@pytest.mark.parametrize("size", STARTERS)
def test_tables_stand_in_the_order_in_which_boards_go_down(size: tuple[int, int]) -> None:
    stands = [stand for stand, *_pairs in entries(size)]
    assert stands == sorted(stands)
