"""Under which name the site is reached, and what this browser was asked."""

import pytest
from django.test import RequestFactory
from pytest_django import Settings

from rulings.desk.account.views.challenges import asked, challenged, host_of, new_challenge


@pytest.mark.parametrize(
    ("host", "is_secure", "name", "origin"),
    [
        ("localhost:8000", False, "localhost", "http://localhost:8000"),
        ("desk.example", True, "desk.example", "https://desk.example"),
        ("desk.example:8443", True, "desk.example", "https://desk.example:8443"),
        ("[::1]:8000", False, "::1", "http://[::1]:8000"),
    ],
)
def test_a_passkey_is_bound_to_the_name_and_asked_at_the_origin(
    settings: Settings, host: str, is_secure: bool, name: str, origin: str
) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    request = RequestFactory().get("/", headers={"Host": host}, secure=is_secure)
    given = asked(request)
    assert (host_of(request), given.host, given.origin, given.challenge) == (name, name, origin, b"")


def test_what_was_asked_is_known_again_in_this_browser_and_nowhere_else() -> None:
    challenge = new_challenge()
    answer = challenged("{}", challenge)
    request = RequestFactory().get("/")
    request.COOKIES["challenge"] = answer.cookies["challenge"].value
    assert asked(request).challenge == challenge
    request.COOKIES["challenge"] = request.COOKIES["challenge"][:-1]
    assert asked(request).challenge == b""
    assert new_challenge() != challenge
