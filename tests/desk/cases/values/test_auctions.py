"""The auction of a report: stored as it was called, refused by name and place, on record in the history."""

import pytest

from rulings.desk.base.refusals import BadInput
from rulings.desk.cases.values.auctions import checked_auction
from rulings.desk.reports.services.filing import amend_report
from rulings.models import IrregularityReport, Session, User
from tests.factories import history, make_report

LATE = "the auction was over. Take it out or, if it was made after the final pass, say who made it, as in N:2C!"


def test_the_auction_is_stored_with_what_is_irregular_declared_and_on_record(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    given = ["3C", {"call": "P", "seat": "E"}, {"call": "2H", "seat": "E"}, {"call": "X", "seat": "S", "note": "penal"}]
    amend_report(actor=dora, report=report, revision=1, auction=given)
    stored = ["3C", "P", {"call": "2H", "seat": "E"}, {"call": "X", "seat": "S", "note": "penal"}]
    assert IrregularityReport.objects.get().auction == stored
    assert history(report.club)[-1] == ("report.amended", {"auction": []}, {"auction": stored})


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        (
            ["1S", "9H"],
            "Call 2 of the auction: “9H” is no call. Write P, X, XX or a bid such as 1NT; the suits are S ♠, H ♥, D ♦ "
            "and C ♣.",
        ),
        (["1S", "P", "P", "P", "2C"], f"Call 5 of the auction, 2C: {LATE}"),
        (
            ["1S", {"call": "P", "seat": "Q"}],
            "Call 2 of the auction, “P”: there is no such seat. Write N, E, S or W before the colon.",
        ),
        (
            ["1S", *[{"call": "P", "seat": "N"}] * 400],
            "No auction has more than 400 calls. Take out those that were not made.",
        ),
        (
            [{"call": "1S", "seat": "N", "note": "x" * 201}],
            "Too long: the explanation of a call may have 200 characters, and this has 201. "
            "Shorten it and send it again.",
        ),
    ],
)
def test_an_impossible_auction_is_refused_and_nothing_is_stored(
    dora: User, session: Session, calls: list[object], sentence: str
) -> None:
    report = make_report(dora, session)
    entries = len(history(report.club))
    with pytest.raises(BadInput) as refusal:
        amend_report(actor=dora, report=report, revision=1, auction=calls, narrative="half stored?")
    assert (str(refusal.value), refusal.value.field) == (sentence, "auction")
    now = IrregularityReport.objects.get()
    assert (now.auction, now.narrative, now.revision, len(history(report.club))) == ([], "", 1, entries)


def test_the_dealer_is_the_board_s(session: Session) -> None:
    board = session.boards.get(number=2)
    assert (board.dealer, checked_auction(board, ["1C", {"call": "P", "seat": "S"}])) == ("E", ["1C", "P"])


def test_an_auction_moves_with_its_report_to_the_dealer_of_another_board(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    doubled = ["1C", "P", "P", {"call": "X", "seat": "W", "note": "takeout"}, "P", "P", "P"]
    report = amend_report(actor=dora, report=report, revision=1, auction=doubled)
    moved = amend_report(actor=dora, report=report, revision=2, board_number=2)
    assert (moved.board.number, moved.auction) == (2, doubled)


def test_what_a_ruling_cancelled_is_stored_with_its_mark(dora: User, session: Session) -> None:
    report = make_report(dora, session)
    given = ["1S", {"call": "1H", "cancelled": True}, "2H"]
    amend_report(actor=dora, report=report, revision=1, auction=given)
    assert IrregularityReport.objects.get().auction == ["1S", {"call": "1H", "seat": "E", "cancelled": True}, "2H"]
