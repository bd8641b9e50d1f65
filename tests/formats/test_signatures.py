"""Files that are something else: each is named for what it is, with what to send in its place.

The bytes are real: written by the libraries of their formats, but for those of old Office programs, whose container is
laid out here as its published specification says, and the beginnings of archives and programs that nothing here writes.
"""

from __future__ import annotations

import bz2
import gzip
import lzma
import sqlite3
from email.message import EmailMessage
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from pypdf import PdfWriter

from rulings.formats.errors import FormatError
from rulings.formats.exports.page import is_page
from rulings.formats.reader import read_sessions
from rulings.formats.signatures import OtherFile, OtherKind, refuse_no_text, refuse_others
from tests.formats.samples import DATA, exactly
from tests.formats.test_mutations import read_or_refuse

PBN = (DATA / "irregular.pbn").read_bytes()


def archive(**files: bytes) -> bytes:
    """A ZIP archive of files; two low lines in a name stand for a dot."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name.replace("__", "."), data)
    return out.getvalue()


def document(*names: str) -> bytes:
    """The archive that a document of an Office program is, with these parts in it."""
    out = BytesIO()
    with ZipFile(out, "w") as packed:
        for name in ("[Content_Types].xml", "_rels/.rels", *names):
            packed.writestr(name, "<x/>")
    return out.getvalue()


def open_document(kind: str) -> bytes:
    out = BytesIO()
    with ZipFile(out, "w") as packed:
        packed.writestr("mimetype", f"application/vnd.oasis.opendocument.{kind}")
        packed.writestr("content.xml", "<x/>")
    return out.getvalue()


def compound(*streams: str) -> bytes:
    """A compound file of old Office programs: header, a table of sectors, and a directory with these streams."""
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + b"\x3e\0\3\0\xfe\xff\x09\0\x06\0"
    entries = (f"{name}\0".encode("utf-16-le").ljust(64, b"\0") + bytes(64) for name in ("Root Entry", *streams))
    return header.ljust(512, b"\xff") + bytes(512) + b"".join(entries)


def picture(kind: str) -> bytes:
    out = BytesIO()
    Image.new("RGB", (3, 2), (200, 0, 0)).save(out, kind)
    return out.getvalue()


def pdf() -> bytes:
    out = BytesIO()
    writer = PdfWriter()
    writer.add_blank_page(100, 100)
    writer.write(out)
    return out.getvalue()


def mail() -> bytes:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "dora@club.example", "desk@club.example", "The results"
    message.set_content("Here they are.")
    message.add_attachment(PBN, maintype="application", subtype="octet-stream", filename="evening.pbn")
    return bytes(message)


def page(words: str) -> bytes:
    return f"<!DOCTYPE html>\n<html><head><title>Results</title></head><body>{words}</body></html>".encode()


KINDS: list[tuple[bytes, OtherKind, str]] = [
    (archive(), OtherKind.ZIP, "files in it: 0"),
    (archive(a__txt=PBN, b__txt=PBN), OtherKind.ZIP, "files in it: 2"),
    (archive(a__csv=archive(b__pbn=PBN)), OtherKind.ZIP, "files in it: 1"),
    (archive(a__pbn=PBN, b__pbn=PBN), OtherKind.ZIP, "files in it: 2"),
    (archive(picture__jpg=b"x"), OtherKind.ZIP, "files in it: 1"),
    (archive(evening__pbn=PBN)[:-30], OtherKind.ZIP_DAMAGED, ""),
    (document("xl/workbook.bin"), OtherKind.EXCEL, "CSV"),
    (document("word/document.xml"), OtherKind.WORD, ""),
    (document("ppt/presentation.xml"), OtherKind.DOCUMENT, ""),
    (open_document("spreadsheet"), OtherKind.OPEN_SHEET, "CSV"),
    (open_document("text"), OtherKind.DOCUMENT, ""),
    (compound("Workbook"), OtherKind.OLD_EXCEL, "CSV"),
    (compound("Book"), OtherKind.OLD_EXCEL, "CSV"),
    (compound("1Table", "WordDocument"), OtherKind.WORD, ""),
    (compound("__properties_version1.0"), OtherKind.MAIL, ""),
    (compound("PowerPoint Document"), OtherKind.OLE, ""),
    (compound("EncryptionInfo", "EncryptedPackage"), OtherKind.PROTECTED, "password"),
    (pdf(), OtherKind.PDF, ""),
    (b"{\\rtf1\\ansi Results\\par}", OtherKind.DOCUMENT, ""),
    *((picture(kind), OtherKind.PICTURE, kind) for kind in ("PNG", "JPEG", "GIF", "BMP", "TIFF")),
    (picture("WEBP"), OtherKind.PICTURE, "WebP"),
    (b"\0\0\0\x18ftypheic\0\0\0\0mif1heic", OtherKind.PICTURE, "HEIC"),
    (gzip.compress(PBN), OtherKind.ARCHIVE, "gzip"),
    (bz2.compress(PBN), OtherKind.ARCHIVE, "bzip2"),
    (lzma.compress(PBN), OtherKind.ARCHIVE, "xz"),
    (b"7z\xbc\xaf\x27\x1c\0\4", OtherKind.ARCHIVE, "7-Zip"),
    (b"Rar!\x1a\7\1\0", OtherKind.ARCHIVE, "RAR"),
    (mail(), OtherKind.MAIL, ""),
    (mail().replace(b"\n", b"\r\n"), OtherKind.MAIL, ""),
    (b"\x12\x0a\x03AC3" + bytes(2000), OtherKind.ACBLSCORE, ".bws"),
    (b"MZ\x90\0\3\0\0\0\4\0", OtherKind.PROGRAM, ""),
    (PBN.decode().encode("utf-16-le"), OtherKind.WIDE_TEXT, "UTF-8"),
    (PBN.decode().encode("utf-16-be"), OtherKind.WIDE_TEXT, "UTF-8"),
    (bytes(range(256)) * 8, OtherKind.BINARY, ""),
    (bytes(512), OtherKind.BINARY, ""),
    (page("Results"), OtherKind.PAGE, ""),
    (archive(a__html=page("Results"), b__html=page("Played on RealBridge")), OtherKind.PAGE_OF_REALBRIDGE, ""),
    (b"\xef\xbb\xbf<!-- saved --> <HTML>", OtherKind.PAGE, ""),
    (b'<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "x"><html/>', OtherKind.PAGE, ""),
    (page('<a href="https://www.bridgewebs.com/club">'), OtherKind.PAGE_OF_BRIDGEWEBS, "BridgeWebs"),
    (page('<script src="https://www.pianola.net/a.js">'), OtherKind.PAGE_OF_PIANOLA, "Pianola"),
    (page('<a href="https://www.bridgebase.com/myhands">'), OtherKind.PAGE_OF_BBO, "Bridge Base Online"),
    (page("Played on RealBridge"), OtherKind.PAGE_OF_REALBRIDGE, "RealBridge"),
    (page('<td class="bdc">JFR Pary</td>'), OtherKind.PAGE_OF_JFR, "JFR"),
]


@pytest.mark.parametrize(("data", "kind", "word"), KINDS, ids=[f"{kind.name} {word}" for _data, kind, word in KINDS])
def test_a_file_that_is_something_else_is_named(data: bytes, kind: OtherKind, word: str) -> None:
    with pytest.raises(OtherFile) as refusal:
        read_sessions(data, "evening.pbn")
    assert refusal.value.kind is kind
    sentence = str(refusal.value)
    assert word in sentence
    assert sentence.startswith("This is ")
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_an_sqlite_database_is_named(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "club.db") as database:
        database.execute("CREATE TABLE results (board int)")
    with pytest.raises(OtherFile, match="This is an SQLite database"):
        read_sessions((tmp_path / "club.db").read_bytes())


def test_every_kind_is_tried() -> None:
    tried = {kind for _data, kind, _word in KINDS} | {OtherKind.SQLITE, OtherKind.ACCESS}
    assert tried == set(OtherKind)


@pytest.mark.parametrize(
    "name", sorted(path.name for path in DATA.glob("*.*") if path.suffix in (".pbn", ".xml", ".csv"))
)
def test_our_own_formats_are_nothing_else(name: str) -> None:
    data = (DATA / name).read_bytes()
    for refuse in (refuse_others, refuse_no_text):
        refuse(data)
        refuse(b"\xef\xbb\xbf" + data)


def test_text_in_utf_16_that_says_so_is_read() -> None:
    assert len(read_sessions(PBN.decode().encode("utf-16"))) == len(read_sessions(PBN))


def test_an_empty_file_is_refused_as_that() -> None:
    with pytest.raises(FormatError, match=exactly("the file: expected a file that is not empty.")):
        read_sessions(b" \n\n")


def test_what_was_packed_alone_is_read_as_it_is() -> None:
    assert read_sessions(archive(evening__pbn=PBN, readme__doc=b"y")) == read_sessions(PBN)
    assert read_sessions(archive(evening__txt=PBN)) == read_sessions(PBN)
    bws = (DATA / "club_evening.bws").read_bytes()
    assert read_sessions(archive(evening__bws=bws)) == read_sessions(bws)


def test_a_page_of_comments_without_end_is_no_page() -> None:
    assert not is_page("<!---->" * 500 + "<EVENT>")


@settings(max_examples=150)
@given(
    st.sampled_from([data for data, _kind, _word in KINDS]),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 8), st.binary(max_size=6)), min_size=1, max_size=4),
)
def test_a_file_of_another_kind_made_bad_is_read_or_refused(
    data: bytes, changes: list[tuple[float, int, bytes]]
) -> None:
    bad = data
    for where, length, new in changes:
        at = int(where * len(bad))
        bad = bad[:at] + new + bad[at + length :]
    read_or_refuse(bad)


def test_a_workbook_that_was_cut_off_is_called_a_workbook() -> None:
    with pytest.raises(FormatError, match="expected an Excel workbook that can be opened"):
        read_sessions(document("xl/workbook.xml")[:-30])
