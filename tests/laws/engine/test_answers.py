"""How answers are read: what a kind takes, and what it says of what it does not take."""

import pytest

from rulings.bridge import Call
from rulings.laws.engine import BadAnswer, OneBid, OneCall, OneSeat, Suits


@pytest.mark.parametrize(("raw", "call"), [("2s", "2S"), ("Pass", "P"), ("dbl", "X"), ("XX", "XX"), ("3N", "3NT")])
def test_a_call_is_read_as_players_write_it(raw: str, call: str) -> None:
    assert OneCall().write(OneCall().read(raw)) == call


@pytest.mark.parametrize("raw", ["8S", "", "2", None, True, ["2S"]])
def test_what_is_no_call_is_refused_with_what_a_call_looks_like(raw: object) -> None:
    with pytest.raises(BadAnswer, match="a call such as 2S, P, X or XX"):
        OneCall().read(raw)


def test_a_pass_is_a_call_and_no_bid() -> None:
    assert OneCall().read("P") is Call.PASS
    with pytest.raises(BadAnswer):
        OneBid().read("P")


@pytest.mark.parametrize("raw", ["W", "w", "West"])
def test_a_seat_is_read_as_a_record_reads_it(raw: str) -> None:
    assert OneSeat().write(OneSeat().read(raw)) == "W"


@pytest.mark.parametrize("raw", ["NW", "", None, True, ["W"]])
def test_what_is_no_seat_is_refused_with_the_four_seats(raw: object) -> None:
    with pytest.raises(BadAnswer, match="N, E, S, W"):
        OneSeat().read(raw)


@pytest.mark.parametrize("raw", [["H", "S"], "h s", ["spades", "Hearts"]])
def test_suits_are_read_as_a_record_reads_them(raw: object) -> None:
    assert Suits(["S"]).write(Suits(["S"]).read(raw)) == ["S", "H"]


@pytest.mark.parametrize("raw", ["SH", "NT", "", [], [None], True])
def test_what_are_no_suits_is_refused_with_the_four_suits(raw: object) -> None:
    with pytest.raises(BadAnswer, match="one or more of S, H, D, C"):
        Suits(["S"]).read(raw)
