"""How large a movement may be, and its sets of boards."""

import pytest

from rulings.bridge.movements import MovementError, Problem
from rulings.bridge.movements.limits import LAST_NUMBER, board_sets, check_rounds, check_tables


def test_sets_of_boards_are_numbered_on() -> None:
    assert board_sets(3, 2, 11) == ((11, 12), (13, 14), (15, 16))


def test_the_last_board_is_9999() -> None:
    assert board_sets(2, 3, LAST_NUMBER - 5)[-1][-1] == LAST_NUMBER
    with pytest.raises(
        MovementError, match=r"^The first board cannot be number 9995 here; give a number from 1 to 9994\.$"
    ):
        board_sets(2, 3, LAST_NUMBER - 4)


@pytest.mark.parametrize("boards", [-1, 0, 65, 9999])
def test_a_round_has_1_to_64_boards(boards: int) -> None:
    with pytest.raises(MovementError) as refused:
        board_sets(1, boards, 1)
    assert refused.value.problem is Problem.BOARDS_PER_ROUND


@pytest.mark.parametrize("tables", [-3, 0, 1, 41, 500])
def test_a_section_has_2_to_40_tables(tables: int) -> None:
    with pytest.raises(MovementError) as refused:
        check_tables(tables)
    assert refused.value.problem is Problem.TABLES


@pytest.mark.parametrize("rounds", [-1, 0, 8])
def test_rounds_are_at_least_one_and_at_most_what_the_movement_has(rounds: int) -> None:
    check_rounds(7, tables=7, most=7)
    with pytest.raises(MovementError) as refused:
        check_rounds(rounds, tables=7, most=7)
    assert refused.value.values == {"tables": "7", "rounds": str(rounds), "most": "7"}
