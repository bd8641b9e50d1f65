"""Any file of sheets into a book, for who has to say what its columns hold."""

from __future__ import annotations

from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.packed import is_packed, unpacked
from rulings.formats.exports.page import is_page
from rulings.formats.exports.pages import book_of_pages
from rulings.formats.sheets.delimited import book_of_text, is_table
from rulings.formats.sheets.sheet import Book
from rulings.formats.sheets.workbook import is_workbook, read_workbook
from rulings.formats.signatures import refuse_no_text, refuse_others
from rulings.formats.text import check_length, check_size, decode


def book_in(data: bytes) -> Book:
    """The sheets of a workbook, a page, a folder of pages or a text; FormatError for a file that has none."""
    check_length(data)
    refuse_others(data)
    if is_packed(data):
        if is_workbook(data):
            return read_workbook(data)
        one, pages = unpacked(data)
        texts = [(name, decode(body)[0]) for name, body in pages]
        return book_in(one) if one is not None else book_of_pages([each for each in texts if is_page(each[1])])
    refuse_no_text(data)
    check_size(data)
    text, remarks = decode(data)
    if is_page(text):
        return book_of_pages([("", text)])
    if is_table(text):
        return book_of_text(text, remarks, is_strict=False)
    raise FormatError(Expected.KNOWN_FORMAT, found=text.strip(), line=1)
