"""Headers on every answer, and whose address a request comes from."""

from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connection
from django.test import Client, RequestFactory, override_settings

from rulings.desk.base.addresses import client_address
from rulings.models import User
from tests.desk.conftest import signed_in


@pytest.mark.django_db
def test_every_answer_carries_the_strict_policy() -> None:
    response = Client().get("/healthz")
    assert sorted(response["Content-Security-Policy"].split("; ")) == [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
    ]
    assert response["Permissions-Policy"] == "camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    assert response["Referrer-Policy"] == "same-origin"
    assert response["Cross-Origin-Opener-Policy"] == "same-origin"
    assert response["X-Content-Type-Options"] == "nosniff"
    assert response["X-Frame-Options"] == "DENY"


@pytest.mark.parametrize(
    ("behind_proxy", "forwarded", "address"),
    [
        (False, "192.0.2.9", "127.0.0.1"),
        (True, "192.0.2.9", "192.0.2.9"),
        (True, "10.0.0.1, 192.0.2.9", "192.0.2.9"),
        (True, "2001:db8::7", "2001:db8::7"),
        (True, "<script>", "127.0.0.1"),
        (True, "", "127.0.0.1"),
    ],
)
def test_the_address_is_the_one_our_own_proxy_wrote(behind_proxy: bool, forwarded: str, address: str) -> None:
    request = RequestFactory().get("/", HTTP_X_FORWARDED_FOR=forwarded)
    with override_settings(BEHIND_PROXY=behind_proxy):
        assert client_address(request) == address


SWITCHES: dict[str, list[tuple[str, str | int]]] = {
    "sqlite": [
        ("PRAGMA journal_mode", "wal"),
        ("PRAGMA synchronous", 2),
        ("PRAGMA foreign_keys", 1),
        ("PRAGMA recursive_triggers", 1),
        ("PRAGMA busy_timeout", 10000),
    ],
    "postgresql": [
        ("SHOW client_encoding", "UTF8"),
        ("SHOW transaction_isolation", "read committed"),
        ("SHOW TimeZone", "UTC"),
        ("SHOW lock_timeout", "10s"),
    ],
}


@pytest.mark.django_db
@pytest.mark.parametrize(("question", "value"), SWITCHES[connection.vendor])
def test_the_database_starts_with_its_switches_set(question: str, value: str | int) -> None:
    with connection.cursor() as cursor:
        cursor.execute(question)
        assert cursor.fetchone() == (value,)


def test_static_files_are_hashed_and_compressed(tmp_path: Path) -> None:
    manifest = {"staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}}
    with override_settings(STATIC_ROOT=tmp_path, STORAGES=settings.STORAGES | manifest):
        call_command("collectstatic", interactive=False, verbosity=0)
        names = {path.name for path in tmp_path.joinpath("django_htmx").iterdir()}
    hashed = next(
        name for name in names if name.startswith("htmx-2.min.") and name.endswith(".js") and name.count(".") == 3
    )
    assert {f"{hashed}.br", f"{hashed}.gz"} <= names


def test_the_worker_lies_at_the_top_where_it_answers_for_every_page_and_is_soon_asked_for_anew() -> None:
    worker = Client().get("/worker.js")
    assert b"addEventListener" in worker.getvalue()
    assert (worker.status_code, worker["Content-Type"]) == (200, 'text/javascript; charset="utf-8"')
    assert worker["Cache-Control"] == "max-age=60, public"


UNREADABLE = ("/casebook/?q=%00", "/boards/%00/", "/p/%1b%5b31m/", "/%7f", "/guide/?x%08=1", "/r/a%0bb/")


@pytest.mark.django_db
@pytest.mark.parametrize("address", UNREADABLE)
def test_an_address_that_is_no_text_is_refused_in_a_sentence(address: str) -> None:
    page = Client().get(address)
    assert page.status_code == 400
    assert "There is a character in this address that is no text." in page.content.decode()


@pytest.mark.django_db
def test_a_refusal_carries_what_every_answer_does() -> None:
    refused = [Client().get("/", headers={"host": "elsewhere.example"}), Client().get("/%00")]
    assert [page.status_code for page in refused] == [400, 400]
    for page in refused:
        assert page["X-Frame-Options"] == "DENY"
        assert page["X-Content-Type-Options"] == "nosniff"
        assert page["Referrer-Policy"] == "same-origin"
        assert "default-src 'none'" in page["Content-Security-Policy"]


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/guide/", "/guide/penalty_card/editions/", "/casebook/", "/clubs/", "/"])
def test_a_page_for_everybody_is_kept_a_minute_and_gives_no_cookie(address: str) -> None:
    page = Client().get(address)
    assert (page.status_code, page["Cache-Control"], list(page.cookies)) == (200, "public, max-age=60", [])
    assert {"Cookie", "Accept-Language"} <= set(page["Vary"].split(", "))


@pytest.mark.parametrize("address", ["/guide/", "/casebook/", "/clubs/", "/", "/nothing/", "/queue/"])
def test_what_somebody_signed_in_sees_is_kept_nowhere(address: str, rev: User) -> None:
    assert "no-store" in signed_in(rev).get(address)["Cache-Control"]


@pytest.mark.parametrize("address", ["/login/", "/p/unknown/", "/door/unknown/"])
def test_a_page_of_one_visitor_is_not_kept_for_others(address: str, db: None) -> None:
    assert "public" not in Client().get(address).headers.get("Cache-Control", "")


KEPT_NOWHERE = (
    ("PUT", "/sitemap.xml", 405),
    ("GET", "/logout/", 405),
    ("PUT", "/guide/", 405),
    ("DELETE", "/queue/", 405),
    ("OPTIONS", "/casebook/", 405),
    ("GET", "/nothing/", 404),
    ("GET", "/%00", 400),
    ("GET", "/" + "x" * 3_000, 404),
)


@pytest.mark.django_db
@pytest.mark.parametrize(("method", "address", "status"), KEPT_NOWHERE)
def test_a_refusal_is_kept_nowhere_whoever_asked(method: str, address: str, status: int, rev: User) -> None:
    for asking in (Client(), signed_in(rev)):
        refused = asking.generic(method, address)
        assert refused.status_code in (status, 302)
        assert "no-store" in refused.headers.get("Cache-Control", "")


ENCODINGS = (
    "hex",
    "base64",
    "rot13",
    "idna",
    "undefined",
    "zlib",
    "utf-7",
    "utf-16",
    "cp037",
    "latin-1",
    "UTF8",
    "none",
)
FORMS = {
    "multipart/form-data; boundary=b": b'--b\r\nContent-Disposition: form-data; name="username"\r\n\r\n'
    b"\xc3\xa9\r\n--b--\r\n",
    "application/x-www-form-urlencoded": b"username=%C3%A9&password=x%41",
}


@pytest.mark.django_db
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_form_in_another_encoding_is_refused_and_one_that_is_none_is_ours(form: str, encoding: str) -> None:
    sent = Client().generic("POST", "/login/", FORMS[form], content_type=f"{form}; charset={encoding}")
    assert sent.status_code == (200 if encoding in ("UTF8", "none") else 400)


@pytest.mark.django_db
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_an_address_is_read_in_our_encoding_whatever_a_request_names(encoding: str) -> None:
    page = Client().get("/casebook/?q=%C3%A9%2BAAA-", content_type=f"text/plain; charset={encoding}")
    assert page.status_code == 200
    assert "é+AAA-" in page.content.decode()
