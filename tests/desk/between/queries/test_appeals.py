"""The file of an appeal before a federation: all of its case up to the decision, at a fixed number of queries."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.appeals.queries import entries_on
from rulings.desk.appeals.services.federation import decide_further
from rulings.desk.appeals.services.hearing import tell_outcome
from rulings.desk.between.queries.appeals import appeal_before, appeals_before, file_of
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.models import Appeal, Ruling, Session, User
from tests.appealing import UPHELD, make_told
from tests.factories import make_ruling, make_three_tables
from tests.federations import make_federation, make_sent


@pytest.fixture
def piero(session: Session) -> User:
    make_federation(session.event.club)
    make_three_tables(session)
    return User.objects.get(username="piero")


def sent(dora: User, rev: User, session: Session) -> Appeal:
    return make_sent(rev, make_told(dora, rev, make_ruling(dora, session)))


def test_what_the_club_does_after_the_decision_is_no_more_of_it(
    piero: User, dora: User, rev: User, session: Session
) -> None:
    appeal = sent(dora, rev, session)
    decide_further(actor=piero, appeal=appeal, entries=entries_on(appeal), **UPHELD)
    tell_outcome(actor=dora, appeal=Appeal.objects.get(pk=appeal.pk))
    ruling = Ruling.objects.select_related("case__report").get(pk=appeal.ruling_id)
    supersede_ruling(actor=dora, ruling=ruling, reason="Wrong seat.")
    found = appeal_before(piero, appeal.pk)
    assert found is not None
    file = file_of(found)
    assert [each.version for each, _findings in file["versions"]] == [1]
    assert [stage.number for stage, _side, _steps in file["stages"]] == [1, 2]
    assert (appeal_before(rev, appeal.pk), list(appeals_before(rev))) == (None, [])


def test_one_file_costs_as_much_beside_three_as_alone(piero: User, dora: User, rev: User, session: Session) -> None:
    costs = []
    for _each in range(2):
        appeal = sent(dora, rev, session)
        with CaptureQueriesContext(connection) as asked:
            found = appeal_before(piero, appeal.pk)
            assert found is not None
            file_of(found)
        costs.append(len(asked))
    assert costs[0] == costs[1] <= 25
    assert len(appeals_before(piero)) == 2
