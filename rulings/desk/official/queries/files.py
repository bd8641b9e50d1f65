"""The kinds of files that a session can be had as, and the session as one of them."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rulings.desk.official.queries.exporting import as_file
from rulings.desk.official.queries.rulings import rulings_of
from rulings.formats.csv.writer import write_csv
from rulings.formats.json.writer import write_json
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.session import SessionFile
from rulings.formats.usebio.writer import write_usebio
from rulings.formats.written import Written
from rulings.models import Session

_MARK = "\ufeff"
"""By which a spreadsheet knows that a file is in UTF-8."""


@dataclass(frozen=True)
class _FileKind:
    """A format: how its file's name ends, what it is called, its media type, and whether it has a place for rulings."""

    suffix: str
    name: str
    media_type: str
    write: Callable[[SessionFile], Written]
    holds_rulings: bool = False
    is_for_spreadsheets: bool = False

    def data(self, file: SessionFile) -> bytes:
        """The file's bytes."""
        text = self.write(file).text
        return (_MARK + text if self.is_for_spreadsheets else text).encode()


KINDS = {
    each.suffix: each
    for each in (
        _FileKind("xml", "USEBIO 1.2", "application/xml", write_usebio),
        _FileKind("pbn", "PBN 2.1", "text/plain", write_pbn, holds_rulings=True),
        _FileKind("csv", "CSV", "text/csv", write_csv, is_for_spreadsheets=True),
        _FileKind("json", "JSON", "application/json", write_json, holds_rulings=True),
    )
}


def file_of(session: Session, *, with_rulings: bool) -> SessionFile:
    """The session as every kind writes it; with its rulings in force, in the active language, it is for directors."""
    file = as_file(session)
    return replace(file, rulings=rulings_of(session)) if with_rulings else file
