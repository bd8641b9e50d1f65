"""A book into sessions: by a layout that is known, by headings that say it all, else the question what columns hold.

`UnknownColumns` is that question, with what is proposed; a page, or a command, answers it with a layout.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulings.formats.awarded import with_scoring
from rulings.formats.counted import Counted
from rulings.formats.csv.columns import HEADERS
from rulings.formats.csv.reader import sessions_of
from rulings.formats.details import SEPARATOR, Detail, Why
from rulings.formats.errors import Expected, FormatError
from rulings.formats.faults import Faults
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import SessionFile
from rulings.formats.sheets.contents import proposed
from rulings.formats.sheets.headings import Heading, heading_at, heading_of
from rulings.formats.sheets.layout import Layout, Letters, Need, digest_of, missing
from rulings.formats.sheets.lines import Repair, has_titles, lettered, lines_of
from rulings.formats.sheets.people import people_of
from rulings.formats.sheets.sheet import Book, Sheet

Layouts = Mapping[str, Layout]
"""Layouts by the digest of the headings that they are for."""


@dataclass(frozen=True, slots=True)
class Found:
    """A sheet with its heading, the layout that is proposed or known, and what is missing in it."""

    sheet: Sheet
    heading: Heading
    layout: Layout
    needs: tuple[Need, ...]
    is_known: bool = False
    is_sure: bool = False

    @property
    def digest(self) -> str:
        """What the layout is kept under."""
        return digest_of(self.heading.texts)


class UnknownColumns(FormatError):
    """A sheet whose headings do not say what the columns hold; `book` is what was read, `found` what is proposed."""

    def __init__(self, book: Book, found: Found) -> None:
        headings = ", ".join(text for text in found.heading.texts if text.strip())
        line = found.sheet.lines[found.heading.row] if found.sheet.lines else 1
        why = Why(Detail.NO_COLUMN, {"needs": SEPARATOR.join(found.needs)}) if found.needs else None
        super().__init__(Expected.COLUMNS, found=headings, detail=why, line=line)
        self.book = book
        self.proposal = found


def read_book(
    book: Book, layouts: Layouts | None = None, repair: Repair | None = None, *, is_strict: bool = True
) -> list[SessionFile]:
    """The sessions of a book; UnknownColumns where nothing says what its columns hold.

    Read strictly, FormatError for the first fault.
    """
    best = best_of(book, layouts)
    if not (best.is_known or best.is_sure):
        raise UnknownColumns(book, best)
    return _read_found(book, best, repair, is_strict=is_strict)


def best_of(book: Book, layouts: Layouts | None = None) -> Found:
    """The sheet that is known, or else tells most of a result; FormatError for a book without rows."""
    candidates = [found_in(sheet, layouts or {}) for sheet in book.sheets if sheet.rows]
    if not candidates:
        raise FormatError(Expected.SHEET_WITH_ROWS)
    return max(candidates, key=lambda each: (each.is_known, each.is_sure, -len(each.needs), len(each.sheet.rows)))


def _read_found(book: Book, found: Found, repair: Repair | None, *, is_strict: bool) -> list[SessionFile]:
    """The sessions of one sheet of a book, with the names that its other sheets tell."""
    people = people_of(sheet for sheet in book.sheets if sheet is not found.sheet)
    passed_over = Counted()
    lines = lines_of(found.sheet, found.heading, found.layout, people, repair, passed_over)
    first, *others = sessions_of(lines, [*book.remarks, *_said(found)], book.format, Faults([], is_strict))
    first = replace(first, remarks=(*first.remarks, *passed_over.told(int), *_of_others(book, found.sheet)))
    return [with_scoring(session) for session in (first, *others)]


def _of_others(book: Book, sheet: Sheet) -> list[Remark]:
    """The other sheets of a workbook that nothing was read of, each with its number of rows."""
    left = {
        each.name: len(each.rows)
        for each in book.sheets
        if each.has_cells and each.rows and each is not sheet and not people_of([each])
    }
    return [Remark.counting(RemarkKey.UNUSED, left)] if left else []


def found_in(sheet: Sheet, layouts: Layouts, row: int | None = None) -> Found:
    """What a sheet holds: by a layout that is known for its headings, else by their words and what stands below them.

    `row` is the heading's where somebody says so.
    """
    known = _known(sheet, layouts)
    if known is not None and row is None:
        return known
    heading = heading_of(sheet) if row is None else heading_at(sheet, row)
    layout = layouts.get(digest_of(heading.texts))
    if layout is not None:
        return _with(sheet, heading, layout, is_known=True)
    by_words = _with(sheet, heading, Layout(heading.columns))
    if not by_words.needs and _is_settled(by_words):
        return replace(by_words, is_sure=True)
    columns = proposed(sheet.rows[heading.after :], sheet.width, heading.columns)
    return _with(sheet, heading, Layout(columns))


def _known(sheet: Sheet, layouts: Layouts) -> Found | None:
    """The first row whose headings a layout is known for."""
    for at, row in enumerate(sheet.rows[:40] if layouts else ()):
        layout = layouts.get(digest_of(row))
        if layout is not None:
            return _with(sheet, heading_at(sheet, at), layout, is_known=True)
    return None


def _with(sheet: Sheet, heading: Heading, layout: Layout, *, is_known: bool = False) -> Found:
    needs = missing(layout.columns, has_titles=bool(layout.board) or has_titles(sheet, heading))
    return Found(sheet, heading, layout, tuple(needs), is_known)


def _is_settled(found: Found) -> bool:
    """Whether it is clear how the sheet writes suits: a lone C means clubs unless the sheet is Italian."""
    is_italian = any("contratto" in text.casefold() or "dichiar" in text.casefold() for text in found.heading.texts)
    return not is_italian or lettered(found.sheet, found.heading, found.layout) is not Letters.UNKNOWN


def _said(found: Found) -> list[Remark]:
    """Which columns are used for what, where that was not for our own headings to say, and which are not used."""
    used = set(found.layout.columns.values())
    unused = {text.strip(): 1 for at, text in enumerate(found.heading.texts) if text.strip() and at not in used}
    said = [Remark.counting(RemarkKey.UNUSED, unused)] if unused else []
    named = ", ".join(
        f"{found.heading.texts[at].strip() or '–'} → {HEADERS[key]}"
        for key, at in sorted(found.layout.columns.items(), key=lambda each: each[1])
        if at < len(found.heading.texts)
    )
    return [Remark.of(RemarkKey.COLUMNS_TAKEN, names=named), *said]
