"""What the page of a case shows."""

import pytest

from rulings.bridge import Seat
from rulings.desk.cases.queries.sheet import case_sheet, clashes_of, contradictions_of, is_of_claims, why_no_auction
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.services.answering import withdraw_answer
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.services.recording import record_play
from rulings.models import Session, User
from tests.factories import REST_OF_NO_CARD_LATE, answer_all, first_case, make_report

CLASH = "The auction ends in 4♠ by North, but 3NT by West is recorded as the contract. Change the one that is wrong."


def test_an_open_case_has_its_question_and_what_is_known(dora: User, session: Session) -> None:
    sheet = case_sheet(first_case(make_report(dora, session)))
    assert sheet.title == "Defective trick"
    assert sheet.question is not None
    assert sheet.question.key == "both_sides_played_on"
    assert [fact.key for fact in sheet.known] == ["error"]
    assert not sheet.is_asked_again


def test_a_complete_case_has_its_findings_and_no_question(dora: User, session: Session) -> None:
    sheet = case_sheet(answer_all(dora, first_case(make_report(dora, session))))
    assert sheet.question is None
    assert sheet.findings[0].paragraph == "67B1(a)"


def test_an_answer_may_be_asked_again(dora: User, session: Session) -> None:
    case = answer_all(dora, first_case(make_report(dora, session)))
    sheet = case_sheet(case, "offender")
    assert sheet.question is not None
    assert (sheet.question.key, sheet.is_asked_again) == ("offender", True)
    assert case_sheet(case, "no_such_fact").question is None


@pytest.mark.parametrize(
    ("situation", "auction", "play", "claims"),
    [
        ("defective_trick", False, True, False),
        ("insufficient_bid", True, False, False),
        ("contested_claim", False, False, True),
        ("conduct", False, False, False),
    ],
)
def test_a_case_of_the_auction_wants_the_auction_and_one_of_revokes_the_play(
    dora: User, session: Session, situation: str, auction: bool, play: bool, claims: bool
) -> None:
    case = first_case(make_report(dora, session, situation=situation, facts={}))
    sheet = case_sheet(case)
    assert (sheet.wants_auction, sheet.wants_play, sheet.is_of_claims) == (auction, play, claims)
    assert is_of_claims(case) is claims


def test_an_auction_and_a_contract_that_contradict_each_other_are_named(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    assert (clashes_of(report), contradictions_of(report)) == ([], [])
    report = amend_report(actor=dora, report=report, revision=1, auction=["4S", "P", "P", "P"], contract="3NT by W")
    assert clashes_of(report) == [CLASH]
    assert case_sheet(first_case(report)).clashes == [CLASH]
    assert why_no_auction(table_record(report)) == []


def test_what_was_answered_last_can_be_taken_back_and_what_came_with_the_door_not(dora: User, session: Session) -> None:
    case = first_case(make_report(dora, session))
    assert case_sheet(case).last is None
    for key, value in REST_OF_NO_CARD_LATE:
        case = answer_all(dora, case, ((key, value),))
        last = case_sheet(case).last
        assert last is not None
        assert last.key == key
    for key, _value in reversed(REST_OF_NO_CARD_LATE):
        last = case_sheet(case).last
        assert last is not None
        assert last.key == key
        case = withdraw_answer(actor=dora, case=case, key=key, revision=case.revision).case
    assert case_sheet(case).last is None


def test_of_a_known_hand_the_cards_already_played_are_not_offered(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="penalty_card", facts={})
    tricks = [["DT", "DJ", "S7", "DA"], ["HA", "H2", "H6", "H3"]]
    record_play(actor=dora, report=report, revision=1, leader=Seat.WEST, tricks=tricks, contract="4S by S")
    case = answer_all(dora, first_case(report), (("offender", "E"), ("visibility", "seen_or_named")))
    question, anything = case_sheet(case).question, case_sheet(case, any_card=True).question
    assert question is not None
    assert anything is not None
    offered = {card.value for suit in question.suits for card in suit.cards}
    assert (len(offered), question.is_of_a_hand) == (11, True)
    assert offered.isdisjoint({"S7", "HA"})
    assert (sum(len(suit.cards) for suit in anything.suits), anything.is_of_a_hand) == (52, False)
