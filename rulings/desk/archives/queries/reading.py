"""An archive read: whether it is one, whole and as it was made, and its rows, one after another.

It comes from somewhere else: nothing in it is believed, and never more of it is unpacked than it may hold.
"""

import json
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from io import BufferedReader
from typing import IO, Any

from rulings.desk.archives.values.manifest import (
    CHAIN,
    FORMAT,
    LONGEST_LINE,
    LONGEST_MANIFEST,
    MANIFEST,
    VERSION,
    Manifest,
    Part,
    file_of,
)
from rulings.desk.archives.values.tables import ALL
from rulings.desk.archives.wording import CHANGED, NEWER, NOT_AN_ARCHIVE, TOO_LARGE
from rulings.desk.base.audit import canonical
from rulings.desk.base.refusals import BadInput, Sentence
from rulings.desk.base.signing import is_signed

_FILES = frozenset({CHAIN, *(file_of(table.name) for table in ALL)})
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, UnicodeDecodeError)
"""What is raised by a file that is no ZIP, or a broken, encrypted or strange one."""
_PACKED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def refused(sentence: Sentence) -> BadInput:
    """What is raised of a file that cannot be taken."""
    return BadInput(sentence, "file")


class Archive:
    """An archive in a file that can be read more than once; `BadInput` where it is none, or holds more than `most`."""

    def __init__(self, file: IO[bytes], most: int) -> None:
        with _told(NOT_AN_ARCHIVE):
            self._zip = zipfile.ZipFile(file)
        self.manifest = self._read_manifest(most)

    def rows(self, name: str) -> Iterator[dict[str, Any]]:
        """The rows of one of its files; `BadInput` where that is not as the manifest tells."""
        part, count, size, digest = self.manifest.parts[name], 0, 0, sha256()
        with _told(CHANGED), self._zip.open(name) as packed:
            for line in _lines(packed, part.size):
                digest.update(line)
                count, size = count + 1, size + len(line)
                yield _row(line)
        if Part(count, size, digest.hexdigest()) != part:
            raise refused(CHANGED)

    def _read_manifest(self, most: int) -> Manifest:
        """What it says of itself, once that is signed, of a version that is known, and names all files there are."""
        told = self._told_of_itself()
        if told.get("format") != FORMAT or not isinstance(told.get("version"), int):
            raise refused(NOT_AN_ARCHIVE)
        if told["version"] > VERSION or not _FILES.issuperset(told.get("files", ())):
            raise refused(NEWER)
        if not _is_signed(told):
            raise refused(CHANGED)
        manifest = _manifest_of(told)
        if sum(part.size for part in manifest.parts.values()) > most:
            raise refused(TOO_LARGE)
        if sorted([MANIFEST, *manifest.parts]) != sorted(self._zip.namelist()) or manifest.parts.keys() != _FILES:
            raise refused(CHANGED)
        if any(each.compress_type not in _PACKED for each in self._zip.infolist()):
            raise refused(NOT_AN_ARCHIVE)
        return manifest

    def _told_of_itself(self) -> dict[str, Any]:
        """The manifest as it stands there."""
        with _told(NOT_AN_ARCHIVE):
            if MANIFEST not in self._zip.namelist():
                raise refused(NOT_AN_ARCHIVE)
            with self._zip.open(MANIFEST) as packed:
                text = packed.read(LONGEST_MANIFEST + 1)
        if len(text) > LONGEST_MANIFEST:
            raise refused(NOT_AN_ARCHIVE)
        return _row(text, NOT_AN_ARCHIVE)


@contextmanager
def _told(sentence: Sentence) -> Iterator[None]:
    """What reading raises, as a refusal."""
    try:
        yield
    except _BROKEN:
        raise refused(sentence) from None


def _lines(packed: Any, size: int) -> Iterator[bytes]:
    """The lines of a packed file, up to the bytes that it may have; one that is longer is never unpacked to its end."""
    buffered, left = BufferedReader(packed), size
    while line := buffered.readline(min(LONGEST_LINE, left + 1)):
        left -= len(line)
        if left < 0 or not line.endswith(b"\n"):
            raise refused(CHANGED)
        yield line


def _row(text: bytes, sentence: Sentence = CHANGED) -> dict[str, Any]:
    """A JSON object; `BadInput` for anything else."""
    try:
        row = json.loads(text, parse_constant=_refuse_number)
    except (ValueError, RecursionError):
        raise refused(sentence) from None
    if not isinstance(row, dict):
        raise refused(sentence)
    return row


def _refuse_number(_text: str) -> None:
    """What is no number anywhere but in JSON as Python reads it."""
    raise ValueError("no number")


def _is_signed(told: Mapping[str, Any]) -> bool:
    """Whether the signature is that key's on all the rest."""
    whole = {name: value for name, value in told.items() if name != "signature"}
    try:
        return is_signed(canonical(whole), str(told.get("public_key")), str(told.get("signature")))
    except (ValueError, UnicodeEncodeError):
        return False


def _manifest_of(told: Mapping[str, Any]) -> Manifest:
    """The manifest; `BadInput` where something is missing in it."""
    try:
        club, parts = told["club"], {name: Part.of(part) for name, part in told["files"].items()}
        name, slug = str(club["name"]), str(club["slug"])
        return Manifest(
            str(told["site"]), str(told["made_at"]), name, slug, told["head"] or {}, str(told["public_key"]), parts
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise refused(NOT_AN_ARCHIVE) from None
