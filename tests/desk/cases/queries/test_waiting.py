"""What the desk says of a report that waits."""

from rulings.desk.cases.queries.stored import reports_of
from rulings.desk.cases.queries.waiting import waiting_in
from rulings.desk.cases.services.waiting import let_wait
from rulings.models import Session, User
from tests.factories import answer_all, make_insufficient


def test_a_report_waits_while_one_of_its_cases_does(dora: User, session: Session) -> None:
    case = make_insufficient(dora, session)
    assert waiting_in(reports_of(session)[0]) is None
    let_wait(actor=dora, case=case, revision=case.revision)
    waiting = waiting_in(reports_of(session)[0])
    assert waiting is not None
    assert (waiting.case, waiting.awaited) == (case.pk, "the replacement call")
    answer_all(dora, case, (("replacement", "lowest_same"),))
    assert waiting_in(reports_of(session)[0]) is None
