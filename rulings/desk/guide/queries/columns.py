"""Contents and indexes on paper: entries in columns, each page that they name a link to it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulings.desk.base.typeset.leaf import Leaf, Link
from rulings.desk.base.typeset.typefaces import Style, breadth
from rulings.desk.guide.queries.paper import LEFT, PAPER, PAPER_HEIGHT, TOP
from rulings.wording.charts.letters import wrapped

_SIZE, _LEADING, _GAP, _HANG = 7.5, 10.4, 16.0, 8.0
"""The letters, line to line, column to column, and how far the second line of an entry is set in."""
_LABEL, _NUMBER = 26.0, 20.0
"""Room for a law and for a page in the contents."""
_A_COLUMN = int(PAPER_HEIGHT // _LEADING)


@dataclass(frozen=True)
class Entry:
    """What is looked up, and the pages on which it is found; in the contents with the law before it."""

    name: str
    pages: tuple[int, ...]
    label: str = ""


@dataclass(frozen=True)
class _Piece:
    """What stands in a line: where it begins from the column's left, and the page that it leads to, 0 for none."""

    x: float
    text: str
    style: Style = Style.PLAIN
    page: int = 0


_Line = tuple[_Piece, ...]
_Column = tuple[_Line, ...]


def contents_pages(entries: Sequence[Entry], columns: int) -> list[list[_Column]]:
    """The contents: how many pages they take does not hang on the numbers in them."""
    room = _room(columns)
    return _pages((list(_contents_lines(each, room)) for each in entries), columns)


def index_pages(entries: Sequence[Entry], columns: int) -> list[list[_Column]]:
    """An index."""
    room = _room(columns)
    return _pages((list(_index_lines(each, room)) for each in entries), columns)


def write_columns(leaf: Leaf, page: Sequence[_Column], columns: int) -> None:
    """The columns of one page."""
    for place, column in enumerate(page):
        left = LEFT + place * (_room(columns) + _GAP)
        for row, line in enumerate(column):
            _write(leaf, line, left, TOP + _SIZE + row * _LEADING)


def _room(columns: int) -> float:
    """How wide a column is."""
    return (PAPER.width - (columns - 1) * _GAP) / columns


def _pages(entries: Iterable[list[_Line]], columns: int) -> list[list[_Column]]:
    """The columns of each page; an entry stays in one, unless none would hold it."""
    filled: list[list[_Line]] = [[]]
    for lines in entries:
        if filled[-1] and len(filled[-1]) + len(lines) > _A_COLUMN:
            filled.append([])
        for line in lines:
            if len(filled[-1]) == _A_COLUMN:
                filled.append([])
            filled[-1].append(line)
    whole = [tuple(each) for each in filled]
    return [whole[start : start + columns] for start in range(0, len(whole), columns)]


def _contents_lines(entry: Entry, room: float) -> Iterator[_Line]:
    """The law, the title, and its page at the right of the last line."""
    *lines, last = wrapped(entry.name, _SIZE, room - _LABEL - _NUMBER)
    number = ", ".join(map(str, entry.pages))
    at_right = _Piece(room - breadth(number, Style.BOLD, _SIZE), number, Style.BOLD, entry.pages[0])
    for place, text in enumerate([*lines, last]):
        label = (_Piece(0.0, entry.label, Style.BOLD),) if place == 0 else ()
        end = (at_right,) if place == len(lines) else ()
        yield (*label, _Piece(_LABEL, text, page=entry.pages[0]), *end)


def _index_lines(entry: Entry, room: float) -> Iterator[_Line]:
    """The name, then its pages one after the other."""
    *lines, last = wrapped(entry.name, _SIZE, room - _HANG, is_bold=True)
    for place, text in enumerate(lines):
        yield (_Piece(_HANG if place else 0.0, text, Style.BOLD),)
    x = _HANG if lines else 0.0
    line, x = [_Piece(x, last, Style.BOLD)], x + breadth(f"{last}  ", Style.BOLD, _SIZE)
    for place, page in enumerate(entry.pages, start=1):
        text = f"{page}," if place < len(entry.pages) else str(page)
        if x + breadth(text, Style.PLAIN, _SIZE) > room:
            yield tuple(line)
            line, x = [], _HANG
        line.append(_Piece(x, text, page=page))
        x += breadth(f"{text} ", Style.PLAIN, _SIZE)
    yield tuple(line)


def _write(leaf: Leaf, line: _Line, left: float, foot: float) -> None:
    """A line, its pieces where they belong."""
    with leaf.paragraph():
        for piece in line:
            x = left + piece.x
            leaf.text(x, foot, _SIZE, [(piece.text, piece.style)])
            if piece.page:
                right = x + breadth(piece.text, piece.style, _SIZE)
                leaf.links.append(Link(x, foot - _SIZE, right, foot + 2, piece.page))
