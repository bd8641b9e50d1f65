"""Help on a phone and on paper: what a page is for stands in its menu, and a guide of one page fits one sheet."""

from collections.abc import Callable

import pytest
from django.conf import settings
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import User
from tests.browser.cast import sign_in
from tests.factories import make_club, make_olga

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
LANGUAGES = [code for code, _name in settings.LANGUAGES]


def test_what_a_page_is_for_stands_in_its_menu_and_leads_on_to_help(
    live_server: LiveServer, phone: Page, accessible: Look, picture: Picture
) -> None:
    phone.goto("/casebook/")
    phone.get_by_text("Menu").click()
    expect(phone.locator(".menu .purpose")).to_contain_text("Published cases")
    picture(phone, "manual-menu")
    phone.locator(".menu").get_by_role("link", name="Help").click()
    for place in ("One page for directors", "Report a fault"):
        accessible(phone)
        picture(phone, f"manual-{place[:3]}")
        phone.get_by_role("link", name=place).click()
        expect(phone.locator("main h1")).to_be_visible()
        picture(phone, f"manual-{place[:3]}-its")
        accessible(phone)
        phone.go_back()


@pytest.mark.parametrize("guide", ["directors", "players"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_of_one_page_fits_one_sheet(live_server: LiveServer, desk: Page, guide: str, language: str) -> None:
    desk.context.add_cookies([{"name": settings.LANGUAGE_COOKIE_NAME, "value": language, "url": live_server.url}])
    desk.goto(f"/help/{guide}/")
    assert desk.evaluate("document.documentElement.lang") == language
    paper = desk.pdf(format="A4", prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") + paper.count(b"/Type /Page ") == 1


def test_the_end_of_the_menu_is_in_reach_on_a_small_phone(live_server: LiveServer, phone: Page) -> None:
    club = make_club()
    make_olga(club)
    User.objects.update(is_superuser=True)
    sign_in(phone, "olga")
    phone.set_viewport_size({"width": 320, "height": 480})
    for address in ("/", "/clubs/ponte/people/"):
        phone.goto(address)
        phone.get_by_text("Menu").click()
        phone.locator("button[name=language]").last.click(trial=True)
