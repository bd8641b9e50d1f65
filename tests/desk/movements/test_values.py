"""Labels of tables, and movements as they are stored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge.movements import movement_for, team_match
from rulings.desk.movements.values import (
    TablePlace,
    kind_of_form,
    kind_of_movement,
    mark_of_section,
    read_label,
    read_meetings,
    stored_meetings,
)
from rulings.laws.record.record import Form
from rulings.models import Section
from tests.desk.evening import howell, mitchell


@given(st.from_regex(r"[A-Z]{0,10}", fullmatch=True), st.integers(1, 999))
def test_a_label_that_is_written_is_read_back(section: str, table: int) -> None:
    assert read_label(str(TablePlace(section, table))) == TablePlace(section, table)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("5", TablePlace("", 5)),
        (" b 05 ", TablePlace("B", 5)),
        ("Red12", TablePlace("RED", 12)),
        ("", None),
        ("B", None),
        ("5B", None),
        ("B-5", None),
        ("1000", None),
        ("the corner", None),
    ],
)
def test_a_label_is_read_as_people_write_it(text: str, place: TablePlace | None) -> None:
    assert read_label(text) == place


@given(st.text(max_size=30))
def test_no_text_breaks_the_reader(text: str) -> None:
    read_label(text)


@pytest.mark.parametrize("settings", [mitchell(7), mitchell(8, missing="north_south"), howell(5)])
def test_a_movement_is_read_back_as_it_was_stored(settings: dict[str, object]) -> None:
    movement = movement_for(settings)
    assert read_meetings(stored_meetings(movement)) == movement


def test_the_mark_tells_tables_and_movement_apart() -> None:
    marks = [
        mark_of_section(Section(tables=tables, movement=movement))
        for tables, movement in ((7, {}), (8, {}), (8, mitchell(8)), (8, mitchell(8, 4)))
    ]
    assert len(set(marks)) == 4
    assert mark_of_section(Section(tables=8, movement=dict(reversed(mitchell(8).items())))) == marks[2]


def test_what_competes_follows_from_the_form_and_from_the_movement() -> None:
    assert [kind_of_form(form) for form in Form] == ["pair", "pair", "individual", "team", "team"]
    assert kind_of_form("") == "pair"
    assert kind_of_movement(movement_for(mitchell(7))) == "pair"
    assert kind_of_movement(team_match(4, boards_per_round=4)) == "team"
    individual = movement_for({"kind": "individual", "players": 8, "boards_per_round": 3})
    assert kind_of_movement(individual) == "individual"
