"""What the columns of a club's sheets hold, and what a file that waits proposes."""

from collections.abc import Mapping

from rulings.desk.imports.values import BadFile
from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.books import book_in
from rulings.formats.sheets.layout import Layout
from rulings.formats.sheets.reader import Found, Layouts, found_in
from rulings.formats.sheets.sheet import Book
from rulings.models import Club, WaitingFile

_HEADINGS = "headings"


def layouts_of(club: Club) -> dict[str, Layout]:
    """The layouts that a club keeps, by the digest of their headings."""
    kept = club.sheet_layouts.values_list("headings", "layout")
    return {headings: Layout.read(stored) for headings, stored in kept}


def layouts_for(waiting: WaitingFile) -> Layouts:
    """Those of its club, and what was said of the file itself."""
    said = waiting.layout
    own: Mapping[str, Layout] = {said[_HEADINGS]: Layout.read(said)} if _HEADINGS in said else {}
    return layouts_of(waiting.club) | dict(own)


def proposal(waiting: WaitingFile, sheet: int | None, row: int | None) -> tuple[Book, int, Found]:
    """The sheets of a file that waits, which of them is meant, counted from 0, and what its columns seem to hold.

    `sheet` and `row` of the heading are as somebody says, None for what fits best. `BadFile` where it has no sheets.
    """
    try:
        book = book_in(bytes(waiting.data))
    except FormatError as error:
        raise BadFile(error) from None
    layouts = layouts_of(waiting.club)
    found = [found_in(each, layouts) for each in book.sheets if each.rows]
    if not found:
        raise BadFile(FormatError(Expected.SHEET_WITH_ROWS))
    best = max(range(len(found)), key=lambda at: (-len(found[at].needs), len(found[at].sheet.rows), -at))
    at = sheet if sheet is not None and sheet < len(found) else best
    rows = book.sheets[at].rows
    return book, at, found[at] if row is None or row >= len(rows) else found_in(book.sheets[at], layouts, row)
