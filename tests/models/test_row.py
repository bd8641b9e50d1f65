"""Rows and JSON as they are read: the same as Django reads them."""

import pytest
from django.db import connection
from django.db.models import F, JSONField, Model, Value
from django.db.models.base import ModelState

from rulings.models import Board, Club, Result, Session
from rulings.models.row import Json
from tests.factories import make_pair, make_result


def test_a_row_is_as_django_s_constructor_makes_it(session: Session) -> None:
    read = Board.objects.select_related("session__event__club").earliest("pk")
    names = [field.attname for field in Board._meta.concrete_fields]
    made = Model.from_db.__func__(Board, "default", names, [getattr(read, name) for name in names])  # type: ignore[attr-defined]
    plain = {name: value for name, value in read.__dict__.items() if name != "_state"}
    assert plain == {name: value for name, value in made.__dict__.items() if name != "_state"}
    assert (read._state.db, read._state.adding, type(read._state)) == ("default", False, ModelState)
    assert read == made


def test_what_was_deferred_is_asked_for_and_what_was_read_can_be_stored(session: Session) -> None:
    board = session.boards.earliest("pk")
    pair = [make_pair(session, side, side) for side in ("NS", "EW")]
    make_result(board, *pair, table="1", score_ns=420, score_ew=-420)
    read = Result.objects.defer("play", "contract").get()
    assert read.get_deferred_fields() == {"play", "contract"}
    read.tricks = 9
    read.save()
    again = Result.objects.get()
    assert (again.tricks, again.score_ns, read.play, read.contract) == (9, 420, [], again.contract)
    again.refresh_from_db()
    assert again.tricks == 9


@pytest.mark.parametrize(
    "stored",
    [
        "{}",
        "[]",
        "null",
        "true",
        "3",
        "2.5",
        '"a"',
        '{"a": [1, {"b": null}]}',
        ' {"a": 1} ',
        '{"a": 1} x',
        "Pass",
        "",
        "[",
        "NaN",
    ],
)
def test_json_is_read_as_django_reads_it(stored: str) -> None:
    expression = Value("x")
    told = Json().from_db_value(stored, expression, connection)
    expected = JSONField().from_db_value(stored, expression, connection)
    assert repr(told) == repr(expected)


@pytest.mark.django_db
def test_what_lies_within_is_read_too() -> None:
    Club.objects.create(name="Ponte", slug="ponte", publishing={"a": {"b": 3, "c": "Pass"}})
    row = Club.objects.values_list("publishing__a__b", "publishing__a__c", "publishing__a").get()
    assert row == (3, "Pass", {"b": 3, "c": "Pass"})
    assert Club.objects.annotate(said=F("publishing__a__c")).get().said == "Pass"


def test_migrations_know_it_as_django_s_own() -> None:
    assert Json(default=dict, blank=True).deconstruct()[1:] == (
        "django.db.models.JSONField",
        [],
        {"default": dict, "blank": True},
    )
