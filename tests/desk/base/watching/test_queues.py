"""How much waits."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from rulings.desk.base.watching.nightly import nightly_runs, nightly_trouble, note_end, note_worker, take
from rulings.desk.base.watching.queues import due_since, waiting_now, work_that_waits
from rulings.desk.review.services import countersign
from rulings.models import NightlyJob, Session, Task, User
from tests.appealing import make_appeal
from tests.calling import make_call
from tests.factories import make_report, make_ruling


def test_what_waits_is_counted_until_somebody_has_done_it(dora: User, rev: User, session: Session) -> None:
    nothing = dict.fromkeys(("calls", "reports", "countersignatures", "appeals", "differences", "tasks"), 0)
    assert waiting_now() == nothing
    make_report(dora, session)
    ruling = make_ruling(dora, session)
    make_appeal(dora, ruling)
    assert waiting_now() == nothing | {"reports": 1, "countersignatures": 1, "appeals": 1}
    countersign(actor=rev, ruling=ruling)
    with CaptureQueriesContext(connection) as asked:
        assert waiting_now()["countersignatures"] == 0
    assert len(asked) == 6


def test_a_call_waits(dora: User, session: Session) -> None:
    make_call(dora, session)
    assert waiting_now()["calls"] == 1


@pytest.mark.django_db
def test_work_that_no_worker_takes_is_noticed() -> None:
    now = timezone.now()
    Task.objects.create(name="mail", key="one", queued_at=now, due_at=now)
    assert (waiting_now()["tasks"], due_since(), list(work_that_waits())) == (1, None, [])
    late = now - timedelta(hours=1)
    Task.objects.update(due_at=late)
    assert due_since() == late
    (line,) = work_that_waits()
    assert line.startswith("worker: none has taken what is due since ")
    Task.objects.update(ended_at=now)
    assert due_since() is None


@pytest.mark.django_db
def test_a_worker_that_goes_no_round_is_noticed_though_nothing_waits() -> None:
    assert list(work_that_waits()) == []
    note_worker()
    assert (list(work_that_waits()), nightly_runs(), list(nightly_trouble())) == ([], [], [])
    NightlyJob.objects.update(ended_at=timezone.now() - timedelta(hours=1))
    (line,) = work_that_waits()
    assert line.startswith("worker: none has gone its round since ")
    assert take("verify_audit", timezone.now())
    assert list(work_that_waits()) == []  # it is at work on what takes long
    note_end("verify_audit")
    assert len(list(work_that_waits())) == 1
