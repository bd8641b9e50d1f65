"""The forms of who plays: what they offer, and what they give to the services."""

from functools import partial

import pytest

from rulings.desk.base.forms import submit
from rulings.desk.roster.forms.pairs import AddForm, AllNamesForm, ExchangeForm, NamesForm, SubstituteForm
from rulings.desk.roster.queries.pairs import field_of
from rulings.desk.roster.services.naming import name_all, name_contestant
from rulings.desk.roster.values.typed import Named
from rulings.models import Club, Contestant, ContestantKind, Player, Session, User
from tests.desk.roster.conftest import another, place_of


def test_a_pair_s_form_shows_who_plays_and_gives_what_was_typed(dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna (7) / Jan")
    place = place_of(tuesday, "1")
    shown = NamesForm(None, place)
    assert [field.value() for field in shown.player_fields] == ["Anna (7)", "Jan"]
    assert [str(field.label) for field in shown.player_fields] == ["North or East", "South or West"]
    form = NamesForm({"player_1": "1234", "player_2": " Ola ", "revision": "r", "same_name": "on"}, place)
    assert form.is_valid()
    assert form.given() == {
        "players": [Named(number="1234"), Named("Ola")], "revision": "r", "same_name": True
    }  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "labels", "has_title"),
    [
        (ContestantKind.INDIVIDUAL, ["Player"], False),
        (ContestantKind.TEAM, ["Player 1", "Player 2", "Player 3", "Player 4"], True),
    ],
)
def test_others_have_as_many_fields_as_they_are(
    club: Club, kind: ContestantKind, labels: list[str], has_title: bool
) -> None:
    made = another(club, "one", "teams")
    Contestant.objects.create(session=made, key="#1", number="1", kind=kind)
    form = NamesForm(None, place_of(made, "1"))
    assert [str(field.label) for field in form.player_fields] == labels
    assert ("title" in form.fields, "over_file" in form.fields, form.is_doubtful) == (has_title, False, False)


def test_what_is_no_name_stands_on_its_field(dora: User, tuesday: Session) -> None:
    place = place_of(tuesday, "1")
    form = NamesForm({"player_1": "Anna", "player_2": "??", "revision": place.revision}, place)
    assert submit(form, partial(name_contestant, actor=dora, contestant=place.contestant)) is None
    assert (list(form.errors), form.is_doubtful) == (["player_2"], True)


def test_a_number_is_added_with_its_section_where_there_are_several() -> None:
    assert "section" not in AddForm(None, [""]).fields
    form = AddForm({"section": "B", "number": ""}, ["A", "B"])
    assert form.is_valid()
    assert form.given() == {"section": "B", "number": None}
    assert not AddForm({"section": "C"}, ["A", "B"]).is_valid()


def test_two_numbers_are_two_contestants(tuesday: Session) -> None:
    form = ExchangeForm({"first": "1", "second": "9"}, field_of(tuesday))
    assert (submit(form, dict), list(form.errors)) == (None, ["second"])
    form = ExchangeForm({"first": "1", "second": "5"}, field_of(tuesday))
    assert form.is_valid()
    assert [str(each) for each in form.given().values()] == ["1", "5"]


def test_a_substitute_comes_for_a_player_of_that_number(dora: User, tuesday: Session) -> None:
    name_all(actor=dora, session=tuesday, text="1 Anna / Jan\n2 Ola / Iga")
    place, jan, ola = place_of(tuesday, "1"), Player.objects.get(name="Jan"), Player.objects.get(name="Ola")
    form = SubstituteForm({"player": jan.pk, "name": "Ewa (7)", "from_board": "4"}, place)
    assert form.is_valid()
    assert form.given() == {"name": "Ewa", "number": "7", "player": jan, "from_board": 4, "same_name": False}
    for sent in ({"player": ola.pk, "name": "Ewa", "from_board": 4}, {"player": jan.pk, "from_board": 4},
                 {"player": jan.pk, "name": "Ewa"}):  # fmt: skip
        assert not SubstituteForm(sent, place).is_valid()


def test_a_list_needs_a_line() -> None:
    form = AllNamesForm({"text": ""}, has_files_names=False)
    assert (form.is_valid(), form.errors["text"]) == (False, ["Write one pair a line: 5 Anna Nowak / Jan Kos."])
    assert list(form.fields) == ["text", "same_name"]
    assert list(AllNamesForm(None, has_files_names=True).fields) == ["text", "over_file"]
