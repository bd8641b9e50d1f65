"""A session written in each format and brought in again is ranked as it was: what counts went through the file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.formats.csv.writer import write_csv
from rulings.formats.pbn.writer import write_pbn
from rulings.formats.reader import read_session
from rulings.formats.session import SessionFile
from rulings.formats.usebio.writer import write_usebio
from rulings.formats.written import Written
from rulings.models import Club
from tests.formats.samples import DATA, SHARED

Write = Callable[[SessionFile], Written]
WRITERS = (write_usebio, write_pbn, write_csv)
HELD = {
    "club_howell.xml": WRITERS,
    "usebio_mp_howell_a5050.xml": WRITERS,
    "usebio_butler_howell.xml": WRITERS,
    "usebio_mp_mitchell_20220711.xml": (write_usebio, write_pbn),
}
"""The formats that hold what the ranking hangs on: in the last file totals alone tell the formula of short boards."""
CASES = [
    (folder / name, write)
    for folder in (DATA, SHARED)
    for name, writers in HELD.items()
    if (folder / name).exists()
    for write in writers
]


def ranked(club: Club, data: bytes) -> list[list[tuple[str, tuple[str, ...], str]]]:
    """Each line's places, names and totals."""
    session = import_session(actor=None, club=club, data=data, filename="written").session
    lines = score_data(score_sheet(session))["lines"]
    return [[(row["place"], tuple(row["names"]), row["total"]) for row in line["ranking"]] for line in lines]


@pytest.mark.parametrize(("path", "write"), CASES, ids=lambda value: getattr(value, "stem", None) or value.__name__)
def test_a_written_session_is_ranked_as_it_was(club: Club, path: Path, write: Write) -> None:
    data = path.read_bytes()
    assert ranked(club, write(read_session(data)).text.encode()) == ranked(club, data)
