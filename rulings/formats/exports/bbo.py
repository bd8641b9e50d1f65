"""Travellers of Bridge Base Online as its pages show them.

A page is a board, or the boards of a pair; each line links to its hand in LIN, which has the board's number, cards,
auction and play. There is no standard; this reads what the site has written since 2013, as it stands in pages that are
public.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from urllib.parse import unquote

from rulings.bridge import PASS
from rulings.formats.auctions import denied
from rulings.formats.awarded import with_scoring
from rulings.formats.counted import Counted
from rulings.formats.csv.lines import Line
from rulings.formats.csv.reader import sessions_of
from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.page import PageCell, Table, page_of
from rulings.formats.faults import Faults
from rulings.formats.lin.reader import read_lin
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileBoard, FileFormat, FileResult, SessionFile
from rulings.formats.sheets.layout import Letters
from rulings.formats.sheets.sheet import Places, Sheet
from rulings.formats.sheets.words import in_our_words

_IS_ONE = re.compile(r"lin\('[^']{0,40}(?:pn|st|md)(?:\||%7C)", re.IGNORECASE)
_MOST_HANDS = 2_000
_SEATS = {"north": "N", "east": "E", "south": "S", "west": "W"}
_SCORES = ("score", "negscore")
"""Classes of a line's points and its award."""
_USED = frozenset((*_SEATS, "handnum", "result", "tourneyName", "movie", "traveller"))
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_BOARD = re.compile(r"\|ah\|[^|\d]{0,20}(\d{1,4})\|", re.IGNORECASE)
_NAMED = re.compile(r"^#?\d+\s*")


def is_bbo(text: str) -> bool:
    """Whether a page links its lines to hands of Bridge Base Online."""
    return "handnum" in text and _IS_ONE.search(text) is not None


def read_bbo(texts: Iterable[str], *, is_strict: bool = True) -> list[SessionFile]:
    """The session of the pages of travellers; FormatError where no line has a hand with its board's number.

    Read strictly, FormatError on the first line with a fault.
    """
    hands = Hands()
    lines = [line for text in texts for table in page_of(text).tables for line in _lines(table, hands)]
    if not lines:
        raise FormatError(Expected.NUMBERED_BOARD)
    hands.remarks += hands.lost.told(int)
    if hands.unused:
        hands.remarks.append(Remark.counting(RemarkKey.UNUSED, hands.unused))
    faults = Faults(hands.remarks, is_strict)
    return [
        with_scoring(hands.put_into(each, is_strict=is_strict))
        for each in sessions_of(lines, [], FileFormat.HTML, faults)
    ]


@dataclass(slots=True)
class Hands:
    """What the hands of lines tell, by board and by who played it there; what of the lines is not used, by heading."""

    boards: dict[int, FileBoard] = field(default_factory=dict)
    played: dict[tuple[int, frozenset[str]], FileResult] = field(default_factory=dict)
    remarks: list[Remark] = field(default_factory=list)
    unused: Counter[str] = field(default_factory=Counter)
    lost: Counted = field(default_factory=Counted)
    taken: int = 0

    def take(self, lin: str, names: Iterable[str]) -> int | None:
        """Note a hand down, and return its board's number; None for one without. What cannot be read is left out."""
        self.taken += 1
        if self.taken > _MOST_HANDS:
            raise FormatError(Expected.FEWER_HANDS)
        text = unquote(lin)
        numbered = _BOARD.search(text)
        try:
            (hand, *_others) = read_lin(text, [])
        except FormatError:
            number = int(numbered[1]) if numbered else None
            self.remarks += [Remark.of(RemarkKey.HAND_UNREADABLE, board=number)] if number else []
            return number
        board = hand.boards[0]
        self.boards.setdefault(board.number, board)
        for result in hand.results[:1]:
            self.played[board.number, frozenset(names)] = result
        return board.number

    def put_into(self, session: SessionFile, *, is_strict: bool) -> SessionFile:
        """The session with its cards, auctions and plays; a line that its auction denies is kept aside with it."""
        boards = tuple(self.boards.get(board.number, board) for board in session.boards)
        faults, results = Faults([], is_strict), []
        for result in map(self._with_record, session.results):
            if (why := denied(result)) is None:
                results.append(result)
            else:
                found, line = str(result.contract or PASS), result.line
                error = FormatError(Expected.CONTRACT_OF_AUCTION, found=found, detail=why, line=line)
                faults.keep(error, result.board, result)
        remarks, aside = (*session.remarks, *faults.told()), (*session.faults, *faults.found)
        return replace(session, boards=boards, results=tuple(results), remarks=remarks, faults=aside)

    def _with_record(self, result: FileResult) -> FileResult:
        hand = self.played.get((result.board, frozenset(result.names.values())))
        if hand is None:
            return result
        return replace(result, auction=hand.auction, play=hand.play, lead=result.lead or hand.lead)


def _lines(table: Table, hands: Hands) -> Iterator[Line]:
    """The lines of one table that have a hand."""
    texts = {" ".join(cell.text.split()).lower() for row in table.rows[:3] for cell in row}
    side = "ew" if "ew points" in texts else "ns"
    event = next((_NAMED.sub("", cell.text) for row in table.rows for cell in row if cell.kind == "tourneyName"), "")
    places = Places(Sheet("", tuple(() for _row in table.rows), tuple(table.lines)))
    headings = {len(row): [" ".join(cell.text.split()) for cell in row] for row in table.rows[:3]}
    for at, row in enumerate(table.rows):
        lin = next((cell.lin for cell in row if cell.lin), "")
        names = {seat: cell.text for name, seat in _SEATS.items() for cell in row if cell.kind == name}
        number = hands.take(lin, names.values()) if lin and len(names) == 4 else None
        if number is None and names:
            hands.lost.add(RemarkKey.ROWS_PASSED_OVER, table.lines[at])
        if number is not None:
            hands.unused.update(_unused(row, headings.get(len(row), [])))
            yield line_of(
                _cells(row, side)
                | {f"name_{seat}": name for seat, name in names.items()}
                | {"board": str(number), "event": event},
                places,
                at,
            )


def _unused(row: list[PageCell], headings: Sequence[str]) -> Iterator[str]:
    """Of each cell that says something and is not used its heading, else its class."""
    scores = 0
    for at, cell in enumerate(row):
        scores += cell.kind in _SCORES
        is_used = cell.kind in _USED or (cell.kind in _SCORES and scores <= len(_SCORES)) or _DAY.match(cell.text)
        if cell.text.strip() and not is_used:
            yield (headings[at] if at < len(headings) else "") or cell.kind or "–"


def _cells(row: list[PageCell], side: str) -> dict[str, str]:
    """What a line says besides who played: the day, the result, both scores of one side."""
    result = next((cell.text for cell in row if cell.kind == "result"), "")
    points, award = ([cell.text for cell in row if cell.kind in _SCORES] + ["", ""])[:2]
    day = next((found[0] for cell in row if (found := _DAY.match(cell.text))), "")
    unit = "percent" if award.endswith("%") else "imp"
    cells = {"date": day, "contract": result, f"score_{side}": points, f"{unit}_{side}": award}
    if unit == "percent" and re.fullmatch(r"\d+(\.\d+)?%", award) and not result.startswith("A"):
        other = 100 - float(award.rstrip("%"))
        cells[f"percent_{'ns' if side == 'ew' else 'ew'}"] = f"{other:.2f}"
    return cells


def line_of(cells: Mapping[str, str], places: Places, at: int) -> Line:
    """The cells of a row as a line in our words."""
    ours = {key: in_our_words(key, text, Letters.ENGLISH) for key, text in cells.items()}
    return Line(ours, {}, places.at(at, 0), places)
