"""The forms of archives: what their services are given."""

import pytest
from django.test import RequestFactory

from rulings.desk.archives.forms import AgainForm, MoveForm, NewClubForm, PersonForm, TakeInForm
from rulings.models import User


@pytest.mark.parametrize(("typed", "is_right"), [("correct horse", True), ("wrong", False), ("", False)])
def test_the_password_is_that_of_who_is_signed_in_and_no_service_gets_it(
    dora: User, typed: str, is_right: bool
) -> None:
    request = RequestFactory().post("/", {"password": typed, "address": "https://example.org/ponte"})
    request.user = dora
    form = MoveForm(request)
    assert form.is_valid() is is_right
    assert not is_right or form.given() == {"address": "https://example.org/ponte"}


def test_a_page_that_is_looked_at_asks_nothing_yet(dora: User) -> None:
    request = RequestFactory().get("/")
    request.user = dora
    assert not AgainForm(request).is_bound
    assert list(TakeInForm(request).fields) == ["file", "slug", "password"]


def test_a_new_club_names_who_administers_it(db: None) -> None:
    assert list(NewClubForm().fields) == ["club_name", "country", "time_zone", "language", "name", "mail"]


def test_the_service_is_given_the_names_alone() -> None:
    form = PersonForm({"names": ["Anna"], "kind": "json"})
    assert form.is_valid()
    assert form.given() == {"names": ["Anna"]}
