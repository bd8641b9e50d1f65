"""One's own account, in a browser: a passkey made and used, one-time codes, sign-ins ended, the account deleted."""

import time
from collections.abc import Callable
from typing import Any

import pyotp
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect
from pytest_django.live_server_helper import LiveServer

from rulings.models import Passkey, User
from tests.browser.cast import PASSWORD, PHONE, sign_in, someone
from tests.factories import make_club, make_dora, make_olga, make_session

pytestmark = pytest.mark.browser

Look = Callable[[Page], None]
Picture = Callable[[Page, str], None]


@pytest.fixture
def people(live_server: LiveServer) -> None:
    club = make_club()
    make_dora(club)
    make_olga(club)
    make_session(club)


def looked_at(page: Page, name: str, accessible: Look, picture: Picture) -> None:
    """Nothing that a screen reader trips over, and nothing is wider than the screen."""
    accessible(page)
    picture(page, f"account-{name}")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), name


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device of the browser's own that makes passkeys and finds at once who holds it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, made["authenticatorId"]


def to_account(page: Page) -> None:
    page.goto("/account/")
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()


def test_a_passkey_is_made_lets_in_and_is_removed(
    people: None, phone: Page, accessible: Look, picture: Picture
) -> None:
    devtools, device = authenticator(phone)
    sign_in(phone, "dora")
    to_account(phone)
    phone.get_by_role("link", name="Add a passkey").click()
    looked_at(phone, "passkey", accessible, picture)
    phone.get_by_label("Name of the passkey").fill("My phone")
    phone.get_by_label("Your password").fill(PASSWORD)
    phone.get_by_role("button", name="Make the passkey").click()
    expect(phone.get_by_text("The passkey is added.")).to_be_visible()
    looked_at(phone, "page", accessible, picture)
    assert Passkey.objects.get().name == "My phone"

    phone.get_by_text("Menu", exact=True).click()
    phone.get_by_role("button", name="Sign out").last.click()
    expect(phone.get_by_role("link", name="Sign in").first).to_be_visible()
    phone.goto("/login/?next=/account/")
    looked_at(phone, "login", accessible, picture)
    phone.get_by_role("button", name="Use a passkey instead").click()
    expect(phone.get_by_role("heading", name="Your account")).to_be_visible()
    expect(phone.get_by_text("used last on")).to_be_visible()
    assert Passkey.objects.get().sign_count == 2

    phone.context.clear_cookies()
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    phone.goto("/login/")
    phone.get_by_role("button", name="Use a passkey instead").click()
    expect(phone.get_by_text("No passkey was used.")).to_be_visible()
    looked_at(phone, "login-failed", accessible, picture)

    sign_in(phone, "dora")
    to_account(phone)
    phone.get_by_role("button", name="Remove").click()
    expect(phone.get_by_text("The passkey My phone is removed.")).to_be_visible()
    phone.context.clear_cookies()
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": True})
    phone.goto("/login/")
    phone.get_by_role("button", name="Use a passkey instead").click()
    expect(phone.get_by_text("That passkey opens nothing here.")).to_be_visible()


def test_without_scripts_the_password_and_a_code_let_in(people: None, plain: Page) -> None:
    sign_in(plain, "dora")
    plain.goto("/account/passkeys/")
    expect(plain.get_by_text("This browser has no passkeys here")).to_be_visible()
    expect(plain.get_by_role("button", name="Make the passkey")).to_be_hidden()
    plain.goto("/login/")
    plain.context.clear_cookies()
    plain.goto("/login/")
    expect(plain.get_by_role("button", name="Use a passkey instead")).to_be_hidden()


def secret_on(page: Page) -> str:
    return page.locator("code").inner_text().replace(" ", "")


def test_codes_are_set_up_and_asked_for(people: None, desk: Page, accessible: Look, picture: Picture) -> None:
    sign_in(desk, "dora")
    desk.goto("/account/codes/")
    looked_at(desk, "codes-off", accessible, picture)
    desk.get_by_label("Your password").fill(PASSWORD)
    desk.get_by_role("button", name="Set up one-time codes").click()
    looked_at(desk, "codes-set-up", accessible, picture)
    totp = pyotp.TOTP(secret_on(desk))
    desk.get_by_label("Code", exact=True).fill(totp.now())
    desk.get_by_role("button", name="Turn the codes on").click()
    expect(desk.get_by_role("heading", name="Recovery codes")).to_be_visible()
    looked_at(desk, "recovery", accessible, picture)
    recovery = desk.locator(".recovery code").all_inner_texts()
    desk.get_by_role("link", name="Done: I have kept them").click()
    expect(desk.get_by_text("10 recovery codes are left")).to_be_visible()
    desk.goto("/account/codes/")
    looked_at(desk, "codes-on", accessible, picture)

    desk.context.clear_cookies()
    desk.goto("/login/?next=/account/")
    desk.get_by_label("Username").fill("dora")
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Sign in").click()
    looked_at(desk, "code", accessible, picture)
    desk.get_by_label("Code", exact=True).fill("000")
    desk.get_by_role("button", name="Sign in").click()
    expect(desk.get_by_text("That code opens nothing")).to_be_visible()
    desk.get_by_label("Code", exact=True).fill(totp.at(int(time.time()) + 30))
    desk.get_by_role("button", name="Sign in").click()
    expect(desk.get_by_text("10 recovery codes are left")).to_be_visible()
    assert len(recovery) == 10


def test_another_browser_is_signed_out_and_the_account_deleted(
    people: None, desk: Page, browser: Browser, live_server: LiveServer, accessible: Look, picture: Picture
) -> None:
    context = someone(browser, live_server, viewport=PHONE)
    phone = context.new_page()
    for page in (phone, desk):
        sign_in(page, "dora")
    to_account(desk)
    expect(desk.get_by_text("this browser")).to_be_visible()
    looked_at(desk, "signed-in", accessible, picture)
    desk.get_by_role("button", name="Sign out everywhere else").click()
    expect(desk.get_by_text("You are signed in nowhere else any more.")).to_be_visible()
    phone.goto("/account/")
    expect(phone.get_by_role("heading", name="Sign in")).to_be_visible()
    context.close()

    authenticator(desk)
    desk.get_by_role("link", name="Add a passkey").click()
    desk.get_by_label("Name of the passkey").fill("Laptop")
    desk.get_by_label("Your password").fill(PASSWORD)
    desk.get_by_role("button", name="Make the passkey").click()
    desk.get_by_role("link", name="Delete your account").click()
    looked_at(desk, "delete", accessible, picture)
    desk.get_by_role("button", name="Delete it with a passkey").click()
    expect(desk.get_by_text("Your account is deleted.")).to_be_visible()
    assert not User.objects.filter(username="dora").exists()
