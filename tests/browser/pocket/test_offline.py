"""The guide on a phone in a cellar: it rules, says what is wrong with its data, and never takes half of it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SHELL = "/guide/offline/"
DAMAGED = "The guide on this device is damaged and is not used. Come back to this page when there is a network."
FULL = "This device has no room for the guide. Free some space and come back to this page."
OLD = "The guide on this device is of another version of the site. Come back to this page when there is a network."
REPLACE = """async (file) => {
  const [name] = (await caches.keys()).filter((each) => each.startsWith("guide-"));
  const cache = await caches.open(name);
  const address = `/static/pocket/${file}`;
  const text = await (await cache.match(address)).text();
  await cache.put(address, new Response(text.replace("penalty card", "penalty cord")));
}"""
OLDER = """async () => {
  const { sha256 } = await import("/static/js/pocket/data.js");
  const [name] = (await caches.keys()).filter((each) => each.startsWith("guide-"));
  const cache = await caches.open(name);
  const manifest = await (await cache.match("/static/pocket/manifest.json")).json();
  const trees = await (await cache.match("/static/pocket/trees.json")).json();
  const bytes = new TextEncoder().encode(JSON.stringify({ ...trees, format: 0 }));
  manifest.files.trees.sha256 = await sha256(bytes);
  await cache.put("/static/pocket/trees.json", new Response(bytes));
  await cache.put("/static/pocket/manifest.json", new Response(JSON.stringify(manifest)));
}"""


@pytest.fixture
def cellar(phone: Page) -> Page:
    """A phone that has fetched the guide and then lost its network."""
    phone.goto(SHELL)
    expect(phone.get_by_role("heading", name="What happened?")).to_be_visible()
    phone.context.set_offline(True)
    return phone


def search(page: Page, typed: str) -> None:
    page.get_by_label("Search the situations").fill(typed)


def answer(page: Page, text: str) -> None:
    page.locator(".answers button").filter(has_text=text).first.click()


def test_a_page_that_cannot_be_had_gives_way_to_the_guide_which_rules(cellar: Page) -> None:
    cellar.goto("/casebook/")
    expect(cellar.get_by_text("There is no network, so the page that you asked for")).to_be_visible()
    search(cellar, "seat wrong")
    expect(cellar.locator("#pocket-found .row")).not_to_have_count(0)
    search(cellar, "no such thing at all")
    expect(cellar.get_by_text("Nothing here is called that")).to_be_visible()
    search(cellar, "revoke")
    cellar.locator("#pocket-found .row").filter(has_text="did not follow suit").first.click()
    expect(cellar.get_by_role("heading", name="Who revoked")).to_be_visible()
    answer(cellar, "West")
    expect(cellar.locator(".interview dd").filter(has_text="West")).to_be_visible()
    cellar.get_by_role("button", name="A step back").click()
    expect(cellar.get_by_role("heading", name="Who revoked")).to_be_visible()
    cellar.get_by_role("button", name="Italiano").click()
    expect(cellar.locator(".interview h1")).to_contain_text(re.compile("renonce"))


def test_a_ruling_is_reached_by_the_first_answers_and_names_its_paragraphs(cellar: Page) -> None:
    search(cellar, "bid above seven")
    cellar.locator("#pocket-found .row").first.click()
    answer(cellar, "West")
    interview = cellar.locator(".interview")
    for _question in range(12):
        if interview.locator(".answers").count() == 0:
            break
        interview.locator(".answers button").first.click()
    expect(interview.locator("ol.script > li").first).to_contain_text(re.compile(r"\d"))
    expect(interview.locator(".cite")).to_have_text("Law 38, 2017 Laws")


def test_a_ruling_leads_on_to_another_law_with_what_is_known(cellar: Page) -> None:
    search(cellar, "fifth card")
    cellar.locator("#pocket-found .row").filter(has_text="A fifth card was played").click()
    for said in ("West", "No", "A defender", "No"):
        answer(cellar, said)
    cellar.get_by_role("button", name="Go on with: Exposed card of a defender").click()
    known = cellar.locator(".interview dl > div")
    expect(known).to_have_count(2)
    expect(known.first).to_contain_text("West")
    expect(cellar.locator(".interview h1")).not_to_contain_text("Whose card")


def test_data_that_was_tampered_with_is_refused_by_its_hash_and_comes_again_with_the_network(cellar: Page) -> None:
    cellar.evaluate(REPLACE, "en.json")
    cellar.reload()
    expect(cellar.get_by_text(DAMAGED)).to_be_visible()
    cellar.context.set_offline(False)
    cellar.reload()
    expect(cellar.get_by_role("heading", name="What happened?")).to_be_visible()


def test_data_of_another_version_is_refused_in_one_sentence(cellar: Page) -> None:
    cellar.evaluate(OLDER)
    cellar.reload()
    expect(cellar.get_by_text(OLD)).to_be_visible()


def test_a_full_device_says_so(phone: Page) -> None:
    phone.goto("/guide/coverage/")
    chromium = phone.context.new_cdp_session(phone)
    origin = phone.url.removesuffix("/guide/coverage/")
    chromium.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 300_000})
    phone.goto(SHELL)
    expect(phone.get_by_text(FULL)).to_be_visible()


def names(page: Page) -> list[str]:
    return [str(name) for name in page.evaluate("caches.keys()")]


def test_a_download_that_breaks_off_leaves_no_trace_and_keeps_what_is_here(cellar: Page, data: dict[str, Any]) -> None:
    before = names(cellar)
    cellar.reload()
    expect(cellar.get_by_text("A newer guide could not be fetched: the one on this device is kept.")).to_be_visible()
    assert names(cellar) == before
    assert len([name for name in before if name.startswith("guide-")]) == 1
