"""A penalty card that a ruling left on the table is known to the next case of that table's board."""

import pytest
from pytest_django import DjangoAssertNumQueries

from rulings.desk.base.finding import rows_of
from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.queries.ruling_sheet import difference
from rulings.desk.cases.queries.runner import record_for, run
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.follow_ups import end_restriction
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.filing import amend_report, open_next_case
from rulings.models import IrregularityReport, ReportCase, Ruling, Session, User
from tests.factories import answer_all, first_case, make_report

WEST_SEVEN = [{"seat": "W", "card": "H7", "kind": "major"}]
LED = (
    ("offender", "W"),
    ("opening_lead_by", "other_defender"),
    ("since_opening_lead", "nothing"),
    ("penalty_cards", "H7"),
    ("one_of_five", "neither"),
)
DROPPED = (("offender", "W"), ("visibility", "seen_or_named"), ("penalty_cards", "D2"), ("moment", "others_to_play"))


def seven_of_hearts(dora: User, session: Session, table: str = "4") -> Ruling:
    """West's opening lead out of turn was refused, and lies there."""
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={}, table=table)
    return issued(dora, answer_all(dora, first_case(report), LED))


def issued(dora: User, case: ReportCase) -> Ruling:
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def lying(case: ReportCase) -> object:
    return record_for(case).get("penalty_cards")


def dropped_too(dora: User, report: IrregularityReport) -> ReportCase:
    """The two of diamonds falls beside it."""
    case = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "W"})
    answers = {key: value for key, value in DROPPED if key not in case.answers or key == "penalty_cards"}
    return answer_all(dora, case, tuple(answers.items()))


def test_the_next_case_knows_it_and_counts_it_with_the_card_named(dora: User, session: Session) -> None:
    ruling = issued(dora, dropped_too(dora, seven_of_hearts(dora, session).report))
    assert ruling.record["penalty_cards"] == WEST_SEVEN
    assert ("50B", "major_penalty_cards") in [(each["paragraph"], each["key"]) for each in ruling.findings]
    assert ruling.facts["penalty_cards"] == ["H7", "D2"]
    assert difference(ruling) == ""


def test_another_report_of_the_board_at_that_table_knows_it(dora: User, session: Session) -> None:
    seven_of_hearts(dora, session)
    for table, known in (("4", WEST_SEVEN), ("5", None), ("", None)):
        assert lying(first_case(make_report(dora, session, situation="penalty_card", facts={}, table=table))) == known
    other = make_report(dora, session, situation="penalty_card", facts={}, table="4", board_number=2)
    assert lying(first_case(other)) is None


def test_a_law_that_asks_for_no_penalty_card_is_told_of_none(dora: User, session: Session) -> None:
    seven_of_hearts(dora, session)
    assert lying(first_case(make_report(dora, session, situation="claim", facts={}, table="4"))) is None


def test_its_own_ruling_does_not_lay_the_card_before_a_reopened_case(dora: User, session: Session) -> None:
    ruling = seven_of_hearts(dora, session)
    assert lying(supersede_ruling(actor=dora, ruling=ruling, reason="another choice")) is None


def test_a_card_whose_end_was_noted_lies_there_no_longer(dora: User, session: Session) -> None:
    ruling = seven_of_hearts(dora, session)
    case = open_next_case(actor=dora, report=ruling.report, situation="penalty_card", facts={"offender": "W"})
    assert lying(case) == WEST_SEVEN
    (left,) = lasting([ruling], [])
    end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=left.place)
    assert lying(case) is None


def test_a_card_of_a_player_who_is_no_defender_after_all_is_left_out(dora: User, session: Session) -> None:
    report = seven_of_hearts(dora, session).report
    case = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "W"})
    case.report = amend_report(actor=dora, report=report, revision=report.revision, contract="4S by W")
    assert lying(case) is None


@pytest.mark.parametrize(("named", "script"), [("D2", ["H7", "D2"]), ("H7", ["H7"])])
def test_naming_the_card_again_adds_no_second_one(dora: User, session: Session, named: str, script: list[str]) -> None:
    report = seven_of_hearts(dora, session).report
    case = open_next_case(actor=dora, report=report, situation="penalty_card", facts={"offender": "W"})
    case = answer(actor=dora, case=case, key="visibility", value="seen_or_named", revision=case.revision).case
    case = answer(actor=dora, case=case, key="penalty_cards", value=named, revision=case.revision).case
    known = {fact.key: fact.kind.write(value) for fact, value in run(case).relied_on.items()}
    assert known["penalty_cards"] == script


def test_52_whose_penalty_card_was_not_played_is_told_by_the_one_that_lies_there(dora: User, session: Session) -> None:
    report = seven_of_hearts(dora, session).report
    case = open_next_case(actor=dora, report=report, situation="failure_to_play_penalty_card")
    case.answers = {}
    assert [str(seat) for seat in run(case).derived.values()] == ["W"]


@pytest.mark.parametrize("reports", [1, 3])
def test_the_cards_are_found_with_two_queries_however_many_rulings_there_are(
    dora: User, session: Session, reports: int, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for _number in range(reports):
        seven_of_hearts(dora, session)
    report = make_report(dora, session, situation="penalty_card", facts={}, table="4")
    case = rows_of(dora, ReportCase).get(pk=first_case(report).pk)
    with django_assert_num_queries(2):
        assert lying(case) == WEST_SEVEN


def test_a_report_that_is_ruled_on_blind_is_told_of_no_card(dora: User, session: Session) -> None:
    seven_of_hearts(dora, session)
    case = first_case(make_report(dora, session, situation="penalty_card", facts={}, table="4"))
    case.report.is_blind = True
    assert lying(case) is None


def test_a_card_on_the_table_is_told_once_with_what_its_owner_owes(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="penalty_card", facts={}, table="4")
    ruling = issued(dora, answer_all(dora, first_case(report), (*DROPPED, ("exposure", "dropped"))))
    (told,) = lasting([ruling], [])
    assert told.key == "minor_penalty_card"
    assert told.text.startswith("♦2 is a minor penalty card of West. West may not play another card of this suit")
    end_restriction(actor=dora, report=report, ruling_id=ruling.pk, place=told.place)
    assert lasting([ruling], [(ruling.pk, told.place)]) == []
