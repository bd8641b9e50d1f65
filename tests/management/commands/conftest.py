"""A club made as a real site makes its first one; two, of which one has a trail."""

import pytest

from rulings.models import Club
from tests.factories import make_club, make_dora, make_report, make_session
from tests.management.commands.printing import printed


@pytest.fixture
def krakow(db: None) -> Club:
    printed("create_club", "krakow", "Klub Kraków", "--time-zone", "Europe/Warsaw", "--language", "pl")
    return Club.objects.get()


@pytest.fixture
def ponte(db: None) -> Club:
    club = make_club()
    make_report(make_dora(club), make_session(club))
    make_club("wisla")
    return club
