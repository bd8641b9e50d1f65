"""What is suggested for an evening, beside what clubs publish."""

import math

import pytest

from rulings.bridge.movements import MovementError, Problem, movement_for
from rulings.bridge.movements.suggestions import suggested


@pytest.mark.parametrize(
    ("tables", "boards", "kind", "way", "rounds", "boards_per_round"),
    [
        (2, 24, "howell", None, 3, 8),
        (3, 25, "howell", None, 5, 5),
        (4, 28, "howell", None, 7, 4),
        (5, 27, "howell", None, 9, 3),
        (6, 24, "howell", None, 11, 2),
        (6, 27, "howell", None, 9, 3),
        (7, 24, "mitchell", "straight", 7, 3),
        (8, 24, "mitchell", "relay_and_share", 8, 3),
        (9, 27, "mitchell", "straight", 9, 3),
        (10, 27, "mitchell", "skip", 9, 3),
        (12, 24, "mitchell", "relay_and_share", 12, 2),
        (13, 26, "mitchell", "straight", 13, 2),
        (14, 26, "mitchell", "skip", 13, 2),
        (15, 26, "mitchell", "straight", 13, 2),
    ],
)
def test_what_clubs_play(
    tables: int, boards: int, kind: str, way: str | None, rounds: int, boards_per_round: int
) -> None:
    settings = suggested(tables, boards)
    assert (settings["kind"], settings.get("way")) == (kind, way)
    assert (settings["rounds"], settings["boards_per_round"]) == (rounds, boards_per_round)


def test_at_a_half_table_the_last_north_south_pair_is_missing() -> None:
    assert suggested(7.5, 24)["missing"] == "north_south"
    assert suggested(5.5, 24)["missing"] is True
    assert (suggested(8, 24)["missing"], suggested(6, 24)["missing"]) == ("", False)


@pytest.mark.parametrize("tables", [half / 2 for half in range(3, 81)])
def test_every_suggestion_can_be_played(tables: float) -> None:
    for boards in (1, 7, 12, 20, 24, 26, 28, 36, 60, 100):
        movement = movement_for(suggested(tables, boards))
        assert movement.tables == math.ceil(tables)
        assert len(movement.contestants) == 2 * tables


@pytest.mark.parametrize("tables", [-1, 0, 0.5, 1, 6.3, 40.5, 41, 500, math.inf, math.nan])
def test_tables_that_cannot_be_are_refused(tables: float) -> None:
    with pytest.raises(MovementError) as refused:
        suggested(tables, 24)
    assert refused.value.problem is Problem.TABLES


@pytest.mark.parametrize("boards", [-1, 0, 101])
def test_boards_that_cannot_be_are_refused(boards: int) -> None:
    with pytest.raises(MovementError) as refused:
        suggested(7, boards)
    assert refused.value.problem is Problem.BOARDS_WANTED
