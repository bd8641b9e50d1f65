"""What the site is called and where it is: the environment's before what was set in the browser."""

import pytest
from django.test import override_settings

from rulings.desk.base.watching.site import Site, keep, languages_offered, mail_sender, site_host, site_name, site_url

SET = Site("Ponte", "https://desk.example.org", ("pl",))


@pytest.fixture
def is_set() -> None:
    keep(SET, 60)


def test_without_anything_set_the_site_is_what_the_settings_say() -> None:
    with override_settings(SITE_URL="http://127.0.0.1:8000/"):
        assert (site_url(), site_host(), site_name()) == ("http://127.0.0.1:8000", "127.0.0.1", "Rulings Desk")
        assert (languages_offered(), mail_sender()) == (["en", "it", "pl"], "rulings@localhost")


def test_what_was_set_in_the_browser_counts(is_set: None) -> None:
    assert (site_url(), site_host(), site_name()) == ("https://desk.example.org", "desk.example.org", "Ponte")
    assert (languages_offered(), mail_sender()) == (["pl"], "rulings@desk.example.org")


def test_the_environment_stands_before_it(is_set: None) -> None:
    with override_settings(
        SITE_URL="https://other.example.org", SITE_URL_IS_GIVEN=True, EMAIL_FROM="audit@example.org"
    ):
        assert (site_url(), site_host()) == ("https://other.example.org", "other.example.org")


def test_a_number_is_no_name_that_mail_comes_from() -> None:
    keep(Site("", "http://192.0.2.7:8000", ()), 60)
    assert (site_url(), mail_sender()) == ("http://192.0.2.7:8000", "rulings@localhost")
