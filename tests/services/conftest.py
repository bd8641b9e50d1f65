"""Who plays, for the tests of what happens to results."""

import pytest

from rulings.models import Contestant, Session
from tests.factories import make_pair


@pytest.fixture
def pairs(session: Session) -> list[tuple[Contestant, Contestant]]:
    """Six pairs, as they meet at three tables."""
    return [
        (make_pair(session, str(at), "NS", "Anna", "Bruno"), make_pair(session, str(at), "EW", "Carla", "Dino"))
        for at in (1, 2, 3)
    ]
