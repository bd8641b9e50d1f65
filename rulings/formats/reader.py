"""Any file into sessions, chosen by what is in it, never by its name.

The name of a file says what its sender believes; the first characters say what it is.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rulings.formats.bbo import is_bbo, read_bbo
from rulings.formats.csv.reader import is_csv, read_csv
from rulings.formats.errors import Expected, FormatError
from rulings.formats.lin import read_lin
from rulings.formats.marked import is_marked, read_marked
from rulings.formats.members import with_member_numbers
from rulings.formats.packed import is_packed, refuse_others, unpacked
from rulings.formats.page import is_page
from rulings.formats.pages import read_pages
from rulings.formats.pbn.reader import read_pbn
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import SessionFile
from rulings.formats.sheets.delimited import book_of_text, is_table
from rulings.formats.sheets.reader import Layouts, read_book
from rulings.formats.sheets.template import is_our_own
from rulings.formats.sheets.workbook import is_workbook, read_workbook
from rulings.formats.text import check_length, check_size, decode
from rulings.formats.tourcalc import is_tourcalc, read_tourcalc
from rulings.formats.usebio.reader import read_usebio

SUFFIXES = (".pbn", ".xml", ".lin", ".csv", ".txt", ".xlsx", ".html", ".htm", ".json", ".zip")
"""How the names of such files end, for a choice of files; what a file is, its content alone tells."""
_LIN = re.compile(r"\s*[a-z]{2}\|", re.IGNORECASE)
_PBN_START = re.compile(r"\s*[\[%;{]")
_PBN_TAG = re.compile(r'^[ \t]*\[[ \t]*\w+[ \t]*"', re.MULTILINE)


def read_sessions(data: bytes, filename: str = "", layouts: Layouts | None = None) -> list[SessionFile]:
    """Every session of a file of any kind that is known here: one for each event it names, in the file's order.

    Raises FormatError at the first fault; then nothing of the file is to be kept. `filename` is what a remark or a
    message may call the file; it never decides how the file is read. `layouts` say what the columns of sheets hold, by
    the digest of their headings; UnknownColumns is raised for a sheet whose headings do not say it, nor a layout.
    """
    return [with_member_numbers(_with_few_remarks(session)) for session in _sessions(data, layouts)]


def _sessions(data: bytes, layouts: Layouts | None) -> list[SessionFile]:
    """By the first bytes: a workbook, a packed file, or a text; another kind is named."""
    refuse_others(data)
    if is_packed(data):
        check_length(data)
        if is_workbook(data):
            return read_book(read_workbook(data), layouts)
        one, pages = unpacked(data)
        return _sessions(one, layouts) if one is not None else _read_folder(pages, layouts)
    check_size(data)
    text, remarks = decode(data)
    return _read(text, remarks, layouts)


def _read_folder(pages: list[tuple[str, bytes]], layouts: Layouts | None) -> list[SessionFile]:
    """Pages, or boards, that were saved together."""
    texts = [(name, decode(body)[0]) for name, body in pages]
    if any(is_tourcalc(text) for _name, text in texts):
        return read_tourcalc(text for _name, text in texts if text.lstrip("\ufeff \n\t").startswith("{"))
    if any(is_bbo(text) for _name, text in texts):
        return read_bbo(text for _name, text in texts if is_page(text))
    return read_pages(((name, text) for name, text in texts if is_page(text)), layouts)


def _read(text: str, remarks: list[Remark], layouts: Layouts | None) -> list[SessionFile]:
    if is_bbo(text):
        return read_bbo([text])
    if is_page(text):
        return read_pages([("", text)], layouts)
    if text.lstrip().startswith("<"):
        return read_usebio(text, remarks)
    if _LIN.match(text):
        return read_lin(text, remarks)
    if is_marked(text):
        return read_marked(text, remarks)
    if is_tourcalc(text):
        return read_tourcalc([text])
    if _PBN_TAG.search(text) or (_PBN_START.match(text) and not is_csv(text)):
        return read_pbn(text, remarks)
    if is_csv(text) and (is_our_own(text) or not is_table(text)):
        return read_csv(text, remarks)
    if is_table(text):
        return read_book(book_of_text(text, remarks), layouts)
    raise FormatError(Expected.KNOWN_FORMAT, found=text.strip(), line=1)


def _with_few_remarks(session: SessionFile) -> SessionFile:
    return replace(session, remarks=few(session.remarks))


def read_session(data: bytes, filename: str = "") -> SessionFile:
    """The first session of a file, with a remark about the other events it may hold. See `read_sessions`."""
    session, *others = read_sessions(data, filename)
    if not others:
        return session
    counts = {other.event or "?": len(other.boards) for other in others}
    return replace(session, remarks=(*session.remarks, Remark.counting(RemarkKey.OTHER_EVENT, counts)))
