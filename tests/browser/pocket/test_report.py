"""A report begun without a network: nothing of it is lost, and it is filed once, wherever the network is cut."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from rulings.models import Arrival, IrregularityReport, Ruling, Session
from tests.browser.pocket.conftest import opened
from tests.factories import make_ruling

pytestmark = pytest.mark.browser
Device = Callable[..., Page]


def begin(page: Page) -> None:
    """Board 2, table 5, no card to a trick."""
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="5 Anna").click()
    page.get_by_label("What happened").fill("no card")
    page.get_by_role("button", name="A player played no card to a trick").click()
    expect(page.get_by_role("heading", name="board 2, table 5")).to_be_visible()


def test_it_is_begun(device: Device) -> None:
    page = device()
    begin(page)
    page.screenshot(path="/tmp/h/pocket-1.png", full_page=True)
