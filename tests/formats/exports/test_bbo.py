"""Travellers of Bridge Base Online, built as its real pages are, with people and hands of our own."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.exports.bbo import is_bbo, read_bbo
from rulings.formats.reader import read_session
from tests.formats.samples import DATA, exactly

PAGE = (DATA / "bbo_traveller.html").read_text(encoding="utf-8")


def test_a_traveller_has_its_board_cards_auctions_and_play_from_the_hands_it_links_to() -> None:
    session = read_session(PAGE.encode())
    assert is_bbo(PAGE)
    assert (session.boards[0].number, str(session.date)) == (3, "2023-11-23")
    assert session.boards[0].deal is not None
    assert [(str(each.contract), each.tricks, each.score_ns) for each in session.results] == [
        ("3NT by N", 7, -200),
        ("5CX by N", 11, 750),
        ("2S by E", 8, -110),
        ("None", None, None),
    ]
    assert session.results[0].auction is not None
    assert len(session.results[0].play) == 1
    assert [str(each.ns) for each in session.results[1].awards] == ["100.00"]
    assert session.results[3].artificial is not None


def test_points_may_be_east_wests() -> None:
    told = read_bbo([PAGE.replace("<th>Points</th>", "<th>EW Points</th>")])[0].results
    assert [each.score_ns for each in told[:3]] == [200, -750, 110]
    assert str(told[0].awards[0].ew) == "0.00"


def test_imps_are_those_of_the_side_whose_points_are_shown() -> None:
    told = read_bbo([PAGE.replace(">0.00%<", ">-5.20<")])[0].results
    assert str(told[0].awards[0].ns) == "-5.20"


def test_several_boards_are_one_session() -> None:
    (session,) = read_bbo([PAGE, PAGE.replace("Board%203", "Board%204")])
    assert [each.number for each in session.boards] == [3, 4]
    assert len(session.results) == 8


def test_a_hand_that_cannot_be_read_costs_its_cards_alone() -> None:
    (session,) = read_bbo([PAGE.replace("md%7C3SJ973", "md%7C3SJ999")])
    assert len(session.results) == 4
    assert session.boards[0].deal is None
    assert [str(remark) for remark in session.remarks][:1] == [
        "Board 3: a hand that its line links to cannot be read; its cards, auction and play were left out."
    ]


def test_a_line_that_cannot_be_read_is_kept_aside_and_the_others_come_in() -> None:
    text = PAGE.replace(">-200<", ">-2x0<", 1)
    with pytest.raises(FormatError, match="-2x0"):
        read_bbo([text])
    (session,) = read_bbo([text], is_strict=False)
    assert (len(session.results), [fault.error.found for fault in session.faults]) == (3, ["-2x0"])


def test_a_page_whose_hands_have_no_number_is_refused() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected at least one board with a number.")):
        read_bbo([PAGE.replace("ah%7CBoard%203%7C", "")])


def test_a_line_that_the_auction_of_its_hand_denies_waits_with_it() -> None:
    page = PAGE.replace(">3N", ">4N", 1)
    assert page != PAGE
    (session,) = read_bbo([page], is_strict=False)
    (fault,) = session.faults
    assert (len(session.results), fault.board, fault.error.found) == (3, 3, "4NT by N")
    assert str(fault.error.detail) == "contract of the auction: 3NT by N"
    assert fault.result is not None
    assert fault.result.auction is not None
    with pytest.raises(FormatError, match="the contract that the auction reached"):
        read_bbo([page])
