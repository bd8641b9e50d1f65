"""Boards put together from games."""

import pytest

from rulings.bridge import Seat, Vulnerability
from rulings.formats.errors import FormatError
from rulings.formats.session import FileBoard
from tests.formats.samples import DEAL, dealt, exactly, game, read

SHORT = "N:.6.AKQ987.A9732 A865.KQ5.T.QJT6 J97.J98742.3.K4 QT2.AT.J6542.85"


def boards(*games: str) -> list[FileBoard]:
    return list(read("\n".join(games)).boards)


def test_a_board_without_tags_has_the_usual_dealer_and_vulnerability() -> None:
    assert boards(game(Board="7")) == [FileBoard(7, Seat.SOUTH, Vulnerability.ALL)]


def test_boards_come_in_order_of_number() -> None:
    assert [board.number for board in boards(game(Board="12"), game(Board="2"), game(Board="3"))] == [2, 3, 12]


@pytest.mark.parametrize(("text", "value"), [("Love", "None"), ("-", "None"), ("both", "All"), ("ew", "EW")])
def test_vulnerability_has_several_words(text: str, value: str) -> None:
    assert boards(game(Vulnerable=text))[0].vulnerability == value


def test_an_unusual_board_is_taken_as_it_is_and_remarked() -> None:
    session = read(dealt(Dealer="W", Vulnerable="All"))
    assert session.boards == (FileBoard(1, Seat.WEST, Vulnerability.ALL),)
    assert [str(remark) for remark in session.remarks] == [
        "Board 1: dealer or vulnerability is not the usual one; the file's was taken."
    ]


def test_games_of_one_board_put_their_hands_together() -> None:
    north, east, south, west = DEAL.removeprefix("N:").split()
    (board,) = boards(
        game(Deal=f"N:{north} - {south} -"),
        game(Deal=f"E:{east} {south} - -"),
        game(Deal=f"W:{west} - - -"),
        game(),
    )
    assert str(board.deal) == DEAL


def test_a_game_with_other_cards_for_the_board_is_left_out_and_said() -> None:
    other = DEAL.replace("N:", "E:")
    session = read("\n".join([dealt(Deal=DEAL), dealt(Deal=other, Contract="1NT", Declarer="N"), dealt(Dealer="W")]))
    assert (str(session.boards[0].deal), session.results) == (DEAL, ())
    assert [str(remark) for remark in session.remarks] == [
        f"Line {line}: board 1 was given before with other cards, dealer or vulnerability; left out."
        for line in (6, 13)
    ]


def test_hands_that_share_a_card_across_games_are_of_two_deals() -> None:
    north, east, *_rest = DEAL.removeprefix("N:").split()
    session = read("\n".join([game(Deal=f"N:{north} - - -"), game(Deal=f"N:- {north} - -")]))
    assert session.boards[0].deal is not None
    assert list(session.boards[0].deal.hands) == [Seat.NORTH]
    assert east not in str(session.boards[0].deal)


def test_an_end_position_is_no_deal() -> None:
    session = read(dealt(Deal=SHORT))
    assert session.boards[0].deal is None
    assert [str(remark) for remark in session.remarks] == [
        "Line 4: board 1 holds an end position, not a deal; its cards were left out."
    ]


@pytest.mark.parametrize(
    ("tags", "sentence"),
    [
        ({"Board": "1a"}, "line 1, column 1: expected a board number from 1 to 9999, found '1a'."),
        ({"Board": "0"}, "line 1, column 1: expected a board number from 1 to 9999, found '0'."),
        ({"Board": "10000"}, "line 1, column 1: expected a board number from 1 to 9999, found '10000'."),
        ({"Board": "٣"}, "line 1, column 1: expected a board number from 1 to 9999, found '٣'."),
        ({"Dealer": "Q"}, "line 4, column 1: expected a seat: N, E, S or W, found 'Q'."),
        ({"Vulnerable": "us"}, "line 4, column 1: expected None, NS, EW or All, found 'us'."),
        (
            {"Deal": DEAL.replace("QJT6", "AJT6")},
            "line 4, column 1: expected a deal such as N:hand hand hand hand (dealt twice: CA, to N and to E).",
        ),
        (
            {"Deal": DEAL.replace("QJT6", "QJT")},
            "line 4, column 1: expected a deal such as N:hand hand hand hand (E, number of cards: 12 in place of 13).",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(tags: dict[str, str], sentence: str) -> None:
    with pytest.raises(FormatError, match=exactly(sentence)):
        read(game(**tags))
