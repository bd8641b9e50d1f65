"""What can be the address of a site, and what cannot."""

import pytest
from django.test import override_settings

from config.hosts import Hosts
from rulings.desk.base.refusals import BadInput
from rulings.desk.beginning.values.addresses import site_address, site_languages


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        (" HTTPS://Desk.Example.org/ ", "https://desk.example.org"),
        ("http://bridge-laptop:8000", "http://bridge-laptop:8000"),
        ("http://192.0.2.7:8000", "http://192.0.2.7:8000"),
        ("http://[2001:db8::7]:8000", "http://[2001:db8::7]:8000"),
        ("https://desk.example.org:443/", "https://desk.example.org:443"),
    ],
)
def test_an_address_is_a_scheme_a_name_and_a_port(typed: str, kept: str) -> None:
    assert site_address(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "",
            "desk.example.org",
            "ftp://desk.example.org",
            "https://",
            "https://*",
            "https://desk..org",
            "https://a b",
        ),
        *("https://desk.example.org/desk", "https://desk.example.org?a=1", "https://desk.example.org#a"),
        *("https://eve@desk.example.org", "https://desk.example.org:99999", "https://desk.example.org:x"),
        *(
            "https://0.0.0.0",
            "https://224.0.0.1",
            "https://123",
            "https://[::1",
            "https://-a.org",
            f"https://{'a' * 64}.org",
        ),
        *(
            "javascript:alert(1)",
            "https://desk.example.org\\@evil.example",
            "https://łódź.example",
            "https://.example.org",
        ),
        "https://desk.example.org\r\nX: y",
    ],
)
def test_anything_else_is_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(BadInput, match=r"^This is no address of a site"):
        site_address(typed)


def test_hosts_that_the_environment_names_are_the_only_ones() -> None:
    with override_settings(HOSTS_ARE_GIVEN=True, ALLOWED_HOSTS=Hosts([".example.org"])):
        assert site_address("https://desk.example.org") == "https://desk.example.org"
        with pytest.raises(BadInput, match=r"^This site answers under other names"):
            site_address("https://desk.example.com")


def test_a_site_that_speaks_https_alone_has_such_an_address() -> None:
    with override_settings(HTTPS=True), pytest.raises(BadInput, match=r"^This site answers over https alone"):
        site_address("http://desk.example.org")


def test_at_least_one_language_is_offered() -> None:
    assert site_languages(["pl", "en", "de"]) == ["en", "pl"]
    with pytest.raises(BadInput, match=r"^Choose at least one language\.$"):
        site_languages(["de"])
