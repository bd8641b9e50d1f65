"""What each seat makes, as a table."""

from rulings.models import Board
from rulings.templatetags.double_dummy import double_dummy_table

MADE = {seat: {"C": 4, "D": 5, "H": 6, "S": 10, "NT": 9} for seat in "NES"} | {
    "W": {"C": 8, "D": 7, "H": 6, "S": 3, "NT": 4}
}


def test_a_row_a_declarer_from_no_trump_down_to_clubs() -> None:
    sheet = double_dummy_table(Board(double_dummy=MADE))
    assert sheet["heads"] == ["NT", "♠", "♥", "♦", "♣"]
    assert [(str(seat), tricks) for seat, tricks in sheet["rows"]] == [
        ("North", [9, 10, 6, 5, 4]),
        ("East", [9, 10, 6, 5, 4]),
        ("South", [9, 10, 6, 5, 4]),
        ("West", [4, 3, 6, 7, 8]),
    ]


def test_a_board_that_is_not_solved_has_no_rows() -> None:
    assert double_dummy_table(Board())["rows"] == []
