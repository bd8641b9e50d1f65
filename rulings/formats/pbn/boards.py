"""The boards of a file: number, dealer, vulnerability and cards, put together from all its games.

Games of one board may each know part of the deal. A game that contradicts what an earlier one said of
the same board is of another session, or wrong; nobody can tell which, so it is left out with a remark.
"""

from __future__ import annotations

from rulings.bridge import CLOCKWISE, FULL_HAND, Deal, Seat, Vulnerability, dealer_of, vulnerability_of
from rulings.formats.errors import Expected
from rulings.formats.pbn.tokens import Game
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard
from rulings.formats.text import Source

_HIGHEST_BOARD = 9999


class Boards:
    """Every board met so far by number."""

    def __init__(self, source: Source, remarks: list[Remark]) -> None:
        self.source = source
        self.remarks = remarks
        self.by_number: dict[int, FileBoard] = {}
        self.deals: dict[str, Deal] = {}

    def read(self, game: Game) -> FileBoard | None:
        """The game's board, or None when it has no number or contradicts an earlier game."""
        number = board_number(game.value("board"), game.where("board"), self.source)
        if number is None:
            return None
        known = self.by_number.get(number)
        dealer = self.dealer(game) or (known.dealer if known else dealer_of(number))
        vulnerability = self.vulnerability(game) or (known.vulnerability if known else vulnerability_of(number))
        board = FileBoard(number, dealer, vulnerability, self.deal(game, number))
        together = board if known is None else _together(known, board)
        if together is None:
            line = self.source.line(game.at)
            self.remarks.append(Remark.of(RemarkKey.OTHER_DEAL, line=line, board=number))
            return None
        self.by_number[number] = together
        return together

    def dealer(self, game: Game) -> Seat | None:
        """The Dealer tag, None when it is missing or empty."""
        text = game.value("dealer")
        try:
            return Seat.parse(text) if text else None
        except ValueError:
            raise self.source.error(game.where("dealer"), Expected.SEAT, found=text) from None

    def vulnerability(self, game: Game) -> Vulnerability | None:
        """The Vulnerable tag, None when it is missing, empty or unknown; a dash is nobody (3.4.10)."""
        tag = game.tags.get("vulnerable")
        text = "" if tag is None else tag.value.strip()
        try:
            return Vulnerability.parse(text) if text not in ("", "?") else None
        except ValueError:
            raise self.source.error(game.where("vulnerable"), Expected.VULNERABILITY, found=text) from None

    def deal(self, game: Game, number: int) -> Deal | None:
        """The Deal tag, None when it is missing, empty, or an end position (3.10)."""
        text = game.value("deal")
        if not text:
            return None
        deal = self.deals.get(text) or self.parse_deal(text, game.where("deal"))
        sizes = {len(hand) for hand in deal.hands.values()}
        if not sizes or sizes == {FULL_HAND}:
            return deal if sizes else None
        if FULL_HAND in sizes:
            short = next(seat for seat, hand in deal.hands.items() if len(hand) < FULL_HAND)
            detail = f"{short.name.lower()} has {len(deal.hands[short])} cards"
            raise self.source.error(game.where("deal"), Expected.DEAL, detail=detail)
        line = self.source.line(game.where("deal"))
        self.remarks.append(Remark.of(RemarkKey.END_POSITION, line=line, board=number))
        return None

    def parse_deal(self, text: str, at: int) -> Deal:
        """Read a deal once; clubs repeat it with every result."""
        try:
            deal = self.deals[text] = Deal.parse(text)
        except ValueError as error:
            raise self.source.error(at, Expected.DEAL, detail=str(error)) from None
        return deal


def board_number(text: str, at: int, source: Source) -> int | None:
    """A board's number, None when there is none; FormatError unless it is 1 to 9999."""
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and 1 <= int(text) <= _HIGHEST_BOARD):
        raise source.error(at, Expected.BOARD_NUMBER, found=text)
    return int(text)


def unusual(boards: list[FileBoard]) -> list[Remark]:
    """A remark for each board whose dealer or vulnerability is not the usual one for its number."""
    return [
        Remark.of(RemarkKey.UNUSUAL_BOARD, board=board.number)
        for board in boards
        if (board.dealer, board.vulnerability) != (dealer_of(board.number), vulnerability_of(board.number))
    ]


def _together(known: FileBoard, board: FileBoard) -> FileBoard | None:
    """What both say, or None when they cannot both be right."""
    if (known.dealer, known.vulnerability) != (board.dealer, board.vulnerability):
        return None
    if known.deal is None or board.deal is None or known.deal == board.deal:
        return known if board.deal is None or known.deal is not None else board
    one, two = known.deal.hands, board.deal.hands
    if any(one[seat] != two[seat] for seat in CLOCKWISE if seat in one and seat in two):
        return None
    try:
        return FileBoard(known.number, known.dealer, known.vulnerability, Deal.of_hands(one | two))
    except ValueError:
        return None
