"""Meetings and movements: what a page asks of them, on one small evening of three tables and a half."""

import pytest

from rulings.bridge.movements import Meeting, Movement, MovementError, Problem

FIRST = Meeting(1, 1, (1,), (4,), (1, 2))
SECOND = Meeting(1, 2, (2,), (5,), (3, 4))
THIRD = Meeting(2, 1, (1,), (5,), (3, 4))
SITTING_OUT = Meeting(2, 2, (2,), (), (1, 2))
EVENING = Movement((THIRD, SITTING_OUT, SECOND, FIRST))


def test_meetings_stand_in_order_of_round_and_table_however_they_are_given() -> None:
    assert EVENING.meetings == (FIRST, SECOND, THIRD, SITTING_OUT)


def test_a_movement_counts_its_tables_rounds_boards_and_contestants() -> None:
    assert (EVENING.tables, EVENING.rounds) == (2, 2)
    assert EVENING.boards == (1, 2, 3, 4)
    assert EVENING.contestants == (1, 2, 4, 5)


def test_a_movement_without_meetings_counts_nothing() -> None:
    nothing = Movement(())
    assert (nothing.tables, nothing.rounds, nothing.boards, nothing.contestants) == (0, 0, (), ())


def test_who_sits_at_a_table_is_found_by_round_and_by_board() -> None:
    assert EVENING.at(2, 1) == SECOND
    assert EVENING.at(3, 1) is None
    assert EVENING.on_board(1, 4) == THIRD
    assert EVENING.on_board(2, 9) is None


def test_the_cards_of_a_contestant_a_table_a_round_and_a_board() -> None:
    assert EVENING.of_contestant(5) == (SECOND, THIRD)
    assert EVENING.of_table(2) == (SECOND, SITTING_OUT)
    assert EVENING.of_round(2) == (THIRD, SITTING_OUT)
    assert EVENING.of_board(3) == (SECOND, THIRD)
    assert EVENING.of_contestant(99) == EVENING.of_table(99) == EVENING.of_round(99) == EVENING.of_board(99) == ()


def test_a_board_that_lies_before_a_pair_that_sits_out_is_not_played() -> None:
    assert EVENING.of_board(1) == (FIRST,)


def test_who_sits_out_is_at_a_half_table_or_has_no_table() -> None:
    assert EVENING.sit_outs() == ((2, 2), (2, 4))


def test_a_contestant_stays_who_never_leaves_his_table() -> None:
    assert [EVENING.stays(number) for number in (1, 2, 5, 99)] == [True, True, False, False]


def test_two_win_where_nobody_changes_direction() -> None:
    assert EVENING.winners == 2
    assert Movement((FIRST, Meeting(2, 1, (4,), (2,), (3, 4)))).winners == 1


def test_an_individual_has_two_numbers_in_a_direction() -> None:
    assert Movement((Meeting(1, 1, (1, 2), (3, 4), (1,)),)).is_individual
    assert not EVENING.is_individual


def test_a_team_match_has_each_meeting_the_other_way_round() -> None:
    home, away = Meeting(1, 1, (1,), (2,), (1, 2)), Meeting(1, 2, (2,), (1,), (1, 2))
    assert home.is_mirrored_by(away)
    assert Movement((home, away)).is_team_match
    assert not Movement((home,)).is_team_match
    assert not EVENING.is_team_match


def test_opponents_sit_in_the_other_direction() -> None:
    assert (FIRST.opponents_of(1), FIRST.opponents_of(4)) == ((4,), (1,))


def test_a_table_has_one_meeting_in_a_round() -> None:
    with pytest.raises(MovementError, match=r"^Table 1 stands twice in round 1; give each table once\.$") as refused:
        Movement((FIRST, Meeting(1, 1, (2,), (5,), (3,))))
    assert refused.value.problem is Problem.TABLE_TWICE
    assert refused.value.values == {"table": "1", "round": "1"}


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        (Meeting(0, 1, (1,), (2,), (1,)), Problem.ROUND_NUMBER),
        (Meeting(80, 1, (1,), (2,), (1,)), Problem.ROUND_NUMBER),
        (Meeting(1, 0, (1,), (2,), (1,)), Problem.TABLE_NUMBER),
        (Meeting(1, 1000, (1,), (2,), (1,)), Problem.TABLE_NUMBER),
        (Meeting(1, 1, (), (), (1,)), Problem.NOBODY),
        (Meeting(1, 1, (1,), (2,), ()), Problem.NO_BOARDS),
        (Meeting(1, 1, (1,), (2,), tuple(range(1, 66))), Problem.BOARDS_PER_ROUND),
        (Meeting(1, 1, (1, 2), (3,), (1,)), Problem.SIDES),
        (Meeting(1, 1, (1, 2, 5), (3, 4, 6), (1,)), Problem.SIDES),
        (Meeting(1, 1, (0,), (2,), (1,)), Problem.CONTESTANT_NUMBER),
        (Meeting(1, 1, (1,), (10000,), (1,)), Problem.CONTESTANT_NUMBER),
        (Meeting(1, 1, (1,), (2,), (0,)), Problem.BOARD_NUMBER),
        (Meeting(1, 1, (1,), (2,), (10000,)), Problem.BOARD_NUMBER),
    ],
)
def test_a_meeting_that_cannot_be_makes_no_movement(wrong: Meeting, problem: Problem) -> None:
    with pytest.raises(MovementError) as refused:
        Movement((wrong,))
    assert refused.value.problem is problem


def test_a_movement_has_at_most_40_tables() -> None:
    meetings = tuple(Meeting(1, table, (table,), (table + 100,), (1,)) for table in range(1, 42))
    assert Movement(meetings[:40]).tables == 40
    with pytest.raises(MovementError, match=r"^A section cannot have 41 tables here"):
        Movement(meetings)


def test_a_team_match_may_find_its_other_table_in_another_round() -> None:
    first, second = Meeting(1, 1, (1,), (2,), (1,)), Meeting(2, 2, (2,), (1,), (1,))
    assert Movement((first, second)).is_team_match
