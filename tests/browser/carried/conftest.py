"""Devices with the page in the pocket and the Laws of one situation, as the export writes them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from rulings.laws.situations import find_situation
from rulings.management import guide_data
from rulings.models import Club, Session, User
from tests.browser.cast import PHONE, sign_in, someone
from tests.factories import make_club, make_dora, make_pair, make_profile, make_result, make_rev, make_session


@pytest.fixture(scope="module")
def laws(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of two situations, one with a judgement: the whole guide takes longer than all these tests."""
    folder = tmp_path_factory.mktemp("laws")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guide_data, "SITUATIONS", tuple(map(find_situation, ("defective_trick", "fifth_card"))))
        guide_data.write(guide_data.documents(), folder)
    return folder


@pytest.fixture
def evening(live_server: LiveServer) -> Session:
    """A session in play with a table 5 that has played board 2; Dora directs, Rev is chief director."""
    club: Club = make_club()
    make_profile(club)
    make_dora(club), make_rev(club)
    session = make_session(club)
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Carla", "Dino")
    make_result(session.boards.get(number=2), *pairs, table="5")
    return session


@pytest.fixture
def dora(evening: Session) -> User:
    return User.objects.get(username="dora")


@pytest.fixture
def device(browser: Browser, live_server: LiveServer, laws: Path, evening: Session) -> Iterator[Any]:
    """Makes devices, each with a store of its own, on which somebody has signed in and opened the page once."""
    made: list[BrowserContext] = []

    def make(name: str = "dora", **options: Any) -> Page:
        context = someone(
            browser,
            live_server,
            viewport=PHONE,
            has_touch=True,
            is_mobile=True,
            **{"service_workers": "block"} | options,
        )
        made.append(context)
        context.route("**/static/pocket/*.json", lambda route: of_the_laws(route, laws))
        page = context.new_page()
        sign_in(page, name)
        opened(page)
        return page

    yield make
    for context in made:
        context.close()


def of_the_laws(route: Route, laws: Path) -> None:
    """A file of the export."""
    route.fulfill(path=laws / route.request.url.rpartition("/")[2], content_type="application/json")


def opened(page: Page) -> Page:
    """The page in the pocket, once it shows tonight."""
    page.goto("/pocket/")
    expect(page.get_by_role("heading", name="Which board?")).to_be_visible()
    return page
