"""What came with a door yields to a record that says otherwise; what a director answered does not."""

from typing import Any

from rulings.desk.cases.queries.runner import run
from rulings.desk.reports.services.filing import amend_report
from rulings.models import ReportCase, Session, User
from tests.factories import answer_all, first_case, make_pair, make_report, make_result

DOOR: dict[str, Any] = {
    "situation": "opening_lead_out_of_turn",
    "facts": {"opening_lead_by": "other_defender", "offender": "W"},
}


def told(case: ReportCase, contract: str, dora: User) -> dict[str, Any]:
    """What the law relies on, by key, with that contract on record."""
    amend_report(actor=dora, report=case.report, revision=case.report.revision, contract=contract)
    return {fact.key: str(value) for fact, value in run(ReportCase.objects.get(pk=case.pk)).relied_on.items()}


def test_the_door_stands_where_the_contract_agrees(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, **DOOR))
    assert told(case, "4S by N", dora)["opening_lead_by"] == "other_defender"


def test_the_door_yields_to_another_contract(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, **DOOR))
    assert told(case, "4S by E", dora)["opening_lead_by"] == "declaring_side"


def test_it_yields_at_once_to_the_contract_of_a_result(dora: User, session: Session) -> None:
    ns, ew = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    make_result(session.boards.get(number=1), ns, ew, contract="4S", declarer="S")
    case = first_case(make_report(dora, session, ns=ns, ew=ew, table="1", **DOOR))
    assert "opening_lead_by" not in case.answers
    assert str(next(v for f, v in run(case).relied_on.items() if f.key == "opening_lead_by")) == "right_defender"


def test_what_the_director_answered_stands_against_the_record(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session, situation=DOOR["situation"], facts={"offender": "W"}))
    case = answer_all(dora, case, (("opening_lead_by", "other_defender"),))
    assert told(case, "4S by E", dora)["opening_lead_by"] == "other_defender"
