"""Rounds set by hand, and matches of teams."""

from itertools import combinations

import pytest

from rulings.bridge.movements import Meeting, MovementError, Problem, Seating, faults, howell
from rulings.bridge.movements.by_hand import team_match, team_rows, with_round

SWISS = (Seating(1, (3,), (1,), (1, 2)), Seating(2, (2,), (4,), (1, 2)))


def test_a_first_round_makes_a_movement() -> None:
    movement = with_round(None, 1, SWISS)
    assert movement.meetings == (Meeting(1, 1, (3,), (1,), (1, 2)), Meeting(1, 2, (2,), (4,), (1, 2)))


def test_a_round_is_added_or_takes_the_place_of_its_number() -> None:
    movement = with_round(with_round(None, 1, SWISS), 2, [Seating(1, (3,), (2,), (3, 4))])
    again = with_round(movement, 1, [Seating(5, (1,), (2,), (1, 2))])
    assert [(each.round, each.table) for each in movement.meetings] == [(1, 1), (1, 2), (2, 1)]
    assert [(each.round, each.table) for each in again.meetings] == [(1, 5), (2, 1)]


def test_a_round_of_a_howell_is_put_right() -> None:
    movement = howell(4, boards_per_round=3)
    other_way = [Seating(each.table, each.ew, each.ns, each.boards) for each in movement.of_round(3)]
    again = with_round(movement, 3, other_way)
    assert again.of_round(3)[0].ns == movement.of_round(3)[0].ew
    assert (again.of_round(2), again.of_round(4)) == (movement.of_round(2), movement.of_round(4))


@pytest.mark.parametrize(
    ("round", "rows", "problem"),
    [
        (1, (), Problem.NOTHING),
        (0, SWISS, Problem.ROUND_NUMBER),
        (2, (*SWISS, SWISS[0]), Problem.TABLE_TWICE),
        (2, (Seating(1, (1, 2), (3, 4), (1,)),), Problem.SIDES),
    ],
)
def test_a_round_that_cannot_be_is_refused(round: int, rows: tuple[Seating, ...], problem: Problem) -> None:
    with pytest.raises(MovementError) as refused:
        with_round(with_round(None, 1, SWISS), round, rows)
    assert refused.value.problem is problem


def test_a_match_is_played_at_both_teams_tables() -> None:
    assert team_rows([(3, 1)], (1, 2)) == (Seating(3, (3,), (1,), (1, 2)), Seating(1, (1,), (3,), (1, 2)))


def test_two_teams_play_head_to_head() -> None:
    movement = team_match(2, rounds=2, boards_per_round=12)
    assert movement.of_board(13) == (
        Meeting(2, 1, (1,), (2,), tuple(range(13, 25))),
        Meeting(2, 2, (2,), (1,), tuple(range(13, 25))),
    )
    assert movement.is_team_match
    assert faults(movement) == ()


@pytest.mark.parametrize("teams", range(2, 41))
def test_in_a_round_robin_every_team_meets_every_other_once(teams: int) -> None:
    movement = team_match(teams, boards_per_round=2)
    met = [(each.ns[0], each.ew[0]) for each in movement.meetings]
    assert sorted(met) == sorted(
        (one, other) for both in combinations(range(1, teams + 1), 2) for one, other in (both, both[::-1])
    )
    assert movement.rounds == teams - 1 + teams % 2
    assert all(each.table == each.ns[0] for each in movement.meetings)
    assert [fault for fault in faults(movement) if fault.is_error] == []
    assert len(movement.sit_outs()) == (teams if teams % 2 else 0)


def test_a_second_round_robin_may_follow() -> None:
    movement = team_match(4, rounds=6, boards_per_round=2)
    assert [each.ew for each in movement.of_table(1)] == [each.ew for each in movement.of_table(1)[:3]] * 2
    assert len(movement.boards) == 12


@pytest.mark.parametrize("teams", [0, 1, 41])
def test_a_match_has_2_to_40_teams(teams: int) -> None:
    with pytest.raises(MovementError) as refused:
        team_match(teams, boards_per_round=4)
    assert refused.value.problem is Problem.TEAMS
