"""A club made as a real site makes its first one."""

import pytest

from rulings.models import Club
from tests.management.commands.printing import printed


@pytest.fixture
def krakow(db: None) -> Club:
    printed("create_club", "krakow", "Klub Kraków", "--time-zone", "Europe/Warsaw", "--language", "pl")
    return Club.objects.get()
