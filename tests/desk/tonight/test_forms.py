"""The form that begins a session: what it gives, what it refuses and where, what it takes over."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge.movements import complete_settings, movement_for
from rulings.desk.movements.forms.sections import settings_suggested
from rulings.desk.tonight.forms import BeginForm, ChangeForm, RemoveTemplateForm, TemplateForm
from rulings.desk.tonight.queries import Start
from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.models import Club, RegulationProfile, SessionTemplate
from tests.desk.evening import DAY, howell, mitchell, section

LEAST = {"name": "Tuesday", "day": "2026-11-24", "first_board": "1", "last_board": "24"}


def begin(data: dict[str, str] | None, *sections: SectionPlan, **plan: Any) -> BeginForm:
    start = Start("Tuesday Pairs", Plan(sections=sections, **plan))
    return BeginForm(data, Club(), start, RegulationProfile.objects.none(), today=DAY)


def planned(data: dict[str, str], *sections: SectionPlan, **plan: Any) -> Plan:
    form = begin(LEAST | data, *sections, **plan)
    assert form.errors == {}
    made: Plan = form.given()["plan"]
    return made


def wrong(data: dict[str, str], *sections: SectionPlan) -> dict[str, list[str]]:
    return {name: [str(each) for each in errors] for name, errors in begin(LEAST | data, *sections).errors.items()}


def shown(form: BeginForm) -> dict[str, str]:
    """What the browser sends of the form as it shows its start."""
    return {name: str(value) for name in form.fields if (value := form[name].value()) is not None}


def test_a_name_alone_begins_a_session_with_boards_and_nothing_else() -> None:
    form = begin(LEAST)
    assert form.is_valid()
    assert form.given() == {"name": "Tuesday", "day": DAY, "plan": Plan(), "begin_key": None}


def test_tables_bring_the_usual_movement_unless_it_is_left_for_later() -> None:
    told = {"tables_0": "7.5", "movement_0": "suggested", "form": "pairs_mp"}
    usual = settings_suggested("pairs_mp", Decimal("7.5"), 24, 1)
    assert planned(told).sections == (SectionPlan("", 8, usual),)
    assert planned(told | {"movement_0": ""}).sections == (SectionPlan("", 8),)


def test_several_sections_have_letters_and_the_only_one_has_none() -> None:
    told = {"tables_0": "5", "tables_1": "4"}
    assert [each.name for each in planned(told).sections] == ["A", "B"]
    assert [each.name for each in planned({"tables_1": "4"}).sections] == [""]


def test_sections_keep_their_names_and_new_ones_get_free_letters() -> None:
    form = begin(None, section("RED", 5), section("A", 4))
    assert [name for name, _tables, _movement in form.sections()] == ["RED", "A", "B", "C", "D", "E"]


def test_there_is_room_for_every_section_of_a_template() -> None:
    sections = [section(letter, 3, mitchell(3)) for letter in "ABCDEFGH"]
    form = begin(None, *sections)
    assert len(form.sections()) == 8
    assert planned(shown(form), *sections).sections == tuple(sections)


START = st.sampled_from(
    [
        (),
        (section("", 8, mitchell(8)),),
        (section("", 8, mitchell(8, missing="north_south")),),
        (section("A", 4, howell(4, missing=True)), section("B", 9, mitchell(9))),
        (section("A", 4), section("RED", 2, {"kind": "rows", "rows": "1,1,1,2,1"})),
    ]
)


@given(START, st.sampled_from(["", "pairs_mp", "pairs_imp"]), st.integers(1, 40), st.integers(0, 60))
def test_a_start_sent_as_it_is_shown_is_the_plan_that_it_was(
    sections: tuple[SectionPlan, ...], form: str, first: int, more: int
) -> None:
    plan = {"form": form, "first_board": first, "last_board": first + more}
    assert planned(shown(begin(None, *sections, **plan)), *sections, **plan) == Plan(sections=sections, **plan)  # type: ignore[arg-type]


def test_another_number_of_tables_is_not_as_before_but_the_usual_one() -> None:
    before = section("", 8, mitchell(8))
    for tables in ("7.5", "9"):
        made = planned({"tables_0": tables, "movement_0": "as_before"}, before).sections[0]
        assert made.movement == settings_suggested("", Decimal(tables), 24, 1)


def test_as_before_with_other_boards_moves_the_movement_on() -> None:
    before = section("", 8, complete_settings(mitchell(8)))
    told = {"tables_0": "8", "movement_0": "as_before", "first_board": "25", "last_board": "48"}
    movement = movement_for(planned(told, before).sections[0].movement)
    assert (movement.boards[0], movement.boards[-1]) == (25, 48)


@pytest.mark.parametrize(
    ("data", "field", "sentence"),
    [
        ({"name": " "}, "name", "Give it a name, such as Tuesday Pairs."),
        ({"name": "x" * 201}, "name", "at most 200 characters"),
        ({"day": ""}, "day", "Write the day of play."),
        ({"day": "tomorrow"}, "day", "Write the day of play."),
        ({"form": "bridge"}, "form", "Select a valid choice"),
        ({"first_board": "0"}, "first_board", "greater than or equal to 1"),
        ({"last_board": "2000"}, "last_board", "less than or equal to 999"),
        ({"first_board": "9", "last_board": "8"}, "last_board", "Boards run from the first to the last"),
        ({"first_board": "9", "last_board": "8", "tables_0": "7"}, "last_board", "Boards run from the first"),
        ({"tables_0": "0"}, "tables_0", "from 1 to 99 tables"),
        ({"tables_0": "500"}, "tables_0", "from 1 to 99 tables"),
        ({"tables_0": "7.3"}, "tables_0", "or a half"),
        ({"tables_0": "1", "movement_0": "suggested"}, "tables_0", "cannot have 1 tables"),
        ({"tables_0": "4.5", "movement_0": "suggested", "form": "teams"}, "tables_0", "sit at whole tables"),
        ({"tables_0": "6", "movement_0": "suggested", "form": "individual"}, "tables_0", "no individual for 24"),
        ({"tables_1": "41", "movement_1": "suggested"}, "tables_1", "cannot have 41 tables"),
        ({"tables_0": "8", "movement_0": "suggested", "last_board": "900"}, "last_board", "900 boards cannot be"),
        ({"tables_0": "8", "tables_1": "8", "movement_0": "suggested", "last_board": "900"}, "last_board", "900"),
        ({"tables_0": "8", "movement_0": "swiss"}, "movement_0", "Select a valid choice"),
        ({"tables_0": "8", "movement_0": "as_before"}, "movement_0", "Select a valid choice"),
        ({"profile": "7"}, "profile", "Select a valid choice"),
    ],
)  # fmt: skip
@pytest.mark.django_db
def test_what_cannot_be_is_said_beside_its_field(data: dict[str, str], field: str, sentence: str) -> None:
    errors = wrong(data)
    assert list(errors) == [field]
    assert sentence in errors[field][0]


def test_more_sections_are_open_where_one_is_filled_in_or_wrong() -> None:
    assert not begin(None).is_several()
    assert not begin(None, section("", 8)).is_several()
    assert begin(None, section("A", 8), section("B", 7)).is_several()
    assert begin(LEAST | {"tables_3": "x"}).is_several()


def test_the_settings_that_can_be_changed_are_taken_as_they_are_written() -> None:
    form = ChangeForm(LEAST | {"form": "teams"})
    assert form.is_valid()
    assert form.given() == {
        "name": "Tuesday",
        "day": date(2026, 11, 24),
        "form": "teams",
        "first_board": 1,
        "last_board": 24,
    }
    assert set(ChangeForm({}).errors) == {"name", "day", "first_board", "last_board"}


def test_a_template_needs_a_name() -> None:
    assert TemplateForm({"name": " "}).errors == {"name": ["Name the template."]}


def test_only_a_template_of_the_club_can_go(club: Club, wanda: object) -> None:
    own, theirs = (
        SessionTemplate.objects.create(club=each, name="Pairs") for each in (club, Club.objects.get(slug="wisla"))
    )
    form = RemoveTemplateForm({"template": str(own.pk)}, club)
    assert form.is_valid()
    assert form.given() == {"template": own}
    for key in (theirs.pk, 999, "x", ""):
        assert RemoveTemplateForm({"template": str(key)}, club).errors == {
            "template": ["This template is no longer there."]
        }
