"""A real Chromium: pages of a phone and of a desk, pictures of both colour schemes, and axe.

A page fails its test when the browser's console shows an error, such as a script that the policy refused.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from django.conf import settings
from playwright.sync_api import Browser, ConsoleMessage, Error, Page
from pytest_django.live_server_helper import LiveServer

from tests.browser.cast import DESK, PHONE, someone, until
from tests.conftest import chromium

# Playwright runs an event loop in this thread; the tests themselves stay synchronous.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

PICTURES = settings.BASE_DIR / "var" / "screenshots"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The distribution's own browser, which asks nobody on the network."""
    return {"executable_path": chromium(), "args": QUIET, "headless": True}


@pytest.fixture
def phone(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A page of 390 by 844 pixels, touched by a finger; addresses are relative to the live server."""
    yield from a_page(browser, live_server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


@pytest.fixture
def desk(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A page of 1280 by 800 pixels; addresses are relative to the live server."""
    yield from a_page(browser, live_server, viewport=DESK)


@pytest.fixture
def plain(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A phone's page without JavaScript."""
    yield from a_page(browser, live_server, viewport=PHONE, java_script_enabled=False)


def a_page(browser: Browser, live_server: LiveServer, **options: Any) -> Iterator[Page]:
    """One page in a context of its own; its console must stay free of errors."""
    context = someone(browser, live_server, **options)
    page = context.new_page()
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if is_fault(message) else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


AXE: dict[Literal["dark", "light"], dict[str, Any]] = {
    "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]},
    "light": {"resultTypes": ["violations"]},
}
VIOLATIONS = """async (options) => (await axe.run(options)).violations
  .map((rule) => [rule.id, rule.nodes.map((node) => node.html)])"""

SETTLED = """!document.querySelector(".htmx-request, .htmx-swapping, .htmx-settling")
  && !document.getAnimations().some((each) => each.playState === "running")"""


def settled(page: Page) -> None:
    """Wait until no request of htmx is under way and nothing moves: a page half faded is no page to judge."""
    until(page, SETTLED)


NO_FAULTS = (
    "Failed to load resource: the server responded",
    "Response Status Error Code 5",
    "Failed to load resource: net::ERR_CONNECTION_FAILED",
    "htmx:sendError",
    "htmx:afterRequest",
    "htmx:sendAbort",
)
"""Of a page that answers 404 on purpose, a server that is down, a network taken away, a page left while it asks."""


def is_fault(message: ConsoleMessage) -> bool:
    """An error of ours."""
    return message.type == "error" and not message.text.startswith(NO_FAULTS)


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """With PICTURES=1 saves `name-390-light.png` and `name-390-dark.png` (or 1280) in var/screenshots, to look at."""

    def save(page: Page, name: str) -> None:
        if os.environ.get("PICTURES") != "1":
            return
        PICTURES.mkdir(parents=True, exist_ok=True)
        width = page.viewport_size["width"] if page.viewport_size else 0
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            settled(page)
            page.screenshot(path=Path(PICTURES) / f"{name}-{width}-{scheme}.png", full_page=True)

    return save


@pytest.fixture
def accessible() -> Callable[[Page], None]:
    """Fails on anything axe finds wrong with the page; dark differs from light in colours and is asked for those."""

    def check(page: Page) -> None:
        for scheme, found in faults_of(page).items():
            assert (scheme, found) == (scheme, [])

    return check


def faults_of(page: Page) -> dict[str, list[Any]]:
    """What axe finds in both schemes."""
    found: dict[str, list[Any]] = {}
    for scheme, options in AXE.items():
        page.emulate_media(color_scheme=scheme)
        try:
            found[scheme] = read_by_axe(page, options)
        except Error:  # the page was left under its hands: the one that came in its place is meant
            page.wait_for_load_state()
            found[scheme] = read_by_axe(page, options)
    return found


def read_by_axe(page: Page, options: dict[str, Any]) -> list[Any]:
    """The violations of the page once it stands still."""
    settled(page)
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate(VIOLATIONS, options))
