"""The deal of a LIN file."""

import pytest

from rulings.bridge import Seat
from rulings.formats.errors import FormatError
from rulings.formats.lin.deals import dealer_in, read_deal
from rulings.formats.text import Source
from tests.formats.samples import exactly

DEAL = "3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732"


def test_the_fourth_hand_is_what_the_others_leave() -> None:
    deal = read_deal(DEAL, 0, Source(DEAL))
    assert str(deal.hand(Seat.EAST)) == "A8654.KQ5.T.QJT6"
    assert dealer_in(DEAL) is Seat.NORTH


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (DEAL.replace("SJ973", "SJ9732"), "(S, number of cards: 14 in place of 13)."),
        (DEAL.replace("SKQT2", "SKQTJ"), "(dealt twice: SJ, to S and to W)."),
        (DEAL.replace("3SJ973", "9SJ973"), f"found '{DEAL.replace('3SJ973', '9SJ973')[:60]}'."),
    ],
)
def test_what_is_wrong_is_said(text: str, why: str) -> None:
    between = " " if why.startswith("(") else ", "
    sentence = f"line 1, column 1: expected a dealer from 1 to 4 and the hands{between}{why}"
    with pytest.raises(FormatError, match=exactly(sentence)):
        read_deal(text, 0, Source(text))
