"""Calls and denominations."""

import itertools

import pytest

from rulings.bridge import Call, Denomination
from tests.bridge.saying import exactly


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1NT", "1NT"),
        ("1n", "1NT"),
        ("7c", "7C"),
        ("P", "P"),
        ("pass", "P"),
        ("X", "X"),
        ("dbl", "X"),
        ("XX", "XX"),
        ("R", "XX"),
    ],
)
def test_a_call_is_read_in_its_usual_spellings(text: str, written: str) -> None:
    assert str(Call.parse(text)) == written


@pytest.mark.parametrize("text", ["", "8C", "0S", "1", "NT", "XXX", "1NTX"])
def test_what_is_no_call_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match=exactly(f"'{text}' is not a call; write P, X, XX or a bid such as 1NT.")):
        Call.parse(text)


def test_denominations_rank_with_notrump_highest() -> None:
    assert sorted(Denomination, reverse=True)[0] is Denomination.NOTRUMP
    assert Denomination.NOTRUMP > Denomination.SPADES >= Denomination.SPADES
    assert Denomination.CLUBS < Denomination.DIAMONDS <= Denomination.HEARTS


def test_notrump_has_no_trump_suit() -> None:
    assert [denomination.trumps for denomination in Denomination] == ["C", "D", "H", "S", None]


def test_the_35_bids_are_in_order() -> None:
    bids = [Call.bid(level, denomination) for level in range(1, 8) for denomination in Denomination]
    assert [bid.order for bid in bids] == list(range(35))
    assert all(higher.outbids(lower) for lower, higher in itertools.pairwise(bids))


def test_only_a_bid_has_an_order() -> None:
    with pytest.raises(ValueError, match="XX is not a bid"):
        Call.REDOUBLE.order  # noqa: B018


def test_an_eighth_level_is_refused() -> None:
    with pytest.raises(ValueError, match="A bid is for 1 to 7 odd tricks, not 8"):
        Call.bid(8, Denomination.CLUBS)


def test_a_denomination_is_read_with_or_without_the_t() -> None:
    assert Denomination.parse("n") is Denomination.parse("NT")
    with pytest.raises(ValueError, match="'Z' is not a denomination"):
        Denomination.parse("Z")
