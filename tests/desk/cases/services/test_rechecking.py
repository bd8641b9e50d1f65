"""That a ruling stands although its result was changed is said once, by who may rule, and recorded."""

import pytest

from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.cases.services.rechecking import recheck_ruling
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.values.outcomes import Because
from rulings.models import Ruling, Session, User
from rulings.scoring.notation.results import read_result
from tests.factories import history, make_pair, make_result, make_ruling

AGREED = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    """Its result was corrected after it."""
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    result = make_result(session.boards.get(number=1), *pairs)
    ruling = make_ruling(dora, session, table="1")
    correct_result(actor=dora, result=result, table=read_result("4S -1 S", "en"), agreement=AGREED)
    return ruling


def test_it_is_recorded_on_the_ruling_and_its_report(rev: User, ruling: Ruling) -> None:
    recheck_ruling(actor=rev, ruling=ruling)
    assert history(ruling.report.club)[-1] == ("ruling.rechecked", {}, {"version": 1})
    entry = ruling.report.audit_entries.latest("sequence")
    assert (entry.actor, entry.object_type, entry.object_id) == (rev, "Ruling", ruling.pk)


def test_nothing_is_recorded_where_nothing_is_left_to_say(dora: User, ruling: Ruling) -> None:
    for _tap in range(2):
        recheck_ruling(actor=dora, ruling=ruling)
    other = make_ruling(dora, ruling.report.session)
    recheck_ruling(actor=dora, ruling=other)
    assert [verb for verb, _before, _after in history(ruling.report.club)].count("ruling.rechecked") == 1


def test_only_who_may_rule_says_so(olga: User, pat: User, wanda: User, ruling: Ruling) -> None:
    for stranger in (olga, pat, wanda):
        with pytest.raises(NotAllowed):
            recheck_ruling(actor=stranger, ruling=ruling)


def test_nobody_says_it_of_a_version_that_was_replaced(dora: User, ruling: Ruling) -> None:
    case = supersede_ruling(actor=dora, ruling=ruling, reason="The result was wrong.")
    issue_ruling(actor=dora, case=case, revision=case.revision)
    with pytest.raises(WrongState):
        recheck_ruling(actor=dora, ruling=ruling)
