"""Auctions in which nothing is irregular, made in one pass: nearly all are, and a file may hold tens of thousands.

An auction with anything else in it is for `Auction.then`, which says of each call what is irregular.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from rulings.bridge import CLOCKWISE, Auction, AuctionCall, Call, CallKind, Contract, Denomination, Doubled, Seat
from rulings.formats.details import Detail, Why
from rulings.formats.session import FileResult

_PASS, _DOUBLE, _REDOUBLE = -1, -2, -3
"""What stands for these calls where a bid has its order."""
_KINDS = {CallKind.PASS: _PASS, CallKind.DOUBLE: _DOUBLE, CallKind.REDOUBLE: _REDOUBLE}
_STAKES = (Doubled.NO, Doubled.DOUBLED, Doubled.REDOUBLED)


def denied(result: FileResult) -> Why | None:
    """What a result's own finished auction came to, where it is told that it was played otherwise."""
    is_told = result.contract is not None or result.is_passed_out
    if result.auction is None or not result.auction.is_over or not is_told:
        return None
    reached = result.auction.contract()
    if reached == result.contract:
        return None
    return Why.of(Detail.AUCTION_REACHED, contract=reached) if reached else Why(Detail.AUCTION_PASSED)


@dataclass(frozen=True, slots=True)
class MadeAuction:
    """An auction, whether it is over, and the contract that it came to."""

    auction: Auction
    is_over: bool = False
    reached: Contract | None = None

    def explained(self, notes: Iterable[tuple[int, str]]) -> MadeAuction:
        """With what the calls of these places, counted from 0, were explained as; the later of two counts."""
        calls = list(self.auction.calls)
        for place, note in notes:
            calls[place] = replace(calls[place], note=note)
        return replace(self, auction=Auction(self.auction.dealer, tuple(calls)))

    @classmethod
    def of(cls, auction: Auction) -> MadeAuction:
        """Any auction, asked for its end."""
        return cls(auction, auction.is_over, auction.contract())


def regular_auction(dealer: Seat, words: Iterable[str]) -> MadeAuction | None:
    """The auction of these calls, from the dealer on; None where one of them is no call, or not a regular one.

    `named` is where each side first bid each denomination, places at the table counted from north.
    """
    made: list[AuctionCall] = []
    named: dict[tuple[int, int], int] = {}
    place = CLOCKWISE.index(dealer)
    bid, bidder, stake, passes = -1, 0, 0, 0
    for word in words:
        known = _known(word)
        if known is None or passes == (3 if named else 4):
            return None
        order, by_place = known
        if order == _PASS:
            passes += 1
        elif order <= _DOUBLE:
            if stake != _DOUBLE - order or not named or ((place - bidder) % 2 == 0) is (order == _DOUBLE):
                return None
            stake, passes = stake + 1, 0
        elif order <= bid:
            return None
        else:
            bid, bidder, stake, passes = order, place, 0, 0
            named.setdefault((order % 5, place % 2), place)
        made.append(by_place[place])
        place = (place + 1) % 4
    is_over = passes == (3 if named else 4)
    auction = Auction(dealer, tuple(made))
    if not named or not is_over:
        return MadeAuction(auction, is_over)
    return MadeAuction(auction, True, _contract(bid, stake, CLOCKWISE[named[bid % 5, bidder % 2]]))


@lru_cache(maxsize=512)
def _known(word: str) -> tuple[int, tuple[AuctionCall, ...]] | None:
    """A call's order, and the call by each seat: the same values serve every auction; None for no call."""
    try:
        call = Call.parse(word)
    except ValueError:
        return None
    order = call.order if call.is_bid else _KINDS[call.kind]
    return order, tuple(AuctionCall(seat, call) for seat in CLOCKWISE)


@lru_cache(maxsize=512)
def _contract(bid: int, stake: int, declarer: Seat) -> Contract:
    """The contract of the last bid, by its order."""
    level, place = divmod(bid, 5)
    return Contract(level + 1, tuple(Denomination)[place], _STAKES[stake], declarer)
