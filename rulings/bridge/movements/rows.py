"""A movement as text that a director writes or pastes: a line for each table in each round.

Columns are round, table, NS, EW and boards, or with N, S, E and W an individual; between them commas, semicolons or
tabs. A first line may name them, in any order, in English, Italian or Polish. Boards are written `1-3`, `1 2 3` or
both; nobody is an empty entry, 0 or `-`.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import count, groupby

from rulings.bridge.movements.errors import MovementError, Problem
from rulings.bridge.movements.limits import LAST_NUMBER, LAST_TABLE_NUMBER, MOST_BOARDS_PER_ROUND, MOST_ROUNDS
from rulings.bridge.movements.meetings import Meeting, Movement
from rulings.bridge.movements.row_words import INDIVIDUALS, PAIRS, Column, Expected, column_of

_MOST_SIGNS = 200_000
_RANGE = re.compile(r"(?<!\d)(?:(\d{1,4})\s*[-–]\s*(\d{1,4})|(\d{1,4}))(?!\d)", re.ASCII)
_SHOWN = 40


class RowsError(MovementError):
    """A text that is no movement: what was expected, and found, in which line and column, both from 1."""

    def __init__(self, expected: Expected, *, line: int, column: int = 1, found: str = "") -> None:
        self.expected, self.line, self.column = expected, line, column
        self.found = found if len(found) <= _SHOWN else found[:_SHOWN] + "..."
        problem = Problem.ROW if found else Problem.ROW_WITHOUT
        super().__init__(problem, line=line, column=column, expected=expected.value, found=self.found)


def read_rows(text: str) -> Movement:
    """The movement that a text says; RowsError names the first place where it cannot be one."""
    if len(text) > _MOST_SIGNS:
        raise RowsError(Expected.SHORTER_TEXT, line=1, found=f"{len(text)}")
    lines = list(_lines(text.removeprefix("\ufeff")))
    if not lines:
        raise RowsError(Expected.ROWS, line=1)
    columns = _columns(*lines[0])
    rows = lines[1:] if _is_heading(lines[0][1]) else lines
    if not rows:
        raise RowsError(Expected.ROWS, line=lines[0][0] + 1)
    meetings: dict[tuple[int, int], Meeting] = {}
    for line, cells in rows:
        meeting = _meeting(line, cells, columns)
        if (meeting.round, meeting.table) in meetings:
            place = columns.index(Column.TABLE)
            raise RowsError(Expected.NEW_TABLE, line=line, column=place + 1, found=cells[place])
        meetings[meeting.round, meeting.table] = meeting
    return Movement(tuple(meetings.values()))


def write_rows(movement: Movement) -> str:
    """The text that `read_rows` reads back: commas, with English headings."""
    columns = INDIVIDUALS if movement.is_individual else PAIRS
    seats = 2 if movement.is_individual else 1
    lines = [",".join(columns)]
    for meeting in movement.meetings:
        sides = (str(number) for side in (meeting.ns, meeting.ew) for number in side or ("",) * seats)
        lines.append(",".join((str(meeting.round), str(meeting.table), *sides, _listed(meeting.boards, "-"))))
    return "\n".join(lines) + "\n"


def board_ranges(boards: Iterable[int]) -> str:
    """Boards as a page shows them, in their order: `1–3 7`."""
    return _listed(boards, "–")


def _listed(boards: Iterable[int], dash: str) -> str:
    """Boards in their order, those in a row by the first and the last."""
    offset = count()
    runs = (list(run) for _, run in groupby(boards, key=lambda board: board - next(offset)))
    return " ".join(f"{run[0]}{dash}{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    """Every line that holds something, with its number, cut into its cells."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    delimiter = next((sign for sign in "\t;" if sign in first), ",")
    reader = csv.reader(text.splitlines(), delimiter=delimiter)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield reader.line_num, [cell.strip() for cell in cells]
    except csv.Error:
        raise RowsError(Expected.SHORT_ENTRIES, line=reader.line_num) from None


def _is_heading(cells: list[str]) -> bool:
    """Whether a first line names columns: in a row of a movement the first entries are numbers."""
    return not cells[0][:1].isdigit()


def _columns(line: int, cells: list[str]) -> tuple[Column, ...]:
    """What each column holds, by the first line: its headings, or how many entries it has."""
    if not _is_heading(cells):
        by_length = {len(PAIRS): PAIRS, len(INDIVIDUALS): INDIVIDUALS}
        if len(cells) not in by_length:
            raise RowsError(Expected.ALL_COLUMNS, line=line, column=len(cells), found=cells[-1])
        return by_length[len(cells)]
    found: list[Column] = []
    for place, cell in enumerate(cells, 1):
        column = column_of(cell)
        if column is None or column in found:
            expected = Expected.COLUMN if column is None else Expected.COLUMN_ONCE
            raise RowsError(expected, line=line, column=place, found=cell)
        found.append(column)
    if set(found) not in (set(PAIRS), set(INDIVIDUALS)):
        raise RowsError(Expected.ALL_COLUMNS, line=line, column=len(cells), found=cells[-1])
    return tuple(found)


def _meeting(line: int, cells: list[str], columns: tuple[Column, ...]) -> Meeting:
    """One line as a meeting."""
    if len(cells) != len(columns):
        raise RowsError(Expected.CELLS, line=line, column=len(cells), found=cells[-1])
    places = {column: place for place, column in enumerate(columns, 1)}

    def number(column: Column, expected: Expected, most: int) -> int:
        return _number(cells[places[column] - 1], expected, most, line=line, column=places[column])

    def side(*names: Column) -> tuple[int, ...]:
        numbers = tuple(
            number(name, Expected.CONTESTANT, LAST_NUMBER) for name in names if not _is_nobody(cells[places[name] - 1])
        )
        if len(numbers) not in {0, len(names)}:
            raise RowsError(Expected.PARTNER, line=line, column=places[names[-1]], found=cells[places[names[-1]] - 1])
        return numbers

    round = number(Column.ROUND, Expected.ROUND, MOST_ROUNDS)
    table = number(Column.TABLE, Expected.TABLE, LAST_TABLE_NUMBER)
    is_individual = Column.N in places
    ns, ew = (
        (side(Column.N, Column.S), side(Column.E, Column.W)) if is_individual else (side(Column.NS), side(Column.EW))
    )
    if not ns and not ew:
        raise RowsError(Expected.SOMEBODY, line=line, column=places[Column.N if is_individual else Column.NS])
    return Meeting(round, table, ns, ew, _boards(cells, places, line))


def _is_nobody(cell: str) -> bool:
    return cell in {"", "0", "-", "–"}


def _number(cell: str, expected: Expected, most: int, *, line: int, column: int) -> int:
    if not (cell.isascii() and cell.isdigit() and len(cell) <= len(str(most)) and 1 <= int(cell) <= most):
        raise RowsError(expected, line=line, column=column, found=cell)
    return int(cell)


def _boards(cells: list[str], places: Mapping[Column, int], line: int) -> tuple[int, ...]:
    """The boards of a line: ranges and numbers, with blanks or commas between them."""
    cell = cells[places[Column.BOARDS] - 1]
    refused = RowsError(Expected.BOARDS, line=line, column=places[Column.BOARDS], found=cell)
    if _RANGE.sub("", cell).strip(" ,+"):
        raise refused
    boards: list[int] = []
    for first, last, alone in _RANGE.findall(cell):
        start, end = (int(alone), int(alone)) if alone else (int(first), int(last))
        if not 1 <= start <= end or len(boards) + end - start + 1 > MOST_BOARDS_PER_ROUND:
            raise refused
        boards.extend(range(start, end + 1))
    if not boards:
        raise refused
    return tuple(boards)
