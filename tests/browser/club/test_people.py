"""A club's people, on a phone: somebody is invited, makes an account and directs; a forgotten password is set anew."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Membership, Role, User
from tests.browser.cast import sign_in
from tests.factories import make_club, make_dora, make_olga, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]
PASSWORD = "a long walk by the river"


@pytest.fixture
def people(live_server: LiveServer) -> None:
    club = make_club()
    make_dora(club)
    make_olga(club)
    make_session(club)


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    """Nothing that a screen reader trips over, and nothing is wider than the screen."""
    accessible(page)
    picture(page, f"people-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def address_on(page: Page) -> str:
    """The link that the page shows, on this server."""
    return urlsplit(page.locator(".address a").inner_text()).path


def test_somebody_is_invited_and_directs_within_a_minute(
    people: None, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "olga")
    phone.wait_for_url("**/")
    phone.goto("/clubs/ponte/people/")
    phone.get_by_role("link", name="Invite somebody").click()
    looked_at(phone, "invite", accessible, picture)
    phone.get_by_label("Name", exact=True).fill("Nina Bosco")
    phone.get_by_role("button", name="Make the invitation").click()
    looked_at(phone, "invited", accessible, picture)
    address = address_on(phone)
    phone.get_by_role("link", name="Done: back to the people").click()
    looked_at(phone, "members", accessible, picture)
    expect(phone.get_by_text("invited by Olga")).to_be_visible()

    desk.goto(address)
    looked_at(desk, "join", accessible, picture)
    desk.get_by_label("Name to sign in with").fill("nina")
    desk.get_by_label("New password").fill(PASSWORD)
    desk.get_by_label("The same again").fill(PASSWORD)
    desk.get_by_role("button", name="Make my account and begin").click()
    expect(desk.get_by_text("Welcome: you have a role in")).to_be_visible()
    assert User.objects.get(username="nina").memberships.get().role == "director"
    desk.goto(address)
    looked_at(desk, "over", accessible, picture)
    expect(desk.get_by_role("heading", name="The link is over")).to_be_visible()


def test_who_forgot_his_password_sets_a_new_one(
    people: None, phone: Page, desk: Page, accessible: Look, picture: Picture
) -> None:
    sign_in(phone, "olga")
    phone.wait_for_url("**/")
    phone.goto("/clubs/ponte/people/")
    phone.get_by_role("link", name="Dora Neri").click()
    looked_at(phone, "member", accessible, picture)
    phone.get_by_role("button", name="Make a link for a new password").click()
    looked_at(phone, "member-link", accessible, picture)
    desk.goto(address_on(phone))
    looked_at(desk, "new-password", accessible, picture)
    desk.get_by_label("New password").fill(PASSWORD)
    desk.get_by_label("The same again").fill(PASSWORD)
    desk.get_by_role("button", name="Set the password").click()
    desk.get_by_label("Username").fill("dora")
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Sign in").click()
    expect(desk.get_by_role("heading", name="Tuesday")).to_be_visible()


@pytest.fixture
def two_clubs(people: None, live_server: LiveServer) -> None:
    """Dora directs a second one, with a session in play."""
    second = make_club("second", "Second Club")
    Membership.objects.create(user=User.objects.get(username="dora"), club=second, role=Role.CHIEF_DIRECTOR)
    make_session(second, "thursday")


def test_a_guest_is_invited_for_one_session_and_directs_it(
    two_clubs: None, desk: Page, phone: Page, accessible: Look, picture: Picture
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


def test_who_has_two_clubs_switches_on_a_phone_without_scripts(two_clubs: None, plain: Page, picture: Picture) -> None:
    sign_in(plain, "dora")
    plain.get_by_text("Menu", exact=True).click()
    plain.get_by_role("link", name="Switch the club").click()
    picture(plain, "people-clubs")
    plain.get_by_role("button", name="Second Club").click()
    plain.get_by_text("Menu", exact=True).click()
    plain.get_by_role("link", name="Switch the club").click()
    expect(plain.get_by_role("button", name="Second Club")).to_contain_text("on the desk now")
    plain.get_by_role("button", name="All of them on one desk").click()
    assert plain.url.endswith("/")
