"""The rows of a sheet as lines of the columns that our own CSV has, each cell in our words and at its place.

A row that only names a board heads those below it, a heading that comes again is passed over, and so is a row that
names no board and not all else of a result, as sums and legends below a table do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from rulings.formats.counted import Counted
from rulings.formats.csv.columns import folded
from rulings.formats.csv.lines import Line
from rulings.formats.remarks import RemarkKey
from rulings.formats.sheets.headings import Heading, beside_title, board_in_title
from rulings.formats.sheets.layout import BOARD, Layout, Letters
from rulings.formats.sheets.people import with_people
from rulings.formats.sheets.sheet import Places, Sheet
from rulings.formats.sheets.words import in_our_words, letters_in
from rulings.formats.text import day_of

_DAY = re.compile(r"(?<!\d)(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})(?!\d)")
_CONTRACT = "contract"
_NUMBERED = re.compile(r"\D{0,12}\d{1,4}")
_BID = re.compile(r"[1-7]\s*[^\s\d]")
_RULED, _AVERAGE = "ADJ", "AVE"
_WHO = ("number_", "name_", "names_")
_MONTHS = (
    "jan feb mar apr may jun jul aug sep oct nov dec|gen feb mar apr mag giu lug ago set ott nov dic|"
    "sty lut mar kwi maj cze lip sie wrz paz lis gru"
)
_MONTH = {name: at for names in _MONTHS.split("|") for at, name in enumerate(names.split(), 1)}
_WORDED = re.compile(r"(?<!\d)(\d{1,2})\.?\s+([^\W\d_]{3,12})\.?\s+(\d{4})(?!\d)")
Repair = Callable[[dict[str, str]], dict[str, str]]
"""What a program's own ways make of the cells of a line."""


@dataclass(frozen=True, slots=True)
class _Title:
    """What the rows above a heading say of all below it."""

    event: str = ""
    date: str = ""
    board: int | None = None


def _title_of(sheet: Sheet, heading: Heading) -> _Title:
    """The event, the day and the board that stand above the heading."""
    above = [text.strip() for row in sheet.rows[: heading.row] for text in row if text.strip()]
    days = (day for text in above if (day := day_in(text)))
    boards = (board for row in sheet.rows[: heading.row] if (board := board_in_title(row)) is not None)
    named = (text for text in above if not _DAY.fullmatch(text) and board_in_title((text,)) is None)
    return _Title(next(named, "")[:200], next(days, ""), next(boards, None))


def _count_titles(sheet: Sheet, heading: Heading, layout: Layout, title: _Title, passed_over: Counted) -> None:
    """Count the rows above the heading of which something is not used."""
    known = {getattr(title, name) for name in ("event", "date") if name not in layout.columns} - {""}
    for row, line in zip(sheet.rows[: heading.row], sheet.lines, strict=False):
        told = [text.strip() for text in row if text.strip()]
        is_board = board_in_title(row) == title.board and not beside_title(row) and bool(title.board)
        if not is_board and any(text not in known and day_in(text) not in known for text in told):
            passed_over.add(RemarkKey.ROWS_PASSED_OVER, line)


def day_in(text: str) -> str:
    """A day that a text names, `28.05.2024` or `28 maja 2024`, "" for none."""
    if (found := _DAY.search(text)) and day_of(found[0]):
        return found[0]
    named = _WORDED.search(text)
    month = _MONTH.get(folded(named[2])[:3]) if named else None
    day = f"{named[1]}.{month}.{named[3]}" if named and month else ""
    return day if day and day_of(day) else ""


def has_titles(sheet: Sheet, heading: Heading) -> bool:
    """Whether boards stand in rows of their own, above the heading or between the lines."""
    rows = (*sheet.rows[: heading.row], *sheet.rows[heading.after :])
    return any(board_in_title(row) is not None for row in rows)


def lettered(sheet: Sheet, heading: Heading, layout: Layout) -> Letters:
    """How the sheet writes suits: as the layout says, else as its contracts tell."""
    at = layout.columns.get(_CONTRACT)
    if layout.letters or at is None:
        return layout.letters
    return letters_in(row[at] for row in sheet.rows[heading.after :] if at < len(row))


def lines_of(
    sheet: Sheet,
    heading: Heading,
    layout: Layout,
    people: Mapping[str, str],
    repair: Repair | None = None,
    passed_over: Counted | None = None,
) -> Iterator[Line]:
    """The lines of a sheet, those without a board left out, unless they have all else that a result has.

    What is left out is counted, by its line in the file, in `passed_over`.
    """
    passed_over = passed_over or Counted()
    places = Places(sheet)
    title = _title_of(sheet, heading)
    _count_titles(sheet, heading, layout, title, passed_over)
    letters = lettered(sheet, heading, layout)
    board = title.board or layout.board or None
    for at in range(heading.after, len(sheet.rows)):
        row = sheet.rows[at]
        if (named := board_in_title(row)) is not None and BOARD not in layout.columns:
            board = named
            if beside := beside_title(row):
                passed_over.add(RemarkKey.CELLS_PASSED_OVER, sheet.lines[at], beside)
            continue
        told = {key: row[column].strip() for key, column in layout.columns.items() if column < len(row)}
        if not _is_line(told, row, heading, board):
            if any(text.strip() for text in row) and not _is_heading(row, heading):
                passed_over.add(RemarkKey.ROWS_PASSED_OVER, sheet.lines[at])
            continue
        if beside := _beside(row, heading, layout):
            passed_over.add(RemarkKey.CELLS_PASSED_OVER, sheet.lines[at], beside)
        ours = {key: in_our_words(key, text, letters) for key, text in told.items()}
        ours = with_people(_settled(ours, board), people)
        ours = {"event": title.event, "date": title.date} | (ours if repair is None else repair(ours))
        where = {key: places.at(at, layout.columns.get(key, 0)) for key in ours}
        yield Line(ours, where, places.at(at, 0), places)


def _is_line(told: Mapping[str, str], row: tuple[str, ...], heading: Heading, board: int | None) -> bool:
    """Whether a row tells of a table: it has a board, and something besides; a heading again is none."""
    if _is_heading(row, heading):
        return False
    number = told.get(BOARD) or (str(board) if board is not None else "")
    if number.isdecimal() and _is_whole(told, is_of_teams=True):
        return True
    who = any(_tells_who(key, text) for key, text in told.items())
    what = sum(bool(text) for key, text in told.items() if key != BOARD)
    return who and what > 1 and (bool(_NUMBERED.fullmatch(number)) or _is_whole(told))


def _is_heading(row: tuple[str, ...], heading: Heading) -> bool:
    """Whether a row is the heading again."""
    return [text.strip() for text in row] == [text.strip() for text in heading.texts[: len(row)]]


def _beside(row: tuple[str, ...], heading: Heading, layout: Layout) -> int:
    """How many cells of a row are not used and stand below no heading."""
    used = set(layout.columns.values())
    headed = {at for at, text in enumerate(heading.texts) if text.strip()}
    return sum(bool(text.strip()) for at, text in enumerate(row) if at not in used and at not in headed)


def _is_whole(told: Mapping[str, str], *, is_of_teams: bool = False) -> bool:
    """Whether both sides and a contract are told: then a board without a number is a fault of the line.

    The number of a team may be its name.
    """
    tells = _tells_who if not is_of_teams else lambda key, text: bool(text) and key.startswith(_WHO)
    sides = {key.rpartition("_")[2].upper() for key, text in told.items() if tells(key, text)}
    return {"NS", "EW"} <= sides and bool(_BID.match(told.get(_CONTRACT, "")))


def _tells_who(key: str, text: str) -> bool:
    """Whether a cell names somebody: a number has a figure, a name anything."""
    return bool(text) and (any(map(str.isdigit, text)) if key.startswith("number_") else key.startswith(_WHO))


def _settled(ours: dict[str, str], board: int | None) -> dict[str, str]:
    """The board of the title where the line has none, as a number; a ruling in the place of a contract as its score."""
    number = ours.get(BOARD) or (str(board) if board is not None else "")
    told = ours | {BOARD: re.sub(r"\D", "", number) or number}
    if told.get(_CONTRACT, "") != _RULED and not told.get(_CONTRACT, "").startswith(_AVERAGE):
        return told
    words = (told.get(key, "") for key in ("artificial", "score_ns", "score_ew"))
    average = next((word for word in words if word.startswith(_AVERAGE)), told[_CONTRACT])
    return told | {_CONTRACT: "", "tricks": "", "artificial": average, "score_ns": "", "score_ew": ""}
