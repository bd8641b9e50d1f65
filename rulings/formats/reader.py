"""Any file into sessions, chosen by what is in it, never by its name.

The name of a file says what its sender believes; the first characters say what it is.
"""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import unquote_plus

from rulings.formats.bws.reader import is_bws, read_bws
from rulings.formats.csv.reader import is_csv, read_csv
from rulings.formats.errors import Expected, FormatError
from rulings.formats.exports.bbo import is_bbo, read_bbo
from rulings.formats.exports.marked import is_marked, read_marked
from rulings.formats.exports.members import with_member_numbers
from rulings.formats.exports.packed import is_packed, unpacked
from rulings.formats.exports.page import is_page
from rulings.formats.exports.pages import read_pages
from rulings.formats.exports.tourcalc import is_tourcalc, read_tourcalc
from rulings.formats.jet.database import Database
from rulings.formats.jet.pages import is_database
from rulings.formats.json.reader import is_json, read_json
from rulings.formats.lengths import with_short_texts
from rulings.formats.limits import check_sessions
from rulings.formats.lin.reader import read_lin
from rulings.formats.pbn.reader import read_pbn
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import FileFormat, SessionFile
from rulings.formats.sheets.delimited import book_of_text, is_table
from rulings.formats.sheets.reader import Layouts, read_book
from rulings.formats.sheets.template import is_our_own
from rulings.formats.sheets.workbook import is_workbook, read_workbook
from rulings.formats.signatures import OtherFile, OtherKind, refuse_no_text, refuse_others
from rulings.formats.text import check_length, check_size, decode
from rulings.formats.usebio.reader import read_usebio
from rulings.formats.watching import look_up, watched

_LIN = re.compile(r"\s*[a-z]{2}\|", re.IGNORECASE)
_LINK = re.compile(r"https?://[^\s?]{1,200}\?(?:[^\s=]{1,40}=[^\s&]{0,200}&){0,5}lin=([^\s&]+)\S{0,200}", re.IGNORECASE)
"""An address of Bridge Base Online that shows a hand: the hand is in it."""
_PBN_START = re.compile(r"\s*[\[%;{]")
_JSON_START = re.compile(r'\s*(?:\{\s*"|\[\s*[\[{"\d])')
_MOST_NUMBERS = 40
_PBN_TAG = re.compile(r'^[ \t]*\[[ \t]*\w+[ \t]*"', re.MULTILINE)


def read_sessions(
    data: bytes, filename: str = "", layouts: Layouts | None = None, *, is_strict: bool = True
) -> list[SessionFile]:
    """Every session of a file of any kind that is known here: one for each event it names, in the file's order.

    Raises FormatError for a file that is unreadable as a whole, and read strictly at the first fault: then nothing of
    it is to be kept. Else a fault costs only its own record (`SessionFile.faults`). `filename` is what a remark or a
    message may call the file; it never decides how the file is read. `layouts` say what the columns of sheets hold, by
    the digest of their headings; UnknownColumns is raised for a sheet whose headings do not say it, nor a layout.
    """
    sessions = _sessions(data, layouts or {}, is_strict=is_strict)
    check_sessions(len(sessions))
    look_up()
    told = [with_member_numbers(_with_few_remarks(_with_unplayed(session))) for session in watched(sessions)]
    look_up()
    return told if is_strict else [with_short_texts(session) for session in told]


def _sessions(data: bytes, layouts: Layouts, *, is_strict: bool) -> list[SessionFile]:
    """By the first bytes: a database, a workbook, a packed file, or a text; another kind is named."""
    check_length(data)
    if is_database(data):
        return _read_database(Database(data), is_strict=is_strict)
    refuse_others(data)
    if is_packed(data):
        return _read_packed(data, layouts, is_strict=is_strict)
    refuse_no_text(data)
    check_size(data)
    text, remarks = decode(data)
    return _read(text, remarks, layouts, is_strict=is_strict)


def _read_packed(data: bytes, layouts: Layouts, *, is_strict: bool) -> list[SessionFile]:
    """A workbook, the one file that was packed, or pages and boards that were saved together."""
    if is_workbook(data):
        return read_book(read_workbook(data, is_strict=is_strict), layouts, is_strict=is_strict)
    one, files = unpacked(data)
    if one is not None:
        return _sessions(one, layouts, is_strict=is_strict)
    texts = [(name, decode(body)[0]) for name, body in files]
    if any(is_tourcalc(text) for _name, text in texts):
        boards = (text for _name, text in texts if text.lstrip("\ufeff \n\t").startswith("{"))
        return read_tourcalc(boards, is_strict=is_strict)
    if any(is_bbo(text) for _name, text in texts):
        return read_bbo((text for _name, text in texts if is_page(text)), is_strict=is_strict)
    return read_pages([each for each in texts if is_page(each[1])], layouts, is_strict=is_strict)


def _read(text: str, remarks: list[Remark], layouts: Layouts, *, is_strict: bool) -> list[SessionFile]:
    """A text of any kind."""
    if is_bbo(text):
        return read_bbo([text], is_strict=is_strict)
    if is_page(text):
        return read_pages([("", text)], layouts, is_strict=is_strict)
    if text.lstrip().startswith("<"):
        return read_usebio(text, remarks, is_strict=is_strict)
    return _read_plain(text, remarks, layouts, is_strict=is_strict)


def _read_plain(text: str, remarks: list[Remark], layouts: Layouts, *, is_strict: bool) -> list[SessionFile]:
    """A text without markup: by the head of its kind, by tags, by columns that we know, by columns of anybody."""
    if is_json(text):
        return read_json(text, remarks)
    if (link := _LINK.fullmatch(text.strip())) is not None:
        text = unquote_plus(link[1])
    if _LIN.match(text):
        return read_lin(text, remarks, is_strict=is_strict)
    if is_marked(text):
        return read_marked(text, remarks, is_strict=is_strict)
    if is_tourcalc(text):
        return read_tourcalc([text], is_strict=is_strict)
    is_other_json = _JSON_START.match(text) is not None
    if _PBN_TAG.search(text) or (_PBN_START.match(text) and not is_other_json and not is_csv(text)):
        return read_pbn(text, remarks, is_strict=is_strict)
    if is_csv(text) and (is_our_own(text) or not is_table(text)):
        return read_csv(text, remarks, is_strict=is_strict)
    if is_table(text) and not is_other_json:
        return read_book(book_of_text(text, remarks, is_strict=is_strict), layouts, is_strict=is_strict)
    raise FormatError(Expected.KNOWN_FORMAT, found=text.strip(), line=1)


def _read_database(database: Database, *, is_strict: bool) -> list[SessionFile]:
    if not is_bws(database):
        raise OtherFile(OtherKind.ACCESS)
    return read_bws(database, is_strict=is_strict)


def _with_unplayed(session: SessionFile) -> SessionFile:
    """The session with a remark that names the boards without a result, where others have one.

    The files of a movement say themselves what nobody entered.
    """
    played = {result.board for result in session.results} | {fault.board for fault in session.faults}
    left = [board.number for board in session.boards if board.number not in played]
    if not left or not session.results or session.format is FileFormat.BWS:
        return session
    boards = ", ".join([*map(str, left[:_MOST_NUMBERS]), *(["..."] if len(left) > _MOST_NUMBERS else [])])
    said = Remark.of(RemarkKey.BOARDS_UNPLAYED, count=len(left), boards=boards)
    return replace(session, remarks=(*session.remarks, said))


def _with_few_remarks(session: SessionFile) -> SessionFile:
    return replace(session, remarks=few(session.remarks))


def read_session(data: bytes, filename: str = "") -> SessionFile:
    """The first session of a file, with a remark about the other events it may hold. See `read_sessions`."""
    session, *others = read_sessions(data, filename)
    if not others:
        return session
    counts = {other.event or "?": len(other.boards) for other in others}
    return replace(session, remarks=(*session.remarks, Remark.counting(RemarkKey.OTHER_EVENT, counts)))
