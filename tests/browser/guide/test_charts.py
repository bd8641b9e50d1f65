"""A flow chart in the browser: folded and unfolded by a finger and by the keyboard, references, without JavaScript."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
CHART = "/guide/adjusted_score/chart/?lang=pl"


def test_a_finger_unfolds_a_branch_in_its_place(
    phone: Page, live_server: LiveServer, accessible: Look, picture: Picture
) -> None:
    phone.goto(CHART)
    branch = phone.locator(".chart-branches a").first
    number = branch.locator(".chart-number").inner_text()
    branch.tap()
    unfolded = phone.locator(f"#box-{number}")
    expect(unfolded.locator(".chart-narrow svg")).to_be_visible()
    expect(unfolded.locator(".chart-wide svg")).to_be_hidden()
    expect(phone.locator("#box-1 > .chart-narrow svg")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    accessible(phone)
    picture(phone, "chart")


def test_the_keyboard_unfolds_a_branch_and_opens_and_folds_its_words(
    desk: Page, live_server: LiveServer, accessible: Look
) -> None:
    desk.goto(CHART)
    branch = desk.locator(".chart-branches a").first
    number = branch.locator(".chart-number").inner_text()
    branch.focus()
    desk.keyboard.press("Enter")
    unfolded = desk.locator(f"#box-{number}")
    expect(unfolded.locator(".chart-wide svg")).to_be_visible()
    words = unfolded.locator("summary")
    first = unfolded.locator(f"#at-{number}-box-{number}")
    words.focus()
    desk.keyboard.press("Enter")
    expect(first).to_be_visible()
    desk.keyboard.press("Enter")
    expect(first).to_be_hidden()
    accessible(desk)


def test_a_reference_leads_to_its_box_on_the_same_sheet(phone: Page, live_server: LiveServer, accessible: Look) -> None:
    phone.goto(CHART)
    phone.locator(".chart-words summary").first.tap()
    accessible(phone)
    reference = phone.locator(".chart-words .onward a[href^='#']").first
    target = (reference.get_attribute("href") or "").removeprefix("#")
    reference.tap()
    expect(phone).to_have_url(f"{live_server.url}{CHART}#{target}")
    expect(phone.locator(f"#{target}")).to_be_in_viewport()
    assert phone.locator(f"#{target}").get_attribute("id") == target


def test_without_javascript_a_branch_is_a_page_and_the_words_unfold(plain: Page, live_server: LiveServer) -> None:
    plain.goto(CHART)
    plain.locator(".chart-words summary").first.click()
    expect(plain.locator("#at-1-box-1")).to_be_visible()
    branch = plain.locator(".chart-branches a").first
    number = branch.locator(".chart-number").inner_text()
    branch.click()
    expect(plain).to_have_url(f"{live_server.url}/guide/adjusted_score/chart/?edition=2017&at={number}")
    expect(plain.locator(f"#box-{number} .chart-narrow svg")).to_be_visible()
    plain.locator(".chart-way a").first.click()
    expect(plain).to_have_url(f"{live_server.url}/guide/adjusted_score/chart/?edition=2017&at=1")


def test_the_page_about_a_situation_unfolds_the_chart_and_has_both_editions_side_by_side(
    desk: Page, live_server: LiveServer, accessible: Look, picture: Picture
) -> None:
    desk.goto("/guide/wrong_number_of_cards/about/")
    desk.locator("summary", has_text="Flow chart").click()
    expect(desk.locator("#box-1 .chart-wide svg")).to_be_visible()
    boxes = [desk.locator(".edition").nth(place).bounding_box() for place in (0, 1)]
    first, second = (box["x"] for box in boxes if box)
    assert second > first
    accessible(desk)
    picture(desk, "about")
