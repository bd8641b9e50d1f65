"""Any file into sessions, chosen by what is in it, never by its name.

The name of a file says what its sender believes; the first characters say what it is.
"""

from __future__ import annotations

import re
from dataclasses import replace

from rulings.formats.bws.reader import is_bws, read_bws
from rulings.formats.csv.reader import is_csv, read_csv
from rulings.formats.errors import Expected, FormatError
from rulings.formats.jet.database import Database
from rulings.formats.jet.pages import is_database
from rulings.formats.json.reader import is_json, read_json
from rulings.formats.lin import read_lin
from rulings.formats.pbn.reader import read_pbn
from rulings.formats.remarks import Remark, RemarkKey, few
from rulings.formats.session import SessionFile
from rulings.formats.signatures import (
    OtherFile,
    OtherKind,
    refuse_archives,
    refuse_no_text,
    refuse_others,
    refuse_pages,
)
from rulings.formats.text import check_length, check_size, decode
from rulings.formats.usebio.reader import read_usebio

SUFFIXES = (".pbn", ".xml", ".lin", ".csv", ".txt", ".bws", ".json")
"""How the names of such files end, for a choice of files; what a file is, its content alone tells."""
_LIN = re.compile(r"\s*[a-z]{2}\|", re.IGNORECASE)
_PBN_START = re.compile(r"\s*[\[%;{]")
_PBN_TAG = re.compile(r'^[ \t]*\[[ \t]*\w+[ \t]*"', re.MULTILINE)


def read_sessions(data: bytes, filename: str = "", *, is_strict: bool = True) -> list[SessionFile]:
    """Every session of a PBN, USEBIO, LIN, CSV, JSON or Bridgemate file: one for each event, in the file's order.

    Raises FormatError for a file that is unreadable as a whole, and read strictly at the first fault: then nothing of
    it is to be kept. Else a fault costs only its own record (`SessionFile.faults`). `filename` is what a remark or a
    message may call the file; it never decides how the file is read.
    """
    check_length(data)
    if is_database(data):
        return [_with_few_remarks(session) for session in _read_database(Database(data))]
    for refuse in (refuse_others, refuse_archives, refuse_pages, refuse_no_text):
        refuse(data)
    check_size(data)
    text, remarks = decode(data)
    return [_with_few_remarks(session) for session in _read(text, remarks, is_strict=is_strict)]


def _read(text: str, remarks: list[Remark], *, is_strict: bool) -> list[SessionFile]:
    if text.lstrip().startswith("<"):
        return read_usebio(text, remarks, is_strict=is_strict)
    if is_json(text):
        return read_json(text, remarks)
    if _LIN.match(text):
        return read_lin(text, remarks, is_strict=is_strict)
    if _PBN_TAG.search(text) or (_PBN_START.match(text) and not is_csv(text)):
        return read_pbn(text, remarks, is_strict=is_strict)
    if is_csv(text):
        return read_csv(text, remarks, is_strict=is_strict)
    raise FormatError(Expected.KNOWN_FORMAT, found=text.strip(), line=1)


def _read_database(database: Database) -> list[SessionFile]:
    if not is_bws(database):
        raise OtherFile(OtherKind.ACCESS)
    return read_bws(database)


def _with_few_remarks(session: SessionFile) -> SessionFile:
    return replace(session, remarks=few(session.remarks))


def read_session(data: bytes, filename: str = "") -> SessionFile:
    """The first session of a file, with a remark about the other events it may hold. See `read_sessions`."""
    session, *others = read_sessions(data, filename)
    if not others:
        return session
    counts = {other.event or "?": len(other.boards) for other in others}
    return replace(session, remarks=(*session.remarks, Remark.counting(RemarkKey.OTHER_EVENT, counts)))
