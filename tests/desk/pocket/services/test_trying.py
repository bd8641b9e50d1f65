"""What is tried and cannot be leaves nothing behind, in no table and not in the trail."""

import pytest

from rulings.desk.base.audit import locked_club
from rulings.desk.pocket.services.trying import file_unruled, try_filing
from rulings.desk.pocket.values import Clash
from rulings.models import AuditEntry, IrregularityReport, ReportCase, Ruling, Session, User
from tests.desk.pocket.carrying import ANSWERS, make_waiting_arrival, ruling_of

pytestmark = pytest.mark.django_db


def counted() -> list[int]:
    return [model.objects.count() for model in (IrregularityReport, ReportCase, Ruling, AuditEntry)]


def test_a_trial_leaves_nothing(session: Session, dora: User) -> None:
    arrival = make_waiting_arrival(session, dora)
    before, head = counted(), locked_club(arrival.club_id).audit_hash
    tried = try_filing(actor=dora, arrival=arrival)
    assert (tried.report, tried.clashes, tried.today["ruling"]) == (None, [Clash.RULING], ruling_of(ANSWERS))
    accepted = {"ruling": ruling_of(ANSWERS)}
    assert try_filing(actor=dora, arrival=arrival, is_trial=True, accepted=accepted).report is None
    assert (counted(), locked_club(arrival.club_id).audit_hash) == (before, head)


def test_without_its_ruling_it_is_filed_with_what_is_told(session: Session, dora: User) -> None:
    report = file_unruled(actor=dora, arrival=make_waiting_arrival(session, dora), narrative="West sat still.")
    assert (report.narrative, report.rulings.count(), report.begun_at is not None) == ("West sat still.", 0, True)
