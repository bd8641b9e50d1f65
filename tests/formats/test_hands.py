"""Why the hands of a board cannot be."""

import pytest

from rulings.bridge import Seat
from rulings.formats.hands import why_no_deal, why_no_hands

NORTH = ".63.AKQ987.A9732"
REST = "A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"N:2{NORTH} {REST}", "N, number of cards: 14 in place of 13"),
        (f"N:{NORTH[:-1]} {REST}", "N, number of cards: 12 in place of 13"),
        (f"E:{NORTH}2 {REST}", "E, the same card twice: C2"),
        (f"N:{NORTH.replace('2', '4')} {REST}", "dealt twice: C4, to N and to S"),
        (f"N:{NORTH} A8654", "number of hands: 2 in place of 4"),
        (f"N:{NORTH.replace('63', '6Z')} {REST}", "N, this is no hand: .6Z.AKQ987.A9732"),
        (f"N:63.AKQ987.A9732 {REST}", "N, this is no hand: 63.AKQ987.A9732"),
    ],
)
def test_what_is_wrong_with_a_deal_is_said(text: str, words: str) -> None:
    assert str(why_no_deal(text)) == words


@pytest.mark.parametrize("text", [f"N:{NORTH} {REST}", "", "hello", f"X:{NORTH} {REST}"])
def test_nothing_is_said_of_what_is_no_deal_at_all_or_a_good_one(text: str) -> None:
    assert why_no_deal(text) is None


def test_a_hand_that_nobody_knows_is_no_fault() -> None:
    assert why_no_hands({Seat.NORTH: "-", Seat.EAST: "A8654.KQ5.T.QJT6"}) is None
