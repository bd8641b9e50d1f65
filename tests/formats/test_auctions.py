"""Auctions made in one pass are those that are made call by call, or none."""

from hypothesis import given
from hypothesis import strategies as st

from rulings.bridge import Auction, AuctionCall, Call, Seat
from rulings.formats.auctions import MadeAuction, regular_auction

WORDS = st.sampled_from(["P", "Pass", "pass", "P", "X", "XX", "1C", "1S", "2H", "3NT", "4D", "7NT", "?"])


def call_by_call(dealer: Seat, words: list[str]) -> MadeAuction | None:
    """The slow way, which refuses the same: no call, a call after the end, an irregular one."""
    auction = Auction(dealer)
    for word in words:
        if word == "?" or auction.is_over:
            return None
        auction = auction.then(AuctionCall(auction.turn, Call.parse(word)))
    return None if any(made.irregular for made in auction.calls) else MadeAuction.of(auction)


@given(st.sampled_from(Seat), st.lists(WORDS, max_size=16))
def test_any_words_make_the_auction_that_they_make_call_by_call(dealer: Seat, words: list[str]) -> None:
    assert regular_auction(dealer, words) == call_by_call(dealer, words)


def test_the_contract_is_of_who_first_named_the_denomination() -> None:
    made = regular_auction(Seat.EAST, ["1S", "P", "2S", "X", "4S", "X", "XX", "P", "P", "P"])
    assert made is not None
    assert (made.is_over, str(made.reached)) == (True, "4SXX by E")


def test_notes_stand_with_their_calls() -> None:
    made = regular_auction(Seat.NORTH, ["1C", "P", "P", "P"])
    assert made is not None
    assert [call.note for call in made.explained([(0, "strong"), (2, "weak")]).auction.calls] == [
        "strong",
        "",
        "weak",
        "",
    ]
