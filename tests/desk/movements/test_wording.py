"""Movements in words, in every language."""

import pytest
from django.utils.translation import override

from rulings.bridge.movements import FaultKind, Kind, Missing, Mitchell, MovementError, Problem, faults, read_rows
from rulings.desk.movements.wording import KINDS, MISSING, WAYS, fault_text, movement_text, problem_text, tables_text
from tests.desk.evening import howell, mitchell

LANGUAGES = ("en", "it", "pl")
VALUES = dict.fromkeys(
    (
        *("tables", "least", "most", "way", "known", "rounds", "arrow_switched", "boards", "board", "number", "teams"),
        *("players", "round", "table", "line", "column", "expected", "found", "kind", "setting", "value"),
    ),
    7,
)


def test_every_choice_of_a_movement_has_its_words() -> None:
    assert set(KINDS) == {"", *Kind}
    assert set(WAYS) == {"", *Mitchell}
    assert set(MISSING) == {"", *Missing}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_is_said_with_its_values(language: str) -> None:
    with override(language):
        said = [problem_text(MovementError(problem, **VALUES)) for problem in Problem]
    assert [each for each in said if "{" in each or not each] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_that_a_movement_can_have_is_said(language: str) -> None:
    movement = read_rows("1,1,1,1,1-2\n1,2,1,2,1-2\n2,1,3,2,1-2\n2,2,4,,3\n3,1,3,2,5\n")
    found = faults(movement)
    with override(language):
        said = [fault_text(each) for each in found]
    assert {FaultKind.ITSELF, FaultKind.TWO_TABLES, FaultKind.TABLE_PLAYS_AGAIN} <= {each.kind for each in found}
    assert [each for each in said if "{" in each] == []


def test_a_line_of_a_wrong_movement_is_named_with_its_column() -> None:
    with pytest.raises(MovementError) as refused:
        read_rows("1,1,1,8,1-3\n1,2,two,9,4-6")
    assert problem_text(refused.value).startswith("Line 2, column 3: ")


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, ""),
        (mitchell(8), "Mitchell, 3 boards a round"),
        (mitchell(8, 1, rounds=1), "Mitchell, 1 round, 1 board a round"),
        (mitchell(8, rounds=7, way="skip", missing="east_west"), "Mitchell, with a skip, 7 rounds, 3 boards a round, "
         "one pair is missing"),
        (howell(4, missing=True), "Howell, 3 boards a round, one pair is missing"),
        ({"kind": "rows", "rows": "1,1,1,2,1"}, "Entered by hand"),
    ],
)  # fmt: skip
def test_a_movement_is_said_in_a_line(settings: dict[str, object], said: str) -> None:
    assert movement_text(settings) == said


def test_one_table_is_one() -> None:
    assert [tables_text(1), tables_text(8)] == ["1 table", "8 tables"]
