"""Sessions that somebody has played: pairs at three tables, teams in matches, single players."""

import pytest

from rulings.desk.imports.services.importing import import_session
from rulings.models import Club, Result, Session
from tests.factories import make_three_tables
from tests.scoring.saying import DATA


def taken(club: Club, name: str) -> Session:
    return import_session(actor=None, club=club, data=(DATA / name).read_bytes(), filename=name).session


@pytest.fixture
def line(session: Session) -> Result:
    """The first of three tables that played board 1: 420, 400, 170."""
    return make_three_tables(session)


@pytest.fixture
def teams(club: Club) -> Session:
    """Two rounds of two matches each over boards 1 and 2."""
    return taken(club, "swiss_teams.xml")


@pytest.fixture
def players(club: Club) -> Session:
    """Eight single players at two tables over boards 1 to 3."""
    return taken(club, "individual.xml")
