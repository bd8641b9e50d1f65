"""The form of a section: what it gives the service, what it refuses and where, and what it shows of a section."""

from decimal import Decimal
from typing import Any

import pytest
from django.core.exceptions import ValidationError

from rulings.bridge.movements import Kind, complete_settings, movement_for
from rulings.desk.base.refusals import BadInput
from rulings.desk.movements.forms.sections import (
    RemoveSectionForm,
    SectionForm,
    settings_suggested,
    tables_field,
    tables_of,
)
from rulings.models import Section, Session
from tests.desk.evening import howell, mitchell

BOARDS = range(1, 25)


def form(data: dict[str, str] | None, section: Section | None = None, scored: str = "pairs_mp", **more: Any) -> Any:
    there, boards = more.get("there", [section] if section else []), more.get("boards", BOARDS)
    return SectionForm(data, Session(form=scored), there, boards, section)


def given(data: dict[str, str], **more: Any) -> Any:
    bound = form(data, **more)
    assert bound.errors == {}
    return bound.given()


def wrong(data: dict[str, str], **more: Any) -> dict[str, list[str]]:
    """The errors by field, before any service is asked."""
    return {name: [str(each) for each in errors] for name, errors in form(data, **more).errors.items()}


def stored(settings: dict[str, Any], tables: int = 8, name: str = "") -> Section:
    return Section(pk=1, name=name, tables=tables, movement=complete_settings(settings) if settings else {})


def shown(section: Section) -> dict[str, str]:
    """What the browser sends of the form as it shows a section."""
    page = form(None, section)
    return {name: str(value) for name in page.fields if (value := page[name].value()) is not None}


def test_a_new_section_begins_with_the_usual_movement_and_the_next_letter() -> None:
    assert form(None)["kind"].value() == "suggested"
    assert form(None)["name"].value() == ""
    assert form(None, there=[Section(name="")])["name"].value() == "B"
    assert form(None, there=[Section(name="A"), Section(name="C")])["name"].value() == "B"


def test_tables_alone_give_the_usual_movement_for_the_boards_of_the_session() -> None:
    told = given({"tables": "7.5", "kind": "suggested"})
    assert told["tables"] == 8
    assert (told["movement"]["kind"], told["movement"]["missing"]) == ("mitchell", "north_south")
    movement = movement_for(told["movement"])
    assert (movement.rounds, len(movement.boards)) == (8, 24)


def test_a_section_needs_no_movement() -> None:
    told = given({"name": "b", "tables": "9", "kind": ""})
    assert told == {"name": "b", "tables": 9, "movement": {}, "section": None, "was": ""}


@pytest.mark.parametrize(
    ("data", "movement"),
    [
        ({"kind": "mitchell", "tables": "9", "boards_per_round": "3"}, mitchell(9)),
        (
            {"kind": "mitchell", "tables": "8.5", "boards_per_round": "3", "missing": "east_west", "rounds": "8"},
            mitchell(9, missing="east_west", rounds=8),
        ),
        (
            {"kind": "mitchell", "tables": "8", "boards_per_round": "3", "way": "skip", "arrow_switched": "1"},
            mitchell(8, way="skip", arrow_switched=1),
        ),
        ({"kind": "howell", "tables": "4.5", "boards_per_round": "3", "way": "skip"}, howell(5, missing=True)),
        (
            {"kind": "team_match", "tables": "4", "boards_per_round": "6"},
            {"kind": "team_match", "teams": 4, "boards_per_round": 6},
        ),
        (
            {"kind": "individual", "tables": "3", "boards_per_round": "2", "first_board": "5"},
            {"kind": "individual", "players": 12, "boards_per_round": 2, "first_board": 5},
        ),
        ({"kind": "rows", "tables": "1", "rows": "1,1,1,2,1-3"}, {"kind": "rows", "rows": "1,1,1,2,1-3"}),
    ],
)
def test_a_movement_is_made_of_the_fields_of_its_kind_alone(data: dict[str, str], movement: dict[str, Any]) -> None:
    assert given(data)["movement"] == complete_settings(movement)


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"tables": "0"}, "tables", "A section has from 1 to 99 tables. Write how many there are."),
        ({"tables": "500"}, "tables", "A section has from 1 to 99 tables. Write how many there are."),
        ({"tables": "7.3"}, "tables", "Write whole tables, or a half: 7 or 7.5."),
        ({"tables": "7.25"}, "tables", "Write whole tables, or a half: 7 or 7.5."),
        ({"tables": "seven"}, "tables", "Write whole tables, or a half: 7 or 7.5."),
        ({"tables": "NaN"}, "tables", "Write whole tables, or a half: 7 or 7.5."),
        ({"tables": "1", "kind": "suggested"}, "tables", "A section cannot have 1 tables here"),
        ({"tables": "41", "kind": "suggested"}, "tables", "give a number from 2 to 40"),
        ({"tables": "8", "kind": "mitchell"}, "boards_per_round", "Write how many boards are played in a round."),
        ({"tables": "8", "kind": "rows"}, "rows", "Write or paste the movement"),
        ({"tables": "8", "kind": "rows", "rows": "1,1,1,x,1"}, "rows", "Line 1, column 4: expected"),
        ({"tables": "8", "kind": "mitchell", "boards_per_round": "3", "rounds": "9"}, "rounds", "not 9"),
        ({"tables": "7", "kind": "mitchell", "boards_per_round": "3", "way": "skip"}, "way", "cannot be played as"),
        ({"tables": "7", "kind": "mitchell", "boards_per_round": "65"}, "boards_per_round", "65 boards in a round"),
        (
            {"tables": "7", "kind": "mitchell", "boards_per_round": "3", "arrow_switched": "7"},
            "arrow_switched",
            "7 cannot be arrow-switched",
        ),
        (
            {"tables": "7", "kind": "mitchell", "boards_per_round": "3", "east_west_from": "7"},
            "east_west_from",
            "cannot be numbered from 7",
        ),
        ({"tables": "4.5", "kind": "team_match", "boards_per_round": "3"}, "tables", "sit at whole tables"),
        ({"tables": "6", "kind": "individual", "boards_per_round": "3"}, "tables", "no individual for 24 players"),
        ({"tables": "8", "kind": "swiss"}, "kind", "Select a valid choice"),
        ({"kind": "suggested"}, "tables", "This field is required."),
    ],
)
def test_what_cannot_be_is_said_beside_its_field(data: dict[str, str], field: str, sentence: str) -> None:
    errors = wrong(data)
    assert list(errors) == [field]
    assert sentence in errors[field][0]


def test_more_boards_than_a_session_can_play_are_said_beside_the_movement() -> None:
    assert "999 boards cannot be played" in wrong({"tables": "8", "kind": "suggested"}, boards=range(999))["kind"][0]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        mitchell(8),
        mitchell(8, way="skip", rounds=7),
        mitchell(8, missing="east_west", arrow_switched=1, east_west_from=21),
        howell(8, missing=True),
        {"kind": "rows", "rows": "1,1,1,2,1-3\n"},
        {"kind": "individual", "players": 8, "boards_per_round": 3, "first_board": 7},
        {"kind": "team_match", "teams": 8, "boards_per_round": 3},
        settings_suggested("pairs_mp", Decimal("7.5"), 24, 1),
        settings_suggested("pairs_imp", Decimal(8), 24, 25),
    ],
)
def test_a_form_sent_as_it_was_shown_makes_the_same_movement(settings: dict[str, Any]) -> None:
    section = stored(settings, 2 if settings.get("players") else 8)
    told = given(shown(section), section=section)
    assert told["movement"] == section.movement or movement_for(told["movement"]) == movement_for(section.movement)
    assert (told["tables"], told["section"], bool(told["was"])) == (section.tables, section, True)


def test_what_is_usual_follows_the_number_of_tables() -> None:
    section = stored(settings_suggested("pairs_mp", Decimal(8), 24, 1))
    told = given(shown(section) | {"tables": "9"}, section=section)
    assert movement_for(told["movement"]) == movement_for(mitchell(9, rounds=8))


def test_the_rest_of_the_form_is_open_only_where_something_is_said_or_wrong_there() -> None:
    assert not form(None).is_special()
    assert not form(None, stored(settings_suggested("pairs_mp", Decimal(8), 24, 1))).is_special()
    assert form(None, stored(mitchell(8, way="skip", rounds=8))).is_special()
    assert form(None, stored({"kind": "rows", "rows": "1,1,1,2,1"})).is_special()


@pytest.mark.parametrize("tables", ["2", "4", "8"])
@pytest.mark.parametrize("boards", [1, 12, 24, 60])
def test_teams_play_about_as_many_boards_as_there_are(tables: str, boards: int) -> None:
    made = settings_suggested("teams", Decimal(tables), boards, 1)
    movement = movement_for(made)
    assert movement.is_team_match
    assert made["kind"] == Kind.TEAM_MATCH
    assert len(movement.boards) == max(movement.rounds, boards - boards % movement.rounds)


@pytest.mark.parametrize("tables", ["2", "3", "4", "5", "7"])
def test_single_players_play_about_as_many_boards_as_there_are(tables: str) -> None:
    movement = movement_for(settings_suggested("individual", Decimal(tables), 24, 1))
    assert movement.is_individual
    assert 24 - movement.rounds < len(movement.boards) <= 24


@pytest.mark.parametrize(("form_of_scoring", "tables"), [("teams", "4.5"), ("individual", "2.5"), ("knockout", "1")])
def test_there_is_no_usual_movement_for_so_many(form_of_scoring: str, tables: str) -> None:
    with pytest.raises(BadInput) as refused:
        settings_suggested(form_of_scoring, Decimal(tables), 24, 1)
    assert refused.value.field == "tables"


def test_half_a_table_is_said_as_people_say_it() -> None:
    assert [tables_of(8, each) for each in ({}, {"missing": ""}, {"missing": "east_west"}, {"missing": True})] == [
        *(8, 8),
        *(Decimal("7.5"), Decimal("7.5")),
    ]


def test_taking_a_section_away_sends_what_the_page_showed() -> None:
    sent = RemoveSectionForm({"was": "8 {}"})
    assert sent.is_valid()
    assert sent.given() == {"was": "8 {}"}


@pytest.mark.parametrize("typed", ["1e400", "9" * 4_400, "9" * 20, "nan", "inf", "-1e400", "1e-400"])
def test_no_number_of_tables_is_too_strange_to_be_refused(typed: str) -> None:
    with pytest.raises(ValidationError):
        tables_field().clean(typed)
