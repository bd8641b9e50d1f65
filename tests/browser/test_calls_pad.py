"""The pad of the bids: five to a row on a phone, read by axe in both schemes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
ASKED = "/guide/end_of_the_auction/?edition=2017&passes_that_closed_the_auction=after_a_bid"


def test_a_bid_is_one_tap(phone: Page, accessible: Look, picture: Picture) -> None:
    phone.goto(ASKED)
    tops = {button.bounding_box()["y"] for button in phone.locator(".bids:not(.other) button").all()[:5]}  # type: ignore[index]
    assert len(tops) == 1
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    accessible(phone)
    picture(phone, "calls-pad")
    phone.locator('.bids button[value="2S"]').tap()
    expect(phone.locator('button[name="last_bidder"]').first).to_be_visible()


def test_the_three_tests_of_a_comparable_call_stand_side_by_side(phone: Page, picture: Picture) -> None:
    phone.goto("/guide/comparable_call/?edition=2017&offender=W&withdrawn_call=bid")
    expect(phone.locator('.answers button[value="subset"]')).to_be_visible()
    picture(phone, "comparable-tests")
