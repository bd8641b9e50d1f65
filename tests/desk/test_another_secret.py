"""The site gets another secret: what it had sealed opens nothing, the page says so, and a button makes it anew."""

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from django.test import Client, override_settings
from django.urls import reverse

from rulings.desk.base.keys import token_of
from rulings.desk.calls.queries import address_of, live_keys
from rulings.desk.pace.services.screens import open_screen
from rulings.models import KeyPurpose, Poll, Session, SessionKey, User
from tests.desk.conftest import signed_in
from tests.desk.test_rights import PAGES, Desk, make_desk
from tests.keeping import made_once

ANOTHER = "quite another secret of the same site " * 2
OF_BEFORE = "of before"
LEADS_BACK = {"/sessions/tuesday/calls/cards.pdf", "/sessions/tuesday/pairs/door.pdf"}
"""Papers that bear an address: there is none to print until it is made anew."""


@pytest.fixture(scope="module")
def kept(django_db_setup: None, django_db_blocker: Any) -> Iterator[tuple[Desk, dict[str, str]]]:
    """The desk, and where each of its addresses led under the secret of before."""
    with made_once(django_db_blocker):
        desk = make_desk()
        open_screen(actor=User.objects.get(username="dora"), session=Session.objects.get(slug="tuesday"))
        keys = {key.purpose: token_of(key) for key in SessionKey.objects.all()}
        poll = Poll.objects.get(pk=desk.numbers["poll"])
        named = {"door": "door", "screen": "pace_screen", "table": "table_page"}
        addresses = {purpose: reverse(name, args=[keys[purpose]]) for purpose, name in named.items()}
        yield desk, addresses | {"poll": reverse("poll_page", args=[token_of(poll)])}


@pytest.fixture
def desk(kept: tuple[Desk, dict[str, str]], db: None) -> Iterator[Desk]:
    with override_settings(SECRET_KEY=ANOTHER):
        yield kept[0]


@pytest.fixture
def addresses(kept: tuple[Desk, dict[str, str]]) -> dict[str, str]:
    return kept[1]


def shown_at(browser: Client, page: str) -> str:
    return unescape(browser.get(page).content.decode())


def test_every_page_opens_as_before_but_for_papers_that_bear_an_address(desk: Desk) -> None:
    rev = signed_in(User.objects.get(username="rev"))
    answers = {page: rev.get(desk.at(page)).status_code for page in PAGES}
    assert answers == {page: 302 if page in LEADS_BACK else PAGES[page][1] for page in PAGES}


PLACES = {
    "poll": "/polls/{poll}/",
    "door": "/sessions/tuesday/pairs/",
    "screen": "/sessions/tuesday/pace/screen/",
    "table": "/sessions/tuesday/calls/",
}


@pytest.mark.parametrize("what", PLACES)
def test_a_page_that_shows_an_address_says_that_a_new_one_must_be_made(
    what: str, desk: Desk, addresses: dict[str, str]
) -> None:
    dora, page = signed_in(User.objects.get(username="dora")), desk.at(PLACES[what])
    (said,) = re.findall(rf"The (?:address|cards) {OF_BEFORE}.*?\.", shown_at(dora, page))
    assert "since this is another site now, or its secret was changed" in said
    assert Client().get(addresses[what]).status_code == 404
    act = {"poll": f"{page}renew/", "door": f"{page}open-door/", "screen": page, "table": f"{page}cards/"}[what]
    assert f'action="{act}"' in shown_at(dora, page)
    for _twice in range(2):
        assert dora.post(act, {"tables": 3}).status_code == 302
    assert OF_BEFORE not in shown_at(dora, page)
    found = new_address(what, desk)
    assert found != addresses[what]
    assert Client().get(found).status_code == 200


def new_address(what: str, desk: Desk) -> str:
    """Where it opens now; the form sent twice has made one."""
    if what == "poll":
        return reverse("poll_page", args=[token_of(Poll.objects.get(pk=desk.numbers["poll"]))])
    session = Session.objects.get(slug="tuesday")
    if what == "table":
        assert len(live_keys(session)) == 3
        return "/t/" + address_of(live_keys(session)[0]).rpartition("/t/")[2]
    key = session.keys.get(purpose=KeyPurpose(what), revoked_at=None)
    return reverse({"door": "door", "screen": "pace_screen"}[what], args=[token_of(key)])


def test_what_can_still_be_shown_stays_as_it_is(kept: tuple[Desk, dict[str, str]], db: None) -> None:
    desk, addresses = kept
    dora = signed_in(User.objects.get(username="dora"))
    assert dora.post(desk.at("/polls/{poll}/renew/")).status_code == 302
    assert new_address("poll", desk) == addresses["poll"]
