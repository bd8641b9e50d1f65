"""A guest director on a phone: invited from the session's page he rules there; who has two clubs switches."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Membership, Role
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_olga, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PASSWORD = "a long walk by the river"


@pytest.fixture
def people(live_server: LiveServer) -> None:
    club, second = make_club(), make_club("second", "Second Club")
    dora = make_dora(club)
    make_olga(club)
    make_session(club)
    Membership.objects.create(user=dora, club=second, role=Role.CHIEF_DIRECTOR)
    make_session(second, "thursday")


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    accessible(page)
    picture(page, f"guests-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def test_a_guest_is_invited_for_one_session_and_directs_it(
    people: None, desk: Page, phone: Page, accessible: Look, picture: Picture
) -> None:
    sign_in(desk, "olga")
    desk.goto("/sessions/tuesday/")
    desk.get_by_role("link", name="Invite a guest director").click()
    desk.get_by_label("Name", exact=True).fill("Gino Verdi")
    desk.get_by_label("Last day of the role").fill("2099-01-01")
    looked_at(desk, "invite", accessible, picture)
    desk.get_by_role("button", name="Make the invitation").click()
    address = urlsplit(desk.locator(".address a").inner_text()).path
    phone.goto(address)
    looked_at(phone, "join", accessible, picture)
    phone.get_by_label("Name to sign in with").fill("gino")
    phone.get_by_label("New password").fill(PASSWORD)
    phone.get_by_label("The same again").fill(PASSWORD)
    phone.get_by_role("button", name="Make my account and begin").click()
    expect(phone.get_by_text("Welcome: you have a role in")).to_be_visible()
    looked_at(phone, "desk", accessible, picture)
    expect(phone.get_by_role("link", name="New ruling")).to_be_visible()
    desk.goto("/clubs/ponte/people/")
    looked_at(desk, "members", accessible, picture)


def test_who_has_two_clubs_switches_on_a_phone_without_scripts(people: None, plain: Page, picture: Picture) -> None:
    sign_in(plain, "dora")
    plain.get_by_text("Menu", exact=True).click()
    plain.get_by_role("link", name="Switch the club").click()
    picture(plain, "guests-clubs")
    plain.get_by_role("button", name="Second Club").click()
    plain.get_by_text("Menu", exact=True).click()
    plain.get_by_role("link", name="Switch the club").click()
    expect(plain.get_by_role("button", name="Second Club")).to_contain_text("on the desk now")
    plain.get_by_role("button", name="All of them on one desk").click()
    assert plain.url.endswith("/")
