"""Who plays, for the tests of what happens to results; and what each of the cast sees."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.test import Client

from rulings.models import Contestant, Session, User
from tests.factories import make_pair


@pytest.fixture
def pairs(session: Session) -> list[tuple[Contestant, Contestant]]:
    """Six pairs, as they meet at three tables."""
    return [
        (make_pair(session, str(at), "NS", "Anna", "Bruno"), make_pair(session, str(at), "EW", "Carla", "Dino"))
        for at in (1, 2, 3)
    ]


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


@contextmanager
def undrawn() -> Iterator[None]:
    """For what looks at the status of answers and at what was done: drawing pages takes most of its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("django.template.backends.django.Template.render", lambda *_context: "")
        yield


@pytest.fixture
def nothing_is_drawn() -> Iterator[None]:
    """The same for a whole test."""
    with undrawn():
        yield
