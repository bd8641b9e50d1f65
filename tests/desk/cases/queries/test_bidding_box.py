"""The bidding box: the auction so far, and every call that may be tapped next."""

import pytest

from rulings.bridge import Auction, Seat
from rulings.desk.cases.queries.bidding_box import box_sheet, marking_sheet
from rulings.desk.reports.services.filing import amend_report
from rulings.models import Session, User
from tests.factories import make_report, make_ruling


def auction(*calls: object) -> Auction:
    return Auction.of(Seat.NORTH, calls)  # type: ignore[arg-type]


def test_the_box_has_every_bid_by_level_and_the_other_calls() -> None:
    box = box_sheet(auction())
    assert [len(row) for row in box.rows] == [5] * 7
    assert [card.value for card in box.rows[0]] == ["1C", "1D", "1H", "1S", "1NT"]
    assert [card.text for card in box.others] == ["Pass", "Double", "Redouble"]


def test_a_call_that_would_be_irregular_says_so_on_its_card() -> None:
    box = box_sheet(auction("1S"))
    assert {card.value for card in box.rows[0] if card.irregular} == {"1C", "1D", "1H", "1S"}
    assert [bool(card.irregular) for card in box.others] == [False, False, True]


def test_the_seat_in_turn_is_marked_and_names_are_shown() -> None:
    box = box_sheet(auction("1S"), {Seat.EAST: "Emma"})
    assert [(seat.letter, seat.player, seat.is_in_turn) for seat in box.seats] == [
        ("N", "", False),
        ("E", "Emma", True),
        ("S", "", False),
        ("W", "", False),
    ]


def test_after_the_end_it_is_nobodys_turn() -> None:
    box = box_sheet(auction("1S", "P", "P", "P"))
    assert (box.is_over, [seat.letter for seat in box.seats if seat.is_in_turn]) == (True, [])


def test_what_is_irregular_is_said_first_then_how_the_auction_stands() -> None:
    box = box_sheet(auction("1S", "1H"), clashes=["Something else."])
    assert box.said.startswith(box.irregular[0])
    assert (len(box.irregular), list(box.clashes)) == (1, ["Something else."])
    assert box.text == "1S 1H"


@pytest.mark.parametrize("calls", [["P", "4S", "P", "P", "P"], []])
def test_where_no_ruling_cancelled_a_call_there_is_nothing_to_mark(
    dora: User, session: Session, calls: list[str]
) -> None:
    report = make_report(dora, session)
    if calls:
        report = amend_report(actor=dora, report=report, revision=1, auction=calls)
    assert marking_sheet(report, [make_ruling(dora, session)]) is None
