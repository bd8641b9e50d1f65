"""Two editions stacked on a phone and side by side at a desk, and the guide's bidding box; both without an account."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
EDITIONS = "/guide/wrong_number_of_cards/editions/?counts=more_than_thirteen"


def lefts(page: Page) -> list[float]:
    """Where the two editions of the first difference begin."""
    boxes = [page.locator(".difference .edition").nth(place).bounding_box() for place in (0, 1)]
    return [box["x"] for box in boxes if box]


def test_the_editions_are_stacked_on_a_phone(
    phone: Page, live_server: LiveServer, accessible: Look, picture: Picture
) -> None:
    phone.goto(EDITIONS)
    assert lefts(phone) == [16, 16]
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "editions")


def test_the_editions_stand_side_by_side_at_a_desk(
    desk: Page, live_server: LiveServer, accessible: Look, picture: Picture
) -> None:
    desk.goto(EDITIONS)
    first, second = lefts(desk)
    assert second > first + 300
    accessible(desk)
    picture(desk, "editions")


def test_a_visitor_enters_an_auction_in_the_guide_and_goes_on_with_it(
    plain: Page, live_server: LiveServer, accessible: Look
) -> None:
    plain.goto("/guide/missing_card/?edition=2017")
    plain.get_by_role("link", name="Enter the auction").click()
    for call in ("1NT", "P", "2C"):
        plain.locator(f"#call-{call}").click()
    plain.get_by_role("link", name="Go on with this auction").click()
    expect(plain).to_have_url(f"{live_server.url}/guide/missing_card/?edition=2017&dealer=N&auction=1NT+P+2C")
    expect(plain.get_by_role("link", name="Change the auction")).to_be_visible()


def test_the_guide_s_box_is_readable_by_everybody(phone: Page, live_server: LiveServer, accessible: Look) -> None:
    phone.goto("/guide/missing_card/auction/?dealer=E&auction=1H+W:2D!")
    expect(phone.locator(".irregular")).to_contain_text("is out of turn: it was the turn of South.")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
