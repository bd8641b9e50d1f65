"""A session solved before one's eyes, the help opened in the page of a report, and the forms on paper."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Board, IrregularityReport, User
from tests.browser.cast import sign_in
from tests.factories import DEAL, make_club, make_dora, make_report, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def dora(live_server: LiveServer) -> User:
    return make_dora(make_club())


@pytest.fixture
def report(dora: User) -> IrregularityReport:
    """3NT by south on the first of three boards with their cards."""
    session = make_session(dora.memberships.get().club)
    session.boards.update(deal=DEAL)
    made = make_report(dora, session)
    made.contract = "3NT by S"
    made.play = {"leader": "W", "tricks": [["H6", "H3", "HA", "HK"], ["HQ", "H2", "H7", "H4"]]}
    made.save()
    return made


def test_one_press_solves_the_whole_session(
    phone: Page, report: IrregularityReport, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "dora")
    phone.goto("/sessions/tuesday/solve/")
    picture(phone, "solve")
    phone.get_by_role("button", name="Solve, from board 1 on").click()
    expect(phone.get_by_role("status").filter(has_text="boards")).to_have_text("3 of 3 boards are solved.")
    accessible(phone)
    picture(phone, "solved")
    assert Board.objects.filter(double_dummy={}).count() == 0


@pytest.mark.parametrize("width", ["phone", "desk"])
def test_the_help_opens_within_the_page_of_the_report(
    width: str, report: IrregularityReport, accessible: Look, picture: Picture, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(width)
    sign_in(page, "dora")
    page.goto(f"/reports/{report.pk}/")
    page.get_by_text("Double dummy", exact=True).click()
    page.get_by_role("link", name="What could still be made, trick by trick").click()
    box = page.locator("#double-dummy")
    expect(box.locator("tbody tr").nth(1)).to_contain_text("East")
    box.get_by_role("button", name="What each declarer makes").click()
    expect(box.locator("table").first).to_contain_text("Tricks that each declarer makes")
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    accessible(page)
    picture(page, "double-dummy-in-report")
    page.goto(f"/reports/{report.pk}/double-dummy/")
    accessible(page)
    picture(page, "double-dummy")
    page.goto("/forms/")
    accessible(page)
    picture(page, "forms")


def test_without_scripts_every_press_solves_a_board(plain: Page, report: IrregularityReport) -> None:
    sign_in(plain, "dora")
    plain.goto("/sessions/tuesday/solve/")
    plain.get_by_role("button", name="Solve, from board 1 on").click()
    expect(plain.get_by_role("status").filter(has_text="boards")).to_have_text("1 of 3 boards are solved.")
    expect(plain.get_by_role("button", name="Solve, from board 2 on")).to_be_visible()
