"""The page of one's own account: where one is signed in, passkeys, each ended by its owner alone."""

import pytest
from django.test import Client
from django.utils import timezone

from rulings.models import Passkey, SignedIn, User
from tests.desk.conftest import signed_in
from tests.desk.reading import text


def make_passkey(user: User, name: str = "Phone") -> Passkey:
    return Passkey.objects.create(
        user=user, name=name, credential=f"{user.pk}-{name}", public_key="", made_at=timezone.now()
    )


def test_it_shows_where_he_is_signed_in_and_ends_one_of_them(as_dora: Client, dora: User) -> None:
    phone = Client()
    line = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604"
    phone.post("/login/", {"username": "dora", "password": "correct horse"}, headers={"User-Agent": line})
    page = text(as_dora.get("/account/"))
    assert "Safari on iPhone" in page
    assert page.index("this browser") < page.index("Safari on iPhone")
    key = SignedIn.objects.get(browser="safari/iphone").session_key
    shown = as_dora.post("/account/end/", {"sign_in": key}, follow=True)
    assert "You are signed out there." in text(shown)
    assert "Safari on iPhone" not in text(shown)
    assert (phone.get("/account/").status_code, as_dora.get("/account/").status_code) == (302, 200)


def test_all_others_are_ended_at_once(as_dora: Client, dora: User, rev: User) -> None:
    others, hers = [signed_in(dora), signed_in(dora)], signed_in(rev)
    as_dora.post("/account/end/", {"sign_in": "others"})
    assert [each.get("/account/").status_code for each in [*others, hers, as_dora]] == [302, 302, 200, 200]


@pytest.mark.parametrize("sign_in", ["", "all", "0" * 63, "0" * 64 + "x", "\x00"])
def test_what_names_no_sign_in_ends_none(as_dora: Client, dora: User, sign_in: str) -> None:
    other = signed_in(dora)
    assert as_dora.post("/account/end/", {"sign_in": sign_in}).status_code == 404
    assert other.get("/account/").status_code == 200


def test_a_passkey_is_removed_by_its_owner(as_dora: Client, dora: User, rev: User) -> None:
    mine, hers = make_passkey(dora), make_passkey(rev)
    assert "Phone" in text(as_dora.get("/account/"))
    assert as_dora.post("/account/remove/", {"passkey": hers.pk}).status_code == 404
    shown = as_dora.post("/account/remove/", {"passkey": mine.pk}, follow=True)
    assert "The passkey Phone is removed." in text(shown)
    assert [each.user for each in Passkey.objects.all()] == [rev]


def test_a_passkey_that_was_not_made_or_a_wrong_password_comes_back_in_words(as_dora: Client) -> None:
    sent = {"name": "Phone", "password": "guess", "passkey": "{}"}
    page = as_dora.post("/account/passkeys/", sent)
    assert (page.status_code, "That is not your password." in text(page)) == (422, True)
    page = as_dora.post("/account/passkeys/", sent | {"password": "correct horse"})
    assert (page.status_code, "That passkey opens nothing here." in text(page)) == (422, True)


def test_who_guesses_the_password_at_an_open_desk_is_stopped(as_dora: Client) -> None:
    sent = {"name": "Phone", "password": "guess", "passkey": "{}"}
    statuses = [as_dora.post("/account/passkeys/", sent).status_code for _each in range(7)]
    assert statuses == [422] * 5 + [429, 429]
