"""What is said of a movement: every fault and notice on the smallest movement that has it, and on none that has not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge.movements import (
    Fault,
    FaultKind,
    Meeting,
    Movement,
    balance,
    howell,
    individual,
    mitchell,
    team_match,
)
from rulings.bridge.movements.checks import comparisons, faults


def of(*meetings: tuple) -> Movement:
    """Pairs by their numbers: round, table, north-south, east-west, boards; 0 for nobody."""
    return Movement(
        tuple(
            Meeting(round, table, (ns,) if ns else (), (ew,) if ew else (), boards)
            for round, table, ns, ew, boards in meetings
        )
    )


def found(movement: Movement, kind: FaultKind) -> list[Fault]:
    return [fault for fault in faults(movement) if fault.kind is kind]


@pytest.mark.parametrize(
    "movement",
    [howell(4, boards_per_round=3), mitchell(7, boards_per_round=3), mitchell(8, boards_per_round=3)],
)
def test_of_a_sound_movement_there_is_nothing_to_say(movement: Movement) -> None:
    assert faults(movement) == ()


def test_somebody_at_two_tables() -> None:
    movement = of((1, 1, 1, 3, (1,)), (1, 2, 2, 1, (2,)))
    assert found(movement, FaultKind.TWO_TABLES) == [Fault(FaultKind.TWO_TABLES, (1,), (1, 2), (1,))]
    assert str(found(movement, FaultKind.TWO_TABLES)[0]) == "Contestant 1 sits at tables 1, 2 in round 1."


def test_somebody_against_himself() -> None:
    assert found(of((1, 5, 3, 3, (1,))), FaultKind.ITSELF) == [Fault(FaultKind.ITSELF, (1,), (5,), (3,))]


def test_a_board_played_again_by_a_pair_and_at_a_table() -> None:
    movement = of((1, 1, 1, 3, (1, 2)), (2, 1, 1, 4, (2, 3)))
    assert found(movement, FaultKind.PLAYS_AGAIN) == [
        Fault(FaultKind.PLAYS_AGAIN, (1, 2), contestants=(1,), boards=(2,))
    ]
    assert found(movement, FaultKind.TABLE_PLAYS_AGAIN) == [
        Fault(FaultKind.TABLE_PLAYS_AGAIN, (1, 2), (1,), boards=(2,))
    ]


def test_a_board_twice_in_one_meeting() -> None:
    movement = of((1, 1, 1, 3, (1, 1)))
    assert [fault.contestants for fault in found(movement, FaultKind.PLAYS_AGAIN)] == [(1,), (3,)]


def test_the_boards_before_a_pair_that_sits_out_may_come_again() -> None:
    movement = of((1, 1, 1, 0, (1,)), (2, 1, 1, 3, (1,)))
    assert [fault for fault in faults(movement) if fault.is_error] == []


def test_opponents_who_meet_again_are_a_notice() -> None:
    movement = of((1, 1, 1, 3, (1,)), (2, 2, 3, 1, (2,)))
    assert found(movement, FaultKind.MEETS_AGAIN) == [Fault(FaultKind.MEETS_AGAIN, (1, 2), contestants=(1, 3))]
    assert not found(movement, FaultKind.MEETS_AGAIN)[0].is_error


def test_tables_that_share() -> None:
    movement = of((1, 1, 1, 3, (1, 2)), (1, 2, 2, 4, (1, 2)), (1, 3, 5, 6, (3,)))
    assert found(movement, FaultKind.SHARED) == [Fault(FaultKind.SHARED, (1,), (1, 2), boards=(1, 2))]


def test_boards_that_too_few_play() -> None:
    movement = of((1, 1, 1, 3, (1, 2)), (2, 2, 2, 4, (2,)), (2, 3, 5, 0, (3,)))
    assert [(fault.boards, fault.counts) for fault in found(movement, FaultKind.FEW_COMPARISONS)] == [
        *(((3,), (0,)), ((1,), (1,)))
    ]
    assert found(movement, FaultKind.UNEQUAL_COMPARISONS) == [Fault(FaultKind.UNEQUAL_COMPARISONS, counts=(0, 2))]


def test_who_sits_out_and_so_plays_fewer_boards() -> None:
    movement = howell(2, boards_per_round=2, missing=True)
    assert [(fault.rounds, fault.contestants) for fault in found(movement, FaultKind.SITS_OUT)] == [
        *(((1,), (1,)), ((2,), (2,)), ((3,), (3,)))
    ]
    assert found(movement, FaultKind.UNEQUAL_BOARDS) == []
    one_round = of((1, 1, 1, 3, (1, 2)), (1, 2, 2, 0, (1, 2)))
    assert found(one_round, FaultKind.UNEQUAL_BOARDS) == [Fault(FaultKind.UNEQUAL_BOARDS, counts=(0, 2))]


def test_errors_come_first() -> None:
    said = [fault.is_error for fault in faults(of((1, 1, 1, 3, (1,)), (1, 2, 2, 1, (1,)), (2, 1, 2, 3, (5,))))]
    assert said == sorted(said, reverse=True)
    assert said[0]
    assert not said[-1]


def test_a_team_sits_at_both_tables_of_its_match() -> None:
    assert faults(team_match(2, rounds=3, boards_per_round=8)) == ()
    assert {fault.kind for fault in faults(team_match(4, boards_per_round=8))} == {FaultKind.SHARED}


def test_a_match_among_pairs_is_known_even_where_another_table_is_missing() -> None:
    """A round of teams that is only half entered: the match that is whole is no fault."""
    movement = of((1, 1, 1, 2, (1,)), (1, 2, 2, 1, (1,)), (1, 3, 3, 4, (1,)))
    assert not movement.is_team_match
    assert [fault for fault in faults(movement) if fault.is_error] == []


def test_a_team_that_plays_a_board_in_one_direction_again_is_an_error() -> None:
    match = [(1, 1, 1, 2, (1,)), (1, 2, 2, 1, (1,))]
    again = [(2, 3, 1, 2, (1,)), (2, 4, 2, 1, (1,))]
    assert [fault.contestants for fault in found(of(*match, *again), FaultKind.PLAYS_AGAIN)] == [(1,), (1,), (2,), (2,)]


def test_teams_whose_two_tables_play_in_different_rounds() -> None:
    """An American whist of five teams: north-south at home, east-west two tables down, boards one down."""
    meetings = [
        (round, table + 1, table + 1, (table + 2 * round) % 5 + 1, (((table + round) % 5) + 1,))
        for round in range(1, 5)
        for table in range(5)
    ]
    movement = of(*meetings)
    assert movement.is_team_match
    assert faults(movement) == ()


def test_in_an_individual_opponents_meet_twice_and_partners_once() -> None:
    assert {fault.kind for fault in faults(individual(8, boards_per_round=1))} == {FaultKind.SHARED}
    first = Meeting(1, 1, (1, 2), (3, 4), (1,))
    again = Movement((first, Meeting(2, 1, (1, 2), (5, 6), (2,))))
    assert [fault.contestants for fault in found(again, FaultKind.PARTNERS_AGAIN)] == [(1, 2)]


def test_comparisons_count_the_lines_of_each_traveller() -> None:
    assert comparisons(of((1, 1, 1, 3, (1, 2)), (1, 2, 2, 4, (2,)), (2, 3, 5, 0, (3,)))) == {1: 1, 2: 2, 3: 0}


def test_nothing_is_said_of_nothing() -> None:
    assert faults(Movement(())) == ()


_SIDE = st.tuples(st.integers(1, 6)) | st.just(())
_ROWS = st.dictionaries(
    st.tuples(st.integers(1, 3), st.integers(1, 4)),
    st.tuples(_SIDE, _SIDE, st.lists(st.integers(1, 5), min_size=1, max_size=3).map(tuple)),
)


@given(_ROWS)
def test_whatever_somebody_types_is_told_in_sentences(rows: dict) -> None:
    movement = Movement(tuple(Meeting(*place, *row) for place, row in rows.items() if row[0] or row[1]))
    said = faults(movement)
    assert len(set(said)) == len(said)
    assert all(str(fault).endswith(".") for fault in said)
    assert balance(movement) is None or 0 <= (balance(movement) or 0) <= 100.000001
