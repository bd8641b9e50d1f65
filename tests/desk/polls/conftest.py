"""A poll of South's hand, after his partner's 1♠ in the auction."""

import pytest

from rulings.desk.polls.services import make_poll
from rulings.models import IrregularityReport, Poll, Session, User
from tests.factories import make_report


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


@pytest.fixture
def poll(dora: User, report: IrregularityReport) -> Poll:
    return make_poll(actor=dora, report=report, seat="S", auction="1S P", question="What do you call?", level="club")
