"""The settings are read from the environment alone; a wrong value stops the start in one clear sentence."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

KEY = "a-key-for-tests-alone-" + "0123456789" * 4
PRODUCTION = {"ALLOWED_HOSTS": "rulings.example.org", "DJANGO_SECRET_KEY": KEY}
SHOW = "from config import settings as s; print(repr({expression}))"
READERS = {
    "choice",
    "clock",
    "door",
    "flag",
    "folder",
    "host",
    "hosts",
    "origin",
    "place",
    "port",
    "secret",
    "sender",
    "signing_key",
    "text",
    "time_zone",
    "token",
    "whole",
    "words",
}


def start(expression: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The settings read by a fresh Python in the given environment, whatever is set around the tests."""
    read = {f"{name}{suffix}" for name in variables() for suffix in ("", "_FILE")}
    clean = {name: value for name, value in os.environ.items() if name not in read}
    return subprocess.run(
        [sys.executable, "-c", SHOW.format(expression=expression)],
        env=clean | environment,
        cwd=settings.BASE_DIR,
        capture_output=True,
        text=True,
        check=False,
    )


def variables() -> set[str]:
    """What the code of `config` reads of the environment by our own readers."""
    code = "".join(path.read_text() for path in (settings.BASE_DIR / "config").glob("*.py"))
    return {line.split('"')[1] for line in code.split("env.")[1:] if line.split("(")[0] in READERS}


def value(expression: str, **environment: str) -> str:
    started = start(expression, **environment)
    assert started.returncode == 0, started.stderr
    return started.stdout.strip()


def refusal(**environment: str) -> str:
    """The last line of a start that was refused."""
    started = start("0", **environment)
    assert started.returncode == 1
    return started.stderr.strip().splitlines()[-1].removeprefix("django.core.exceptions.ImproperlyConfigured: ")


def test_without_any_variable_the_site_answers_this_machine_alone() -> None:
    expression = "(s.ALLOWED_HOSTS, s.DEBUG, s.SECURE_SSL_REDIRECT, len(s.SECRET_KEY) >= 50)"
    assert value(expression) == "(['localhost', '127.0.0.1', '[::1]'], False, False, True)"


def test_naming_hosts_makes_a_production_site() -> None:
    expression = (
        "(s.SITE_URL, s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE, s.SECURE_SSL_REDIRECT, s.SECURE_HSTS_SECONDS)"
    )
    assert value(expression, **PRODUCTION) == "('https://rulings.example.org', True, True, True, 31536000)"


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        (
            {"DEBUG": "maybe"},
            "DEBUG='maybe' in the environment: expected 1 or 0 (also true/false, yes/no, on/off).",
        ),
        (
            {"ALLOWED_HOSTS": "https://rulings.example.org"},
            "ALLOWED_HOSTS='https://rulings.example.org' in the environment: expected host names alone,"
            " parted by commas, such as rulings.example.org.",
        ),
        (
            {"TIME_ZONE": "Europe/Nowhere"},
            "TIME_ZONE='Europe/Nowhere' in the environment: expected a time zone such as Europe/Warsaw.",
        ),
        (
            {"SITE_URL": "rulings.example.org"},
            "SITE_URL='rulings.example.org' in the environment: expected an address with its scheme and no path,"
            " such as https://rulings.example.org.",
        ),
        (
            {"LOG_LEVEL": "loud"},
            "LOG_LEVEL='LOUD' in the environment: expected one of DEBUG, INFO, WARNING, ERROR, CRITICAL.",
        ),
        (
            {**PRODUCTION, "HSTS_SECONDS": "-1"},
            "HSTS_SECONDS='-1' in the environment: expected a whole number, 0 or more.",
        ),
        (
            {**PRODUCTION, "DEBUG": "1"},
            "DEBUG=1 shows the code to every visitor: unset it, or unset ALLOWED_HOSTS.",
        ),
        (
            {"ALLOWED_HOSTS": "rulings.example.org"},
            "DJANGO_SECRET_KEY has 0 characters: expected 50 or more random ones, kept secret"
            " (or DJANGO_SECRET_KEY_FILE, the path of a file that holds them).",
        ),
    ],
)
def test_a_wrong_value_is_named_with_what_is_expected(environment: dict[str, str], sentence: str) -> None:
    assert refusal(**environment) == sentence


@pytest.mark.parametrize("url", ["mysql://u:hunter2@host/name", "postgres//u:hunter2@host", "oracle"])
def test_a_wrong_database_address_is_refused_without_its_password(url: str) -> None:
    said = refusal(DATABASE_URL=url)
    assert said.startswith("DATABASE_URL=")
    assert said.endswith("expected postgres://user:password@host:5432/name or sqlite:////folder/file.sqlite3.")
    assert "hunter2" not in said


def test_the_secret_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(KEY + "\n")
    environment = {"ALLOWED_HOSTS": "rulings.example.org", "DJANGO_SECRET_KEY_FILE": str(tmp_path / "key")}
    assert value("s.SECRET_KEY", **environment) == repr(KEY)


def test_a_secret_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = str(tmp_path / "absent")
    sentence = f"DJANGO_SECRET_KEY_FILE={path!r} in the environment: expected a text file that this user may read."
    assert refusal(DJANGO_SECRET_KEY_FILE=path) == sentence


def test_a_secret_given_twice_is_refused(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(KEY)
    said = refusal(DJANGO_SECRET_KEY=KEY, DJANGO_SECRET_KEY_FILE=str(tmp_path / "key"))
    assert said == "DJANGO_SECRET_KEY and DJANGO_SECRET_KEY_FILE are both set: keep one of them."


def test_postgresql_connections_are_kept_or_pooled() -> None:
    url = "postgres://u:p@db:5432/rulings"
    kept = "(s.DATABASES['default']['CONN_MAX_AGE'], s.DATABASES['default']['OPTIONS'].get('pool'))"
    assert value(kept, DATABASE_URL=url) == "(600, None)"
    pooled = "(0, {'min_size': 1, 'max_size': 4, 'timeout': 10})"
    assert value(kept, DATABASE_URL=url, DATABASE_POOL="4") == pooled


def test_what_is_given_for_a_start_at_the_server_goes_before_ours() -> None:
    url = "postgres://u:p@db:5432/rulings?options=-c%20lock_timeout%3D1s"
    given = value("s.DATABASES['default']['OPTIONS']['options']", DATABASE_URL=url).strip("'")
    assert given == "-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s -c lock_timeout=1s"


def test_a_proxy_is_believed_only_when_the_switch_says_so() -> None:
    expression = "getattr(s, 'SECURE_PROXY_SSL_HEADER', None)"
    assert value(expression, **PRODUCTION) == "None"
    assert value(expression, **PRODUCTION, BEHIND_PROXY="1") == "('HTTP_X_FORWARDED_PROTO', 'https')"


def test_the_readme_lists_every_variable() -> None:
    readme = (settings.BASE_DIR / "README.md").read_text()
    assert {name for name in variables() if f"`{name}`" not in readme} == set()
    assert {"DATABASE_URL", "AUDIT_KEY"} <= variables()


def test_compose_hands_every_variable_on_but_those_that_the_image_or_a_developer_sets() -> None:
    compose = (settings.BASE_DIR / "docker-compose.yml").read_text()
    assert {name for name in variables() if f"      {name}: " not in compose} == {
        "BIND",
        "DEBUG",
        "PORT",
        "SITE_PORT",
        "VAR_DIR",
    }


def test_nobody_is_preloaded_who_does_not_ask_for_it() -> None:
    assert value("s.SECURE_HSTS_PRELOAD", **PRODUCTION) == "False"
    assert value("s.SECURE_HSTS_PRELOAD", **PRODUCTION, HSTS_PRELOAD="1") == "True"


def test_a_mail_server_speaks_tls_in_one_way() -> None:
    both = {"EMAIL_USE_TLS": "1", "EMAIL_USE_SSL": "1"}
    assert refusal(**both) == "EMAIL_USE_TLS and EMAIL_USE_SSL are both set: keep the one that it speaks."
    assert value("(s.EMAIL_USE_TLS, s.EMAIL_USE_SSL)", EMAIL_USE_SSL="1") == "(False, True)"


def test_the_nights_begin_at_a_time_or_are_somebody_elses() -> None:
    assert value("(s.NIGHTLY_AT.hour, s.NIGHTLY_AT.minute)") == "(3, 30)"
    assert value("s.NIGHTLY_AT", NIGHTLY_AT="off") == "None"
    assert refusal(NIGHTLY_AT="noon").startswith("NIGHTLY_AT='noon' in the environment: expected hours and minutes")


SERVER = {"BIND", "PORT", "WEB_CONCURRENCY", "WEB_THREADS", "WORKER"}
"""What the server reads alone: `test_gunicorn.py` tries them."""
NONSENSE = [
    "http://[",
    "-1",
    "two words",
    "9" * 5000,
    "é",
    "::",
    "a:b:c",
    "/proc/nowhere/file",
    "http://a:99999",
    "s3://",
    "@",
    "0",
]


def test_a_value_that_cannot_be_is_named_whatever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every variable with every such value: it is read as it is, or refused in one sentence that names it."""
    monkeypatch.chdir(tmp_path)
    for name in variables():
        monkeypatch.delenv(name, raising=False)
    around = {"VAR_DIR": str(tmp_path), "DJANGO_SECRET_KEY": KEY, "DATABASE_URL": "postgres:///rulings", "HTTPS": "1"}
    refused = set()
    for name in sorted(variables() - SERVER - {"VAR_DIR"}):
        for value in NONSENSE:
            with monkeypatch.context() as given:
                for each, word in (around | {name: value}).items():
                    given.setenv(each, word)
                if said := refused_here():
                    refused.add(name)
                    assert (name in said, "\n" in said) == (True, False), (name, value, said)
    anything = {"EMAIL_HOST_USER", "EMAIL_HOST_PASSWORD", "HEADS_FILE"}
    assert variables() - SERVER - refused - {"VAR_DIR"} == anything


def refused_here() -> str:
    """What the settings say who are read anew in this process; "" where they take what stands around them."""
    try:
        runpy.run_path(str(settings.BASE_DIR / "config" / "settings.py"))
    except ImproperlyConfigured as error:
        return str(error)
    return ""


@pytest.mark.parametrize("folder", ["/proc/nowhere", "/dev/null", "/dev/null/below"])
def test_a_folder_that_cannot_be_written_to_is_named(folder: str) -> None:
    for environment in ({}, PRODUCTION):
        assert refusal(VAR_DIR=folder, **environment).startswith(
            f"VAR_DIR={folder!r} in the environment: expected a fol"
        )
