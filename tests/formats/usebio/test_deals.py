"""The hands of a board as USEBIO lists them."""

import pytest

from rulings.formats.errors import FormatError
from rulings.formats.usebio.deals import read_deal
from rulings.formats.usebio.xml import parse

HANDS = {
    "N": "- 63 AKQ987 A9732",
    "E": "A8654 KQ5 T QJT6",
    "S": "J973 J98742 3 K4",
    "W": "KQT2 AT J6542 85",
}
WHOLE = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


def hand(seat: str, cards: str) -> str:
    suits = zip(("SPADES", "HEARTS", "DIAMONDS", "CLUBS"), cards.split(), strict=True)
    return f"<HAND><DIRECTION>{seat}</DIRECTION>{''.join(f'<{suit}>{held}</{suit}>' for suit, held in suits)}</HAND>"


def board(**hands: str) -> str:
    return f"<BOARD>{''.join(hand(seat, cards) for seat, cards in hands.items())}</BOARD>"


def test_four_hands_are_a_deal() -> None:
    assert str(read_deal(parse(board(**HANDS)))) == WHOLE


def test_a_hand_that_is_not_listed_is_not_known() -> None:
    three = {seat: cards for seat, cards in HANDS.items() if seat != "W"}
    assert str(read_deal(parse(board(**three)))) == WHOLE.rpartition(" ")[0] + " -"


def test_a_board_without_a_card_has_no_deal() -> None:
    assert read_deal(parse("<BOARD><BOARD_NUMBER>1</BOARD_NUMBER></BOARD>")) is None
    assert read_deal(parse(board(N="- - - -"))) is None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (board(**HANDS | {"N": "- 63 AKQ987 A973"}), "N, number of cards: 12"),
        (board(**HANDS | {"N": "Z 63 AKQ987 A973"}), "expected a hand"),
        (board(**HANDS).replace("<DIRECTION>E", "<DIRECTION>N"), "DIRECTION: expected a hand"),
        (board(**HANDS).replace("<DIRECTION>E", "<DIRECTION>Up"), "DIRECTION: expected a seat"),
        (board(**HANDS | {"W": "AKT2 AT J6542 85"}), "dealt twice: SA, to E and to W"),
    ],
)
def test_a_hand_that_cannot_be_is_named(text: str, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        read_deal(parse(text))
