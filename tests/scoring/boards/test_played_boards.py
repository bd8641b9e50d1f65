"""A board's lines: nobody stands there twice, and each is found by both of its pairs."""

import pytest

from rulings.scoring.boards.lines import Line, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.errors import ScoringError
from tests.scoring.saying import board, exactly


def test_nobody_stands_twice_on_a_board() -> None:
    line = Line(("N1",), ("E1",), Played(0))
    with pytest.raises(ScoringError, match=exactly("N1 stands twice on board 4.")):
        Board(4, (line, Line(("N1",), ("E2",), Played(0))))


def test_a_line_is_found_by_both_of_its_pairs() -> None:
    played = board(2, 420, 430)
    assert played.line_of(("N2",), ("E2",)) == 1
    with pytest.raises(ScoringError, match=exactly("N1 - E2 did not play board 2 together.")):
        played.line_of(("N1",), ("E2",))
