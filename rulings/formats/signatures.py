"""Files that are something else, known by their own first bytes: what each is, and what to send in its place.

Only what the bytes say for certain has a kind here; a text that is none of our formats is refused by the reader, and
that says what it expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum

from rulings.formats.errors import Expected, FormatError, shown


class OtherKind(StrEnum):
    """What a file can be that nobody reads here: the value is its whole English sentence."""

    ZIP = "This is a ZIP archive (files in it: {count}): unpack it, and import the file of the session itself."
    ZIP_DAMAGED = "This is a ZIP archive that cannot be opened: copy it again, or send the file in it itself."
    EXCEL = "This is an Excel workbook (.xlsx): save it as CSV in the spreadsheet program, and import that."
    OLD_EXCEL = "This is an old Excel workbook (.xls): save it as CSV in the spreadsheet program, and import that."
    OPEN_SHEET = "This is an OpenDocument sheet (.ods): save it as CSV in the spreadsheet program, and import that."
    WORD = "This is a Word document: export the results from the scoring program as PBN, USEBIO or CSV."
    DOCUMENT = "This is a text document: export the results from the scoring program as PBN, USEBIO or CSV."
    OLE = "This is a document of an old Office program: export the results from the scoring program as PBN or CSV."
    PROTECTED = (
        "This is a document that is protected by a password: open it, save it without the password, and import that."
    )
    PDF = "This is a PDF, which has no results to be read: export them from the scoring program as PBN, USEBIO or CSV."
    PICTURE = "This is a picture ({name}), which has no results to be read: export them as PBN, USEBIO or CSV."
    ARCHIVE = "This is a {name} archive: unpack it, and import the file of the session itself."
    SQLITE = (
        "This is an SQLite database of another program: export the results from that program as PBN, USEBIO or CSV."
    )
    ACCESS = (
        "This is an Access database of another program, not of Bridgemate: import the session's file that ends in .bws,"
        " or export the results as PBN, USEBIO or CSV."
    )
    MAIL = "This is an e-mail: save the file that is attached to it, and import that."
    ACBLSCORE = (
        "This is a game file of ACBLscore, which is not read here: import the Bridgemate file (.bws) of the game, or"
        " export it as PBN or CSV."
    )
    PROGRAM = "This is a Windows program, not a file of results: import what it saved or exported."
    WIDE_TEXT = "This is text in UTF-16 without its mark: save it as UTF-8, and import that."
    BINARY = "This is a file in a program's own form, which is not known here: export it as PBN, USEBIO or CSV."
    PAGE = "This is a web page: export the results from the scoring program as PBN, USEBIO or CSV, and import that."
    PAGE_OF_BRIDGEWEBS = (
        "This is a page of BridgeWebs: get the session's PBN or USEBIO file from its results there, and import that."
    )
    PAGE_OF_PIANOLA = "This is a page of Pianola: get the session's PBN or USEBIO file from Pianola, and import that."
    PAGE_OF_BBO = "This is a page of Bridge Base Online: get the tournament's PBN or LIN file there, and import that."
    PAGE_OF_REALBRIDGE = "This is a page of RealBridge: get the session's PBN or USEBIO file there, and import that."
    PAGE_OF_JFR = "This is a results page of JFR Pary or Teamy: export the event as PBN or as CSV, and import that."


class OtherFile(FormatError):
    """The file is something else. `kind` says what, `values` fill its sentence."""

    def __init__(self, kind: OtherKind, **values: object) -> None:
        super().__init__(Expected.KNOWN_FORMAT)
        self.kind = kind
        self.values = {name: shown(str(value)) for name, value in values.items()}

    def __str__(self) -> str:
        return self.kind.value.format_map(self.values)

    @property
    def told(self) -> str:
        return str(self)


_BEGINNINGS: tuple[tuple[bytes, OtherKind, str], ...] = (
    (b"%PDF-", OtherKind.PDF, ""),
    (rb"{\rtf", OtherKind.DOCUMENT, ""),
    (b"\x12\x0a\x03AC3", OtherKind.ACBLSCORE, ""),
    (b"SQLite format 3\x00", OtherKind.SQLITE, ""),
    (b"\x1f\x8b", OtherKind.ARCHIVE, "gzip"),
    (b"BZh", OtherKind.ARCHIVE, "bzip2"),
    (b"\xfd7zXZ\x00", OtherKind.ARCHIVE, "xz"),
    (b"7z\xbc\xaf\x27\x1c", OtherKind.ARCHIVE, "7-Zip"),
    (b"Rar!\x1a\x07", OtherKind.ARCHIVE, "RAR"),
    (b"\x89PNG\r\n\x1a\n", OtherKind.PICTURE, "PNG"),
    (b"\xff\xd8\xff", OtherKind.PICTURE, "JPEG"),
    (b"GIF87a", OtherKind.PICTURE, "GIF"),
    (b"GIF89a", OtherKind.PICTURE, "GIF"),
    (b"II*\x00", OtherKind.PICTURE, "TIFF"),
    (b"MM\x00*", OtherKind.PICTURE, "TIFF"),
)
_SHEET_TYPE = b"application/vnd.oasis.opendocument.spreadsheet"
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_OLE_STREAMS = {
    "EncryptedPackage": OtherKind.PROTECTED,
    "Workbook": OtherKind.OLD_EXCEL,
    "Book": OtherKind.OLD_EXCEL,
    "WordDocument": OtherKind.WORD,
    "__properties_version1.0": OtherKind.MAIL,
}
_MAIL_HEADER = rb"(?:From|To|Date|Subject|Received|Return-Path|Delivered-To|MIME-Version|Message-ID|X-[\w-]+):"
_MAIL = re.compile(rb"(?:" + _MAIL_HEADER + rb"[^\n]*\n(?:[ \t][^\n]*\n)*){3}", re.IGNORECASE)
_JFR = r"jfr (?:pary|teamy)|JFR 20\d\d|pzbs\.pl/jfr|class=\"bdc"
_PAGES_OF = tuple(
    (re.compile(mark, re.IGNORECASE), kind)
    for mark, kind in (
        (r"bridgewebs", OtherKind.PAGE_OF_BRIDGEWEBS),
        (r"pianola", OtherKind.PAGE_OF_PIANOLA),
        (r"realbridge", OtherKind.PAGE_OF_REALBRIDGE),
        (r"bridgebase\.com|bridge base online", OtherKind.PAGE_OF_BBO),
        (_JFR, OtherKind.PAGE_OF_JFR),
    )
)
_READ_FOR_MARKS = 200_000
_UNREADABLE = re.compile(rb"[\x00-\x08\x0e-\x1f]")


def refuse_others(data: bytes) -> None:
    """`OtherFile` for a file that nobody reads here and that is surely no ZIP or page; nothing for any other."""
    for beginning, kind, name in _BEGINNINGS:
        if data.startswith(beginning):
            raise OtherFile(kind, name=name)
    for look in (_office, _picture, _mail):
        if (other := look(data)) is not None:
            raise other


def refuse_documents(names: Sequence[str], data: bytes) -> None:
    """`OtherFile` for an archive that is a document of an Office program, by the names of what is in it."""
    if (kind := _document(names, data)) is not None:
        raise OtherFile(kind)


def other_page(texts: Iterable[str]) -> OtherFile:
    """What to say of web pages without results: whose they are, where one of them says so."""
    marked = (kind for text in texts for mark, kind in _PAGES_OF if mark.search(text, 0, _READ_FOR_MARKS))
    return OtherFile(next(marked, OtherKind.PAGE))


def refuse_no_text(data: bytes) -> None:
    """`OtherFile` for bytes that no text has: UTF-16 that does not say so, a program, or anything else."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")) or b"\0" not in data:
        return
    if data.startswith(b"MZ"):
        raise OtherFile(OtherKind.PROGRAM)
    sample = data[:4096]
    halves = (sample[0::2], sample[1::2])
    if any(
        4 * half.count(0) > 3 * len(half) and not _UNREADABLE.search(other) for half, other in (halves, halves[::-1])
    ):
        raise OtherFile(OtherKind.WIDE_TEXT)
    if len(_UNREADABLE.findall(sample)) > len(sample) // 20:
        raise OtherFile(OtherKind.BINARY)


def _document(names: Sequence[str], data: bytes) -> OtherKind | None:
    """Which document an archive is, by what its kind must have: parts in folders, or its type in the first file."""
    folders = {name.partition("/")[0] for name in names if "/" in name}
    if "[Content_Types].xml" in names:
        return OtherKind.EXCEL if "xl" in folders else OtherKind.WORD if "word" in folders else OtherKind.DOCUMENT
    if "mimetype" in names:
        return OtherKind.OPEN_SHEET if _SHEET_TYPE in data[:200] else OtherKind.DOCUMENT
    return None


def _office(data: bytes) -> OtherFile | None:
    """A document of an old Office program, by the names of its streams."""
    if not data.startswith(_OLE):
        return None
    found = (kind for name, kind in _OLE_STREAMS.items() if f"{name}\0".encode("utf-16-le") in data)
    return OtherFile(next(found, OtherKind.OLE))


def _picture(data: bytes) -> OtherFile | None:
    """Pictures whose mark is not at the very beginning."""
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return OtherFile(OtherKind.PICTURE, name="WebP")
    if data[4:8] == b"ftyp" and data[8:12] in (b"heic", b"heix", b"mif1", b"avif"):
        return OtherFile(OtherKind.PICTURE, name="HEIC")
    is_bitmap = data.startswith(b"BM") and int.from_bytes(data[2:6], "little") == len(data)
    return OtherFile(OtherKind.PICTURE, name="BMP") if is_bitmap else None


def _mail(data: bytes) -> OtherFile | None:
    return OtherFile(OtherKind.MAIL) if _MAIL.match(data) else None
