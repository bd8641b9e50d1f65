"""A phone shows what happens while no page is open: from the page of notices, by worker and service, to the screen.

The push services of browsers cannot be reached from here: the browser is given the address and keys of ours, and shows
what ours was sent.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.desk.notices.values.push import as_text
from rulings.management.worker import do_due
from rulings.models import Device
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_session
from tests.pushing import SECRET, Browser, push_service

pytestmark = pytest.mark.browser

GIVEN = """([address, point, secret]) => {
  const plain = (text) => text.replace(/-/g, "+").replace(/_/g, "/");
  const bytes = (text) => Uint8Array.from(atob(plain(text)), (sign) => sign.charCodeAt(0));
  const given = { endpoint: address, getKey: (name) => bytes(name === "auth" ? secret : point).buffer };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    if (applicationServerKey.length !== 65) throw new Error("no key of a site");
    return given;
  };
}"""
SHOWN = """async (told) => {
  let shown;
  self.registration.showNotification = async (title, options) => { shown = { title, ...options }; };
  const came = new PushEvent("push", { data: JSON.stringify(told) });
  self.dispatchEvent(came);
  await new Promise((go) => setTimeout(go, 0));
  return { title: shown.title, body: shown.body, address: shown.data, lang: shown.lang };
}"""
"""What our worker asks the browser to show: this one has no screen on which it would."""


@pytest.fixture
def people(live_server: LiveServer) -> None:
    club = make_club()
    make_dora(club)
    make_session(club)


def test_a_phone_is_taken_on_tried_and_shows_what_it_was_sent(
    people: None,
    phone: Page,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    accessible: Callable[[Page], None],
    picture: Callable[[Page, str], None],
) -> None:
    sign_in(phone, "dora")
    phone.context.grant_permissions(["notifications"])
    with push_service(tmp_path, monkeypatch) as service:
        phone.goto("/notices/")
        press(phone, service)
        expect(phone.get_by_text("This device shows you what you have chosen")).to_be_visible()
        accessible(phone)
        picture(phone, "notices-devices")
        assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        phone.get_by_role("button", name="Try it").click()
        expect(phone.get_by_text("The trial is on its way to the device.")).to_be_visible()
        do_due()
    shown = phone.context.service_workers[0].evaluate(SHOWN, service.shown[0])
    assert (shown["title"], shown["lang"]) == ("This is a trial", "en")
    assert shown["address"].endswith("/notices/")
    phone.get_by_role("button", name="End").click()
    expect(phone.get_by_text("That device shows nothing any more.")).to_be_visible()
    assert not Device.objects.exists()


def test_a_browser_that_does_not_let_us_says_so_on_the_page(people: None, phone: Page) -> None:
    sign_in(phone, "dora")
    phone.goto("/notices/")
    phone.evaluate("() => { PushManager.prototype.subscribe = async () => { throw new DOMException('no'); }; }")
    phone.get_by_role("button", name="Show notices on this device").click()
    expect(phone.get_by_text("The browser lets nothing be shown")).to_be_visible()
    assert not Device.objects.exists()


def press(page: Page, service: Browser) -> None:
    """The button, in a browser whose push service is ours."""
    page.evaluate(GIVEN, [service.address, as_text(service.point), as_text(SECRET)])
    page.get_by_role("button", name="Show notices on this device").click()
