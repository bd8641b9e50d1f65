"""Values in JSON and back."""

from decimal import Decimal

import pytest

from rulings.bridge import Auction, Card, Contract, Seat
from rulings.formats.json.values import Unreadable, reader_of, written
from rulings.formats.session import FileBoard, FileResult, PlayedCard


def test_values_are_texts_as_they_are_printed() -> None:
    result = FileResult(
        7, contract=Contract.parse("4SX by W"), tricks=9, lead=Card.parse("HA"), names={Seat.NORTH: "A"}
    )
    assert written(result) == {
        "board": 7,
        "names": {"N": "A"},
        "contract": "4SX by W",
        "tricks": 9,
        "lead": "HA",
    }
    assert reader_of(FileResult)(written(result)) == result


def test_an_amount_is_a_text_without_an_exponent() -> None:
    assert written(Decimal("1E+3")) == "1000"
    assert reader_of(Decimal)("7.20") == Decimal("7.2")


def test_calls_keep_who_made_them_and_that_they_were_cancelled() -> None:
    auction = Auction.of(Seat.NORTH, ["1NT", {"call": "1H", "seat": "E", "note": "heard 1D", "cancelled": True}, "P"])
    assert written(auction)["calls"][1] == {"seat": "E", "call": "1H", "note": "heard 1D", "cancelled": True}
    assert reader_of(Auction)(written(auction)) == auction


@pytest.mark.parametrize(
    ("kind", "value", "place"),
    [
        (FileResult, {"board": 1, "contract": "8S"}, "contract"),
        (FileResult, {"board": 1, "contract": "Pass"}, "contract"),
        (FileResult, {"board": "1"}, "board"),
        (FileResult, {"board": True}, "board"),
        (FileResult, {"board": 10**9}, "board"),
        (FileResult, {"ns": "1"}, "board"),
        (FileResult, {"board": 1, "ns": "a\0"}, "ns"),
        (FileResult, {"board": 1, "ns": "\ud800"}, "ns"),
        (FileResult, {"board": 1, "ns": "x" * 1001}, "ns"),
        (FileResult, {"board": 1, "awards": [{"unit": "MP", "ns": "1e9"}]}, "awards[0].ns"),
        (FileResult, {"board": 1, "awards": [{"unit": "MP", "ns": 1}]}, "awards[0].ns"),
        (FileResult, {"board": 1, "auction": {"dealer": "N", "calls": [7]}}, "auction"),
        (FileResult, {"board": 1, "auction": {"dealer": "X", "calls": []}}, "auction.dealer"),
        (FileResult, {"board": 1, "teams": ["1"]}, "teams"),
        (FileBoard, {"number": 1, "dealer": "N", "vulnerability": "None", "deal": "N:AK"}, "deal"),
        (PlayedCard, {"seat": "N"}, "card"),
        (PlayedCard, ["N", "SA"], ""),
    ],
)
def test_a_wrong_value_is_named_by_its_path(kind: type, value: object, place: str) -> None:
    with pytest.raises(Unreadable) as refused:
        reader_of(kind)(value)
    assert refused.value.place == place
