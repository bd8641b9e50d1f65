"""One-time codes on one's own page: set up, on with ten recovery codes, off with the password."""

import re

import pyotp
from django.test import Client

from rulings.models import CodeKey, User
from tests.desk.reading import text

PASSWORD = {"password": "correct horse"}


def set_up(client: Client) -> str:
    """The secret, as the page shows it."""
    page = client.post("/account/codes/begin/", PASSWORD, follow=True).content.decode()
    found = re.search(r"<code>([A-Z2-7 ]+)</code>", page)
    assert found
    return found[1].replace(" ", "")


def test_codes_are_set_up_shown_once_renewed_and_turned_off(as_dora: Client, dora: User) -> None:
    assert "Set up one-time codes" in text(as_dora.get("/account/codes/"))
    secret = set_up(as_dora)
    wrong = as_dora.post("/account/codes/", {"one_time_code": "12345"})
    assert (wrong.status_code, "That code opens nothing" in text(wrong)) == (422, True)
    shown = as_dora.post("/account/codes/", {"one_time_code": pyotp.TOTP(secret).now()})
    codes = re.findall(r"<code>([A-Z2-7-]{19})</code>", shown.content.decode())
    assert len(codes) == 10
    again = as_dora.get("/account/codes/").content.decode()
    assert not any(code in again for code in [*codes, secret])
    assert "10 recovery codes are left" in text(as_dora.get("/account/"))
    assert "That is not your password." in text(as_dora.post("/account/codes/end/", {"password": "guess"}))
    new = as_dora.post("/account/codes/renew/", PASSWORD).content.decode()
    assert len(re.findall(r"<code>([A-Z2-7-]{19})</code>", new)) == 10
    assert not any(code in new for code in codes)
    assert "One-time codes are off" in text(as_dora.post("/account/codes/end/", PASSWORD, follow=True))
    assert not CodeKey.objects.exists()


def test_a_secret_that_was_shown_is_another_when_it_is_set_up_again(as_dora: Client) -> None:
    assert set_up(as_dora) != set_up(as_dora)


def test_who_finds_a_browser_open_sets_no_codes_up(as_dora: Client) -> None:
    page = as_dora.post("/account/codes/begin/", {"password": "guess"})
    assert (page.status_code, "That is not your password." in text(page)) == (422, True)
    assert not CodeKey.objects.exists()


def test_what_is_off_is_neither_renewed_nor_turned_off(as_dora: Client) -> None:
    for act in ("renew", "end"):
        page = as_dora.post(f"/account/codes/{act}/", PASSWORD)
        assert (page.status_code, "One-time codes are off: there is nothing to change." in text(page)) == (409, True)
