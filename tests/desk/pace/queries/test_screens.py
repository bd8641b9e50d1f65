"""A screen is found by its secret, open or closed, with all that its page needs."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from rulings.desk.pace.queries.screens import screen_address, screen_by_token, screen_of
from rulings.desk.pace.services.screens import close_screen, open_screen
from rulings.models import KeyPurpose, Session, SessionKey, User
from tests.pacing import make_clock


@pytest.fixture
def key(dora: User, session: Session) -> SessionKey:
    return open_screen(actor=dora, session=session)


@pytest.mark.parametrize("with_clock", [True, False])
def test_one_query_brings_session_club_and_clock(with_clock: bool, key: SessionKey, session: Session) -> None:
    clock = make_clock(session) if with_clock else None
    with CaptureQueriesContext(connection) as asked:
        found = screen_by_token(key.token)
        assert found is not None
        assert found.session.event.club.slug == "ponte"
        assert getattr(found.session, "clock", None) == clock
    assert len(asked) == 1


def test_a_closed_one_is_found_by_its_secret_alone(dora: User, key: SessionKey, session: Session) -> None:
    close_screen(actor=dora, session=session)
    assert screen_of(session) is None
    assert screen_by_token(key.token) == key


@pytest.mark.parametrize("purpose", sorted(set(KeyPurpose) - {KeyPurpose.SCREEN}))
def test_another_key_opens_no_screen(purpose: KeyPurpose, key: SessionKey) -> None:
    SessionKey.objects.update(purpose=purpose)
    assert screen_by_token(key.token) is None


def test_its_address_is_that_of_its_page(key: SessionKey) -> None:
    assert screen_address(key).endswith(reverse("pace_screen", args=[key.token]))
    assert screen_address(key).startswith("http")
