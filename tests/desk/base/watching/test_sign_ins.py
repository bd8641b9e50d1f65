"""Sessions of our own: by digest, with their owner, seen now and then, and no query more than Django's."""

from datetime import timedelta

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.keys import digest_of
from rulings.desk.base.watching.sign_ins import SessionStore
from rulings.models import SignedIn, User
from tests.desk.conftest import signed_in

RIGHT = {"username": "dora", "password": "correct horse"}
PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"


def test_who_signs_in_has_a_row_that_says_on_what_and_since_when_and_not_from_where(dora: User) -> None:
    client = Client(REMOTE_ADDR="192.0.2.77")
    client.post("/login/", RIGHT, headers={"User-Agent": PHONE})
    row = SignedIn.objects.get()
    key = client.cookies["sessionid"].value
    assert (row.session_key, row.user, row.browser) == (digest_of(key), dora, "firefox/android")
    assert key not in str(SignedIn.objects.values())
    assert "192.0.2.77" not in str(row.__dict__) + str(SessionStore(key).load())
    assert timezone.now() - row.first_seen < timedelta(minutes=1)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36",
            "chrome/linux",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "edge/windows"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604",
            "safari/iphone",
        ),
        ("Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) CriOS/130.0 Mobile Safari/604", "chrome/ipad"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:132.0) Gecko/20100101 Firefox/132.0", "firefox/mac"),
        ("Mozilla/5.0 (Linux; Android 14; SAMSUNG SM) SamsungBrowser/26.0 Chrome/122.0", "samsung/android"),
        ("Mozilla/5.0 (X11; CrOS x86_64) Chrome/130.0 Safari/537.36", "chrome/chromebook"),
        ("curl/8.5.0", ""),
        ("", ""),
    ],
)
def test_a_browser_is_known_by_the_line_with_which_it_names_itself(dora: User, line: str, code: str) -> None:
    Client().post("/login/", RIGHT, headers={"User-Agent": line})
    assert SignedIn.objects.get().browser == code


def test_when_it_was_seen_last_is_written_now_and_then_and_costs_nothing_else(as_dora: Client) -> None:
    as_dora.get("/account/")
    with CaptureQueriesContext(
        connection,
    ) as soon:
        as_dora.get("/account/")
    assert [each["sql"] for each in soon if not each["sql"].startswith("SELECT")] == []
    SignedIn.objects.update(last_seen=timezone.now() - timedelta(minutes=11))
    with CaptureQueriesContext(connection) as later:
        as_dora.get("/account/")
    assert len(later) == len(soon) + 1
    assert timezone.now() - SignedIn.objects.get().last_seen < timedelta(minutes=1)


def test_what_changes_in_a_session_leaves_since_when_it_is_there(dora: User) -> None:
    client = signed_in(dora)
    since = timezone.now() - timedelta(days=3)
    SignedIn.objects.update(first_seen=since, browser="")
    session = client.session
    session["something"] = "else"
    session.save()
    assert client.get("/account/").status_code == 200
    assert SignedIn.objects.get().first_seen == since


@pytest.mark.parametrize("key", ["x" * 32, "short", "x" * 5_000, "é" * 40, ""])
def test_a_key_that_nobody_was_given_is_nobody_s(dora: User, key: str) -> None:
    client = Client()
    client.cookies["sessionid"] = key
    assert client.get("/account/").status_code == 302


def test_a_digest_read_from_the_database_signs_nobody_in(dora: User) -> None:
    signed_in(dora)
    client = Client()
    client.cookies["sessionid"] = SignedIn.objects.get().session_key
    assert client.get("/account/").status_code == 302


def test_one_that_has_run_out_opens_nothing_and_is_cleared_at_night(dora: User) -> None:
    client, other = signed_in(dora), signed_in(dora)
    SignedIn.objects.filter(session_key=digest_of(client.cookies["sessionid"].value)).update(expire_date=timezone.now())
    assert [each.get("/account/").status_code for each in (client, other)] == [302, 200]
    call_command("clearsessions")
    assert SignedIn.objects.count() == 1


def test_who_signs_out_leaves_no_row(as_dora: Client) -> None:
    as_dora.post("/logout/")
    assert not SignedIn.objects.exists()
