"""What a service costs in statements, and that it costs no more in a club with a history."""

from collections.abc import Callable

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.review.services import countersign
from rulings.models import Session, User
from tests.factories import answer_all, first_case, make_report, make_ruling


def statements(act: Callable[[], object]) -> int:
    with CaptureQueriesContext(connection) as captured:
        act()
    return len(captured)


@pytest.mark.parametrize("earlier", [0, 3])
def test_statements_of_each_act(dora: User, rev: User, session: Session, earlier: int) -> None:
    for _time in range(earlier):
        make_ruling(dora, session)
    case = first_case(make_report(dora, session))
    complete = answer_all(dora, first_case(make_report(dora, session)))
    ruling = make_ruling(dora, session)
    assert {
        "file": statements(lambda: make_report(dora, session)),
        "answer": statements(lambda: answer_all(dora, case, (("both_sides_played_on", "yes"),))),
        "issue": statements(lambda: issue_ruling(actor=dora, case=complete, revision=6)),
        "countersign": statements(lambda: countersign(actor=rev, ruling=ruling)),
    } == {"file": 19, "answer": 11, "issue": 18, "countersign": 21}
