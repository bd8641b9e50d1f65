"""Two directors at their desks: each sees what the other does without reloading, and loses nothing that he is doing."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Session, User
from tests.browser.cast import DESK, Thumb, find_door, new_ruling, sign_in, someone
from tests.factories import make_club, make_dora, make_pair, make_report, make_result, make_rev, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
PATIENT = 30_000
"""Milliseconds: a page asks every two seconds, and is seen to have changed within three where nothing else is done."""


@pytest.fixture
def session(live_server: LiveServer) -> Session:
    club = make_club()
    make_dora(club)
    make_rev(club)
    return make_session(club)


@pytest.fixture
def dora(session: Session) -> User:
    return User.objects.get(username="dora")


@pytest.fixture
def other(browser: Browser, live_server: LiveServer) -> Iterator[Page]:
    """A second browser, with its own visit."""
    context = someone(browser, live_server, viewport=DESK)
    yield context.new_page()
    context.close()


def unloaded(page: Page) -> None:
    """Mark the page: it is there as long as nobody loads it anew."""
    page.evaluate("window.kept = true")


def test_two_directors_see_each_others_reports_without_reloading(phone: Page, other: Page, session: Session) -> None:
    sign_in(phone, "dora")
    sign_in(other, "rev")
    unloaded(other)
    thumb = Thumb(phone)
    new_ruling(thumb, "1")
    find_door(thumb, "A player played no card to a trick")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("both sides")
    expect(other.locator("#live")).to_contain_text("of Dora Neri", timeout=PATIENT)
    assert other.evaluate("window.kept") is True
    phone.goto("/")
    unloaded(phone)
    thumb = Thumb(other)
    new_ruling(thumb, "2")
    find_door(thumb, "A player played no card to a trick")
    expect(phone.locator("#live")).to_contain_text("of Rev Alti", timeout=PATIENT)
    assert phone.evaluate("window.kept") is True


def test_the_page_keeps_what_it_shows_when_the_server_does_not_answer(
    other: Page, session: Session, dora: User
) -> None:
    """Whatever is wrong with the server or the way to it; it goes on where it was once that is over."""
    make_report(dora, session)
    sign_in(other, "rev")
    expect(other.locator("#live")).to_contain_text("of Dora Neri")
    statuses = iter((500, 502, 404))

    def broken(route: Route) -> None:
        status = next(statuses, 0)
        route.fulfill(status=status, body="<h1>Broken</h1>") if status else route.abort()

    with other.expect_event("requestfailed", timeout=PATIENT):
        other.route(lambda url: url.endswith("/"), broken)
    expect(other.locator("#live")).to_contain_text("of Dora Neri")
    expect(other.locator("body")).not_to_contain_text("Broken")
    other.unroute_all()
    make_report(dora, session, board_number=2)
    expect(other.locator("#live .row").filter(has_text="of Dora Neri")).to_have_count(2, timeout=PATIENT)


def test_what_is_being_ticked_is_not_swapped_away(desk: Page, session: Session, dora: User) -> None:
    sign_in(desk, "rev")
    desk.goto("/sessions/tuesday/")
    desk.evaluate("document.getElementById('live').insertAdjacentHTML('beforeend', '<input type=checkbox id=tick>')")
    desk.locator("#tick").check()
    desk.locator("h1").click()
    make_report(dora, session)
    desk.wait_for_timeout(PATIENT // 5)
    expect(desk.locator("#tick")).to_be_checked()
    desk.locator("#tick").uncheck()
    desk.locator("h1").click()
    expect(desk.locator("#live")).to_contain_text("Defective trick", timeout=PATIENT)


@pytest.mark.parametrize("name", ["Session: boards and results", "Board 2"])
def test_the_focus_stays_where_it_was(name: str, desk: Page, session: Session, dora: User) -> None:
    sign_in(desk, "rev")
    link = desk.locator("#live").get_by_role("link", name=name, exact=True)
    link.focus()
    make_report(dora, session)
    expect(desk.locator("#live")).to_contain_text("of Dora Neri", timeout=PATIENT)
    expect(link).to_be_focused()


def test_the_focus_stays_on_a_button_and_on_a_summary_that_is_closed(desk: Page, session: Session, dora: User) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, auction=[{"call": "1NT"}, {"call": "P"}])
    sign_in(desk, "rev")
    desk.goto("/sessions/tuesday/boards/1/")
    summary = desk.locator("#live summary").first
    summary.focus()
    pairs = [make_pair(session, "2", side, "Carla", "Dino") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, table="2")
    make_report(dora, session)
    expect(desk.locator("#live")).to_contain_text("Carla", timeout=PATIENT)
    expect(summary).to_be_focused()


def test_a_part_that_was_opened_stays_open_until_it_is_closed(desk: Page, session: Session, dora: User) -> None:
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, auction=[{"call": "1NT"}, {"call": "P"}])
    sign_in(desk, "rev")
    desk.goto("/sessions/tuesday/boards/1/")
    summary = desk.locator("#live summary").first
    summary.click()
    pairs = [make_pair(session, "2", side, "Carla", "Dino") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs, table="2")
    make_report(dora, session)
    desk.wait_for_timeout(PATIENT // 5)
    expect(desk.locator("#live details").first).to_have_attribute("open", "")
    summary.click()
    expect(desk.locator("#live")).to_contain_text("Carla", timeout=PATIENT)


def test_who_signed_out_elsewhere_is_sent_to_the_sign_in_page(desk: Page, session: Session) -> None:
    sign_in(desk, "rev")
    desk.goto("/sessions/tuesday/")
    desk.context.clear_cookies()
    desk.wait_for_url("**/login/?next=/sessions/tuesday/", timeout=PATIENT)
