"""The headings that are understood, in three languages."""

import pytest

from rulings.bridge.movements.row_words import INDIVIDUALS, PAIRS, Column, Expected, column_of


@pytest.mark.parametrize("column", Column)
def test_every_column_is_known_by_the_heading_that_is_written(column: Column) -> None:
    assert column_of(column.value) is column


@pytest.mark.parametrize(
    ("heading", "column"),
    [
        *((" Round ", Column.ROUND), ("TURNO", Column.ROUND), ("runda", Column.ROUND), ("Stół", Column.TABLE)),
        *(("E/O", Column.EW), ("N - S", Column.NS), ("North-South", Column.NS), ("Boards:", Column.BOARDS)),
        *(("Ovest", Column.W), ("Zachód", Column.W), ("Wschód", Column.E), ("Południe", Column.S), ("pair", None)),
        ("", None),
    ],
)
def test_headings_are_read_without_regard_to_case_and_signs(heading: str, column: Column | None) -> None:
    assert column_of(heading) is column


def test_all_columns_are_of_pairs_or_of_individuals() -> None:
    assert {*PAIRS, *INDIVIDUALS} == set(Column)


def test_what_a_reader_expected_is_said_once_for_each() -> None:
    assert len({each.value for each in Expected}) == len(Expected)
