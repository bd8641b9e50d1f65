"""Whom to make anonymous, and a note on conduct: what the forms take."""

import pytest
from django.http import QueryDict

from rulings.desk.people.forms import ConductNoteForm, EraseForm, FindPlayerForm, ResponseForm


def test_all_spellings_are_taken_with_the_words_that_are_spared() -> None:
    form = EraseForm(QueryDict("names=Anna+Re&names=A.+Re&spared=Re&reason=She+asked+for+it."))
    assert form.is_valid(), form.errors
    assert (form.cleaned_data["names"], form.cleaned_data["spared"]) == (["Anna Re", "A. Re"], ["Re"])


@pytest.mark.parametrize(("query", "field"), [("names=Anna+Re", "reason"), ("reason=So+it+is.", "names")])
def test_a_name_and_a_reason_are_needed(query: str, field: str) -> None:
    assert list(EraseForm(QueryDict(query)).errors) == [field]


def test_a_player_is_looked_for_by_a_word_of_his_name() -> None:
    form = FindPlayerForm(QueryDict("name=Re&names=Anna+Re"))
    assert form.is_valid()
    assert form.cleaned_data == {"name": "Re", "names": ["Anna Re"]}


def test_a_note_is_on_somebody_who_sat_there() -> None:
    form = ConductNoteForm(QueryDict("player=Ugo+Do&kind=tempo&text=A+minute."), ["Anna Re"])
    assert list(form.errors) == ["player"]
    assert ConductNoteForm(QueryDict("player=Anna+Re&kind=tempo&text=A+minute."), ["Anna Re"]).is_valid()


def test_where_nobody_is_known_to_have_sat_there_the_name_is_typed() -> None:
    form = ConductNoteForm(QueryDict("player=Ugo+Do&kind=tempo&text=A+minute."), [])
    assert form.is_valid()
    assert form.cleaned_data["player"] == "Ugo Do"


def test_an_answer_has_words() -> None:
    assert list(ResponseForm({"response": " "}).errors) == ["response"]
