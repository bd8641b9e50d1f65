"""One reading of a report's table: law, page, paper, public text, poll and double dummy give one answer."""

from typing import Any

import pytest
from django.test import Client

from rulings.bridge import Contract, Seat
from rulings.desk.casebook.queries.public_words import public_words
from rulings.desk.cases.queries.bidding_box import marking_sheet
from rulings.desk.cases.queries.play_sheet import recorded_sheet
from rulings.desk.cases.queries.runner import before_law
from rulings.desk.cases.queries.sheet import case_sheet, clashes_of, why_no_auction
from rulings.desk.cases.queries.table import record_of, table_record
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.cases.values.table import Source, WhyNot
from rulings.desk.papers.views.paper_fields import of_table
from rulings.desk.polls.queries.sheets import as_typed, moments_called, moments_played
from rulings.desk.reports.services.filing import amend_report
from rulings.desk.reports.views.auctions import begins_with_the_auction
from rulings.models import FactsSheet, IrregularityReport, Session, User
from tests.factories import answer_all, first_case, make_pair, make_report, make_result

CALLS = [{"call": "4S", "seat": "N"}, *({"call": "P", "seat": seat} for seat in "ESW")]
PLAY = [{"leader": "E", "cards": ["E SJ", "S S4"]}]
SENTENCE = "The auction ends in 4♠ by North, but 3NT by West is recorded as the contract. Change the one that is wrong."


def reported(dora: User, session: Session, own: str = "", **met: Any) -> IrregularityReport:
    """A report at a table whose result has auction and play, with the contract as the director told it."""
    pairs = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "1", "EW", "Carla", "Dino")
    make_result(
        session.boards.get(number=1), *pairs, table="4", **{"declarer": "N", "auction": CALLS, "play": PLAY} | met
    )
    report = make_report(dora, session, table="4")
    return amend_report(actor=dora, report=report, revision=1, contract=own) if own else report


@pytest.fixture
def contradicted(dora: User, session: Session) -> IrregularityReport:
    return reported(dora, session, "3NT by W")


def test_a_contract_that_contradicts_leaves_auction_and_play_of_the_result_out(
    contradicted: IrregularityReport,
) -> None:
    table = table_record(contradicted)
    assert (table.contract.source, table.contract.differs) == (Source.REPORT, True)
    assert (list(table.auction.calls), table.auction.why_not) == ([], WhyNot.OTHER_CONTRACT)
    assert (list(table.auction.left_out), table.play.source) == (CALLS, None)


def test_the_law_reads_the_contract_alone(contradicted: IrregularityReport) -> None:
    record = before_law(first_case(contradicted)).record
    assert (record.auction, record.contract, record.tricks) == (None, Contract.parse("3NT by W"), ())


def test_the_case_asks_for_the_auction_and_names_both(contradicted: IrregularityReport) -> None:
    case = first_case(contradicted)
    sheet = case_sheet(case)
    assert (sheet.auction, list(sheet.clashes), sheet.names[Seat.NORTH]) == ([], [SENTENCE], "Anna")
    assert begins_with_the_auction(case) is False
    case.situation = "insufficient_bid"
    assert begins_with_the_auction(case)


def test_the_page_shows_no_calls_and_says_why(contradicted: IrregularityReport, as_dora: Client) -> None:
    shown = as_dora.get(f"/reports/{contradicted.pk}/").content.decode()
    assert "but 3NT by West is recorded as the contract" in shown
    assert '<table class="auction">' not in shown
    assert recorded_sheet(contradicted) is None
    assert marking_sheet(contradicted, []) is None


def test_the_box_begins_with_the_calls_to_be_put_right(contradicted: IrregularityReport) -> None:
    assert len(table_record(contradicted).auction.on_record.calls) == 4
    assert clashes_of(contradicted) == why_no_auction(table_record(contradicted)) == [SENTENCE]


def test_the_paper_has_the_contract_that_counts_and_the_sentence(contradicted: IrregularityReport) -> None:
    filled = of_table(contradicted, FactsSheet(report=contradicted))
    assert (list(filled.auction), list(filled.why_no_auction)) == ([], [SENTENCE])
    assert (filled.texts["contract"], filled.names[Seat.NORTH]) == ("3NT by West", "Anna")


def test_the_public_reads_no_auction(dora: User, contradicted: IrregularityReport) -> None:
    case = answer_all(dora, first_case(contradicted))
    ruling = issue_ruling(actor=dora, case=case, revision=case.revision)
    assert public_words(ruling, "").auction == []
    assert "auction" not in ruling.record


def test_no_poll_begins_in_an_auction_that_is_left_out(contradicted: IrregularityReport) -> None:
    assert (moments_called(contradicted), moments_played(contradicted)) == ([], [])
    assert as_typed(contradicted, None) == {"auction": ""}


@pytest.mark.parametrize("contract", ["", "4S by N", "4S by S", "4S"])
def test_a_contract_of_that_side_contradicts_nothing(dora: User, session: Session, contract: str) -> None:
    table = table_record(reported(dora, session, contract))
    assert (list(table.auction.calls), table.auction.source) == (CALLS, Source.RESULT)
    assert (table.play.source, table.contract.differs) == (Source.RESULT, False)


def test_the_auction_counts_where_it_ended_in_the_directors_contract(dora: User, session: Session) -> None:
    report = reported(dora, session, "4S by N", contract="3NT", declarer="W")
    assert table_record(report).contract.differs
    assert (record_of(report)["auction"], why_no_auction(table_record(report))) == (CALLS, [])


def test_an_auction_that_is_not_over_contradicts_no_contract(dora: User, session: Session) -> None:
    table = table_record(reported(dora, session, "3NT by W", auction=CALLS[:2]))
    assert (list(table.auction.calls), table.play.source) == (CALLS[:2], None)


def test_the_directors_own_auction_gives_the_contract_once_it_is_over(dora: User, session: Session) -> None:
    report = reported(dora, session)
    open_auction = amend_report(actor=dora, report=report, revision=1, auction=["1NT", "P"])
    assert (table_record(open_auction).contract.source, "contract" in record_of(open_auction)) == (Source.RESULT, False)
    over = amend_report(actor=dora, report=open_auction, revision=2, auction=["1NT", "P", "P", "P"])
    told = table_record(over)
    assert (told.contract.source, told.contract.text, told.play.source) == (Source.AUCTION, "1NT by N", None)


def test_a_blank_name_takes_nobody_away(dora: User, session: Session) -> None:
    report = reported(dora, session, seats={"N": " ", "S": "Berta"})
    assert dict(table_record(report).seats) == {
        Seat.NORTH: "Anna",
        Seat.SOUTH: "Berta",
        Seat.EAST: "Carla",
        Seat.WEST: "Dino",
    }
    assert table_record(report).asked == ("defective_trick",)
