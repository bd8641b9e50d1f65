"""What the page of an account shows."""

import json
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pyotp
from django.utils import timezone

from rulings.desk.account.queries import asks_code, code_set_up, passkey_to_make, passkey_to_show, shown_sign_ins
from rulings.desk.account.services.codes import begin_codes
from rulings.desk.base.signing import opened_seal
from rulings.models import CodeKey, Passkey, SignedIn, User


def sign_in(user: User, name: str, minutes: int, *, is_over: bool = False) -> None:
    now = timezone.now()
    SignedIn.objects.create(
        session_key=name,
        session_data="",
        user=user,
        browser="firefox/linux",
        expire_date=now + timedelta(days=-1 if is_over else 1),
        first_seen=now - timedelta(days=2),
        last_seen=now - timedelta(minutes=minutes),
    )


def test_this_browser_stands_first_then_the_latest_and_none_that_is_over(dora: User, rev: User) -> None:
    for name, minutes in (("old", 90), ("this", 60), ("new", 5)):
        sign_in(dora, name, minutes)
    sign_in(dora, "over", 1, is_over=True)
    sign_in(rev, "hers", 1)
    shown = shown_sign_ins(dora, "this")
    assert [(each.key, each.is_this) for each in shown] == [("this", True), ("new", False), ("old", False)]
    assert {each.browser for each in shown} == {"Firefox on Linux"}


def test_an_app_of_codes_gets_the_secret_as_a_code_a_link_and_in_words(dora: User) -> None:
    key = begin_codes(actor=dora, password="correct horse")
    assert not asks_code(dora)
    shown = code_set_up(key)
    secret = opened_seal(key.secret) or ""
    asked = urlsplit(shown["address"])
    assert (asked.scheme, asked.netloc, asked.path) == ("otpauth", "totp", "/Rulings%20Desk:dora")
    assert parse_qs(asked.query) == {"secret": [secret], "issuer": ["Rulings Desk"]}
    assert shown["secret"].replace(" ", "") == secret
    assert pyotp.TOTP(secret).digits == 6
    assert shown["code"].startswith("data:image/svg+xml")
    CodeKey.objects.update(confirmed_at=timezone.now())
    assert asks_code(dora)


def test_a_passkey_is_made_to_know_its_account_and_who_holds_it(dora: User) -> None:
    now = timezone.now()
    Passkey.objects.create(user=dora, name="Phone", credential="AAAA", public_key="", made_at=now)
    asked = json.loads(passkey_to_make(dora, "desk.example", b"challenge"))
    assert asked["rp"] == {"name": "Rulings Desk", "id": "desk.example"}
    assert asked["user"]["name"] == "dora"
    assert [each["id"] for each in asked["excludeCredentials"]] == ["AAAA"]
    selected = asked["authenticatorSelection"]
    assert (selected["residentKey"], selected["userVerification"]) == ("required", "required")
    assert asked["attestation"] == "none"


def test_any_passkey_of_the_site_may_answer_if_it_asks_who_holds_it() -> None:
    asked = json.loads(passkey_to_show("desk.example", b"challenge"))
    assert (asked["rpId"], asked["allowCredentials"], asked["userVerification"]) == ("desk.example", [], "required")
