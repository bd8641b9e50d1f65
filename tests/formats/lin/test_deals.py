"""The deal of a LIN file."""

import pytest

from rulings.bridge import Seat
from rulings.formats.errors import FormatError
from rulings.formats.lin.deals import dealer_in, read_deal
from rulings.formats.text import Source
from tests.formats.samples import exactly

DEAL = "3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732"
SOUTH, WEST, NORTH = DEAL[1:].split(",")
EAST = "SA8654HKQ5DTCQJT6"


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


def test_of_several_missing_hands_none_is_made_up() -> None:
    deal = read_deal(f"3{SOUTH},,{NORTH},", 0, Source(""))
    assert [seat for seat, hand in deal.hands.items() if hand is not None] == [Seat.NORTH, Seat.SOUTH]


@pytest.mark.parametrize("missing", range(4))
def test_one_missing_hand_is_what_the_others_leave(missing: int) -> None:
    hands = [SOUTH, WEST, NORTH, EAST]
    told = [hand if at != missing else "" for at, hand in enumerate(hands)]
    assert read_deal("3" + ",".join(told), 0, Source("")) == read_deal("3" + ",".join(hands), 0, Source(""))


@pytest.mark.parametrize("texts", [f"{SOUTH},,{SOUTH},", ",,,", f"{SOUTH[:-1]},,{NORTH},"])
def test_known_hands_are_thirteen_different_cards_each_also_where_others_are_missing(texts: str) -> None:
    with pytest.raises(FormatError):
        read_deal(f"3{texts}", 0, Source(""))
