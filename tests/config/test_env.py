"""Readers of the environment: what each takes, and what it says before the start is stopped."""

from datetime import time
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import env

NAME = "SETTING_OF_THIS_TEST"


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment in which nothing of this name is set."""
    for name in (NAME, f"{NAME}_FILE"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(("value", "read"), [("", "as it comes"), ("  ", "as it comes"), (" so ", "so")])
def test_an_empty_text_counts_as_absent(given: pytest.MonkeyPatch, value: str, read: str) -> None:
    given.setenv(NAME, value)
    assert env.text(NAME, "as it comes") == read


@pytest.mark.parametrize(
    ("value", "read"), [("1", True), ("Yes", True), ("on", True), ("0", False), ("FALSE", False), ("", True)]
)
def test_a_flag_is_set_in_many_words(given: pytest.MonkeyPatch, value: str, read: bool) -> None:
    given.setenv(NAME, value)
    assert env.flag(NAME, default=True) is read


def test_what_is_neither_yes_nor_no_is_never_guessed(given: pytest.MonkeyPatch) -> None:
    given.setenv(NAME, "perhaps")
    with pytest.raises(ImproperlyConfigured, match=f"{NAME}='perhaps' in the environment: expected 1 or 0"):
        env.flag(NAME, default=True)


@pytest.mark.parametrize("value", ["1", "-3", "3.5", "²", "many", "9" * 5000])
def test_a_number_is_whole_and_not_below_the_least(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match="expected a whole number, 2 or more"):
        env.whole(NAME, default=5, least=2)


def test_words_are_parted_by_commas(given: pytest.MonkeyPatch) -> None:
    assert env.words(NAME, ["one"]) == ["one"]
    given.setenv(NAME, " one, two ,,")
    assert env.words(NAME, []) == ["one", "two"]


@pytest.mark.parametrize("value", ["*", "*.example.org", "https://example.org", "example.org/desk", "example.org:443"])
def test_a_host_is_a_name_alone_and_never_the_whole_world(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, f"example.org,{value}")
    with pytest.raises(ImproperlyConfigured, match="expected host names alone"):
        env.hosts(NAME, [])


@pytest.mark.parametrize(
    ("value", "read"),
    [("https://example.org/", "https://example.org"), ("http://127.0.0.1:8000", "http://127.0.0.1:8000")],
)
def test_an_origin_is_scheme_and_host(value: str, read: str) -> None:
    assert env.origin(NAME, value) == read


@pytest.mark.parametrize(
    "value",
    [
        "example.org",
        "ftp://example.org",
        "https://example.org/desk",
        "https://",
        "https://[",
        "https://a:0",
        "http://a b",
    ],
)
def test_what_is_no_origin_is_refused(value: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="expected an address with its scheme and no path"):
        env.origin(NAME, value)


@pytest.mark.parametrize("value", ["Europe/Nowhere", "../etc/passwd", "x" * 300])
def test_a_zone_that_this_machine_does_not_know_is_refused(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match="expected a time zone such as Europe/Warsaw"):
        env.time_zone(NAME, "UTC")


def test_a_choice_is_taken_in_any_case(given: pytest.MonkeyPatch) -> None:
    given.setenv(NAME, "debug")
    assert env.choice(NAME, ("DEBUG", "INFO"), default="INFO") == "DEBUG"


def test_an_empty_secret_file_is_refused(given: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "key").write_text("\n")
    given.setenv(f"{NAME}_FILE", str(tmp_path / "key"))
    with pytest.raises(ImproperlyConfigured, match="a file with the secret in it, but it is empty"):
        env.secret(NAME)


def test_a_signing_key_is_32_bytes_whether_it_is_given_or_made(given: pytest.MonkeyPatch) -> None:
    made = env.signing_key(NAME, "another secret")
    assert (len(made), made == env.signing_key(NAME, "a third one")) == (32, False)
    given.setenv(NAME, "0f" * 32)
    assert env.signing_key(NAME, "another secret") == b"\x0f" * 32


@pytest.mark.parametrize("value", ["0f" * 31, "0f" * 33, "no digits"])
def test_a_signing_key_of_another_length_is_refused_without_being_told(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured) as refused:
        env.signing_key(NAME, "another secret")
    assert (value in str(refused.value), "64 hexadecimal digits" in str(refused.value)) == (False, True)


@pytest.mark.parametrize("value", ["short", "with a blank in the middle", "ą" * 30, "a" * 19])
def test_a_token_that_is_none_is_refused_without_being_told(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv("METRICS_TOKEN", value)
    with pytest.raises(ImproperlyConfigured, match="METRICS_TOKEN is no token") as refused:
        env.token("METRICS_TOKEN")
    assert value not in str(refused.value)
    given.delenv("METRICS_TOKEN")
    assert env.token("METRICS_TOKEN") == ""


def test_the_secret_of_this_machine_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "var" / "secret_key"
    first = env.kept_secret(path)
    assert (len(first) >= 50, env.kept_secret(path)) == (True, first)
    assert path.stat().st_mode & 0o077 == 0
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("value", ["/backups", "backups", "s3://backups", "s3://backups/krakow"])
def test_a_place_is_a_folder_or_a_bucket(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    assert env.place(NAME) == value


@pytest.mark.parametrize("value", ["https://backups/krakow", "s3:///krakow", "s4://b"])
def test_another_place_is_refused(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match="a folder, or s3://BUCKET/PREFIX"):
        env.place(NAME)


@pytest.mark.parametrize(("typed", "read"), [("", time(3, 30)), ("22:05", time(22, 5)), ("off", None), ("OFF", None)])
def test_a_time_of_day_may_be_off(typed: str, read: time | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTLY_AT", typed)
    assert env.clock("NIGHTLY_AT", "03:30") == read


@pytest.mark.parametrize("typed", ["noon", "25:00", "3"])
def test_what_is_no_time_of_day_stops_the_start(typed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NIGHTLY_AT", typed)
    with pytest.raises(ImproperlyConfigured, match="hours and minutes such as 03:30, or off"):
        env.clock("NIGHTLY_AT", "03:30")


def test_a_folder_that_is_made_is_for_this_user_alone(given: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given.setenv(NAME, str(tmp_path / "one" / "two"))
    made = env.folder(NAME, tmp_path)
    assert (made, made.stat().st_mode & 0o777) == (tmp_path / "one" / "two", 0o700)
    (tmp_path / "file").touch()
    given.setenv(NAME, str(tmp_path / "file"))
    with pytest.raises(ImproperlyConfigured, match=r"expected a folder that is there or can be made \(File exists\)"):
        env.folder(NAME, tmp_path)


@pytest.mark.parametrize("value", ["rulings@example.org", "Rulings Desk <rulings@example.org>", "rulings@localhost"])
def test_a_sender_is_an_address_with_or_without_a_name(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    assert env.sender(NAME) == value


@pytest.mark.parametrize("value", ["rulings", "@example.org", "rulings@", "a@b\nBcc: c@d", "rulings@exam ple"])
def test_what_is_no_sender_is_refused(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match=r"an address such as rulings@example\.org"):
        env.sender(NAME)


@pytest.mark.parametrize("value", ["0.0.0.0:8000", "[::1]:80", "localhost:0", "unix:/run/rulings.sock", "fd://3"])
def test_a_door_is_a_port_of_a_host_or_a_socket(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    assert env.door(NAME, "") == value


def test_one_host_is_no_list(given: pytest.MonkeyPatch) -> None:
    assert env.host(NAME) == ""
    given.setenv(NAME, "mail.example.org")
    assert env.host(NAME) == "mail.example.org"
    given.setenv(NAME, "mail.example.org,other.example.org")
    with pytest.raises(ImproperlyConfigured, match="expected the name of one host"):
        env.host(NAME)


@pytest.mark.parametrize("value", ["0", "65536", "99999999"])
def test_a_port_has_its_bounds(given: pytest.MonkeyPatch, value: str) -> None:
    given.setenv(NAME, value)
    with pytest.raises(ImproperlyConfigured, match="the number of a port, from 1 to 65535"):
        env.port(NAME, default=25)
