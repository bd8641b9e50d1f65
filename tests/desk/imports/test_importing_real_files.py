"""Files as other programs write them: each comes in, and what it holds of a table makes a record that the laws read."""

from pathlib import Path

import pytest

from rulings.desk.cases.queries.table import record_of
from rulings.desk.imports.services.importing import import_session
from rulings.laws.record.record import read_record
from rulings.models import Club, IrregularityReport, Result
from tests.formats.samples import DATA, SHARED

FILES = [path for folder in (DATA, SHARED) if folder.is_dir() for path in sorted(folder.glob("*.*"))]
KINDS = {".pbn", ".xml", ".lin", ".csv", ".bws"}


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix in KINDS], ids=lambda path: path.name)
def test_every_result_makes_a_record(club: Club, path: Path) -> None:
    imported = import_session(actor=None, club=club, data=path.read_bytes(), filename=path.name)
    results = Result.objects.select_related("board__session").filter(board__session=imported.session)
    assert len(results) == imported.results
    for result in results:
        report = IrregularityReport(session=imported.session, board=result.board, result=result)
        assert read_record(record_of(report)).board == result.board.number
