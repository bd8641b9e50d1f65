"""How answers are read: what a kind takes, and what it says of what it does not take."""

import pytest

from rulings.bridge.calls import Call
from rulings.laws.answers import BadAnswer, OneBid, OneCall


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
