"""Help: every page says what it is for in the menu, in few words and three languages; a fault is told without data."""

import re

import pytest
from django.http import HttpResponse
from django.template.loader import render_to_string
from django.test import Client
from django.urls import get_resolver, resolve

from rulings.desk.manual.values import version
from rulings.desk.manual.wording.guides import DIRECTORS, NEWS, PLAYERS
from rulings.desk.manual.wording.pages import PAGES, page_text
from rulings.models import User
from tests.desk.conftest import signed_in
from tests.desk.reading import text
from tests.desk.test_rights import OK, Desk, make_desk
from tests.desk.test_rights import PAGES as KNOWN

OF_ITSELF = {"manual", "manual_directors", "manual_players", "manual_fault"}
"""Pages of help say themselves what they are for."""
SAID = re.compile(r"<p class=\"soft purpose\">(.+?)</p>")


@pytest.fixture
def desk(db: None) -> Desk:
    return make_desk()


def is_page(answer: HttpResponse) -> bool:
    """Whether it is one of the house's pages, with its menu."""
    return answer["Content-Type"].startswith("text/html") and b'class="menu"' in answer.content


def main_of(answer: HttpResponse) -> str:
    """What stands between the bar and the end."""
    return answer.content.decode().partition("<main")[2].partition("</main>")[0]


def test_every_page_says_what_it_is_for(desk: Desk) -> None:
    silent = set()
    for address, statuses in KNOWN.items():
        if OK not in statuses:
            continue
        page = desk.at(address)
        name = ("dora", "rev", "olga")[statuses.index(OK)]
        answer = signed_in(User.objects.get(username=name)).get(page)
        if is_page(answer) and not SAID.search(answer.content.decode()):
            silent.add(resolve(page.partition("?")[0]).url_name)
    assert silent <= OF_ITSELF


def test_help_speaks_of_no_page_that_is_not_there() -> None:
    names = set(get_resolver().reverse_dict)
    assert set(PAGES) <= names


@pytest.mark.parametrize("address", ["/help/", "/help/directors/", "/help/players/", "/help/fault/"])
def test_help_is_for_everybody(client: Client, db: None, address: str) -> None:
    assert client.get(address).status_code == 200


def test_help_says_first_what_the_page_is_for_from_which_it_was_asked(client: Client, db: None) -> None:
    assert page_text("casebook") in text(client.get("/help/?page=casebook"))
    assert 'href="/help/?page=casebook"' in client.get("/casebook/").content.decode()


@pytest.mark.parametrize("name", ["nothing", "", "<b>", "x" * 5000])
def test_a_page_that_is_not_there_is_not_spoken_of(client: Client, db: None, name: str) -> None:
    for address in ("/help/", "/help/fault/"):
        page = client.get(address, {"page": name})
        assert (page.status_code, f"?page={name}" in main_of(page)) == (200, False)


def test_the_sheets_and_the_news_stand_there_whole(client: Client, db: None) -> None:
    for address, sections in (("/help/directors/", DIRECTORS), ("/help/players/", PLAYERS)):
        page = text(client.get(address))
        assert [
            each for section in sections for each in (section.heading, *section.sentences) if str(each) not in page
        ] == []
    assert [each for each in NEWS if str(each) not in text(client.get("/help/"))] == []


def test_a_fault_is_told_by_version_page_and_browser_and_by_nobody_s_name(as_dora: Client) -> None:
    page = text(as_dora.get("/help/fault/?page=ruling", headers={"User-Agent": "Lynx/2 <b>"}))
    told = page[page.index("Something does not work") : page.index("For the administrator")]
    assert all(word in told for word in (version(), "ruling", "Lynx/2 <b>", "UTC"))
    assert "dora" not in told.lower()
    assert "page not told" in text(as_dora.get("/help/fault/?page=/rulings/7/"))


def test_something_that_broke_leads_to_how_it_is_reported() -> None:
    assert 'href="/help/fault/"' in render_to_string("500.html", {"status": 500, "asked": "/x/"})
