"""Movements out of settings, through JSON and back."""

import json

import pytest

from rulings.bridge.movements import (
    Meeting,
    Missing,
    Mitchell,
    Movement,
    MovementError,
    Problem,
    howell,
    individual,
    mitchell,
    team_match,
)
from rulings.bridge.movements.settings import Settings, complete_settings, movement_for, settings_of

MITCHELL: Settings = {
    "kind": "mitchell",
    "tables": 8,
    "rounds": 8,
    "boards_per_round": 3,
    "first_board": 1,
    "way": "relay_and_share",
    "missing": "east_west",
    "arrow_switched": 1,
    "east_west_from": 21,
}


def test_all_settings_of_a_mitchell_are_heard() -> None:
    assert movement_for(MITCHELL) == mitchell(
        8,
        rounds=8,
        boards_per_round=3,
        way=Mitchell.RELAY_AND_SHARE,
        missing=Missing.EAST_WEST,
        arrow_switched=1,
        east_west_from=21,
    )


@pytest.mark.parametrize(
    ("settings", "movement"),
    [
        ({"kind": "mitchell", "tables": 7, "boards_per_round": 3}, mitchell(7, boards_per_round=3)),
        ({"kind": "howell", "tables": 5, "boards_per_round": 3}, howell(5, boards_per_round=3)),
        (
            {"kind": "howell", "tables": 6, "rounds": 9, "boards_per_round": 3, "first_board": 11, "missing": True},
            howell(6, rounds=9, boards_per_round=3, first_board=11, missing=True),
        ),
        ({"kind": "team_match", "teams": 4, "boards_per_round": 8}, team_match(4, boards_per_round=8)),
        ({"kind": "individual", "players": 8, "boards_per_round": 4}, individual(8, boards_per_round=4)),
        ({"kind": "rows", "rows": "1,1,1,2,1-3"}, Movement((Meeting(1, 1, (1,), (2,), (1, 2, 3)),))),
    ],
)
def test_every_kind_is_made_and_its_settings_survive_json(settings: dict, movement: Movement) -> None:
    complete = complete_settings(settings)
    assert json.loads(json.dumps(complete)) == complete == complete_settings(complete)
    assert movement_for(settings) == movement_for(complete) == movement


def test_settings_are_completed_in_their_order_with_what_is_usual() -> None:
    assert list(complete_settings({"boards_per_round": 3, "kind": "howell", "tables": 5, "rounds": None}).items()) == [
        *(("kind", "howell"), ("tables", 5), ("rounds", 0), ("boards_per_round", 3), ("first_board", 1)),
        ("missing", False),
    ]


def test_any_movement_is_kept_as_rows() -> None:
    movement = howell(3, boards_per_round=5, missing=True)
    assert movement_for(json.loads(json.dumps(settings_of(movement)))) == movement


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"kind": "swiss"}, "'swiss' is not a kind of movement here; choose one of mitchell, howell, team_match, "),
        ({"kind": ["howell"]}, "is not a kind of movement here"),
        ({"speed": 3}, "A movement of kind mitchell has no setting 'speed'; it has tables, rounds, "),
        ({"tables": None}, "A movement of kind mitchell needs the setting 'tables'."),
        ({"boards_per_round": None}, "A movement of kind mitchell needs the setting 'boards_per_round'."),
        ({"tables": "8"}, "The setting 'tables' is a whole number, not '8'."),
        ({"tables": True}, "The setting 'tables' is a whole number, not 'True'."),
        ({"tables": 8.0}, "The setting 'tables' is a whole number, not '8.0'."),
        ({"way": 1}, "The setting 'way' is a text, not '1'."),
        ({"way": "fast"}, "The setting 'way' is one of straight, skip, relay_and_share, not 'fast'."),
        ({"missing": "both"}, "The setting 'missing' is one of north_south, east_west, not 'both'."),
        ({"tables": 41}, "A section cannot have 41 tables here; give a number from 2 to 40."),
        ({"rounds": 9}, "8 tables can play 1 to 8 rounds of this movement, not 9."),
    ],
)
def test_settings_that_cannot_be_are_refused_in_a_sentence(changed: dict, sentence: str) -> None:
    with pytest.raises(MovementError) as refused:
        movement_for({**MITCHELL, **changed})
    assert sentence in str(refused.value)


def test_whether_a_pair_is_missing_in_a_howell_is_true_or_false() -> None:
    with pytest.raises(MovementError, match=r"^The setting 'missing' is true or false, not 'yes'\.$"):
        movement_for({"kind": "howell", "tables": 5, "boards_per_round": 3, "missing": "yes"})


def test_settings_without_a_kind_are_refused() -> None:
    with pytest.raises(MovementError) as refused:
        movement_for({})
    assert refused.value.problem is Problem.KIND
