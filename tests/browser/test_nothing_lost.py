"""What is sent and does not arrive says so on its button, and what was typed is there again."""

from collections.abc import Callable
from time import sleep

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from rulings.models import IrregularityReport, RecorderNote
from tests.browser.cast import PASSWORD, sign_in, until
from tests.factories import first_case, make_club, make_dora, make_profile, make_report, make_session

pytestmark = pytest.mark.browser

NOT_SENT = "Not sent. Tap again"
WORDS = "East says the card lay on the table."


@pytest.fixture
def report(live_server: object) -> IrregularityReport:
    """A report that Dora has filed, with questions open."""
    club = make_club()
    make_profile(club)
    return make_report(make_dora(club), make_session(club))


@pytest.fixture
def note(phone: Page, report: IrregularityReport) -> str:
    """A form with a text, open on the phone of somebody signed in."""
    sign_in(phone, "dora")
    address = f"/reports/{report.pk}/note/"
    phone.goto(address)
    phone.get_by_label("Player", exact=True).fill("Pat")
    return address


def field(page: Page) -> Locator:
    """The form's text."""
    return page.locator("main textarea").first


def button(page: Page) -> Locator:
    """The form's button."""
    return page.locator("main form .press")


def ready(page: Page) -> None:
    """Wait until the page is told what does not arrive."""
    until(page, "navigator.serviceWorker.controller")


def lost(route: Route) -> None:
    """A network that is not there."""
    route.abort("connectionfailed")


def broken(route: Route) -> None:
    """A server that is down, behind a proxy that is not."""
    route.fulfill(status=502, body="Bad gateway")


@pytest.mark.parametrize("network", [lost, broken])
def test_a_form_that_did_not_arrive_says_so_on_its_button_and_a_second_tap_sends_it(
    phone: Page, note: str, network: Callable[[Route], None]
) -> None:
    field(phone).fill(WORDS)
    ready(phone)
    phone.context.route("**/note/", network)
    button(phone).click()
    expect(button(phone)).to_contain_text(NOT_SENT)
    expect(phone.locator("#notice")).to_contain_text(NOT_SENT)
    assert (phone.url.endswith(note), field(phone).input_value()) == (True, WORDS)
    phone.context.unroute("**/note/")
    button(phone).click()
    expect(phone.locator("#notice")).to_contain_text("recorder")
    assert RecorderNote.objects.get().text == WORDS


TAPS_AGAIN_WHEN_SLOW = """button => new MutationObserver(() => {
  sessionStorage.setItem("seen", button.ariaBusy + button.textContent);
  button.click();
}).observe(button, { childList: true })"""


def late(route: Route) -> None:
    """A network that takes its time."""
    sleep(2)
    route.continue_()


def test_a_slow_answer_says_that_it_is_on_its_way_and_a_second_tap_sends_nothing(phone: Page, note: str) -> None:
    field(phone).fill(WORDS)
    ready(phone)
    phone.context.route("**/note/", late)
    button(phone).evaluate(TAPS_AGAIN_WHEN_SLOW)
    button(phone).click()
    expect(phone.locator("#notice")).to_contain_text("recorder")
    assert phone.evaluate("sessionStorage.getItem('seen')").startswith("trueSend to the recorderOn its way")
    assert RecorderNote.objects.count() == 1


def test_what_was_typed_stands_again_after_back_and_a_reload(phone: Page, note: str) -> None:
    field(phone).fill(WORDS)
    phone.reload()
    expect(field(phone)).to_have_value(WORDS)
    expect(phone.locator(".kept")).to_contain_text("stands again")
    phone.goto("/")
    phone.go_back()
    expect(field(phone)).to_have_value(WORDS)
    phone.get_by_role("button", name="Begin afresh").click()
    expect(field(phone)).to_have_value("")
    phone.reload()
    expect(field(phone)).to_have_value("")


def test_a_sign_in_that_ran_out_leads_back_to_the_form_with_what_was_typed(phone: Page, note: str) -> None:
    field(phone).fill(WORDS)
    phone.context.clear_cookies(name="sessionid")
    button(phone).click()
    expect(phone.get_by_label("Username")).to_be_visible()
    phone.get_by_label("Username").fill("dora")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.locator("main").get_by_role("button", name="Sign in").click()
    expect(field(phone)).to_have_value(WORDS)
    assert phone.url.endswith(note)
    button(phone).click()
    expect(phone.locator("#notice")).to_contain_text("recorder")
    phone.goto(note)
    expect(field(phone)).to_have_value("")


def test_without_scripts_the_sign_in_page_takes_it_along_and_one_press_sends_it(
    plain: Page, report: IrregularityReport
) -> None:
    sign_in(plain, "dora")
    plain.goto(f"/reports/{report.pk}/note/")
    plain.get_by_label("Player", exact=True).fill("Pat")
    field(plain).fill(WORDS)
    plain.context.clear_cookies(name="sessionid")
    button(plain).click()
    expect(plain.locator("main")).to_contain_text("What you had written is kept on this page")
    plain.get_by_label("Username").fill("dora")
    plain.get_by_label("Password").fill(PASSWORD)
    plain.locator("main").get_by_role("button", name="Sign in").click()
    expect(plain.locator(".written p").last).to_have_text(WORDS)
    assert not RecorderNote.objects.exists()
    plain.get_by_role("button", name="Send it now").click()
    expect(plain.locator("#notice")).to_contain_text("recorder")
    assert RecorderNote.objects.get().text == WORDS


def test_a_form_without_what_it_needs_comes_back_with_the_focus_there(phone: Page, note: str) -> None:
    field(phone).fill("   ")
    button(phone).click()
    expect(field(phone)).to_be_focused()
    expect(field(phone)).to_have_attribute("aria-invalid", "true")
    expect(phone.get_by_label("Player", exact=True)).to_have_value("Pat")
    assert phone.url.endswith(note)


def test_who_signs_out_leaves_nothing_for_the_next(phone: Page, note: str) -> None:
    field(phone).fill(WORDS)
    phone.get_by_text("Menu").click()
    phone.get_by_role("button", name="Sign out").click()
    expect(phone.get_by_role("link", name="Sign in").first).to_be_visible()
    assert phone.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('draft'))") == []


@pytest.mark.parametrize("network", [lost, broken])
def test_an_answer_that_did_not_arrive_says_so_on_the_answer(
    phone: Page, report: IrregularityReport, network: Callable[[Route], None]
) -> None:
    sign_in(phone, "dora")
    phone.goto(f"/cases/{first_case(report).pk}/")
    key = phone.locator("input[name=key]").first.input_value()
    phone.route("**/answer/", network)
    answer = phone.locator("button[name=value]").first
    answer.click()
    expect(phone.locator("[data-sent=failed]")).to_contain_text(NOT_SENT)
    expect(phone.locator("input[name=key]").first).to_have_value(key)
    phone.unroute("**/answer/")
    answer.click()
    expect(phone.locator("input[name=key]").first).not_to_have_value(key)
