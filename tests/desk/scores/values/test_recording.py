"""What was written on a line."""

from rulings.desk.movements.values import TablePlace
from rulings.desk.scores.values.recording import Recorded


def test_a_line_is_named_by_its_board_and_its_table() -> None:
    written = Recorded(3, TablePlace("B", 5), 1, "NP")
    assert "board {board}, table {table}".format(**written.named) == "board 3, table B5"
    assert written.was == ""
