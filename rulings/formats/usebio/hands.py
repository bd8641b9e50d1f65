"""The hand behind a line, as online clubs write it (LIN_DATA): LIN, its signs escaped as in an address.

It has the board's cards, the auction and the play. What stands there otherwise than in the line is the line's.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import unquote

from rulings.bridge import Deal
from rulings.formats.errors import FormatError
from rulings.formats.lin.reader import read_lin
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileResult
from rulings.formats.usebio.xml import Element

HAND = "LIN_DATA"
"""The element that is read here."""
_MOST_HANDS = 5_000
"""Those of further lines are left out, and told with what nothing has read."""


@dataclass(slots=True)
class Hands:
    """What the hands of lines tell: the deals by board; `remarks` say which cannot be read."""

    remarks: list[Remark]
    deals: dict[int, Deal] = field(default_factory=dict)
    taken: int = 0

    def put_into(self, line: Element, result: FileResult) -> FileResult:
        """The result with the auction, the play and the lead of its hand."""
        if self.taken >= _MOST_HANDS or not (text := line.value(HAND)):
            return result
        self.taken += 1
        try:
            (hand, *_others) = read_lin(unquote(text), [])
        except FormatError:
            self.remarks.append(Remark.of(RemarkKey.HAND_UNREADABLE, board=result.board))
            return result
        (board, *_rest), played = hand.boards, next(iter(hand.results), None)
        if board.number != result.board:
            self.remarks.append(Remark.of(RemarkKey.HAND_UNREADABLE, board=result.board))
            return result
        if board.deal is not None and self.deals.setdefault(board.number, board.deal) != board.deal:
            self.remarks.append(Remark.of(RemarkKey.OTHER_DEAL, line=line.line, board=board.number))
        if played is None or result.artificial is not None:
            return result
        return replace(result, auction=played.auction, play=played.play, lead=result.lead or played.lead)
