"""What a table and a director may send."""

from typing import Any

import pytest

from rulings.desk.calls.forms import ActForm, BackForm, CardForm, KeysForm, NoteForm
from rulings.models import Board, Session


@pytest.fixture
def boards(session: Session) -> list[Board]:
    return list(session.boards.order_by("number"))


def test_a_table_chooses_one_of_its_boards_of_the_round_or_none(boards: list[Board]) -> None:
    given = [CardForm({"board": typed}, boards[1:], True) for typed in ("", "2", "3")]
    assert [form.is_valid() and form.given() for form in given] == [{"board": None}, {"board": 2}, {"board": 3}]
    assert not CardForm({"board": "1"}, boards[1:], True).is_valid()


def test_else_it_types_a_number_or_nothing() -> None:
    given = [CardForm({"board": typed}, [], True) for typed in ("", "7")]
    assert [form.is_valid() and form.given() for form in given] == [{"board": None}, {"board": 7}]
    assert not CardForm({"board": "seven"}, [], True).is_valid()


def test_without_boards_it_is_asked_for_none() -> None:
    form = CardForm({"board": "7"}, [], False)
    assert form.is_valid()
    assert (form.given(), list(form.fields)) == ({"board": None}, [])


@pytest.mark.parametrize(
    ("sent", "is_whole"),
    [
        ({"call": "3", "revision": "1"}, True),
        ({"call": "3"}, False),
        ({"revision": "1"}, False),
        ({"call": "x"}, False),
    ],
)
def test_what_is_taken_back_is_one_call_as_it_was_shown(sent: dict[str, str], is_whole: bool) -> None:
    form = BackForm(sent)
    assert form.is_valid() is is_whole
    assert not is_whole or form.given() == {"revision": 1}


def test_a_noted_call_needs_its_table() -> None:
    assert NoteForm({"table": ""}).errors["table"] == ["Write which table has called."]
    form = NoteForm({"table": "B5", "board": "7"})
    assert form.is_valid()
    assert form.given() == {"table": "B5", "board": 7}


def test_an_act_gives_its_service_the_revision_alone() -> None:
    form = ActForm({"revision": "4", "at": "desk"})
    assert form.is_valid()
    assert form.given() == {"revision": 4}


@pytest.mark.parametrize(("typed", "is_one"), [("1", True), ("99", True), ("0", False), ("100", False), ("", False)])
def test_so_many_tables_have_cards(typed: Any, is_one: bool) -> None:
    assert KeysForm({"tables": typed}).is_valid() is is_one
