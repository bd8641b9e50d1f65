"""The cast and a session in play, for every test that asks for them."""

import pytest

from rulings.models import Club, Session, User
from tests.factories import make_club, make_dora, make_olga, make_pat, make_rev, make_session, make_wanda


@pytest.fixture
def club(db: None) -> Club:
    return make_club()


@pytest.fixture
def dora(club: Club) -> User:
    return make_dora(club)


@pytest.fixture
def rev(club: Club) -> User:
    return make_rev(club)


@pytest.fixture
def olga(club: Club) -> User:
    return make_olga(club)


@pytest.fixture
def pat(db: None) -> User:
    return make_pat()


@pytest.fixture
def wanda(db: None) -> User:
    return make_wanda()


@pytest.fixture
def session(club: Club) -> Session:
    return make_session(club)
