"""A download that goes wrong on a real connection: one sentence, and what was on the device stays in use."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.cast import PATIENCE
from tests.browser.pocket.front import Front

pytestmark = pytest.mark.browser

FILES = "/static/pocket/"
INTERPRETER = "/static/js/pocket/interpreter.js"
INTERRUPTED = "The guide was not fetched whole. Come back to this page when there is a network."
DAMAGED = "The guide on this device is damaged and is not used. Come back to this page when there is a network."
REFUSED = "This browser keeps nothing on the device, so the guide works here only with a network."
KEPT = "A newer guide could not be fetched: the one on this device is kept."
KEPT_FULL = "This device has no room for the newer guide: the one on it is kept."
KEPT_DAMAGED = "The newer guide came damaged and is not used: the one on this device is kept."


@pytest.fixture
def device(browser: Browser, front: Front) -> Iterator[Page]:
    """A browser that knows the site by its front alone."""
    context = browser.new_context(base_url=front.address, locale="en-GB")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.fixture
def kept(device: Page) -> Page:
    """One that has the guide."""
    device.goto("/guide/offline/")
    rules(device)
    return device


def rules(page: Page) -> None:
    expect(page.get_by_role("heading", name="What happened?")).to_be_visible()


def guides(page: Page) -> list[str]:
    return [str(name) for name in page.evaluate("caches.keys()") if name.startswith("guide-")]


def newer(front: Front, data: dict[str, Any], changed: str = "en") -> None:
    """The site has a newer guide: one of its files has another text, and the manifest says so."""
    text = (data[changed] + " ").encode()

    def manifest(body: bytes) -> bytes:
        told = json.loads(body)
        told["version"] = "f" * 16
        told["files"][changed] |= {"sha256": hashlib.sha256(text).hexdigest(), "bytes": len(text)}
        return json.dumps(told).encode()

    front.changed |= {f"{FILES}manifest.json": manifest, f"{FILES}{changed}.json": lambda _body: text}


@pytest.mark.parametrize("name", ["manifest", "trees", "pl"])
def test_a_first_download_that_breaks_off_is_told_and_leaves_nothing(front: Front, device: Page, name: str) -> None:
    front.broken = {f"{FILES}{name}.json"}
    device.goto("/guide/offline/")
    expect(device.get_by_text(INTERRUPTED)).to_be_visible()
    assert guides(device) == []
    front.broken.clear()
    device.reload()
    rules(device)


def test_a_first_download_that_is_not_as_its_hash_says_is_told_and_leaves_nothing(front: Front, device: Page) -> None:
    front.changed = {f"{FILES}trees.json": lambda body: body.replace(b"offender", b"offended")}
    device.goto("/guide/offline/")
    expect(device.get_by_text(DAMAGED)).to_be_visible()
    assert guides(device) == []


def test_a_newer_guide_takes_the_older_ones_place_with_the_pages_that_read_it(
    front: Front, kept: Page, data: dict[str, Any]
) -> None:
    newer(front, data)
    front.changed[INTERPRETER] = lambda body: body + b"// newer\n"
    kept.reload()
    rules(kept)
    expect_guide(kept, "f" * 16)
    assert reads_newer(kept)


@pytest.mark.parametrize("broken", [f"{FILES}manifest.json", f"{FILES}trees.json", INTERPRETER])
def test_a_newer_guide_that_breaks_off_leaves_the_older_one_and_its_pages(
    front: Front, kept: Page, data: dict[str, Any], broken: str
) -> None:
    before = guides(kept)
    newer(front, data)
    front.changed["/static/js/pocket/values.js"] = lambda body: body + b"// newer\n"
    kept.evaluate("navigator.serviceWorker.ready")
    front.broken = {broken}
    assert fetched(kept) == "kept interrupted"
    front.broken.clear()
    assert guides(kept) == before
    assert not reads_newer(kept, "values")
    kept.context.set_offline(True)
    kept.reload()
    rules(kept)
    expect(kept.get_by_text(KEPT)).to_be_visible()


def test_a_newer_guide_that_is_damaged_leaves_the_older_one(front: Front, kept: Page, data: dict[str, Any]) -> None:
    before = guides(kept)
    newer(front, data)
    front.changed[f"{FILES}trees.json"] = lambda body: body.replace(b"offender", b"offended")
    kept.reload()
    expect(kept.get_by_text(KEPT_DAMAGED)).to_be_visible()
    rules(kept)
    assert guides(kept) == before


def test_a_newer_guide_for_which_there_is_no_room_leaves_the_older_one(
    front: Front, kept: Page, data: dict[str, Any]
) -> None:
    before = guides(kept)
    newer(front, data)
    used = kept.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    chromium = kept.context.new_cdp_session(kept)
    chromium.send("Storage.overrideQuotaForOrigin", {"origin": front.address, "quotaSize": used + 100_000})
    kept.reload()
    expect(kept.get_by_text(KEPT_FULL)).to_be_visible()
    rules(kept)
    assert guides(kept) == before


def test_a_browser_that_keeps_nothing_is_told(front: Front, device: Page) -> None:
    """An address that is neither of this machine by name nor encrypted: browsers keep nothing of it."""
    device.goto(front.address.replace("127.0.0.1", "0.0.0.0") + "/guide/offline/")
    expect(device.get_by_text(REFUSED)).to_be_visible()


FETCHED = """async () => {
  const { fetchGuide } = await import("/static/js/pocket/data.js");
  return fetchGuide();
}"""
READS = """async ([name]) => {
  const kept = await caches.match(`/static/js/pocket/${name}.js`, { cacheName: "shell" });
  return (await kept.text()).includes("// newer");
}"""


def fetched(page: Page) -> str:
    """What the worker says of a download."""
    return str(page.evaluate(FETCHED))


def reads_newer(page: Page, name: str = "interpreter") -> bool:
    """Whether the page that is kept reads the guide by the newer script."""
    return bool(page.evaluate(READS, [name]))


def expect_guide(page: Page, version: str) -> None:
    """The worker is done, and this is the only guide."""
    assert fetched(page) == "ready"
    assert guides(page) == [f"guide-{version}"]
