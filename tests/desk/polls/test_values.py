"""Whether a poll takes answers. No row is stored."""

from django.utils import timezone

from rulings.desk.polls.values import is_open
from rulings.models import IrregularityReport, Poll, ReportStatus


def test_it_takes_answers_until_it_is_closed() -> None:
    assert is_open(Poll(report=IrregularityReport()))
    assert not is_open(Poll(report=IrregularityReport(), closed_at=timezone.now()))


def test_that_of_a_withdrawn_report_takes_none() -> None:
    assert not is_open(Poll(report=IrregularityReport(status=ReportStatus.WITHDRAWN)))
