"""An auction in words: what stands out, and how it stands."""

import pytest
from django.utils.translation import override

from rulings.bridge import Auction, Seat
from rulings.bridge.auction_text import read_text
from rulings.desk.cases.wording.auctions import irregular_calls, standing
from rulings.wording.terms import call_text

TOO_LOW = "2♥ by East is insufficient: the last bid was 3♣, 3♥ would have been enough."
NOT_HIS = "Double by South is inadmissible: there is no undoubled bid of his opponents."


def auction(text: str) -> Auction:
    return read_text(Seat.NORTH, text)


@pytest.mark.parametrize(
    ("calls", "sentences"),
    [
        ("1NT P 2C", []),
        ("3C 2H", [TOO_LOW]),
        ("7NT 7H", ["7♥ by East is insufficient: the last bid was 7NT."]),
        ("1NT S:2C!", ["2♣ by South is out of turn: it was the turn of East."]),
        ("3C 2H E:3H!", [TOO_LOW, "3♥ by East came on top of his own call before it."]),
        ("E:P!", ["Pass by East is out of turn: it was the turn of North."]),
        (
            "2H S:1S!",
            [
                "1♠ by South is out of turn: it was the turn of East.",
                "1♠ by South is insufficient: the last bid was 2♥, 2♠ would have been enough.",
            ],
        ),
        ("X", ["Double by North is inadmissible: there is no undoubled bid of his opponents."]),
        ("1C XX", ["Redouble by East is inadmissible: there is no doubled bid of his own side."]),
        ("1C P P P E:1D!", ["1♦ by East came after the final pass."]),
        ("3C [2H] 3H", [TOO_LOW + " It was cancelled."]),
        ("1C P [X] [W:P]", [NOT_HIS + " It was cancelled.", "Pass by West was cancelled."]),
        ("3C [2H] E:2D!", [TOO_LOW + " It was cancelled.", TOO_LOW.replace("♥", "♦")]),
    ],
)
def test_every_irregularity_has_its_sentence(calls: str, sentences: list[str]) -> None:
    with override("en"):
        assert irregular_calls(auction(calls)) == sentences


@pytest.mark.parametrize(
    ("calls", "sentences"),
    [
        ("", ["It is the turn of North."]),
        ("P", ["It is the turn of East."]),
        ("1NT X", ["It is the turn of South.", "So far: 1NTX by North."]),
        ("1S P 2S X XX", ["It is the turn of East.", "So far: 2♠XX by South."]),
        ("1NT AP", ["The auction is over: 1NT by North, East leads."]),
        ("AP", ["All four passed: nobody plays."]),
    ],
)
def test_how_an_auction_stands(calls: str, sentences: list[str]) -> None:
    with override("en"):
        assert standing(auction(calls)) == sentences


def test_seats_are_named_in_the_reader_s_language() -> None:
    with override("it"):
        assert "Est" in irregular_calls(auction("3C 2H"))[0]
        assert call_text(auction("3C 2H").calls[1].call) == "2♥"
