"""The board on a form on paper: what is known is printed, for what is not there is room."""

from rulings.desk.papers.wording.parts import Field, Grid, Part
from rulings.models import Board
from rulings.templatetags.papers import is_known, paper_auction, paper_hands

BOARD = Board(number=2, dealer="E", vulnerability="NS")


def test_a_known_hand_is_written_and_for_the_others_the_suits_stand_alone() -> None:
    seats = paper_hands(BOARD, {"N": "AKQ2.543.KJ4.876"}, {"E": "Emma"})["seats"]
    assert [(seat["seat"], seat["name"]) for seat in seats] == [("N", ""), ("E", "Emma"), ("S", ""), ("W", "")]
    assert seats[0]["hand"] == [("♠", "A K Q 2"), ("♥", "5 4 3"), ("♦", "K J 4"), ("♣", "8 7 6")]
    assert seats[1]["hand"] == [("♠", ""), ("♥", ""), ("♦", ""), ("♣", "")]


def test_the_auction_has_the_columns_of_every_auction_and_marks_the_vulnerable() -> None:
    heads = paper_auction(BOARD)["heads"]
    assert [(head["seat"], head["is_vulnerable"], head["is_dealer"]) for head in heads] == [
        ("W", False, False),
        ("N", True, False),
        ("E", False, True),
        ("S", True, False),
    ]


def test_without_a_board_nobody_deals_and_there_is_room_for_five_rounds() -> None:
    sheet = paper_auction(None)
    assert [(head["seat"], head["is_dealer"]) for head in sheet["heads"]] == [(seat, False) for seat in "WNES"]
    assert len(sheet["rows"]) == 5


def test_a_part_is_printed_where_anything_of_it_is_known_or_is_to_be_written_by_hand() -> None:
    part = Part("The board", (Field("board", "Board"),), Grid("hands", ("Seat",), 4))
    assert [is_known(part, frozenset(known)) for known in ((), ("law",), ("law", "board"), ("hands",))] == [
        False,
        False,
        True,
        True,
    ]
    assert is_known(Part("Notes", (), is_by_hand=True), frozenset())
