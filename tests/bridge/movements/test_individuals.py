"""Individuals: partners and opponents of every size there is."""

from collections import Counter
from itertools import combinations

import pytest

from rulings.bridge.movements import Movement, MovementError, balance, individual
from rulings.bridge.movements.individuals import INDIVIDUAL_SIZES, most_individual_rounds

WHIST = (8, 12, 16)


def partners(movement: Movement) -> Counter[frozenset[int]]:
    return Counter(frozenset(side) for each in movement.meetings for side in (each.ns, each.ew))


def opponents(movement: Movement) -> Counter[frozenset[int]]:
    return Counter(frozenset((one, other)) for each in movement.meetings for one in each.ns for other in each.ew)


def test_eight_players_as_the_american_card_has_them() -> None:
    movement = individual(8, boards_per_round=4)
    assert [(each.ns, each.ew) for each in movement.of_round(1)] == [((8, 1), (6, 2)), ((5, 7), (3, 4))]
    assert [(each.ns, each.ew) for each in movement.of_round(2)] == [((8, 2), (7, 3)), ((6, 1), (4, 5))]


@pytest.mark.parametrize("players", WHIST)
def test_everybody_is_everybodys_partner_once_and_opponent_twice(players: int) -> None:
    movement = individual(players, boards_per_round=1)
    everybody = {frozenset(both) for both in combinations(range(1, players + 1), 2)}
    assert partners(movement) == dict.fromkeys(everybody, 1)
    assert opponents(movement) == dict.fromkeys(everybody, 2)


@pytest.mark.parametrize("players", sorted(set(INDIVIDUAL_SIZES) - set(WHIST)))
def test_in_a_rainbow_nobody_meets_anybody_twice(players: int) -> None:
    movement = individual(players, boards_per_round=1)
    assert max((partners(movement) + opponents(movement)).values()) == 1


@pytest.mark.parametrize("players", INDIVIDUAL_SIZES)
def test_everybody_plays_every_board_once_and_a_table_no_board_twice(players: int) -> None:
    movement = individual(players, boards_per_round=2)
    assert movement.rounds == most_individual_rounds(players)
    for cards in (
        *map(movement.of_contestant, movement.contestants),
        *map(movement.of_table, range(1, movement.tables + 1)),
    ):
        assert sorted(board for each in cards for board in each.boards) == list(movement.boards)


def test_eight_and_sixteen_are_perfectly_balanced() -> None:
    assert [balance(individual(players, boards_per_round=1)) for players in (8, 16)] == [100, 100]


def test_fewer_rounds_are_the_first_ones() -> None:
    assert individual(12, rounds=4, boards_per_round=2).meetings == individual(12, boards_per_round=2).meetings[:12]


@pytest.mark.parametrize("players", [0, 4, 9, 20_000])
def test_other_sizes_are_entered_by_hand(players: int) -> None:
    with pytest.raises(
        MovementError, match=rf"^There is no individual for {players} players here; choose one of 8, 12, 16"
    ):
        individual(players, boards_per_round=2)


def test_more_rounds_than_there_are_partners_are_refused() -> None:
    with pytest.raises(MovementError, match="2 tables can play 1 to 7 rounds of this movement, not 8"):
        individual(8, rounds=8, boards_per_round=2)
