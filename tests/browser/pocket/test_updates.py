"""A newer version of the site waits while something is half done, is told of, and is taken over afterwards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.cast import PATIENCE
from tests.browser.pocket.front import Front

pytestmark = pytest.mark.browser

NEWER = "A newer version is ready."
LATER = b"""
self.addEventListener("message", (event) => event.data === "which?" && event.ports[0].postMessage("newer"));
"""
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const newer = registration.installing ?? registration.waiting;
  if (newer && newer.state === "installing") await new Promise((done) => newer.addEventListener("statechange", done));
}"""
WAITS = "navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)"
TAKEN_OVER = """async () => {
  const { waiting } = await navigator.serviceWorker.ready;
  if (waiting) await new Promise((done) => waiting.addEventListener("statechange", done));
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage("which?", [port2]);
  return told;
}"""


@pytest.fixture
def ruling(browser: Browser, front: Front) -> Iterator[Page]:
    """A page with an interview begun, when the site's worker has changed and the browser has found that out."""
    context = browser.new_context(base_url=front.address, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/guide/offline/")
    begin(page)
    front.changed["/worker.js"] = lambda body: body + LATER
    page.evaluate(UPDATE)
    yield page
    context.close()


def begin(page: Page) -> None:
    page.get_by_label("Search the situations").fill("bid above seven")
    page.locator("#pocket-found .row").first.click()
    page.locator(".answers button").filter(has_text="West").click()
    expect(page.locator(".interview dd").filter(has_text="West")).to_be_visible()


def test_it_waits_while_an_interview_is_open_says_so_and_takes_over_when_that_is_left(ruling: Page) -> None:
    expect(ruling.get_by_text(NEWER)).to_be_visible()
    assert ruling.evaluate(WAITS)
    ruling.get_by_role("button", name="Another situation").click()
    assert ruling.evaluate(TAKEN_OVER) == "newer"
    expect(ruling.get_by_text(NEWER)).to_have_count(0)


def test_it_takes_over_at_once_where_the_reader_says_so(ruling: Page) -> None:
    ruling.get_by_role("button", name="Use it now").click()
    assert ruling.evaluate(TAKEN_OVER) == "newer"
    expect(ruling.locator(".interview dd").filter(has_text="West")).to_be_visible()


def test_a_second_tab_on_which_nothing_is_half_done_waits_for_the_first(ruling: Page, front: Front) -> None:
    other = ruling.context.new_page()
    other.goto("/guide/coverage/")
    other.evaluate("navigator.serviceWorker.ready")
    expect(ruling.get_by_text(NEWER)).to_be_visible()
    assert ruling.evaluate(WAITS)
    ruling.get_by_role("button", name="Another situation").click()
    assert other.evaluate(TAKEN_OVER) == "newer"
