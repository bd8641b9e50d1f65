"""Every page in every language, at three widths, in both colour schemes: to look at, and before axe.

`make pictures` and `make axe` run this; `make test` does not.
"""

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import pytest
from django.conf import settings
from django.test import Client
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize
from pytest_django.live_server_helper import LiveServer

from rulings.models import User
from tests.browser.cast import someone
from tests.browser.conftest import PICTURES, faults_of, settled
from tests.browser.gallery.pages import pages_of
from tests.browser.gallery.site import Reader, make_site

pytestmark = pytest.mark.gallery

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
    {"width": 1280, "height": 800},
)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
SCHEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")
OF_THE_HOME_PAGE = settings.BASE_DIR / "static" / "pictures"
LARGEST = 40_000
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def site(live_server: LiveServer) -> dict[str, Reader]:
    return make_site()


@IN_EVERY_LANGUAGE
def test_pictures(browser: Browser, live_server: LiveServer, site: dict[str, Reader], language: str) -> None:
    def take(page: Page, name: str) -> None:
        width = page.viewport_size["width"] if page.viewport_size else 0
        for scheme in SCHEMES:
            as_seen(page, scheme)
            folder = PICTURES / language / f"{width}-{scheme}"
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)

    at_every_page(browser, live_server, site, language, take)


@IN_EVERY_LANGUAGE
def test_pictures_of_the_home_page(
    browser: Browser, live_server: LiveServer, site: dict[str, Reader], language: str
) -> None:
    """A ruling being made, for static/pictures/: what happened, what is asked, what is ruled."""
    at, dora = site["rev"].also, User.objects.get(username="dora")
    shown = {"happened": at["doors"], "asked": at["case-choice"], "ruled": at["ruling-new"]}
    for page in opened(browser, live_server, dora, language, {"width": 390, "height": 700}, device_scale_factor=1.5):
        for name, address in shown.items():
            page.goto(address)
            for scheme in SCHEMES:
                as_seen(page, scheme)
                small = BytesIO()
                Image.open(BytesIO(page.screenshot())).save(small, "WEBP", quality=40, method=6)
                assert len(small.getvalue()) < LARGEST
                (OF_THE_HOME_PAGE / f"{name}-{language}-{scheme}.webp").write_bytes(small.getvalue())


@IN_EVERY_LANGUAGE
def test_axe(browser: Browser, live_server: LiveServer, site: dict[str, Reader], language: str) -> None:
    faults = []

    def ask(page: Page, name: str) -> None:
        width = page.viewport_size["width"] if page.viewport_size else 0
        if (too_wide := page.evaluate(WIDER)) > 0:
            faults.append(f"{name} at {width}: {too_wide} pixels too wide")
        faults.extend(f"{name} at {width}, {scheme}: {found}" for scheme, found in faults_of(page).items() if found)

    at_every_page(browser, live_server, site, language, ask)
    assert faults == []


def as_seen(page: Page, scheme: Literal["dark", "light"]) -> None:
    """The page in that colour scheme, at rest."""
    page.emulate_media(color_scheme=scheme)
    settled(page)


def at_every_page(
    browser: Browser,
    live_server: LiveServer,
    site: dict[str, Reader],
    language: str,
    look: Callable[[Page, str], None],
) -> None:
    """Open each page as its reader, in the language, at each width."""
    pages = pages_of(site)
    for name, reader in site.items():
        own = {kind: address for (who, kind), address in pages.items() if who == name}
        for size in SIZES:
            for page in opened(browser, live_server, reader.user, language, size):
                for kind, address in own.items():
                    page.goto(address)
                    look(page, f"{name}-{kind}")


def opened(
    browser: Browser,
    live_server: LiveServer,
    user: User | None,
    language: str,
    size: ViewportSize,
    **options: Any,
) -> Iterator[Page]:
    """A page of the reader's own, signed in, in the language."""
    is_phone = size["width"] < 700
    options |= {"has_touch": True, "is_mobile": True} if is_phone else {}
    context = someone(browser, live_server, viewport=size, **options)
    cookies = {settings.LANGUAGE_COOKIE_NAME: language}
    if user is not None:
        client = Client()
        client.force_login(user)
        cookies[settings.SESSION_COOKIE_NAME] = client.cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": name, "value": value, "url": live_server.url} for name, value in cookies.items()])
    yield context.new_page()
    context.close()
