"""A report begun without a network: nothing of it is lost, and it is filed once, wherever the network is cut."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import Dialog, Locator, Page, Route, expect

from rulings.desk.playing.services import play_in
from rulings.models import Arrival, IrregularityReport, Ruling, Session, User
from tests.browser.carried.conftest import opened
from tests.browser.cast import sign_in, until
from tests.factories import make_pair

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
Device = Callable[..., Page]
TITLE = "A player played no card to a trick"


def begin(page: Page) -> None:
    """Board 2, table 5, no card to a trick; the first question is answered."""
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="5 Anna").click()
    page.get_by_label("What happened").fill("no card")
    page.get_by_role("button", name=TITLE).click()
    expect(page.get_by_text("board 2, table 5")).to_be_visible()
    press(page, "Yes, both sides had")


def press(page: Page, answer: str) -> None:
    page.locator("[data-asked]").get_by_role("button", name=answer).first.click()


def rule(page: Page) -> None:
    """The other answers, to 67B1 and one trick."""
    for answer in ("West", "Yes", "None", "Yes"):
        press(page, answer)
    expect(page.get_by_role("button", name="Announced")).to_be_visible()


def announce(page: Page) -> None:
    rule(page)
    page.get_by_role("button", name="Announced").click()


def row(page: Page, state: str) -> Locator:
    """The one report on the device, in that state."""
    return page.locator(f"[data-part=mine] li[data-state={state}]")


def again(page: Page) -> None:
    """The network is back: the browser says so."""
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")


def test_with_a_network_it_is_filed_as_it_was_announced(device: Device) -> None:
    page = device()
    begin(page)
    announce(page)
    expect(row(page, "filed").get_by_role("link", name="Report 1")).to_be_visible()
    ruling = Ruling.objects.get()
    assert ruling.sentences["en"] == [each["text"] for each in Arrival.objects.get().told["ruling"]]
    assert (ruling.report.board.number, ruling.report.table) == (2, "5")


def test_without_one_it_waits_and_goes_once_the_network_is_back(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_contain_text("announced, waiting to be sent")
    expect(page.locator("#pocket[data-half-done]")).to_have_count(1)  # a newer version of the site waits
    assert Arrival.objects.count() == 0
    again(page)
    expect(row(page, "filed")).to_be_visible()
    expect(page.locator("#pocket[data-half-done]")).to_have_count(0)
    assert (Arrival.objects.count(), IrregularityReport.objects.count(), Ruling.objects.count()) == (1, 1, 1)


def test_a_tab_that_is_killed_loses_no_answer(device: Device) -> None:
    page = device()
    begin(page)
    press(page, "West")
    expect(page.locator("[data-asked]")).not_to_contain_text("Who played no card")
    context = page.context
    page.close()
    page = opened(context.new_page())
    row(page, "begun").get_by_role("button", name="Go on").click()
    for answer in ("Yes", "None", "Yes"):
        press(page, answer)
    page.get_by_role("button", name="Announced").click()
    expect(row(page, "filed")).to_be_visible()


def test_a_tab_that_is_killed_while_it_waits_sends_it_when_it_is_opened_anew(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    context = page.context
    page.close()
    context.set_offline(False)
    page = opened(context.new_page())
    expect(row(page, "filed")).to_be_visible()
    assert IrregularityReport.objects.count() == 1


def test_what_arrived_and_whose_answer_was_lost_is_one_report(device: Device) -> None:
    page, lost = device(), []

    def without_answer(route: Route) -> None:
        """The server takes it; what it says never comes."""
        lost.append(route.fetch().status)
        route.abort("connectionfailed")

    page.route("**/pocket/reports/", without_answer)
    begin(page)
    with page.expect_event("requestfailed"):
        announce(page)
    with page.expect_event("requestfailed"):
        again(page)
    expect(row(page, "waiting")).to_be_visible()
    page.unroute("**/pocket/reports/")
    again(page)
    expect(row(page, "filed")).to_be_visible()
    assert {*lost} == {200}
    assert (Arrival.objects.count(), IrregularityReport.objects.count(), Ruling.objects.count()) == (1, 1, 1)


def test_what_did_not_get_through_is_sent_again(device: Device) -> None:
    page = device()
    page.route("**/pocket/reports/", lambda route: route.abort("connectionfailed"))
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    assert Arrival.objects.count() == 0
    page.unroute("**/pocket/reports/")
    again(page)
    expect(row(page, "filed")).to_be_visible()


def test_two_devices_on_one_board_are_decided_and_not_mixed(device: Device) -> None:
    first, second = device(), device("rev")
    for page in (first, second):
        page.context.set_offline(True)
        begin(page)
        announce(page)
        expect(row(page, "waiting")).to_be_visible()
    again(first)
    expect(row(first, "filed")).to_be_visible()
    again(second)
    expect(row(second, "decide")).to_contain_text("Somebody else filed or ruled on the same board and table meanwhile.")
    assert IrregularityReport.objects.count() == 1
    row(second, "decide").get_by_role("link", name="Decide").click()
    expect(second.get_by_role("heading", name="Ruling as announced")).to_be_visible()
    second.get_by_role("button", name="File beside").click()
    expect(second.get_by_text("Filed later: begun without a network")).to_be_visible()
    assert sorted(Ruling.objects.values_list("issued_by__username", flat=True)) == ["dora", "rev"]


def test_a_clock_that_is_wrong_is_told_and_hides_nothing(device: Device) -> None:
    page = device()
    page.clock.set_fixed_time(timezone.now() - timedelta(hours=5))
    begin(page)
    announce(page)
    expect(row(page, "filed")).to_be_visible()
    arrival = Arrival.objects.get()
    assert arrival.announced_at is not None
    assert timedelta(hours=4) < arrival.arrived_at - arrival.announced_at < timedelta(hours=6)
    row(page, "filed").get_by_role("link", name="Report 1").click()
    page.get_by_text("Filed later: begun without a network").click()
    expect(page.get_by_text("The clock of the device was 300 minutes slow.")).to_be_visible()


def test_a_tampered_queue_is_told_set_aside_and_never_sent(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    page.evaluate(CHANGED)
    again(page)
    opened(page)
    expect(page.get_by_text("A report here cannot be read: it is not as this page wrote it.")).to_be_visible()
    assert Arrival.objects.count() == 0


CHANGED = """() => new Promise((resolve) => {
  indexedDB.open("pocket").onsuccess = ({ target: { result: base } }) => {
    const store = base.transaction("reports", "readwrite").objectStore("reports");
    store.getAll().onsuccess = ({ target: { result: [row] } }) => {
      new Uint8Array(row.sealed)[7] ^= 1;
      store.put(row).onsuccess = resolve;
    };
  };
})"""


def test_nothing_that_was_said_lies_readable_on_the_device(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    expect(page.locator("[data-asked]")).to_contain_text("Who played no card")
    lies = page.evaluate(LIES)
    assert "defective_trick" not in lies
    assert "Anna" not in lies
    assert '"sealed"' in lies


LIES = """async () => {
  const answered = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const base = await answered(indexedDB.open("pocket"));
  const all = [];
  for (const name of base.objectStoreNames) {
    all.push(...(await answered(base.transaction(name).objectStore(name).getAll())));
  }
  const bytes = (value) => (value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value);
  return JSON.stringify(all, (_, value) => bytes(value));
}"""


def test_signing_out_warns_of_what_is_not_sent_and_then_clears(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    page.context.set_offline(False)
    page.route("**/pocket/reports/", lambda route: route.abort("connectionfailed"))
    page.goto("/")
    page.locator(".menu > summary").click()
    leave = page.locator(".menu-sheet").get_by_role("button", name="Sign out")
    assert "not sent yet" in asked(page, leave, "dismiss")
    expect(page.locator(".menu")).to_contain_text("Signed in as")
    asked(page, leave, "accept")
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
    assert "sealed" not in page.evaluate(LIES)
    assert Arrival.objects.count() == 0


def asked(page: Page, button: Locator, answer: str) -> str:
    """What the browser asks when the button is pressed, and the answer to it."""
    with page.expect_event("dialog") as found:
        button.evaluate("(it) => void setTimeout(() => it.click())")  # a tap would wait for the answer to what it asks
    dialog: Dialog = found.value
    message = dialog.message
    getattr(dialog, answer)()
    return message


def test_without_a_network_nobody_is_signed_out_and_nothing_is_lost(device: Device) -> None:
    page = device()
    begin(page)
    page.goto("/")
    page.context.set_offline(True)
    page.locator(".menu > summary").click()
    asked(page, page.locator(".menu-sheet").get_by_role("button", name="Sign out"), "accept")
    expect(page.get_by_text("Without a network nobody is signed out.")).to_be_visible()
    page.context.set_offline(False)
    opened(page)
    expect(row(page, "begun")).to_be_visible()


def test_what_lies_there_of_another_account_stays_hidden_and_unsent(device: Device) -> None:
    page = device()
    page.context.set_offline(True)
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    page.context.clear_cookies()
    page.context.set_offline(False)
    sign_in(page, "rev")
    opened(page)
    expect(page.get_by_text("Reports of another account lie here: 1.")).to_be_visible()
    expect(page.locator("[data-part=mine]")).to_be_hidden()
    assert Arrival.objects.count() == 0


def test_once_signed_out_by_time_it_waits_until_he_signs_in(device: Device) -> None:
    page = device()
    page.context.clear_cookies()
    begin(page)
    announce(page)
    expect(row(page, "waiting")).to_be_visible()
    expect(page.get_by_text("You are not signed in.")).to_be_visible()
    sign_in(page, "dora")
    opened(page)
    expect(row(page, "filed")).to_be_visible()


def test_a_full_device_says_so_in_one_sentence_and_the_report_can_be_copied(device: Device) -> None:
    page = device()
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); }; }"
    )
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="5 Anna").click()
    page.get_by_role("button", name=TITLE).click()
    expect(page.get_by_text("The device took no more.")).to_be_visible()
    page.get_by_text("As text", exact=True).click()
    expect(page.get_by_label("As text")).to_have_value(TITLE_AND_PLACE)


TITLE_AND_PLACE = re.compile(rf"{TITLE}[\s\S]*board 2, table 5")


def test_a_browser_that_cannot_encrypt_keeps_nothing_unless_it_is_allowed(device: Device) -> None:
    page = device()
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.evaluate("() => indexedDB.deleteDatabase('pocket')")
    page.goto("/pocket/")
    expect(page.get_by_text("nothing private is kept on the device unless you allow it")).to_be_visible()
    expect(page.locator("[data-part=new]")).to_be_hidden()
    page.get_by_role("button", name="Keep it unencrypted").click()
    begin(page)
    announce(page)
    expect(row(page, "filed")).to_be_visible()
    expect(page.get_by_text("What lies on this device is not encrypted")).to_be_visible()


def test_a_playing_director_takes_no_board_along_that_he_has_still_to_play(
    device: Device, evening: Session, dora: User
) -> None:
    play_in(actor=dora, session=evening, user=dora, contestant=make_pair(evening, "9", "NS", "Dora Neri", "Ola"))
    page = device("rev")
    expect(page.get_by_role("button", name="2", exact=True)).to_be_visible()
    page.context.clear_cookies()
    sign_in(page, "dora")
    page.goto("/pocket/")
    expect(page.get_by_label("Another board")).to_be_visible()
    expect(page.locator(".pad button")).to_have_count(0)


def test_the_page_itself_opens_without_a_network_as_this_device_keeps_it(device: Device) -> None:
    """With its worker: reports and tonight are there; the laws' own data is the guide's matter."""
    page = device(service_workers="allow")
    until(page, 'caches.match("/pocket/", { cacheName: "shell" })')
    begin(page)
    page.context.set_offline(True)
    page.goto("/pocket/")
    expect(page.get_by_role("heading", name="In the pocket")).to_be_visible()
    expect(row(page, "begun")).to_contain_text(TITLE)
