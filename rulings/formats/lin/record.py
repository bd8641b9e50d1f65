"""A board of a LIN file as it was noted down, and its auction and play."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rulings.bridge import Auction, AuctionCall, Call, Card, Contract, Deal, Seat, Trick, Vulnerability, winner
from rulings.formats.auctions import regular_auction
from rulings.formats.cards import regular_play
from rulings.formats.errors import Expected, FormatError
from rulings.formats.session import PlayedCard, PlayedTrick
from rulings.formats.text import Source


@dataclass(slots=True)
class LinBoard:
    """What a file says of one board, and where."""

    at: int
    names: list[str]
    number: int = 0
    room: str = ""
    dealer: Seat = Seat.NORTH
    deal: Deal | None = None
    vulnerability: Vulnerability | None = None
    alerts: list[int] = field(default_factory=list)
    calls: list[tuple[str, str, int]] = field(default_factory=list)
    cards: list[tuple[str, int]] = field(default_factory=list)
    claimed: int | None = None
    cards_as_written: str = ""
    wrong_deal: FormatError | None = None


def auction_of(board: LinBoard, source: Source) -> Auction:
    notes = [(at, note) for at, (_text, note, _where) in enumerate(board.calls) if note]
    made = regular_auction(board.dealer, (text for text, _note, _where in board.calls))
    if made is not None:
        return made.explained(notes).auction if notes else made.auction
    auction = Auction(board.dealer)
    for text, note, at in board.calls:
        try:
            call = Call.parse(text)
        except ValueError:
            raise source.error(at, Expected.CALL, found=text) from None
        if auction.is_over:
            raise source.error(at, Expected.NO_MORE_CALLS, found=text)
        auction = auction.then(AuctionCall(auction.turn, call, note))
        if auction.calls[-1].irregular:
            raise source.error(at, Expected.CALL, found=text)
    return auction


def play_of(board: LinBoard, source: Source, contract: Contract | None) -> tuple[PlayedTrick, ...]:
    leader = contract.opening_leader if contract else None
    if contract is not None and leader is not None:
        words = [text for text, _at in board.cards]
        regular = regular_play(leader, words, board.deal, contract.denomination, is_in_turn=True)
        if regular is not None:
            return regular
    if board.cards and (contract is None or leader is None):
        raise source.error(board.cards[0][1], Expected.NO_MORE_CARDS, found=board.cards[0][0])
    tricks: list[PlayedTrick] = []
    for start in range(0, len(board.cards), 4):
        if contract is None or leader is None:
            break
        trick = PlayedTrick(leader, ())
        for steps, (text, at) in enumerate(board.cards[start : start + 4]):
            played = PlayedCard(leader.after(steps), _card(text, at, source))
            if board.deal is not None and board.deal.holder(played.card) is not played.seat:
                raise source.error(at, Expected.CARD_OF_HAND, found=f"{text} ({played.seat})")
            if any(played.card == other.card for row in [*tricks, trick] for other in row.cards):
                raise source.error(at, Expected.CARD_NOT_YET_PLAYED, found=text)
            trick = replace(trick, cards=(*trick.cards, played))
        tricks.append(trick)
        leader = winner(Trick(leader, tuple(played.card for played in trick.cards)), contract.denomination.trumps)
    return tuple(tricks)


def _card(text: str, at: int, source: Source) -> Card:
    try:
        return Card.parse(text)
    except ValueError:
        raise source.error(at, Expected.CARD, found=text) from None


def tricks_of(play: tuple[PlayedTrick, ...], contract: Contract | None) -> int | None:
    """Declarer's tricks when all thirteen were played, else None."""
    tricks = [played.trick for played in play]
    if contract is None or contract.declarer is None or len(tricks) != 13:
        return None
    won = [winner(trick, contract.denomination.trumps) for trick in tricks if trick is not None and trick.is_complete]
    return sum(seat.side is contract.declarer.side for seat in won) if len(won) == 13 else None
