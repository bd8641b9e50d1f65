"""The auction and the play of a board of LIN, where the fast way does not take them."""

import pytest

from rulings.bridge import Contract, Seat
from rulings.formats.errors import FormatError
from rulings.formats.lin.record import LinBoard, auction_of, play_of, tricks_of
from rulings.formats.text import Source

SOURCE = Source("mb|x|")


def board(*calls: str, cards: tuple[str, ...] = ()) -> LinBoard:
    """A board without cards dealt."""
    made = LinBoard(0, [])
    made.calls = [(call, "", at) for at, call in enumerate(calls)]
    made.cards = [(card, 0) for card in cards]
    return made


def test_an_auction_is_that_of_its_calls_and_an_irregular_one_is_refused_where_it_becomes_so() -> None:
    assert str(auction_of(board("1c", "p", "p", "p"), SOURCE).contract()) == "1C by N"
    with pytest.raises(FormatError, match="column 3: expected a call such as Pass, X or 1NT, found '1C'"):
        auction_of(board("1S", "p", "1C"), SOURCE)


def test_a_card_played_twice_is_refused() -> None:
    with pytest.raises(FormatError, match="a card that was not played before, found 'SA'"):
        play_of(board(cards=("SA", "SA")), SOURCE, Contract.parse("1NT by N"))


def test_the_tricks_of_a_play_that_is_not_whole_are_not_known() -> None:
    play = play_of(board(cards=("SA", "S2", "S3", "S4")), SOURCE, Contract.parse("1NT by N"))
    assert [trick.leader for trick in play] == [Seat.EAST]
    assert tricks_of(play, Contract.parse("1NT by N")) is None
