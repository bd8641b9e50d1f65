"""A ruling on the first of three tables that played the board: 420, 400, 170."""

import pytest

from rulings.models import Result, Ruling, Session, User
from tests.factories import make_ruling, make_three_tables


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def ruling(dora: User, session: Session, line: Result) -> Ruling:
    return make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)
