"""Auction and play of one result as sections of a PBN file (PBN 3.5, 3.6, 3.9).

Four calls a line from the dealer, four cards a line from the opening leader; `^S`, `^I`, `^R` and `^L` where they
belong. Calls that were cancelled are no calls to PBN (3.9), nor are those after the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from rulings.bridge import (
    Auction,
    AuctionCall,
    CallIrregularity,
    Contract,
    Deal,
    Denomination,
    Seat,
    winner,
)
from rulings.formats.pbn.page import Page
from rulings.formats.remarks import RemarkKey
from rulings.formats.session import FileBoard, FileResult, PlayedCard, PlayedTrick
from rulings.formats.written import Losses, as_scored, whole_deal

_MOST_NOTES = 32
_ALL_TRICKS = 13
_COLUMNS = 4
_END = "*"
_NO_CARD = "-"


@dataclass(slots=True)
class _Notes:
    """The notes of a section by their numbers; the same text has one number (3.5.4)."""

    texts: list[str] = field(default_factory=list)
    left_out: int = 0

    def reference(self, text: str) -> str:
        """` =1=` behind a call or a card, "" for no text and where there is no number left."""
        if not text:
            return ""
        if text not in self.texts:
            if len(self.texts) == _MOST_NOTES:
                self.left_out += 1
                return ""
            self.texts.append(text)
        return f" ={self.texts.index(text) + 1}="


@dataclass(frozen=True, slots=True)
class Record:
    """A result with what of its record a game can hold."""

    result: FileResult
    auction: Auction | None = None
    play: tuple[PlayedTrick, ...] = ()

    @property
    def reached(self) -> Contract | None:
        """What a finished auction came to."""
        return self.auction.contract() if self.auction and self.auction.is_over else None

    @property
    def is_own_outcome(self) -> bool:
        """Whether a finished auction leaves the contract as the result has it."""
        if self.auction is None or not self.auction.is_over:
            return True
        contract, reached = self.result.contract, self.reached
        if reached is None or contract is None:
            return reached is contract and self.result.is_passed_out
        expected = reached.dummy if self.result.is_declarer_swapped else reached.declarer
        declarers = {expected, reached.declarer} if self.result.is_declarer_swapped else {expected}
        return contract.declarer in declarers and replace(contract, declarer=None) == replace(reached, declarer=None)


def record_of(told: FileResult, board: FileBoard, losses: Losses) -> Record:
    """A result as a game can hold it; what it cannot is counted."""
    result = as_scored(told, losses, holds_split=True)
    auction = _holdable(result.auction) if result.auction else None
    play = result.play if _can_hold(result.play, whole_deal(board)) else ()
    if (auction is None) != (result.auction is None) or len(play) != len(result.play):
        losses.lose(RemarkKey.RECORDS_IMPOSSIBLE, board.number)
    elif auction and result.auction and len(auction.calls) < len(result.auction.calls):
        losses.lose(RemarkKey.CALLS_LEFT_OUT, board.number)
    if auction and auction.dealer is not board.dealer:
        auction = None
        losses.lose(RemarkKey.RECORDS_IMPOSSIBLE, board.number)
    return Record(result, auction if auction and auction.calls else None, play)


def _holdable(auction: Auction) -> Auction | None:
    """The calls of an auction that count, None where a double or redouble of nothing stands among them (3.9)."""
    if any(CallIrregularity.INADMISSIBLE in made.irregular for made in auction.calls if not made.cancelled):
        return None
    counting = Auction(auction.dealer)
    for made in auction.in_force.calls:
        if CallIrregularity.AFTER_FINAL_PASS not in made.irregular:
            counting = counting.then(AuctionCall(made.seat, made.call, made.note))
    return counting


def put_auction(page: Page, auction: Auction, board: int) -> None:
    """The auction section, and its notes (3.5.5)."""
    notes = _Notes()
    page.tag("Auction", auction.dealer.value)
    tokens = [*_calls(auction, notes), *([] if auction.is_over else [_END])]
    page.tokens(_in_rows(tokens))
    _put_notes(page, notes, board)


def _calls(auction: Auction, notes: _Notes) -> Iterator[str]:
    """Each column's token; a call's mark and its note stand with it."""
    turn = auction.dealer
    for made in auction.calls:
        yield from ("^S" for _skipped in range(turn.steps_to(made.seat)))
        mark = "^I " if CallIrregularity.INSUFFICIENT in made.irregular else ""
        call = "Pass" if made.call.is_pass else str(made.call)
        yield f"{mark}{call}{notes.reference(made.note)}"
        turn = made.seat.lho


def _can_hold(play: tuple[PlayedTrick, ...], deal: Deal | None) -> bool:
    """Whether every card is played once, by one who held it, and at most one in a trick by each player."""
    cards = [played for trick in play for played in trick.cards]
    hands = {} if deal is None else deal.hands
    held = all(played.seat not in hands or played.card in hands[played.seat] for played in cards)
    apart = all(len({played.seat for played in trick.cards}) == len(trick.cards) for trick in play)
    return held and apart and len({played.card for played in cards}) == len(cards) and len(play) <= _ALL_TRICKS


def put_play(page: Page, play: tuple[PlayedTrick, ...], contract: Contract | None, board: int) -> None:
    """The play section, and its notes (3.6.5)."""
    leader = play[0].leader
    if any(card.is_lead_out_of_turn for card in play[0].cards) or leader is None:
        leader = (contract and contract.opening_leader) or leader or play[0].cards[0].seat
    notes = _Notes()
    page.tag("Play", leader.value)
    rows = list(_rows(play, leader, contract.denomination if contract else None))
    columns = [leader.after(steps) for steps in range(_COLUMNS)]
    page.tokens([_card(row.get(seat), notes) for seat in columns] for row in rows)
    if len(rows) < _ALL_TRICKS or any(len(row) < _COLUMNS for row in rows):
        page.tokens([[_END]])
    _put_notes(page, notes, board)


def _rows(
    play: tuple[PlayedTrick, ...], first: Seat, denomination: Denomination | None
) -> Iterator[dict[Seat, PlayedCard]]:
    """The cards of each trick by seat; an empty row stands where nobody knows who led next though it would follow."""
    following: Seat | None = first
    for trick in play:
        is_marked = any(card.is_lead_out_of_turn for card in trick.cards)
        if trick.leader is None and following is not None and not is_marked:
            yield {}
        yield {card.seat: card for card in trick.cards}
        whole = trick.trick
        is_whole = whole is not None and whole.is_complete and denomination is not None
        following = winner(whole, denomination.trumps) if is_whole and whole and denomination else None


def _card(played: PlayedCard | None, notes: _Notes) -> str:
    if played is None:
        return _NO_CARD
    marks = f"{'^R ' if played.is_revoke else ''}{'^L ' if played.is_lead_out_of_turn else ''}"
    return f"{marks}{played.card}{notes.reference(played.note)}"


def _in_rows(tokens: Sequence[str]) -> Iterator[Sequence[str]]:
    return (tokens[at : at + _COLUMNS] for at in range(0, len(tokens), _COLUMNS))


def _put_notes(page: Page, notes: _Notes, board: int) -> None:
    for number, text in enumerate(notes.texts, start=1):
        page.tag("Note", f"{number}:{text}")
    if notes.left_out:
        page.losses.lose(RemarkKey.NOTES_LEFT_OUT, board, notes.left_out)
