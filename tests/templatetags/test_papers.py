"""The board on a form on paper: what is known is printed, for what is not there is room."""

from rulings.desk.papers.wording.parts import Field, Grid, Part
from rulings.models import Board
from rulings.templatetags.papers import is_known, paper_auction, paper_hands

BOARD = Board(number=2, dealer="E", vulnerability="NS")


def test_a_known_hand_is_written_and_for_the_others_the_suits_stand_alone() -> None:
    sheet = paper_hands(BOARD, {"N": "AKQ2.543.KJ4.876"}, {"E": "Emma"})
    seats = sheet["seats"]
    assert [(seat["seat"], seat["who"]) for seat in seats] == [("N", ""), ("E", "Emma"), ("S", ""), ("W", "")]
    assert seats[0]["hand"] == [("♠", "A K Q 2"), ("♥", "5 4 3"), ("♦", "K J 4"), ("♣", "8 7 6")]
    assert seats[1]["hand"] == [("♠", ""), ("♥", ""), ("♦", ""), ("♣", "")]
    assert [seat["seat"] for seat in seats if seat["is_dealer"]] == ["E"]
    assert [seat["seat"] for seat in seats if seat["is_vulnerable"]] == ["N", "S"]
    assert all(sheet["around"][seat["seat"]] is seat for seat in seats)


def test_room_for_an_auction_begins_with_west_and_marks_the_dealer_and_the_vulnerable() -> None:
    heads = paper_auction(BOARD)["heads"]
    assert [head["seat"] for head in heads] == ["W", "N", "E", "S"]
    assert [head["seat"] for head in heads if head["is_vulnerable"]] == ["N", "S"]
    assert [head["seat"] for head in heads if head["is_dealer"]] == ["E"]


def test_a_blank_form_has_more_room_for_it_and_marks_nobody() -> None:
    sheet = paper_auction(None)
    assert (len(sheet["rows"]), len(paper_auction(BOARD)["rows"])) == (5, 3)
    assert not any(head["is_vulnerable"] or head["is_dealer"] for head in sheet["heads"])


def test_a_part_is_printed_where_anything_of_it_is_known_or_is_to_be_written_by_hand() -> None:
    part = Part("The board", (Field("board", "Board"),), Grid("hands", ("Seat",), (12,), 4))
    assert [is_known(part, frozenset(known)) for known in ((), ("law",), ("law", "board"), ("hands",))] == [
        False,
        False,
        True,
        True,
    ]
    assert is_known(Part("Notes", (), is_by_hand=True), frozenset())
