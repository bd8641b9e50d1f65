"""How much waits."""

from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.watching.queues import waiting_now
from rulings.desk.review.services import countersign
from rulings.models import Session, User
from tests.appealing import make_appeal
from tests.calling import make_call
from tests.factories import make_report, make_ruling


def test_what_waits_is_counted_until_somebody_has_done_it(dora: User, rev: User, session: Session) -> None:
    nothing = dict.fromkeys(("calls", "reports", "countersignatures", "appeals", "differences"), 0)
    assert waiting_now() == nothing
    make_report(dora, session)
    ruling = make_ruling(dora, session)
    make_appeal(dora, ruling)
    assert waiting_now() == nothing | {"reports": 1, "countersignatures": 1, "appeals": 1}
    countersign(actor=rev, ruling=ruling)
    with CaptureQueriesContext(connection) as asked:
        assert waiting_now()["countersignatures"] == 0
    assert len(asked) == 5


def test_a_call_waits(dora: User, session: Session) -> None:
    make_call(dora, session)
    assert waiting_now()["calls"] == 1
