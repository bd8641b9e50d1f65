"""The second step after a password, and the way in by a passkey."""

import json
import re
from base64 import urlsafe_b64decode

import pyotp
import pytest
from axes.models import AccessAttempt
from django.http import HttpResponse
from django.test import Client

from rulings.desk.account.services.codes import begin_codes, confirm_codes
from rulings.desk.base.signing import opened_seal
from rulings.models import CodeKey, RecoveryCode, SignedIn, User
from tests.desk.account.devices import Device
from tests.desk.conftest import signed_in
from tests.desk.reading import text

RIGHT = {"username": "dora", "password": "correct horse"}


def code_of(user: User, steps: int = 0) -> str:
    totp = pyotp.TOTP(opened_seal(CodeKey.objects.get(user=user).secret) or "")
    return totp.generate_otp(CodeKey.objects.get(user=user).last_step + steps)


@pytest.fixture
def recovery(dora: User) -> list[str]:
    """Dora's recovery codes: one-time codes are on."""
    begin_codes(actor=dora, password="correct horse")
    secret = opened_seal(CodeKey.objects.get().secret) or ""
    return confirm_codes(actor=dora, one_time_code=pyotp.TOTP(secret).now())


def is_in(client: Client) -> bool:
    return "_auth_user_id" in client.session


def after_password(client: Client, **more: str) -> HttpResponse:
    page = client.post("/login/", RIGHT | more)
    assert (page.status_code, is_in(client)) == (200, False)
    return page  # type: ignore[return-value]


def test_the_password_alone_lets_nobody_in_who_has_codes(visitor: Client, recovery: list[str]) -> None:
    assert "Write the six digits that your app shows now" in text(after_password(visitor))  # type: ignore[arg-type]
    assert visitor.get("/sessions/")["Location"] == "/login/?next=/sessions/"
    assert visitor.get("/login/code/")["Location"] == "/login/"


def test_a_code_lets_him_in_to_the_page_that_was_asked_for(visitor: Client, dora: User, recovery: list[str]) -> None:
    page = after_password(visitor, next="/queue/?kind=score").content.decode()
    assert 'name="next" value="/queue/?kind=score"' in page
    sent = {"one_time_code": code_of(dora, 1), "next": "/queue/?kind=score"}
    answer = visitor.post("/login/code/", sent)
    assert (answer.status_code, answer["Location"], is_in(visitor)) == (302, "/queue/?kind=score", True)
    row = SignedIn.objects.get()
    assert (row.user, (row.expire_date - row.last_seen).days) == (dora, 14)
    assert Client().post("/login/code/", sent)["Location"] == "/login/"


def test_a_recovery_code_lets_him_in_once(visitor: Client, recovery: list[str]) -> None:
    after_password(visitor)
    assert visitor.post("/login/code/", {"one_time_code": recovery[0]}).status_code == 302
    other = Client()
    after_password(other)
    assert "That code opens nothing" in text(other.post("/login/code/", {"one_time_code": recovery[0]}))
    assert not is_in(other)


def test_a_wrong_code_counts_as_a_wrong_password_does(visitor: Client, dora: User, recovery: list[str]) -> None:
    after_password(visitor)
    for at in range(1, 6):
        assert visitor.post("/login/code/", {"one_time_code": "12345"}).status_code == 422
        assert AccessAttempt.objects.get().failures_since_start == at
    statuses = [visitor.post("/login/code/", {"one_time_code": sent}).status_code for sent in ("12345", recovery[0])]
    assert (statuses, is_in(visitor)) == ([429, 429], False)
    assert RecoveryCode.objects.filter(used_at=None).count() == 10


def test_from_many_addresses_ten_wrong_codes_are_the_most(dora: User, recovery: list[str]) -> None:
    for at in range(10):
        client = Client(REMOTE_ADDR=f"192.0.2.{at}")
        after_password(client)
        client.post("/login/code/", {"one_time_code": "12345"})
    client = Client(REMOTE_ADDR="192.0.2.200")
    after_password(client)
    page = client.post("/login/code/", {"one_time_code": code_of(dora, 1)})
    assert (page.status_code, is_in(client)) == (429, False)


@pytest.mark.parametrize("change", ["password", "closed", "late"])
def test_half_a_sign_in_is_none_when_the_account_changed_or_minutes_passed(
    visitor: Client, dora: User, recovery: list[str], change: str
) -> None:
    after_password(visitor)
    if change == "password":
        dora.set_password("another one")
        dora.save()
    elif change == "closed":
        User.objects.update(is_active=False)
    else:
        session = visitor.session
        session["awaited"] |= {"at": session["awaited"]["at"] - 301}
        session.save()
    answer = visitor.post("/login/code/", {"one_time_code": recovery[0]})
    assert (answer.status_code, answer["Location"], is_in(visitor)) == (302, "/login/", False)


def test_the_second_step_leads_to_no_other_site(visitor: Client, recovery: list[str]) -> None:
    after_password(visitor)
    sent = {"one_time_code": recovery[0], "next": "https://elsewhere.example/"}
    assert visitor.post("/login/code/", sent)["Location"] == "/"


def challenge_from(answer: HttpResponse) -> bytes:
    text_of = json.loads(answer.content)["challenge"]
    return urlsafe_b64decode(text_of + "=" * (-len(text_of) % 4))


def given(client: Client, address: str) -> bytes:
    return challenge_from(client.post(address))  # type: ignore[arg-type]


@pytest.fixture
def device(dora: User) -> Device:
    """A passkey of Dora's, made in her browser."""
    client, device = signed_in(dora), Device()
    asked = client.post("/account/passkeys/options/")
    handle = json.loads(asked.content)["user"]["id"]
    made = device.makes(challenge_from(asked), urlsafe_b64decode(handle + "=" * (-len(handle) % 4)))  # type: ignore[arg-type]
    sent = {"name": "Phone", "password": "correct horse", "passkey": made}
    page = client.post("/account/passkeys/", sent, follow=True)
    assert "The passkey is added." in text(page)
    return device


def test_a_passkey_lets_in_without_name_password_or_code(
    visitor: Client, dora: User, device: Device, recovery: list[str]
) -> None:
    answer = visitor.post("/login/passkey/", {"passkey": device.answers(given(visitor, "/login/passkey/options/"))})
    assert (answer.status_code, answer["Location"], is_in(visitor)) == (302, "/", True)
    assert visitor.session["_auth_user_id"] == str(dora.pk)


def test_the_answer_of_one_browser_opens_nothing_in_another_nor_twice(visitor: Client, device: Device) -> None:
    answer = device.answers(given(visitor, "/login/passkey/options/"))
    other = Client()
    for client in (other, Client()):
        page = client.post("/login/passkey/", {"passkey": answer})
        assert (page.status_code, is_in(client)) == (422, False)
        assert "That passkey opens nothing here." in text(page)
        given(client, "/login/passkey/options/")
    assert not is_in(other)
    visitor.post("/login/passkey/", {"passkey": answer})
    visitor.post("/logout/")
    visitor.post("/login/passkey/", {"passkey": answer})
    assert not is_in(visitor)


def test_to_ask_for_a_challenge_writes_nothing_and_it_is_signed(visitor: Client, device: Device) -> None:
    before = SignedIn.objects.count()
    challenge = given(visitor, "/login/passkey/options/")
    assert SignedIn.objects.count() == before
    cookie = visitor.cookies["challenge"]
    assert (cookie["httponly"], cookie["samesite"]) == (True, "Strict")
    visitor.cookies["challenge"] = re.sub(r"^[0-9a-f]{8}", "00000000", cookie.value)
    assert visitor.post("/login/passkey/", {"passkey": device.answers(challenge)}).status_code == 422


def test_a_refused_passkey_keeps_the_page_that_was_asked_for(db: None, visitor: Client) -> None:
    page = visitor.post("/login/passkey/", {"passkey": "", "next": "/queue/"})
    assert page.content.decode().count('name="next" value="/queue/"') == 2
    assert visitor.get("/login/passkey/")["Location"] == "/login/"
