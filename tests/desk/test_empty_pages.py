"""A club on its first day: no page shows an empty list, and where something can be done about it a link leads there."""

from html.parser import HTMLParser

import pytest
from django.test import Client

from rulings.desk.beginning.services.clubs import begin_site
from rulings.models import User
from tests.desk.conftest import signed_in
from tests.desk.reading import main

LISTS = {"ul", "ol", "tbody", "nav", "dl"}
ITEMS = {"li", "tr", "a", "form", "button", "dt", "div"}
# page: where it leads to, while there is nothing on it ("" where nothing can be done there about that)
NEXT = {
    "/": "/tonight/",
    "/sessions/": "/tonight/",
    "/queue/": "",
    "/appeals/": "",
    "/consistency/": "",
    "/casebook/": "",
    "/clubs/": "",
    "/profiles/": "/profiles/",
    "/import/": "",
    "/tonight/": "",
    "/account/": "/account/codes/",
    "/account/clubs/": "",
    "/clubs/ponte/people/": "/clubs/ponte/people/invite/",
    "/clubs/ponte/players/": "/clubs/ponte/players/paste/",
    "/clubs/ponte/tasks/": "",
    "/clubs/ponte/erase/": "",
    "/clubs/ponte/steps/": "/clubs/ponte/regulations/",
    "/clubs/ponte/regulations/": "/clubs/ponte/steps/",
    "/clubs/ponte/history/": "",
    "/clubs/ponte/federation/": "",
    "/clubs/ponte/archive/": "",
    "/clubs/ponte/face/": "",
    "/site/clubs/": "/site/clubs/new/",
    "/site/mail/": "",
    "/site/place/": "",
}


SAY_SO = ("/queue/", "/appeals/", "/consistency/", "/casebook/", "/clubs/", "/sessions/", "/clubs/ponte/players/")
"""Pages that are one list: a sentence stands in its place."""


class _Lists(HTMLParser):
    """The lists of a page's main part that hold nothing, its headings that nothing follows, and where it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.inside, self.open = False, list[list[object]]()
        self.bare, self.leads = list[str](), set[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.leads |= {str(told[name]) for name in ("href", "action", "formaction") if told.get(name)}
        self.inside |= tag == "main"
        if not self.inside:
            return
        if tag in ITEMS:
            for each in self.open:
                each[1] = True
        if tag in LISTS:
            self.open.append([f"{tag} {told.get('class', '')}", False])

    def handle_endtag(self, tag: str) -> None:
        if tag in LISTS and self.inside and self.open:
            name, has_items = self.open.pop()
            self.bare += [] if has_items else [str(name)]
        self.inside &= tag != "main"


@pytest.fixture
def nina(db: None) -> Client:
    """Who has just begun the site."""
    told = {"club_name": "Ponte", "time_zone": "Europe/Rome", "language": "en", "country": "IT"}
    begin_site(**told, name="Nina Bosco", username="nina", password="a long walk by the river")
    return signed_in(User.objects.get())


def test_no_page_of_a_first_day_shows_an_empty_list_and_each_leads_on(nina: Client) -> None:
    wrong = {}
    for address, leads_to in NEXT.items():
        answer = nina.get(address)
        read = _Lists()
        read.feed(answer.content.decode())
        leads = {each.partition("?")[0] for each in read.leads}
        if answer.status_code != 200 or read.bare or (leads_to and leads_to not in leads):
            wrong[address] = (answer.status_code, read.bare, leads_to in leads)
    assert wrong == {}


def test_in_the_place_of_a_list_stands_a_sentence(nina: Client) -> None:
    assert [each for each in SAY_SO if 'class="empty"' not in main(nina.get(each))] == []
