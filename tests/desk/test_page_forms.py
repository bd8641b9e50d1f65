"""Every form of the house in which somebody writes: what is refused stands again, and the page opens at the refusal.

Where a form cannot come back, for things stand otherwise now, the page of the refusal shows what was written in it.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client

from rulings.desk.base.kept import Kept
from rulings.desk.base.keys import token_of
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.players.services import make_private_link
from rulings.models import Poll, PrivateLink, Ruling, Session, SessionKey, User
from tests.desk.conftest import signed_in
from tests.desk.page_forms import PageForm, forms_of, opens_at, spoilt
from tests.desk.test_rights import OK, PAGES, Desk, make_desk
from tests.factories import make_publishable
from tests.keeping import made_once

NAMES = ("dora", "rev", "olga")


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[Desk]:
    """The desk, made once; each test takes back what it did."""
    with made_once(django_db_blocker):
        yield make_desk()


@pytest.fixture
def desk(kept: Desk, db: None) -> Desk:
    return kept


def as_one_of(address: str) -> Client:
    """Somebody who may open the page."""
    return signed_in(User.objects.get(username=NAMES[PAGES[address].index(OK)]))


def written_forms(client: Client, page: str) -> list[PageForm]:
    """The forms of the page in which somebody writes, but for those of passwords."""
    shown = client.get(page)
    if not shown["Content-Type"].startswith("text/html"):
        return []
    return [form for form in forms_of(shown, page) if form.written and not form.has_password]


@pytest.mark.parametrize("address", [each for each in PAGES if OK in PAGES[each]])
def test_what_is_refused_stands_again_and_the_page_opens_there(address: str, desk: Desk) -> None:
    client = as_one_of(address)
    for form in written_forms(client, desk.at(address)):
        check(client, form)


def test_so_it_does_for_those_who_have_a_secret_address(desk: Desk) -> None:
    made, poll = PrivateLink.objects.get(pk=desk.numbers["link"]), Poll.objects.get(pk=desk.numbers["poll"])
    link = make_private_link(actor=made.created_by, report=made.report, side=made.side)
    door = SessionKey.objects.get(purpose="door")
    polled, entered = token_of(poll), token_of(door)
    tried = [
        form
        for page in (
            f"/r/{link.token}/",
            f"/r/{link.token}/appeal/",
            f"/p/{polled}/",
            f"/door/{entered}/",
        )
        for form in written_forms(Client(), page)
    ]
    assert len(tried) == 4
    for form in tried:
        check(Client(), form)


def test_so_it_does_for_what_is_said_of_a_published_case(desk: Desk) -> None:
    dora, rev = (User.objects.get(username=name) for name in ("dora", "rev"))
    ruling: Ruling = make_publishable(dora, rev, Session.objects.get(slug="tuesday"))
    publish(actor=rev, ruling=ruling, text="")
    for page in ("withdraw", "comment"):
        (form,) = written_forms(signed_in(rev), f"/rulings/{ruling.pk}/{page}/")
        check(signed_in(rev), form)


def check(client: Client, form: PageForm) -> None:
    """Everything that was written stands again, each refusal with its field, and the page opens at the first."""
    sent = spoilt(form)
    written = {each.name: sent[each.name] for each in form.written}
    refused = client.post(form.address, sent)
    there = [each for each in forms_of(refused, form.address) if each.address == form.address]
    again = next(each for each in there if {field.name for field in each.written} == set(written))
    assert {each.name: [each.value] for each in again.written} == written
    wrong = [each for each in again.fields if each.attributes.get("aria-invalid") == "true"]
    assert {each.name for each in wrong} >= set(written)
    opened = opens_at(refused)
    assert opened.get("role") == "alert" or opened["name"] == wrong[0].name
    check_words(form, written)


def check_words(form: PageForm, written: dict[str, list[str]]) -> None:
    """Of what the form sends, what was written in it is told from what the page carries along."""
    hidden = [(each.name, each.value) for each in form.fields if each.kind in ("hidden", "submit")]
    words = [(name, value) for name, values in written.items() for value in values]
    assert Kept(form.address, [*hidden, *words]).words == [value for _name, value in words]
