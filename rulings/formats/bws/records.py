"""What was recorded of a board at a table: its cards, the auction and the play.

A record is of use only where it holds together: one that does not is left out, and the remark says at which table. A
finished auction that ends in another contract than the table entered is told: which of them is right, a director says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from rulings.bridge import LONGEST, Auction, AuctionCall, Call, Card, Deal, Hand, dealer_of
from rulings.formats.auctions import regular_auction
from rulings.formats.bws.tables import Cards, Step, Where
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileResult, PlayedCard, PlayedTrick

_MOST_BOARDS = 9999
_DECK = 52
_HAND = 13
_TRICK = 4


def read_deals(found: Iterable[Cards], remarks: list[Remark]) -> dict[int, Deal]:
    """The deals by board: hands of thirteen cards, no card twice; the first where sections have different ones."""
    deals: dict[int, Deal] = {}
    for cards in found:
        if not any(hand.strip(".") for hand in cards.hands.values()) or not 1 <= cards.board <= _MOST_BOARDS:
            continue
        try:
            hands = {seat: Hand.parse(hand) for seat, hand in cards.hands.items() if hand.strip(".")}
            deal = Deal.of_hands(hands)
        except ValueError:
            deal = Deal()
        if not deal.hands or any(len(hand) != _HAND for hand in deal.hands.values()):
            remarks.append(Remark.of(RemarkKey.HANDS_LEFT_OUT, board=cards.board))
        elif deals.setdefault(cards.board, deal) != deal:
            remarks.append(Remark.of(RemarkKey.OTHER_HANDS, board=cards.board))
    return deals


def in_force(steps: Iterable[Step], erased: Mapping[Where, datetime]) -> dict[Where, list[Step]]:
    """The steps of each table and board in their order, without what was taken back.

    A step that is marked as erased takes back the one of its number; with an erased result goes what came before it.
    """
    found: dict[Where, dict[int, Step]] = {}
    for step in steps:
        if step.where in erased and step.at <= erased[step.where]:
            continue
        own = found.setdefault(step.where, {})
        own.pop(step.counter, None)
        if not step.is_erased:
            own[step.counter] = step
    return {where: [own[counter] for counter in sorted(own)] for where, own in found.items() if own}


def with_auction(result: FileResult, steps: list[Step], remarks: list[Remark]) -> FileResult:
    """The result with its auction, where that holds together."""
    auction = _auction(result.board, steps)
    if auction is None:
        remarks.append(_left_out(RemarkKey.AUCTION_LEFT_OUT, result))
        return result
    return replace(result, auction=auction)


def _auction(board: int, steps: list[Step]) -> Auction | None:
    """The calls, each by whose turn it was; None where one is none, or impossible, or out of turn.

    An insufficient bid stands: it may have been accepted (Law 27A1).
    """
    if len(steps) > LONGEST:
        return None
    auction = Auction(dealer_of(board))
    if all(step.seat is auction.dealer.after(at % 4) for at, step in enumerate(steps)):
        made = regular_auction(auction.dealer, (step.text.replace(" ", "") for step in steps))
        if made is not None:
            return made.auction
    for step in steps:
        try:
            call = Call.parse(step.text.replace(" ", ""))
        except ValueError:
            return None
        if auction.is_over or step.seat is not auction.turn or not auction.is_admissible(call, step.seat):
            return None
        auction = auction.then(AuctionCall(step.seat, call))
    return auction


def with_play(result: FileResult, steps: list[Step], deal: Deal | None, remarks: list[Remark]) -> FileResult:
    """The result with its play, where no card was played twice and everybody played his own."""
    play = _play(steps, deal)
    if play is None:
        remarks.append(_left_out(RemarkKey.PLAY_LEFT_OUT, result))
        return result
    return replace(result, play=play)


def _play(steps: list[Step], deal: Deal | None) -> tuple[PlayedTrick, ...] | None:
    """Four cards a trick, clockwise from who led to it."""
    cards: list[PlayedCard] = []
    for step in steps[: _DECK + 1]:
        try:
            card = Card.parse(step.text.replace(" ", ""))
        except ValueError:
            return None
        if step.seat is None or (deal is not None and deal.holder(card) not in (None, step.seat)):
            return None
        cards.append(PlayedCard(step.seat, card))
    if len({played.card for played in cards}) < len(cards) or len(cards) > _DECK:
        return None
    tricks = tuple(PlayedTrick(each[0].seat, tuple(each)) for each in _in_tricks(cards))
    return tricks if all(trick.trick is not None for trick in tricks) else None


def _in_tricks(cards: list[PlayedCard]) -> Iterable[list[PlayedCard]]:
    return (cards[at : at + _TRICK] for at in range(0, len(cards), _TRICK))


def _left_out(key: RemarkKey, result: FileResult) -> Remark:
    return Remark.of(key, board=result.board, table=result.table, round=result.round)
