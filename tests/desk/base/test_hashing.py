"""Passwords hashed by one at a time."""

from threading import Thread
from time import monotonic

import pytest
from django.contrib.auth.hashers import check_password, make_password
from django.test import Client, override_settings

from rulings.desk.base import hashing
from rulings.desk.base.hashing import TooBusy
from rulings.models import User

OURS = ["rulings.desk.base.hashing.OneAtATime"]


@pytest.fixture(autouse=True)
def ours() -> object:
    with override_settings(PASSWORD_HASHERS=OURS):
        yield


def test_a_password_is_known_again_and_another_is_not() -> None:
    kept = make_password("correct horse")
    assert kept.startswith("argon2$argon2id$v=19$m=47104,t=1,p=1$")
    assert (check_password("correct horse", kept), check_password("guess", kept)) == (True, False)


def test_what_was_hashed_before_still_opens() -> None:
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.Argon2PasswordHasher"]):
        before = make_password("correct horse")
    assert check_password("correct horse", before)


def test_many_at_once_wait_for_each_other_and_all_get_in() -> None:
    kept, known = make_password("correct horse"), []
    crowd = [Thread(target=lambda: known.append(check_password("correct horse", kept))) for _each in range(6)]
    begun = monotonic()
    for each in crowd:
        each.start()
    for each in crowd:
        each.join()
    assert known == [True] * 6
    assert monotonic() - begun < 6


def test_who_waits_too_long_is_told_to_come_again(visitor: Client, dora: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "_LONGEST_WAIT", 0.05)
    with hashing._turn():
        with pytest.raises(TooBusy):
            make_password("correct horse")
        page = visitor.post("/login/", {"username": "dora", "password": "correct horse"})
    assert (page.status_code, page["Retry-After"]) == (503, "5")
    assert "Too many are trying to sign in just now. Wait 5 seconds, then try again." in page.content.decode()
