"""What the clock says in each phase, in every language without a gap."""

import pytest

from rulings.desk.pace.values import Phase, Reading
from rulings.desk.pace.wording import headline, late_tables_text, missing_text


@pytest.mark.parametrize(
    ("phase", "is_move", "told"),
    [
        (Phase.BEFORE, False, "Play has not begun"),
        (Phase.PLAYING, False, "Round 4 of 9"),
        (Phase.MOVING, True, "Round 5: move now"),
        (Phase.STANDING, False, "Round 4 of 9"),
        (Phase.STANDING, True, "Next: round 5 of 9"),
        (Phase.OVER, False, "Play is over"),
    ],
)
def test_each_phase_has_its_headline(phase: Phase, is_move: bool, told: str) -> None:
    assert headline(Reading(phase, 4, 9, 60, is_move)) == told


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        ([], ""),
        (["3"], "table 3 late"),
        (["3", "B7"], "tables 3, B7 late"),
        ([str(n) for n in range(1, 13)], "tables 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 late"),
        ([str(n) for n in range(1, 14)], "13 tables late"),
    ],
)
def test_late_tables_are_named_while_there_is_room(tables: list[str], told: str) -> None:
    assert late_tables_text(tables) == told


@pytest.mark.parametrize(("boards", "told"), [(1, "1 board of round 4"), (3, "3 boards of round 4")])
def test_boards_are_counted_by_round(boards: int, told: str) -> None:
    assert missing_text(4, boards) == told
