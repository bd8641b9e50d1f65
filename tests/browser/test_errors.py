"""Error pages as a person sees them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def test_a_missing_page_is_readable_on_a_phone_and_leads_back(
    phone: Page, accessible: Callable[[Page], None], picture: Callable[[Page, str], None]
) -> None:
    answer = phone.goto("/no-such-board")
    assert answer is not None
    assert answer.status == 404
    expect(phone.get_by_role("heading", level=1)).to_have_text("There is no such page here")
    accessible(phone)
    picture(phone, "error-404")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(phone.get_by_role("link", name="Back to the start")).to_have_attribute("href", "/")


def test_a_missing_page_is_readable_at_a_desk(
    desk: Page, accessible: Callable[[Page], None], picture: Callable[[Page, str], None]
) -> None:
    desk.goto("/no-such-board")
    accessible(desk)
    picture(desk, "error-404")
