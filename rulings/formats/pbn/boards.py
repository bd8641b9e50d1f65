"""The boards of a file: number, dealer, vulnerability and cards, put together from all its games.

Games of one board may each know part of the deal. Games that contradict one another are of another session, or wrong:
what most of them say is taken, and the others are kept aside. A strict reader takes the first, and leaves out the
others with a remark.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.bridge import CLOCKWISE, FULL_HAND, Deal, Seat, Vulnerability, dealer_of, vulnerability_of
from rulings.formats.details import Detail, Why
from rulings.formats.errors import Expected
from rulings.formats.faults import Faults
from rulings.formats.hands import why_no_deal
from rulings.formats.pbn.tokens import Game
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard
from rulings.formats.text import Source

_HIGHEST_BOARD = 9999


@dataclass(slots=True)
class Said:
    """What some games say of a board, how many they are, and where the first of them begins."""

    board: FileBoard
    at: int
    games: int = 1


class Boards:
    """Every board met so far by number."""

    def __init__(self, source: Source, faults: Faults) -> None:
        self.source = source
        self.faults = faults
        self.remarks = faults.remarks
        self.said: dict[int, list[Said]] = {}
        self.deals: dict[str, Deal | None] = {}

    @property
    def by_number(self) -> dict[int, FileBoard]:
        """Each board as most of its games have it."""
        return {number: self.best(number).board for number in self.said}

    def best(self, number: int) -> Said:
        """What more than half of a board's games say of it; where none is said by so many, what the first one says."""
        said = self.said[number]
        games = sum(each.games for each in said)
        return next((each for each in said if 2 * each.games > games), said[0])

    def read(self, game: Game) -> Said | None:
        """What the game says of its board; None when it has no number, or one that a strict reader leaves out."""
        number = board_number(game.value("board"), game.where("board"), self.source)
        if number is None:
            return None
        there = self.said.setdefault(number, [])
        known = there[0].board if there else None
        dealer = self.dealer(game) or (known.dealer if known else dealer_of(number))
        vulnerability = self.vulnerability(game) or (known.vulnerability if known else vulnerability_of(number))
        board = FileBoard(number, dealer, vulnerability, self.deal(game, number))
        for said in there:
            if (together := _together(said.board, board)) is not None:
                said.board, said.games = together, said.games + 1
                return said
        if there and self.faults.is_strict:
            line = self.source.line(game.at)
            self.remarks.append(Remark.of(RemarkKey.OTHER_DEAL, line=line, board=number))
            return None
        there.append(Said(board, game.at))
        return there[-1]

    def dealer(self, game: Game) -> Seat | None:
        """The Dealer tag, None when it is missing or empty."""
        text = game.value("dealer")
        try:
            return Seat.parse(text) if text else None
        except ValueError:
            self.faults.pass_over(self.source.error(game.where("dealer"), Expected.SEAT, found=text))
            return None

    def vulnerability(self, game: Game) -> Vulnerability | None:
        """The Vulnerable tag, None when it is missing, empty or unknown; a dash is nobody (3.4.10)."""
        tag = game.tags.get("vulnerable")
        text = "" if tag is None else tag.value.strip()
        try:
            return Vulnerability.parse(text) if text not in ("", "?") else None
        except ValueError:
            self.faults.pass_over(self.source.error(game.where("vulnerable"), Expected.VULNERABILITY, found=text))
            return None

    def deal(self, game: Game, number: int) -> Deal | None:
        """The Deal tag, None when it is missing, empty, or an end position (3.10)."""
        text = game.value("deal")
        if not text:
            return None
        if text not in self.deals:
            self.deals[text] = self.parse_deal(text, game.where("deal"), number)
        deal = self.deals[text]
        if deal is None:
            return None
        sizes = {len(hand) for hand in deal.hands.values()}
        if not sizes or sizes == {FULL_HAND}:
            return deal if sizes else None
        if FULL_HAND in sizes:
            short = next(seat for seat, hand in deal.hands.items() if len(hand) < FULL_HAND)
            why = Why.of(Detail.HAND_SIZE, seat=short.value, count=len(deal.hands[short]))
            self.faults.keep(self.source.error(game.where("deal"), Expected.DEAL, detail=why), number, cards=text)
            self.deals[text] = None
            return None
        line = self.source.line(game.where("deal"))
        self.remarks.append(Remark.of(RemarkKey.END_POSITION, line=line, board=number))
        return None

    def parse_deal(self, text: str, at: int, number: int) -> Deal | None:
        """Read a deal; clubs repeat it with every result, so that it is read, and its fault said, once."""
        try:
            return Deal.parse(text)
        except ValueError:
            why = why_no_deal(text)
            error = self.source.error(at, Expected.DEAL, found="" if why else text, detail=why)
            self.faults.keep(error, number, cards=text)
            return None


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
