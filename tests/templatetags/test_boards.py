"""The board's diagram and the auction's table."""

import re

import pytest
from django.template import Context, Template
from django.utils.translation import override
from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Seat
from rulings.models import Board
from rulings.templatetags.boards import auction_table, contract_text, diagram_sheet, minus

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"


def board(deal: str = "") -> Board:
    return Board(number=2, dealer="E", vulnerability="NS", deal=deal)


def rows(calls: list[object]) -> list[list[str]]:
    """The auction's cells, dealer east."""
    return [[cell.call for cell in row] for row in auction_table(board(), calls)["rows"]]  # type: ignore[arg-type]


def test_the_diagram_marks_dealer_and_vulnerability() -> None:
    seats = {seat["seat"]: seat for seat, _hand in diagram_sheet(board())["hands"]}
    assert [seat for seat in seats if seats[seat]["is_dealer"]] == ["E"]
    assert [seat for seat in seats if seats[seat]["is_vulnerable"]] == ["N", "S"]


def test_a_hand_is_written_suit_by_suit_and_a_ten_as_a_number() -> None:
    hands = {seat["seat"]: hand for seat, hand in diagram_sheet(board(DEAL))["hands"]}
    assert hands["S"] == [("♠", "10 6 5 4"), ("♥", "K 9 2"), ("♦", "A 8 7"), ("♣", "A J 10")]


@pytest.mark.parametrize("deal", ["", "N:unreadable"])
def test_a_deal_nobody_knows_leaves_the_table_alone(deal: str) -> None:
    page = Template("{% load boards %}{% board_diagram board %}").render(Context({"board": board(deal)}))
    assert "hand-N" not in page
    assert "<b>2</b>" in page


def test_the_auction_is_printed_from_west_and_its_dealers_call_stands_in_his_column() -> None:
    assert rows(["1H", "P", "2NT", "P", "4H", "P", "P", "P"]) == [
        ["", "", "1♥", "Pass"],
        ["2NT", "Pass", "4♥", "Pass"],
        ["Pass", "Pass", "", ""],
    ]


@pytest.mark.parametrize("dealer", Seat)
@given(calls=st.lists(st.sampled_from(["P", "X", "XX", "1C", "1NT", "4S", "7NT"]), min_size=1, max_size=30))
def test_whoever_deals_each_call_stands_under_its_caller(dealer: Seat, calls: list[object]) -> None:
    sheet = auction_table(Board(number=2, dealer=dealer, vulnerability="NS"), calls)  # type: ignore[arg-type]
    assert [seat["seat"] for seat in sheet["heads"]] == ["W", "N", "E", "S"]
    called = [
        (cell.place, head["seat"])
        for row in sheet["rows"]
        for head, cell in zip(sheet["heads"], row, strict=True)
        if cell.call
    ]
    assert called == [(place, dealer.after(place - 1)) for place in range(1, len(calls) + 1)]
    assert [len(row) for row in sheet["rows"]] == [4] * len(sheet["rows"])
    assert all(any(cell.call for cell in row) for row in sheet["rows"])


def test_a_reader_of_his_own_auction_finds_it_printed_like_any_other() -> None:
    sheet = auction_table(board(), ["P"], seen_from="N")
    assert [(seat["seat"], seat["is_you"]) for seat in sheet["heads"]] == [
        ("W", False),
        ("N", True),
        ("E", False),
        ("S", False),
    ]


@pytest.mark.parametrize(
    ("language", "passed", "doubled", "redoubled"),
    [
        ("en", "Pass", "double", "redouble"),
        ("it", "Passo", "contro", "surcontro"),
        ("pl", "Pas", "kontra", "rekontra"),
    ],
)
def test_every_call_has_a_word_for_who_listens(language: str, passed: str, doubled: str, redoubled: str) -> None:
    with override(language):
        page = Template("{% load boards %}{% auction_table board calls %}").render(
            Context({"board": board(), "calls": ["1H", "X", "XX", "P"]})
        )
    heard = re.findall(r'visually-hidden">([^<,]+)</span>', page.partition("<tbody>")[2])
    assert [word.strip() for word in heard[1:]] == [doubled, redoubled]
    assert f">{passed}<" in re.sub(r"\s", "", page)


def test_a_call_out_of_rotation_stands_under_its_own_seat_and_is_marked() -> None:
    sheet = auction_table(board(), ["1H", {"call": "2S", "seat": "W"}, "P"])
    assert [[cell.call for cell in row] for row in sheet["rows"]] == [["", "", "1♥", ""], ["2♠", "Pass", "", ""]]
    assert sheet["rows"][1][0].irregular == "out of turn"
    assert sheet["irregular"] == ["2♠ by West is out of turn: it was the turn of South."]


def test_an_explanation_has_a_number_in_the_table_and_its_text_below() -> None:
    sheet = auction_table(board(), [{"call": "1C", "note": "strong"}, "P"])
    assert (sheet["rows"][0][2].note, sheet["notes"]) == (1, ["strong"])


def test_an_auction_that_cannot_be_read_is_left_out() -> None:
    assert auction_table(board(), ["8NT"]) == {"rows": []}


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("4SX", "4♠X"),
        ("3NT", "3NT"),
        ("Pass", "Pass"),
        ("", ""),
        ("4SX by W", "4♠X by West"),
        ("1NT by S", "1NT by South"),
    ],
)
def test_a_contract_shows_its_suit_as_a_symbol_and_its_declarer_by_name(written: str, shown: str) -> None:
    assert contract_text(written) == shown


@pytest.mark.parametrize(("score", "shown"), [(-50, "−50"), (420, "420"), (0, "0"), (None, "")])
def test_a_score_has_a_true_minus_sign(score: int | None, shown: str) -> None:
    assert minus(score) == shown
