"""The board's diagram and the auction's table."""

import pytest
from django.template import Context, Template

from rulings.models import Board
from rulings.templatetags.boards import auction_table, board_diagram, contract_text, minus

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"


def board(deal: str = "") -> Board:
    return Board(number=2, dealer="E", vulnerability="NS", deal=deal)


def rows(calls: list[object]) -> list[list[str]]:
    """The auction's cells, dealer east."""
    return [[cell.call for cell in row] for row in auction_table(board(), calls)["rows"]]  # type: ignore[arg-type]


def test_the_diagram_marks_dealer_and_vulnerability() -> None:
    seats = {seat["seat"]: seat for seat, _hand in board_diagram(board())["hands"]}
    assert [seat for seat in seats if seats[seat]["is_dealer"]] == ["E"]
    assert [seat for seat in seats if seats[seat]["is_vulnerable"]] == ["N", "S"]


def test_a_hand_is_written_suit_by_suit_and_a_ten_as_a_number() -> None:
    hands = {seat["seat"]: hand for seat, hand in board_diagram(board(DEAL))["hands"]}
    assert hands["S"] == [("♠", "10 6 5 4"), ("♥", "K 9 2"), ("♦", "A 8 7"), ("♣", "A J 10")]


@pytest.mark.parametrize("deal", ["", "N:unreadable"])
def test_a_deal_nobody_knows_leaves_the_table_alone(deal: str) -> None:
    page = Template("{% load boards %}{% board_diagram board %}").render(Context({"board": board(deal)}))
    assert "hand-N" not in page
    assert "<b>2</b>" in page


def test_the_auction_begins_with_its_dealer() -> None:
    assert rows(["1H", "P", "2NT", "P", "4H", "P", "P", "P"]) == [["1♥", "–", "2NT", "–"], ["4♥", "–", "–", "–"]]


def test_a_call_out_of_rotation_stands_under_its_own_seat_and_is_marked() -> None:
    sheet = auction_table(board(), ["1H", {"call": "2S", "seat": "W"}, "P"])
    assert [[cell.call for cell in row] for row in sheet["rows"]] == [["1♥", "", "2♠", "–"]]
    assert sheet["rows"][0][2].irregular == "out of turn"
    assert sheet["irregular"] == ["2♠ by West is out of turn: it was the turn of South."]


def test_an_explanation_has_a_number_in_the_table_and_its_text_below() -> None:
    sheet = auction_table(board(), [{"call": "1C", "note": "strong"}, "P"])
    assert (sheet["rows"][0][0].note, sheet["notes"]) == (1, ["strong"])


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
