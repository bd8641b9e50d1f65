"""What each of the cast sees."""

import pytest
from django.test import Client

from rulings.models import User


@pytest.fixture
def visitor() -> Client:
    return Client(raise_request_exception=False)


@pytest.fixture
def as_dora(dora: User) -> Client:
    return signed_in(dora)


@pytest.fixture
def as_rev(rev: User) -> Client:
    return signed_in(rev)


def signed_in(user: User) -> Client:
    """A browser in which the user is signed in."""
    client = Client()
    client.force_login(user)
    return client
