"""A judgement made without a network: its reason is demanded before the ruling is announced, and arrives with it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from rulings.models import Arrival, ReportCase, Ruling
from tests.browser.carried.conftest import opened

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
REASON = "He looked at dummy's next card first."
DEMANDED = "This is your judgement: write the reason for it first, then answer."


def begin(page: Page) -> None:
    """Board 2, table 5, a fifth card of West's, up to the judgement."""
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="5 Anna").click()
    page.get_by_label("What happened").fill("fifth card")
    page.get_by_role("button", name="A fifth card was played").click()
    for answer in ("West", "No", "A defender"):
        page.locator("[data-asked]").get_by_role("button", name=answer).first.click()
    expect(page.get_by_text("your judgement, with your reason")).to_be_visible()


def test_the_reason_is_demanded_survives_a_closed_tab_and_arrives_with_the_report(
    device: Callable[..., Page],
) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    page.locator("[data-asked]").get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="Announced").click()
    expect(page.get_by_role("alert")).to_have_text(DEMANDED)
    expect(page.get_by_label("The reason for your judgement")).to_be_focused()
    page.get_by_label("The reason for your judgement").fill(REASON)
    page.get_by_role("button", name="Back to the list").click()
    expect(page.locator("[data-part=mine] li[data-state=begun]")).to_be_visible()
    context = page.context
    page.close()
    context.set_offline(False)
    page = opened(context.new_page())
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_label("The reason for your judgement")).to_have_value(REASON)
    assert Arrival.objects.count() == 0
    page.get_by_role("button", name="Announced").click()
    expect(page.locator("[data-part=mine] li[data-state=filed]")).to_be_visible()
    assert Arrival.objects.get().told["reasons"] == {"deemed_led": REASON}
    assert ReportCase.objects.get().answers["deemed_led"]["reason"] == REASON
    assert Ruling.objects.count() == 1


def test_a_judgement_that_was_taken_back_demands_no_reason(device: Callable[..., Page]) -> None:
    page = device()
    begin(page)
    page.locator("[data-asked]").get_by_role("button", name="Yes").click()
    expect(page.get_by_label("The reason for your judgement")).to_be_visible()
    page.locator("[data-asked] dl").get_by_role("button", name="change").nth(1).click()
    page.locator("[data-asked]").get_by_role("button", name="Yes, both sides had").click()
    expect(page.get_by_role("button", name="Announced")).to_be_visible()
    expect(page.get_by_label("The reason for your judgement")).to_have_count(0)
