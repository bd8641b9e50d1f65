"""The form at the door, and the one with which a director takes an entry over."""

import pytest

from rulings.desk.roster.forms.door import ConfirmForm, DoorForm
from rulings.desk.roster.queries.door import Waiting
from rulings.desk.roster.values.typed import Named
from rulings.models import ContestantKind, SignIn


@pytest.mark.parametrize(("kind", "names"), [("individual", 1), ("pair", 2), ("team", 6)])
def test_it_asks_for_as_many_names_as_compete_together(kind: str, names: int) -> None:
    form = DoorForm(None, ContestantKind(kind))
    assert [name for name in form.fields if name.startswith("name_")] == [f"name_{at}" for at in range(1, names + 1)]


def test_it_gives_names_with_numbers_and_the_place() -> None:
    form = DoorForm({"name_1": "Anna", "number_1": "7", "name_2": "Jan", "wanted": "5"}, ContestantKind.PAIR)
    assert form.is_valid()
    assert form.given() == {"players": [("Anna", "7"), ("Jan", "")], "wanted": "5"}


def test_an_entry_begins_with_what_is_proposed_and_may_be_corrected() -> None:
    waiting = Waiting(SignIn(pk=3), "5", (Named("Anna Nowak", "7"), Named("Jan")), ("Anna", "Jan"), ())
    form = ConfirmForm(None, waiting, "pair")
    assert [form[name].value() for name in ("number", "player_1", "player_2")] == ["5", "Anna Nowak (7)", "Jan"]
    assert form["number"].id_for_label == "entry_3_number"
    sent = ConfirmForm({"number": "6", "player_1": "Ania", "player_2": "Jan (8)"}, waiting, "pair")
    assert sent.is_valid()
    assert sent.given() == {"number": "6", "players": [Named("Ania"), Named("Jan", "8")], "same_name": False}
