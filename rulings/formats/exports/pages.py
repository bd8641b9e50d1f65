"""Pages of results into a book: each table a sheet, those with the same heading one, what stood above before each.

So read: the protocols of JFR Pary and KoPS (Poland), one page a board or all on one, and anybody's table of results.
What is known of the two is what their pages show: a line above says the board, KoPS gives east-west's points as
north-south's and has one heading, `PUNKTY`, for IMPs and matchpoints.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.page import Page, page_of, rows_in
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import FileFormat, SessionFile
from rulings.formats.sheets.headings import heading_of
from rulings.formats.sheets.layout import digest_of
from rulings.formats.sheets.reader import Layouts, read_book
from rulings.formats.sheets.sheet import MOST_ROWS, Book, Sheet, checked
from rulings.formats.signatures import other_page

_MOST_ROWS = 3 * MOST_ROWS
"""Of all tables together: rankings and lists stand beside the results."""
_LEAST_ROWS, _LEAST_CELLS = 2, 3
_MOST_ABOVE = 12
_KOPS = "kops"
_HELD = re.compile(r"♠\s*(?:(?:[AKQJDWT2-9]|10)\s*){3}")
_UNITS = re.compile(r"^punkty\b", re.IGNORECASE)
_MEMBER_TITLE = re.compile(r"(\d{1,4})$")


def read_pages(
    texts: Sequence[tuple[str, str]], layouts: Layouts | None = None, *, is_strict: bool = True
) -> list[SessionFile]:
    """The sessions of pages, each given with its name: that of a piece without a title may end in its board's number.

    OtherFile where no page has a table of results; UnknownColumns where its headings do not say what they head.
    """
    book = book_of_pages(texts, is_strict=is_strict)
    return read_book(book, layouts, _points_of_kops if book.is_of_kops else None, is_strict=is_strict)


def book_of_pages(texts: Sequence[tuple[str, str]], *, is_strict: bool = False) -> Book:
    """The tables of pages as sheets; OtherFile, which says whose pages they are, where there is none.

    Read strictly, FormatError for a cell that is too long; else that is cut, with a remark.
    """
    cut: list[Remark] = []
    sheets: list[Sheet] = []
    is_of_kops, dealt = False, 0
    for name, text in texts:
        page = page_of(text)
        is_of_kops = is_of_kops or _KOPS in page.generator.lower()
        sheets += _sheets(page, name, None if is_strict else cut)
        dealt += _shows_cards(page)
        if (rows := sum(len(sheet.rows) for sheet in sheets)) > _MOST_ROWS:
            raise FormatError(Expected.SMALL_SHEET, found=str(rows))
    if not sheets:
        raise other_page(text for _name, text in texts)
    said = [Remark.of(RemarkKey.CARDS_OF_PAGES, count=dealt)] if dealt else []
    return Book(FileFormat.HTML, _together(sheets), (*said, *cut), is_of_kops=is_of_kops)


def _shows_cards(page: Page) -> bool:
    """Whether a page shows the hands of a board."""
    return any(_HELD.search(cell.text) for table in page.tables for row in table.rows for cell in row)


def _sheets(page: Page, name: str, cut: list[Remark] | None) -> list[Sheet]:
    """The tables of a page as sheets; what stands above a table are its first rows."""
    sheets = []
    board = _MEMBER_TITLE.search(name.rpartition(".")[0])
    for table in page.tables:
        rows = [(line, row) for line, row in rows_in(table) if any(text.strip() for text in row)]
        if sum(sum(map(bool, row)) >= _LEAST_CELLS for _line, row in rows) < _LEAST_ROWS:
            continue
        above = [text for text in table.above if len(text) < 200][-_MOST_ABOVE:]
        if not above and not page.title and board:
            above = [f"Board {int(board[1])}"]
        texts = [*((text,) for text in _titles(page, above)), *(_in_words(row) for _line, row in rows)]
        lines = [*(table.line for _text in texts[len(rows) :]), *(line for line, _row in rows)]
        sheets.append(checked(page.title, texts, lines, cut=cut))
    return sheets


def _titles(page: Page, above: list[str]) -> list[str]:
    """The page's title first, since it often says the board, then what stands above the table."""
    return list(dict.fromkeys([*([page.title] if page.title else []), *above]))


def _in_words(row: tuple[str, ...]) -> tuple[str, ...]:
    """Two players under each other are parted as ours are; a word of a heading that is broken is whole again."""
    return tuple(
        "; ".join(text.split("\n")) if text.count("\n") == 1 and " " in text else text.replace("\n", "") for text in row
    )


def _together(sheets: Iterable[Sheet]) -> tuple[Sheet, ...]:
    """Sheets with the same heading as one, in their order."""
    by_heading: dict[str, list[Sheet]] = {}
    for sheet in sheets:
        by_heading.setdefault(digest_of(heading_of(sheet).texts), []).append(sheet)
    return tuple(
        _with_units(
            checked(
                same[0].name, [row for each in same for row in each.rows], [at for each in same for at in each.lines]
            )
        )
        for same in by_heading.values()
    )


def _with_units(sheet: Sheet) -> Sheet:
    """`PUNKTY` in a heading says IMPs where somebody has less than nothing, else matchpoints."""
    heading = heading_of(sheet)
    rows = list(sheet.rows)
    if not any(_UNITS.match(text) for text in heading.texts) or heading.after != heading.row + 1:
        return sheet
    at = [column for column, text in enumerate(heading.texts) if _UNITS.match(text)]
    unit = "IMP" if any(row[column].startswith("-") for row in rows for column in at if column < len(row)) else "MP"
    known = rows[heading.row]
    rows = [tuple(_UNITS.sub(unit, text) for text in row) if row == known else row for row in rows]
    return Sheet(sheet.name, tuple(rows), sheet.lines)


def _points_of_kops(cells: dict[str, str]) -> dict[str, str]:
    """East-west's points with the sign that they have for east-west."""
    ns, ew = cells.get("score_ns", ""), cells.get("score_ew", "")
    return cells | {"score_ew": ew.lstrip("-")} if not ns and re.fullmatch(r"-\d+", ew) else cells
