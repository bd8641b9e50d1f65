"""The address that stops notices is nobody's to make up."""

import pytest
from django.test import override_settings

from rulings.desk.notices.values.letters import at_site, mailbox_of_stop, stop_token


def test_a_token_of_this_site_names_its_mailbox() -> None:
    assert mailbox_of_stop(stop_token(17)) == 17


@pytest.mark.parametrize("token", ["", "17", "17-", "17-0123", "x-1", "²-1", stop_token(18).replace("18-", "17-")])
def test_any_other_names_none(token: str) -> None:
    assert mailbox_of_stop(token) is None


def test_with_another_secret_it_is_none() -> None:
    token = stop_token(17)
    with override_settings(SECRET_KEY="another secret of fifty characters, or a little more than that"):
        assert mailbox_of_stop(token) is None


def test_an_address_is_whole() -> None:
    with override_settings(SITE_URL="https://rulings.example.org/"):
        assert at_site("/notices/") == "https://rulings.example.org/notices/"
